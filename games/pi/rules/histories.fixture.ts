import { type BySeat, canonical, copy, eventsFor, quickChance, same, type Seat, seatsOf, viewersOf } from '#kernel';
import { boardsOf, piecesOf, slot } from './board.fixture.ts';
import { active, bySeat, first, firstOf, wrong } from './breaches.fixture.ts';
import { type Element, type Kind, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import { markerOn, onInvestigators, supply } from './markers.ts';
import {
  eventsOf,
  type MatchHistory,
  isFree,
  luckOf,
  type PlannedMove,
  playAgain,
  type MatchStep,
  stepFrom,
} from './match.fixture.ts';
import { activeSeats, solverAt } from './rounds.ts';
import type { Event, Open, Solver, State } from './state.ts';
import { replyAbout, replyToCard, secretOf } from './truth.fixture.ts';

type Invariant = (history: MatchHistory) => string | undefined;

/** Invariants of a whole match. */
export const MATCH_INVARIANTS = {
  'INV-3': history => {
    const boards = boardsOf(history);
    return firstOf(history.steps, ({ state: { open } }, at) =>
      bySeat(open, (solver, seat) => {
        const { discs, cubes, substitutes } = pieceAt(boards, at, seat);
        return wrong(!same(supply(open, solver), { discs, cubes, substitutes }), `step ${at}`, supply(open, solver), {
          discs,
          cubes,
          substitutes,
        });
      }),
    );
  },
  'INV-4': history => {
    const boards = boardsOf(history);
    return firstOf(history.steps, ({ state: { open } }, at) =>
      bySeat(open, ({ left, investigators }, seat) => {
        const { investigators: supplied, box, onBoard } = pieceAt(boards, at, seat);
        const before = history.steps[at - 1]?.state.open.solvers[seat]?.left ?? 5;
        return first(
          wrong(
            left + investigators.length + box !== 5 || left !== supplied || onBoard.length !== investigators.length,
            `step ${at}`,
            left,
            investigators,
            box,
          ),
          wrong(left > before, `step ${at}: it grows`, before, left),
        );
      }),
    );
  },
  'INV-5': history => {
    const boards = boardsOf(history);
    return firstOf(history.steps, ({ state: { open } }, at) =>
      bySeat(open, (solver, seat) => {
        const { tiles } = pieceAt(boards, at, seat);
        return firstOf(townFor(open.options.edition).placeIds, place =>
          firstOf(KINDS, kind => {
            const [seen, lies] = [markerOn(open, solver, place, kind) ?? null, tiles[slot(place, kind)] ?? null];
            return wrong(!same(seen, lies), `step ${at}: ${kind} in ${place}`, seen, lies);
          }),
        );
      }),
    );
  },
  'INV-7': history => {
    const boards = boardsOf(history);
    return firstOf(history.steps, ({ state: { open } }, at) =>
      active(open, (solver, seat) => {
        const { onBoard } = pieceAt(boards, at, seat);
        return firstOf(solver.investigators, ({ place }) => {
          const there = onBoard.filter(one => one.place === place);
          const seen = {
            discs: onInvestigators(open, solver, place, 'disc'),
            cubes: onInvestigators(open, solver, place, 'cube'),
          };
          const lying = { discs: sum(there.map(({ discs }) => discs)), cubes: sum(there.map(({ cubes }) => cubes)) };
          return first(
            wrong(!same(seen, lying), `step ${at}: on investigators in ${place}`, seen, lying),
            wrong(
              !same(announced(history, at, { seat, place }), inAll(solver, place)),
              `step ${at}: announced for ${place}`,
              inAll(solver, place),
            ),
          );
        });
      }),
    );
  },
  'INV-10': ({ steps }) =>
    firstOf(steps, ({ state: { open } }, at) => {
      const before = steps[at - 1]?.state.open ?? open;
      return wrong(
        before.investigation === open.investigation &&
          !(same(before.suspects, open.suspects) && same(before.crimes, open.crimes)),
        `step ${at}`,
        open.suspects,
        open.crimes,
      );
    }),
  'INV-12': history =>
    firstOf(investigationsOf(history), ({ deal, steps }) =>
      firstOf(viewersOf(history.plan.seats), viewer => {
        const played = steps.slice(0, Math.floor((steps.length * 2) / 3));
        const now = played.at(-1);
        if (!now) return undefined;
        const { hands } = pi.imagine(pi.view(now.state, viewer), quickChance(history.plan.seed));
        let twin = { ...copy(deal.state), hands };
        return firstOf(played, (step, at) => {
          if (!step.move) return undefined;
          const { told, state } = stepFrom(twin, step.move, luckOf(history.plan, step.turn));
          twin = state;
          const [here, there] = [eventsFor(step.told, viewer), eventsFor(told, viewer)].map(events =>
            JSON.stringify(events),
          );
          return first(
            wrong(here !== there, `${viewer} hears at step ${at}`, here, there),
            wrong(
              JSON.stringify(pi.view(state, viewer)) !== JSON.stringify(pi.view(step.state, viewer)),
              `${viewer} sees at step ${at}`,
              state.open,
            ),
          );
        });
      }),
    ),
  'INV-15': ({ steps }) =>
    firstOf(steps, (step, at) =>
      firstOf(eventsOf(step), event => {
        const before = steps[at - 1]?.state;
        if (!before) return undefined;
        if (event.type === 'examined')
          return wrong(
            event.reply !== replyToCard(before.open, secretOf(before, event.by), event.card),
            `step ${at}`,
            event,
          );
        if (event.type !== 'investigated') return undefined;
        const place = townFor(before.open.options.edition).placeIds.indexOf(event.place);
        const truths = event.about.map(kind => replyAbout(before.open, secretOf(before, event.by), kind, place));
        const counts = ['disc', 'cube'].map(marker => truths.filter(reply => reply === marker).length);
        return wrong(!same(counts, [event.discs, event.cubes]), `step ${at}`, event, counts);
      }),
    ),
  'INV-16': ({ plan, steps }) => {
    const plain = playAgain(
      plan,
      movesOf(steps).filter(({ action }) => !isFree(action)),
    );
    const said = (all: readonly MatchStep[]): Event[] =>
      all.flatMap(eventsOf).filter(({ type }) => type !== 'assigned' && type !== 'unassigned');
    return wrong(
      JSON.stringify(said(plain.steps)) !== JSON.stringify(said(steps)),
      'the match without them differs',
      plan,
    );
  },
  'INV-17': history => {
    if (history.plan.answers === 'hand') return undefined;
    return first(
      firstOf(history.steps, ({ state: { open } }, at) =>
        bySeat(open, ({ scores }, seat) =>
          firstOf(scores, (points, investigation) => {
            const before = history.steps[at - 1]?.state.open.solvers[seat]?.scores[investigation] ?? null;
            return wrong(before !== null && before !== points, `step ${at}: a score changes`, before, points);
          }),
        ),
      ),
      firstOf(investigationsOf(history), ({ events }) => {
        const solved = events.filter(event => event.type === 'solved');
        const ended = events.find(event => event.type === 'investigationEnded');
        const values = [...new Set(ended?.points)].toSorted((one, other) => other - one);
        const isOpenEnded = history.plan.lastUnsolved === 'zero';
        const used = isOpenEnded ? [...new Set(solved.map(({ points }) => points))] : values;
        return first(
          wrong(!same(used, [7, 5, 3, 1, 0].slice(0, used.length)), 'values used', used),
          firstOf(solved, one =>
            firstOf(solved, other =>
              wrong(
                (one.round === other.round) !== (one.points === other.points) ||
                  (one.round > other.round && one.points >= other.points),
                'two who solved',
                one,
                other,
              ),
            ),
          ),
        );
      }),
    );
  },
  'INV-18': ({ plan, steps }) =>
    firstOf(steps, (step, at) =>
      bySeat(step.state.open, (solver, seat) => {
        const before = steps[at - 1]?.state.open.solvers[seat];
        const failed = eventsOf(step).filter(
          event => event.type === 'accused' && event.by === seat && !event.right,
        ).length;
        const gained =
          sum(solver.scores.map(points => points ?? 0)) - sum((before?.scores ?? []).map(points => points ?? 0));
        return first(
          wrong(
            solver.penalty !== (before?.penalty ?? 0) + 2 * failed,
            `step ${at}: penalty`,
            before?.penalty,
            solver.penalty,
          ),
          wrong(plan.answers === 'auto' && gained < 0, `step ${at}: the scores fall`, solver.scores),
        );
      }),
    ),
  'INV-19': history =>
    firstOf(investigationsOf(history), ({ deal, steps }) => {
      const turns: BySeat<number> = seatsOf(history.plan.seats).map(() => 0);
      turns[deal.state.open.turn] = 1;
      return firstOf(steps.slice(0, -1), (step, at) =>
        firstOf(eventsOf(step), event => {
          if (event.type === 'turnStarted') turns[event.seat] = (turns[event.seat] ?? 0) + 1;
          const had = activeSeats(step.state.open).map(seat => turns[seat] ?? 0);
          const gap = Math.max(...had) - Math.min(...had);
          return wrong(gap > (event.type === 'roundEnded' ? 0 : 1), `step ${at}: turns after ${event.type}`, turns);
        }),
      );
    }),
  'INV-20': ({ steps }) =>
    firstOf(steps, ({ state, move }, at) => {
      const { open } = state;
      const before = steps[at - 1]?.state;
      const asker = before?.open.solvers[before.open.turn];
      const { length } = open.solvers;
      return first(
        wrong(!open.over && solverAt(open, open.turn).standing !== 'active', `step ${at}: the turn of`, open.turn),
        wrong(
          before !== undefined && move !== null && before.open.question !== null && asker?.standing !== 'active',
          `step ${at}: asked by`,
          before?.open.turn,
        ),
        wrong(
          open.question !== null && !same(pi.awaited(pi.view(state, 'audience')), [(open.turn + length - 1) % length]),
          `step ${at}: waits for`,
          open.turn,
        ),
      );
    }),
  'INV-21': history =>
    firstOf(investigationsOf(history), ({ events }, at) => {
      const solved = events.filter(({ type }) => type === 'solved').length;
      const scores = history.steps.at(-1)?.state.open.solvers.map(one => one.scores[at] ?? null);
      const ended = events.find(event => event.type === 'investigationEnded');
      return first(
        wrong(
          scores === undefined || scores.includes(null) || !same(ended?.points, scores),
          `investigation ${at + 1}`,
          scores,
          ended?.points,
        ),
        wrong(
          history.plan.answers === 'auto' && solved < history.plan.seats - 1,
          `investigation ${at + 1}: solved`,
          solved,
        ),
      );
    }),
  'INV-22': ({ plan, steps }) => {
    const started = steps.flatMap(eventsOf).filter(event => event.type === 'investigationStarted');
    const [start] = started;
    return first(
      wrong(
        started.length !== 3 ||
          !same(
            started.map(one => one.investigation),
            [1, 2, 3],
          ),
        'investigations',
        started.length,
      ),
      firstOf(started, (one, at) =>
        wrong(one.first !== ((start?.first ?? 0) + at) % plan.seats, `investigation ${at + 1} starts with`, one.first),
      ),
      wrong(steps.at(-1)?.state.open.over !== true, 'the match is not over after', steps.length),
    );
  },
  'INV-23': ({ plan, steps }) => {
    const again = playAgain(plan, movesOf(steps), stored);
    return firstOf(steps, (step, at) =>
      wrong(canonical(step) !== canonical(again.steps[at] ?? null), `step ${at} differs`, step.move),
    );
  },
  'INV-25': ({ plan, steps }) =>
    wrong(
      plan.answers === 'auto' &&
        steps.some(step => step.told.some(({ event }) => event.type === 'misled' || event.type === 'asked')),
      'a seat was misled',
      plan,
    ),
  'INV-26': ({ steps }) =>
    firstOf(steps, (step, at) =>
      firstOf(eventsOf(step), event => {
        const { open } = step.state;
        if (event.type !== 'solved' || eventsOf(step).some(({ type }) => type === 'investigationEnded'))
          return undefined;
        const solver = solverAt(open, event.seat);
        const tiles = townFor(open.options.edition).placeIds.flatMap((place, number) =>
          KINDS.flatMap(kind => (markerOn(open, solver, place, kind) ? [tileIn(open, number, kind)] : [])),
        );
        return first(
          wrong(
            !same(supply(open, solver), { discs: 0, cubes: 10, substitutes: 0 }),
            `step ${at}: supply`,
            supply(open, solver),
          ),
          wrong(
            tiles.length !== 3 || !KINDS.every(kind => tiles.includes(secretOf(step.state, event.seat)[kind])),
            `step ${at}: discs on`,
            tiles,
          ),
        );
      }),
    ),
  'INV-27': ({ steps }) => {
    const state = steps.at(-1)?.state;
    const result = state && pi.result(state);
    if (!state || !result) return 'there is no result';
    const merits = state.open.solvers.map(({ scores, left, penalty }) => [
      sum(scores.map(points => points ?? 0)) - penalty,
      left,
      -penalty,
    ]);
    const better = (one: readonly number[], other: readonly number[]): boolean => {
      const at = one.findIndex((merit, which) => merit !== other[which]);
      return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
    };
    const ranks = merits.map(own => 1 + merits.filter(one => better(one, own)).length);
    const winners = seatsOf(merits.length).filter(seat => ranks[seat] === 1);
    return first(
      wrong(!same(result.ranks, ranks) || !same(result.winners, winners), 'ranks and winners', result, ranks),
      wrong(
        !same(
          result.points,
          merits.map(([total]) => total),
        ),
        'totals',
        result.points,
      ),
    );
  },
} satisfies Record<string, Invariant>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const tileIn = (open: Open, place: number, kind: Kind): Element | null =>
  ({ suspect: open.suspects, location: townFor(open.options.edition).placeIds, crime: open.crimes })[kind][place] ??
  null;

function pieceAt(
  boards: readonly ReturnType<typeof boardsOf>[number][],
  step: number,
  seat: Seat,
): ReturnType<typeof piecesOf> {
  const board = boards[step];
  if (!board) throw new Error(`there is no step ${step}`);
  return piecesOf(board, seat);
}

/** The sum of all replies to a seat's investigators in a place, in the investigation of this step. */
function announced(
  { steps }: MatchHistory,
  until: number,
  { seat, place }: { seat: Seat; place: string },
): { discs: number; cubes: number } {
  const total = { discs: 0, cubes: 0 };
  for (const step of steps.slice(0, until + 1))
    for (const event of eventsOf(step)) {
      if (event.type === 'investigationStarted') Object.assign(total, { discs: 0, cubes: 0 });
      if (event.type !== 'investigated' || event.by !== seat || event.place !== place) continue;
      total.discs += event.discs;
      total.cubes += event.cubes;
    }
  return total;
}

function inAll({ investigators }: Solver, place: string): { discs: number; cubes: number } {
  const there = investigators.filter(one => one.place === place);
  return { discs: sum(there.map(({ discs }) => discs)), cubes: sum(there.map(({ cubes }) => cubes)) };
}

/** The state after a round trip through JSON. */
function stored(state: State): State {
  const loaded: unknown = JSON.parse(JSON.stringify(state));
  if (typeof loaded !== 'object') throw new Error('a state is an object');
  return Object.assign(copy(state), loaded);
}

const movesOf = (steps: readonly MatchStep[]): PlannedMove[] => steps.flatMap(({ move }) => move ?? []);

interface Investigation {
  readonly deal: MatchStep;
  /** All steps after the deal, up to the end of the investigation. */
  readonly steps: readonly MatchStep[];
  readonly events: readonly Event[];
}

function investigationsOf({ steps }: MatchHistory): Investigation[] {
  const isDeal = ({ type }: Event): boolean => type === 'investigationStarted';
  const deals = steps.flatMap((step, at) => (eventsOf(step).some(isDeal) ? [{ deal: step, at }] : []));
  return deals.map(({ deal, at }, number) => {
    const end = deals[number + 1]?.at ?? steps.length - 1;
    const during = steps.slice(at + 1, end + 1);
    const told = [deal, ...during].flatMap(eventsOf);
    const events = told.slice(told.findIndex(isDeal));
    const next = events.findIndex((event, which) => which > 0 && isDeal(event));
    return { deal, steps: during, events: next < 0 ? events : events.slice(0, next) };
  });
}
