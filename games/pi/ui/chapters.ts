import type { BySeat } from '#kernel';
import type { Case, Event, View } from '../rules/state.ts';

/** One investigation that is over. */
export interface Chapter {
  readonly investigation: number;
  readonly seats: BySeat<{
    readonly case: Case;
    readonly points: number;
    /** The round in which the seat solved; null: it did not, or nobody here heard of it. */
    readonly round: number | null;
    readonly isMisled: boolean;
  }>;
}

/** The investigations that are over, with all their cases (PI-9.5). */
export function chaptersOf({ open }: Readonly<View>, events: readonly Event[]): Chapter[] {
  const told = eventsByInvestigation(events);
  return open.past.map((cases, at) => {
    const heard = told.get(at + 1) ?? [];
    return {
      investigation: at + 1,
      seats: cases.map((known, seat) => {
        const solved = heard.find(event => event.type === 'solved' && event.seat === seat);
        return {
          case: known,
          points: open.solvers[seat]?.scores[at] ?? 0,
          round: solved?.type === 'solved' ? solved.round : null,
          isMisled: heard.some(event => event.type === 'misled' && event.solver === seat),
        };
      }),
    };
  });
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
