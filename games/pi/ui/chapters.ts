import type { BySeat, Seat } from '#kernel';
import type { Case, Event, View } from '../rules/state.ts';

/** The outcome of a seat's case. */
export type CaseOutcome =
  | { readonly type: 'solved'; readonly round: number }
  | { readonly type: 'misled' }
  | { readonly type: 'unsolved' };

/** One investigation that is over. */
export interface Chapter {
  readonly investigation: number;
  readonly seats: BySeat<{
    readonly case: Case;
    readonly points: number;
    readonly outcome: CaseOutcome | null; // null: not known to this viewer
  }>;
}

/** The investigations that are over, with all their cases (PI-9.5). */
export function chaptersOf({ open }: Readonly<View>, events: readonly Event[]): Chapter[] {
  const told = eventsByInvestigation(events);
  return open.past.map((cases, at) => {
    const heard = told.get(at + 1) ?? [];
    return {
      investigation: at + 1,
      seats: cases.map((known, seat) => ({
        case: known,
        points: open.solvers[seat]?.scores[at] ?? 0,
        outcome: outcomeOf(heard, seat),
      })),
    };
  });
}

function outcomeOf(heard: readonly Event[], seat: Seat): CaseOutcome | null {
  if (!heard.some(({ type }) => type === 'investigationEnded')) return null;
  for (const event of heard) {
    if (event.type === 'solved' && event.seat === seat) return { type: 'solved', round: event.round };
    if (event.type === 'misled' && event.solver === seat) return { type: 'misled' };
  }
  return { type: 'unsolved' };
}

function eventsByInvestigation(events: readonly Event[]): Map<number, Event[]> {
  const told = new Map<number, Event[]>();
  let investigation = 0;
  for (const event of events) {
    if (event.type === 'investigationStarted') investigation = event.investigation;
    const list = told.get(investigation);
    if (list) list.push(event);
    else told.set(investigation, [event]);
  }
  return told;
}

/** The message that heads the end of an investigation, for a player or a spectator. */
export function chapterTitle({ seats }: Chapter, me: Seat | undefined) {
  const mine = me === undefined ? undefined : seats[me];
  if (!mine) return 'board-chapter-open';
  if (mine.outcome?.type === 'misled') return 'board-chapter-given';
  if (mine.outcome?.type !== 'solved') return 'board-chapter-missed';
  const { round } = mine.outcome;
  const isFirst = seats.every(({ outcome }) => outcome?.type !== 'solved' || outcome.round >= round);
  return isFirst ? 'board-chapter-first' : 'board-chapter-solved';
}
