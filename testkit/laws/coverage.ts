import { demand } from '../broken.ts';
import type { AnyContractOptions } from '../contract-options.ts';
import { positions, type Walk } from '../walk.ts';

/** What random games have used so far. */
export interface Coverage {
  readonly actions: Set<string>;
  readonly events: Set<string>;
  readonly cards: Set<string>;
}

const KINDS = ['actions', 'events', 'cards'] as const;

export const emptyCoverage = (): Coverage => ({ actions: new Set(), events: new Set(), cards: new Set() });

/** Plays the run and notes what it used; unlisted types fail at once. */
export function note(coverage: Coverage, walk: Walk): void {
  const { practice } = walk;
  for (const { state, told, moves } of positions(walk)) {
    const action = moves.at(-1)?.action ?? undefined;
    const events = told.flatMap(one =>
      one.to === 'all' || one.others === null ? [one.event] : [one.event, one.others],
    );
    if (action) coverage.actions.add(action.type);
    for (const event of events) coverage.events.add('type' in event ? String(event.type) : 'an event without a type');
    for (const card of practice.cards?.used(state, events, action) ?? []) coverage.cards.add(card);
  }
  for (const kind of KINDS) {
    const known = listed(practice, kind);
    const stray = known && [...coverage[kind]].find(name => !known.includes(name));
    demand(stray === undefined, 'coverage', () => `${stray} is used, and not in the list of ${kind}`);
  }
}

export function isFull(coverage: Coverage, practice: AnyContractOptions): boolean {
  return KINDS.every(kind => unused(coverage, practice, kind).length === 0);
}

export function demandFull(coverage: Coverage, practice: AnyContractOptions, matches: number): void {
  for (const kind of KINDS) {
    const missing = unused(coverage, practice, kind);
    demand(
      missing.length === 0,
      'coverage',
      () => `in ${matches} random games, of the ${kind} these were never used: ${missing.join(', ')}`,
    );
  }
}

const unused = (coverage: Coverage, practice: AnyContractOptions, kind: (typeof KINDS)[number]): string[] =>
  (listed(practice, kind) ?? []).filter(name => !coverage[kind].has(name));

const listed = (practice: AnyContractOptions, kind: (typeof KINDS)[number]): readonly string[] | undefined =>
  kind === 'cards' ? practice.cards?.all : practice[kind];
