import {
  type AnyGame,
  type AnyMatch,
  awaited,
  copy,
  eventsFor,
  fill,
  play,
  quickChance,
  same,
  type Seat,
  type Viewer,
} from '#kernel';

/** Two worlds that look the same to one viewer, and differ in everything hidden from it. */
export type World = 0 | 1;

/** The viewer who cannot tell the worlds apart. */
export const twinViewer = (seats: number): Viewer => (seats === 4 ? 'audience' : seats === 3 ? 0 : 2);

/** The order in which P.I. draws: suspects' and crimes' tiles, which lie open, then the evidence, then the cases. */
const EVIDENCE = 3;
const FIRST_CASES = 4;
/** The number of evidence cards that these matches never reach. */
const NEVER_DRAWN = 10;

/**
 * P.I. as dealt in one of the worlds. In the second, the cases of all but the viewer, and the evidence that is drawn
 * last, are in another order; nothing else differs.
 */
export function dealtIn(world: World, game: AnyGame): AnyGame {
  if (world === 0) return game;
  return {
    ...game,
    setup(options, seats, table) {
      const viewer = twinViewer(seats);
      let count = 0;
      return game.setup(options, seats, {
        ...table,
        shuffle(list) {
          const drawn = table.shuffle(list);
          count += 1;
          if (count === EVIDENCE) return [...drawn.slice(0, NEVER_DRAWN).reverse(), ...drawn.slice(NEVER_DRAWN)];
          return count >= FIRST_CASES ? rotatedAround(drawn, viewer) : drawn;
        },
      });
    },
  };
}

/** Rotates the cards of all but one seat. */
function rotatedAround<Card>(cards: readonly Card[], viewer: Viewer): Card[] {
  const others = cards.flatMap((_, at): Seat[] => (at === viewer ? [] : [at]));
  return cards.map((card, at) => {
    const from = others[(others.indexOf(at) + 1) % others.length];
    return at === viewer || from === undefined ? card : (cards[from] ?? card);
  });
}

/** A move that leaves the worlds twins. */
export interface TwinStep {
  readonly by: Seat;
  readonly action: { type: string };
}

export interface TwinPlan {
  readonly viewer: Viewer;
  /** The number of moves. */
  readonly most: number;
  readonly seed: number;
}

/** Moves after which the viewer still sees and hears the same in both worlds. */
export function twinSteps(dealt: readonly AnyMatch[], { viewer, most, seed }: TwinPlan): TwinStep[] {
  const chance = quickChance(seed);
  let worlds = [...dealt];
  const steps: TwinStep[] = [];
  const next = (from: readonly AnyMatch[], mayAsk: boolean): { worlds: AnyMatch[]; steps: TwinStep[] } | undefined => {
    const [first] = from;
    const [by] = first ? awaited(first) : [];
    if (!first || by === undefined) return undefined;
    for (let tries = 0; tries < 100; tries++) {
      const action = fill(chance.pick(first.game.offers(first.game.view(first.state, by))), chance);
      const after = from.map(match => afterwards(match, { by, action }));
      if (!areTwins(after, viewer)) continue;
      if (!isAsking(after)) return { worlds: after, steps: [{ by, action }] };
      // a question needs an answer that is the same as well
      const answered = mayAsk ? next(after, false) : undefined;
      if (answered) return { worlds: answered.worlds, steps: [{ by, action }, ...answered.steps] };
    }
    return undefined;
  };
  while (steps.length < most) {
    const found = next(worlds, true);
    if (!found) break;
    worlds = found.worlds;
    steps.push(...found.steps);
  }
  return steps;
}

function afterwards(match: AnyMatch, { by, action }: TwinStep): AnyMatch {
  const after = { ...match, state: copy(match.state), moves: [...match.moves], clock: structuredClone(match.clock) };
  play(after, by, action, 0);
  return after;
}

const areTwins = ([one, other]: readonly AnyMatch[], viewer: Viewer): boolean =>
  one !== undefined &&
  other !== undefined &&
  same(one.game.view(one.state, viewer), other.game.view(other.state, viewer)) &&
  same(eventsFor(one.told, viewer), eventsFor(other.told, viewer));

const isAsking = ([match]: readonly AnyMatch[]): boolean => {
  const view = match?.game.view(match.state, 'audience') as { open: { question: object | null } } | undefined;
  return view?.open.question !== null;
};
