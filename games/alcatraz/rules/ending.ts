import { clockwiseFrom, type BySeat, type Result, type RuleId, type Seat, seatsOf, type Table } from '#kernel';
import { prisonerOf } from './board.ts';
import { ELEMENTS } from './components.ts';
import type { Criterion, Ending, Event, Open, Prisoner, State } from './state.ts';

/** Players without whom the others have all six elements (ALC-16.3). */
export const redundantIn = ({ prisoners }: Pick<Open, 'prisoners'>): Seat[] =>
  seatsOf(prisoners.length).filter(seat => {
    const others = new Set(prisoners.filter((_, other) => other !== seat).flatMap(({ marks }) => marks));
    return ELEMENTS.every(element => others.has(element));
  });

/** What is compared one after the other; the least stays behind (ALC-16.8). */
const KEYS: readonly { readonly criterion: Criterion; of(prisoner: Prisoner): number }[] = [
  { criterion: 'elements', of: ({ marks }) => marks.length },
  { criterion: 'cash', of: ({ cash }) => cash },
  { criterion: 'items', of: ({ items }) => items.length },
  { criterion: 'strength', of: ({ strength }) => strength },
];

export type Verdict =
  | { readonly type: 'goesOn' }
  | { readonly type: 'stays'; readonly seat: Seat; readonly decidedBy: Criterion }
  /** A full tie: the others name who stays (ALC-16.9). */
  | { readonly type: 'tie'; readonly candidates: readonly Seat[] };

/** Who would stay behind if the game were tested now (ALC-16.2 to ALC-16.9). */
export function verdictOn(open: Pick<Open, 'prisoners' | 'scapegoat'>): Verdict {
  let candidates = redundantIn(open);
  const [only] = candidates;
  if (only === undefined) return { type: 'goesOn' };
  if (candidates.includes(open.scapegoat)) return { type: 'stays', seat: open.scapegoat, decidedBy: 'scapegoat' };
  if (candidates.length === 1) return { type: 'stays', seat: only, decidedBy: 'onlyOne' };
  for (const { criterion, of } of KEYS) {
    const least = Math.min(...candidates.map(seat => of(prisonerOf(open, seat))));
    candidates = candidates.filter(seat => of(prisonerOf(open, seat)) === least);
    const [last] = candidates;
    if (candidates.length === 1 && last !== undefined) return { type: 'stays', seat: last, decidedBy: criterion };
  }
  return { type: 'tie', candidates };
}

/** Tests the end of the game right after the rewards of a task (ALC-16.1); true if no further play follows. */
export function testEnd(state: State, table: Table<Event>): boolean {
  const { open } = state;
  const verdict = verdictOn(open);
  switch (verdict.type) {
    case 'goesOn':
      return false;
    case 'stays':
      escape(state, { stays: verdict.seat, decidedBy: verdict.decidedBy, namings: null }, table);
      return true;
    case 'tie':
      open.phase = 'naming';
      open.acting = null;
      open.naming = { candidates: verdict.candidates, named: [] };
      state.namings = seatsOf(open.seats).map(() => null);
      table.tell({ type: 'namingBegan', candidates: verdict.candidates });
      return true;
  }
}

/** The players outside the tie (ALC-16.9). */
export const decidersOf = ({ naming, seats }: Pick<Open, 'naming' | 'seats'>): Seat[] =>
  naming ? seatsOf(seats).filter(seat => !naming.candidates.includes(seat)) : [];

export function whyNotName(open: Open, me: Seat, candidate: unknown): RuleId | undefined {
  const isDue = open.naming && decidersOf(open).includes(me) && !open.naming.named.includes(me);
  return isDue && open.naming?.candidates.some(one => one === candidate) ? undefined : 'ALC-16.9';
}

export function nameStayer(state: State, by: Seat, candidate: Seat, table: Table<Event>): void {
  const { open, namings } = state;
  if (!open.naming) throw new Error('nobody is to be named');
  open.naming = { candidates: open.naming.candidates, named: [...open.naming.named, by] };
  namings[by] = candidate;
  table.tell({ type: 'named', by });
  if (decidersOf(open).every(seat => namings[seat] !== null)) closeNaming(state, table);
}

/** A missing naming counts for the first candidate clockwise from the scapegoat (ALC-16.9). */
export function closeNaming(state: State, table: Table<Event>): void {
  const { open } = state;
  if (!open.naming) throw new Error('nobody is to be named');
  const { candidates } = open.naming;
  const usual = clockwiseFrom(open.scapegoat, open.seats).find(seat => candidates.includes(seat));
  const deciders = decidersOf(open);
  const namings = seatsOf(open.seats).map(seat =>
    deciders.includes(seat) ? (state.namings[seat] ?? usual ?? null) : null,
  );
  const votes = (candidate: Seat): number => namings.filter(named => named === candidate).length;
  const most = Math.max(...candidates.map(votes));
  const leaders = candidates.filter(candidate => votes(candidate) === most);
  const byScapegoat = namings[open.scapegoat] ?? null;
  const [first] = leaders;
  const stays = leaders.find(leader => leader === byScapegoat) ?? first;
  if (stays === undefined) throw new Error('nobody was named');
  escape(state, { stays, decidedBy: 'naming', namings }, table);
}

interface Decision {
  readonly stays: Seat;
  readonly decidedBy: Criterion;
  readonly namings: BySeat<Seat | null> | null;
}

function escape(state: State, { stays, decidedBy, namings }: Decision, table: Table<Event>): void {
  endMatch(state, { outcome: 'escape', stays, decidedBy, redundant: redundantIn(state.open), namings }, table);
}

/** The 21st guard would have to enter (ALC-17.1). */
export function loseTogether(state: State, table: Table<Event>): void {
  endMatch(state, { outcome: 'allLose' }, table);
}

function endMatch(state: State, ending: Ending, table: Table<Event>): void {
  const { open } = state;
  open.phase = 'over';
  open.acting = null;
  open.pending = null;
  open.naming = null;
  open.ending = ending;
  state.namings = [];
  table.tell({ type: 'matchEnded', ending });
}

/** ALC-17.3: all but one win together, or nobody does. */
export function resultOf({ ending, seats }: Pick<Open, 'ending' | 'seats'>): Result | undefined {
  if (!ending) return undefined;
  const all = seatsOf(seats);
  if (ending.outcome === 'allLose')
    return { winners: [], ranks: all.map(() => 1), points: all.map(() => 0), worth: all.map(() => 0) };
  return {
    winners: all.filter(seat => seat !== ending.stays),
    ranks: all.map(seat => (seat === ending.stays ? seats : 1)),
    points: all.map(seat => (seat === ending.stays ? 0 : 1)),
    worth: all.map(seat => (seat === ending.stays ? 0 : 1)),
  };
}
