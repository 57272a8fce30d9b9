import { type AnyGame, type Seat, type Viewer } from '#kernel';

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
