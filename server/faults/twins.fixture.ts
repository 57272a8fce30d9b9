import { type AnyGame, type Seat, type Viewer } from '#kernel';

/** Two worlds that look the same to somebody, and differ in everything that one may not know. */
export type World = 0 | 1;

/** Who cannot tell the worlds apart at a table of so many seats. */
export const twinViewer = (seats: number): Viewer => (seats === 4 ? 'audience' : seats === 3 ? 0 : 2);

/** In which order P.I. draws: the suspects' and the crimes' tiles, which lie open, then the evidence, then the cases. */
const EVIDENCE = 3;
const FIRST_CASES = 4;
/** So many evidence cards are never reached in these matches. */
const NEVER_DRAWN = 10;

/**
 * P.I. as it is dealt in one of the worlds. In the second, the cases of all but the viewer, and the evidence that is
 * drawn last, lie in another order; nothing else is done to the game, and nothing to its rules.
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

/** Everybody gets what the next one had, except for one. */
function rotatedAround<Card>(cards: readonly Card[], viewer: Viewer): Card[] {
  const others = cards.flatMap((_, at): Seat[] => (at === viewer ? [] : [at]));
  return cards.map((card, at) => {
    const from = others[(others.indexOf(at) + 1) % others.length];
    return at === viewer || from === undefined ? card : (cards[from] ?? card);
  });
}
