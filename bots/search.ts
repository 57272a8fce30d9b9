import {
  type AnyBot,
  type AnyGame,
  type AnyHints,
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
  readonly hints?: AnyHints;
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
    decide({ seat, view, offers, isOutOfTime = () => false }, chance) {
      const root = branch({ type: 'now' });
      do {
        const state = thinking.game.imagine(view, chance);
        explore({ state, table: tableFor<object>(chance, []), chance, thinking }, root, seat, offers);
      } while (root.visits < thinking.iterations && !isOutOfTime());
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

/** One journey down the tree, along moves this world allows, then beyond it, and back up with how it ended. */
function explore(world: World, root: Branch, first: Seat, firstOffers: readonly Offer<Action>[]): void {
  const path: { by: Seat; taken: Branch }[] = [];
  let turn: Turn | undefined = { by: first, offers: firstOffers };
  let here = root;
  let left = world.thinking.hints?.horizon ?? 200;
  while (turn && left > 0 && (here === root || here.visits > 0)) {
    here = choose(here, turn, world);
    path.push({ by: turn.by, taken: here });
    turn = carryOut(world, turn.by, here.action);
    left -= 1;
  }
  for (; turn && left > 0; left--) turn = carryOut(world, turn.by, sensible(world, turn));
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

const anything = ({ chance }: World, { offers }: Turn): Action => fill(chance.pick(offers), chance);

/** What somebody who knows the game would do; anything, if nobody does. */
function sensible(world: World, turn: Turn): Action {
  const { state, chance, thinking } = world;
  const { by, offers } = turn;
  const view = thinking.game.view(state, by);
  return thinking.hints?.playout.decide({ seat: by, view, offers }, chance) ?? anything(world, turn);
}

/** Plays in the imagined world, and says whose turn it is there. */
function carryOut({ state, table, thinking: { game } }: World, seat: Seat, action: Action): Turn | undefined {
  game.apply(state, seat, action, table);
  const [by] = game.awaited(game.view(state, 'audience'));
  return by === undefined ? undefined : { by, offers: game.offers(game.view(state, by)) };
}

/** A move seldom tried is tried again, a good one oftener; the more visits, the more different moves are looked at. */
function choose(here: Branch, turn: Turn, world: World): Branch {
  const known = [...here.next.values()].filter(({ action }) => turn.offers.some(offer => fits(offer, action)));
  if (known.length <= Math.sqrt(2 * here.visits)) {
    const fresh = branch(world.chance.below(2) === 0 ? anything(world, turn) : sensible(world, turn));
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

/** What the state is worth to each seat: how the match ended, or how it stands at the horizon. */
const worthOf = ({ state, thinking: { game, hints } }: World): BySeat<number> =>
  game.result(state)?.worth ?? hints?.worth(state) ?? [];
