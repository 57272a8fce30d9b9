import { isEvent } from '../../rules/components.ts';
import type { CardNo } from '../../rules/kinds.ts';
import type { TczewDesk } from '../desk.ts';
import { type Story, storyIn } from './story-lines.ts';

/** The story whose moment is shown now; undefined: none. */
export const storyOf = (desk: TczewDesk): Story | undefined =>
  storyIn(desk.moments.shown()?.moment.heard, desk.props.heard ?? desk.props.news);

/** The event card of my hand that is about to be played; undefined: none. */
export const chosenEvent = (desk: TczewDesk): CardNo | undefined => {
  const card = desk.chosenCard();
  return card !== undefined && isEvent(card) ? card : undefined;
};

/** What the panel of events is for now; undefined: nothing. */
export function eventPanelUse(desk: TczewDesk): 'event' | 'story' | 'play' | 'plebiscite' | undefined {
  if (desk.open().resolving) return 'event';
  if (storyOf(desk)) return 'story';
  if (chosenEvent(desk) !== undefined) return 'play';
  return desk.isHoldingPlebiscite() ? 'plebiscite' : undefined;
}
