import type { CardNo } from '../../rules/kinds.ts';
import { eventTexts } from '../../telling/names.ts';
import type { TczewDesk } from '../desk.ts';

/** The text of an event. Its second part is for the extended game only (TCZ-8.11). */
export const eventLines = (desk: TczewDesk, event: CardNo): string[] =>
  eventTexts(event, desk.open().options.mode).map(line => desk.say(line));
