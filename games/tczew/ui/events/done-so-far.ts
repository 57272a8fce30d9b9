import type { Event } from '../../rules/state.ts';

/** Told by the card and the dice, or part of the course of a turn. */
const UNTOLD: ReadonlySet<Event['type']> = new Set([
  'eventPlayed',
  'ticked',
  'rolled',
  'turnBegan',
  'pointerMoved',
  'eventEnded',
]);

/** What the event that is being resolved has done so far. */
export function doneSoFar(heard: readonly Event[]): Event[] {
  const from = heard.findLastIndex(({ type }) => type === 'eventPlayed' || type === 'ticked');
  return from < 0 ? [] : heard.slice(from).filter(({ type }) => !UNTOLD.has(type));
}
