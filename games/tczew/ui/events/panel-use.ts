import { isEvent } from '../../rules/components.ts';
import type { CardNo } from '../../rules/kinds.ts';
import type { TczewDesk } from '../desk.ts';
import { courseOf } from '../since/moves.ts';
import { type Story, storyFrom, storyIn } from './story-lines.ts';

/** The story whose moment is shown now, or the last one that I have not read; undefined: none. */
export const storyOf = (desk: TczewDesk): Story | undefined =>
  storyIn(desk.moments.shown()?.moment.heard, desk.props.heard ?? desk.props.news) ?? unreadStory(desk);

/** What an event did to me stays beside the map at the beginning of my turn, until I act or close it. */
export function unreadStory(desk: TczewDesk): Story | undefined {
  const outcome = desk.unreadOutcome();
  const isOver = desk.moments.unshown().length === 0 && desk.moments.shown() === undefined;
  if (!outcome || !isOver || desk.room() !== 'wide') return undefined;
  if (!desk.isMyTurn() || desk.isHoldingPlebiscite()) return undefined;
  const story = storyFrom(courseOf(desk.props.heard ?? desk.props.news, outcome.move));
  return story?.event || story?.plebiscite ? story : undefined;
}

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
