import {
  type AnyBot,
  type AnyGame,
  type BySeat,
  type Chance,
  canonical,
  fill,
  fits,
  type Offer,
  type Seat,
  type Table,
  tableFor,
} from '#kernel';

type Action = { type: string };

/** How an information-set search thinks. */
export interface Search {
  readonly game: AnyGame;
  /** How many imagined worlds to play in. */
  readonly iterations: number;
  /** Stop thinking after this time. Without it the same luck gives the same move. */
  readonly milliseconds?: number;
  /** How many moves to play in each world before its worth is judged. */
  readonly horizon?: number;
  /** How well each seat stands, from 0 to 1, in a world that has not ended by the horizon. */
  readonly worth?: (state: object) => BySeat<number>;
}

/** A move in the tree of what the worlds have in common. */
interface Branch {
  readonly action: Action;
  visits: number;
  gains: number;
  readonly next: Map<string, Branch>;
}

const CURIOSITY = 0.7;

/**
 * Plays any game: imagines worlds that look like its view, plays on in each of them, and keeps one
 * tree of averages over all, so that it cannot count on knowing which world it is in.
 */
export function search(thinking: Search): AnyBot {
  return {
    decide({ seat, view, offers }, chance) {
      const root = branch({ type: 'now' });
      const until = performance.now() + (thinking.milliseconds ?? Number.POSITIVE_INFINITY);
      for (let round = 0; round < thinking.iterations && (round === 0 || performance.now() < until); round++) {
        const world = {
          state: thinking.game.imagine(view, chance),
          table: tableFor<object>(chance, []),
          chance,
          thinking,
        };
        explore(world, root, seat, offers);
      }
      return [...root.next.values()].reduce((best, other) => (other.visits > best.visits ? other : best)).action;
    },
  };
}

interface World {
  readonly state: object;
  readonly table: Table<object>;
  readonly chance: Chance;
  readonly thinking: Search;
}

const branch = (action: Action): Branch => ({ action, visits: 0, gains: 0, next: new Map() });

/** One journey down the tree, along moves this world allows, then at random, and back up with how it ended. */
function explore(world: World, root: Branch, first: Seat, firstOffers: readonly Offer<Action>[]): void {
  const path: { by: Seat; taken: Branch }[] = [];
  let turn: Turn | undefined = { by: first, offers: firstOffers };
  let here = root;
  let left = world.thinking.horizon ?? 200;
  while (turn && left > 0 && (here === root || here.visits > 0)) {
    here = choose(here, turn.offers, world.chance);
    path.push({ by: turn.by, taken: here });
    turn = carryOut(world, turn.by, here.action);
    left -= 1;
  }
  for (; turn && left > 0; left--) turn = carryOut(world, turn.by, fill(world.chance.pick(turn.offers), world.chance));
  const worth = worthOf(world);
  root.visits += 1;
  for (const { by, taken } of path) {
    taken.visits += 1;
    taken.gains += worth[by] ?? 0;
  }
}

interface Turn {
  readonly by: Seat;
  readonly offers: readonly Offer<Action>[];
}

/** Plays in the imagined world, and says whose turn it is there. */
function carryOut({ state, table, thinking: { game } }: World, seat: Seat, action: Action): Turn | undefined {
  game.apply(state, seat, action, table);
  const [by] = game.awaited(game.view(state, 'audience'));
  return by === undefined ? undefined : { by, offers: game.offers(game.view(state, by)) };
}

/** A move seldom tried is tried again, a good one oftener; the more visits, the more different moves are looked at. */
function choose(here: Branch, offers: readonly Offer<Action>[], chance: Chance): Branch {
  const known = [...here.next.values()].filter(({ action }) => offers.some(offer => fits(offer, action)));
  if (known.length <= Math.sqrt(2 * here.visits)) {
    const fresh = branch(fill(chance.pick(offers), chance));
    const key = canonical(fresh.action);
    if (!here.next.has(key)) {
      here.next.set(key, fresh);
      return fresh;
    }
  }
  const appeal = ({ visits, gains }: Branch): number =>
    visits === 0
      ? Number.POSITIVE_INFINITY
      : gains / visits + CURIOSITY * Math.sqrt(Math.log(here.visits + 1) / visits);
  return known.reduce((best, other) => (appeal(other) > appeal(best) ? other : best));
}

function worthOf({ state, thinking: { game, worth } }: World): BySeat<number> {
  const result = game.result(state);
  if (!result) return worth?.(state) ?? [];
  return result.ranks.map(
    rank => result.ranks.reduce((sum, other) => sum + Math.sign(other - rank) + 1, -1) / (2 * result.ranks.length - 2),
  );
}
