import { untrack } from 'solid-js';
import type { Event } from '../../rules/state.ts';
import type { TczewDesk } from '../desk.ts';

/** An event as the log tells it; empty: it tells nothing. */
export const sentenceOf = (desk: TczewDesk, event: Event): string =>
  desk.props.telling
    .event(event, untrack(desk.view), desk.props.me)
    .map(line => desk.say(line))
    .join(' ');

/** The first line of it: an event without the words on its card. */
export function headlineOf(desk: TczewDesk, event: Event): string {
  if (event.type !== 'eventPlayed') return sentenceOf(desk, event);
  const [line] = desk.props.telling.event(event, untrack(desk.view), desk.props.me);
  return line ? desk.say(line) : '';
}
