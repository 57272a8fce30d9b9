import { same, type Seat } from '#kernel';
import type { CardNo } from '../../rules/kinds.ts';
import type { Event } from '../../rules/state.ts';
import type { HeardEvent } from '#screen';

/** What came of an event or a plebiscite, as far as it was shown. */
export interface Story {
  readonly event: { readonly card: CardNo; readonly by: Seat; readonly targets: readonly Seat[] } | null; // null: no card
  readonly plebiscite: Extract<Event, { type: 'plebisciteHeld' }> | null; // null: none was held
  /** The oldest first. */
  readonly events: readonly Event[];
}

/** Moves with one of these are told in the panel. */
const TOLD: ReadonlySet<Event['type']> = new Set([
  'eventPlayed',
  'ticked',
  'removed',
  'tookOver',
  'covered',
  'uncovered',
  'relocated',
  'districtTaken',
  'districtLost',
  'plebisciteHeld',
]);

/** These belong to the course of a turn, not to the story of an event. */
const UNTOLD: ReadonlySet<Event['type']> = new Set(['drew', 'turnBegan', 'pointerMoved', 'eventEnded', 'placed']);

/** The story a moment belongs to, up to that moment; undefined: it is no part of one. */
export function storyIn(moment: HeardEvent | undefined, heard: readonly HeardEvent[]): Story | undefined {
  if (!moment) return undefined;
  const events = heard.filter(({ n }) => n === moment.n).map(({ event }) => event as Event);
  if (!events.some(({ type }) => TOLD.has(type))) return undefined;
  return storyFrom(events.slice(0, events.findLastIndex(event => same(event, moment.event)) + 1));
}

/** The story that these events tell; undefined: none. */
export function storyFrom(shown: readonly Event[]): Story | undefined {
  const played = shown.findLast(event => event.type === 'eventPlayed' || event.type === 'ticked');
  const plebiscite = shown.findLast(event => event.type === 'plebisciteHeld') ?? null;
  const events = shown.filter(({ type }) => !UNTOLD.has(type));
  return events.length === 0 ? undefined : { event: played ? cardIn(played) : null, plebiscite, events };
}

const cardIn = (event: Extract<Event, { type: 'eventPlayed' | 'ticked' }>): Story['event'] =>
  event.type === 'eventPlayed'
    ? { card: event.card, by: event.by, targets: event.targets }
    : { card: event.event, by: event.holder, targets: [] };
