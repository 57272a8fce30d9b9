import {
  type AnyBot,
  type AnyGame,
  type AnySearchHints,
  type BySeat,
  type Chance,
  canonical,
  fill,
  fits,
  eventsFor,
  type Offer,
  type Seat,
  tableFor,
  type ToldEvent,
} from '#kernel';

type Action = { type: string };

/** Options of an information-set search. */
export interface SearchOptions {
  readonly game: AnyGame;
  /** How many imagined worlds are played. */
  readonly iterations: number;
  readonly hints?: AnySearchHints;
}

/** What the searching seat knows: all worlds that look the same to it share a node. */
interface Node {
  visits: number;
  readonly moves: Map<string, TriedMove>;
  /** By its own action, or by what it noticed of another seat's action. */
  readonly after: Map<string, Node>;
}

/** A move that was tried at this node. */
interface TriedMove {
  readonly by: Seat;
  readonly action: Action;
  visits: number;
  gains: number;
}

const EXPLORATION = 0.7;

/**
 * Plays any game: imagines worlds that match its view, plays on in each, and keeps one tree of averages over all, so
 * that it never assumes which world is the real one. It checks the time before each imagined move.
 */
export function search(thinking: SearchOptions): AnyBot {
  return {
    decide({ seat, view, offers, isOutOfTime: isTimeUp = () => false }, chance) {
      const root = node();
      let isUp = false;
      const isOutOfTime = (): boolean => (isUp ||= isTimeUp());
      do {
        const state = thinking.game.imagine(view, chance);
        explore({ state, seat, chance, thinking, isOutOfTime }, root, offers);
      } while (root.visits < thinking.iterations && !isOutOfTime());
      return [...root.moves.values()].reduce((best, other) => (other.visits > best.visits ? other : best)).action;
    },
  };
}

interface ImaginedWorld {
  readonly state: object;
  /** The seat that searches. */
  readonly seat: Seat;
  readonly chance: Chance;
  readonly thinking: SearchOptions;
  readonly isOutOfTime: () => boolean;
}

const node = (): Node => ({ visits: 0, moves: new Map(), after: new Map() });

/**
 * One iteration: down the tree along moves that are legal in this world, a playout from there, and the result back up.
 */
function explore(world: ImaginedWorld, root: Node, offers: readonly Offer<Action>[]): void {
  const path: { at: Node; taken: TriedMove }[] = [];
  let turn: SearchTurn | undefined = { by: world.seat, offers };
  let here = root;
  let left = world.thinking.hints?.horizon ?? 200;
  // the first move is always made, so that there is one to choose
  while (turn && left > 0 && (here === root || here.visits > 0) && (here === root || !world.isOutOfTime())) {
    const taken = choose(here, turn, world);
    path.push({ at: here, taken });
    const made: MoveOutcome = applyMove(world, turn.by, taken.action);
    here = nodeAfter(here, turn.by === world.seat ? taken.action : made.noticed);
    turn = made.next;
    left -= 1;
  }
  for (; turn && left > 0 && !world.isOutOfTime(); left--)
    turn = applyMove(world, turn.by, playoutAction(world, turn)).next;
  // an interrupted world does not count, unless it is the only one
  if (turn && left > 0 && world.isOutOfTime() && root.visits > 0) return;
  const worth = worthOf(world);
  here.visits += 1;
  for (const { at, taken } of path) {
    at.visits += 1;
    taken.visits += 1;
    taken.gains += worth[taken.by] ?? 0;
  }
}

function nodeAfter({ after }: Node, noticed: unknown): Node {
  const key = canonical(noticed);
  const known = after.get(key);
  if (known) return known;
  const fresh = node();
  after.set(key, fresh);
  return fresh;
}

interface SearchTurn {
  readonly by: Seat;
  readonly offers: readonly Offer<Action>[];
}

const randomAction = ({ chance }: ImaginedWorld, { offers }: SearchTurn): Action => fill(chance.pick(offers), chance);

/** The playout bot's action, or a random one. */
function playoutAction(world: ImaginedWorld, turn: SearchTurn): Action {
  const { state, chance, thinking } = world;
  const { by, offers } = turn;
  const view = thinking.game.view(state, by);
  return thinking.hints?.playout.decide({ seat: by, view, offers }, chance) ?? randomAction(world, turn);
}

/** The result of an imagined move: the next turn, and what the searching seat heard, or sees if it heard nothing. */
interface MoveOutcome {
  readonly next: SearchTurn | undefined;
  readonly noticed: readonly object[];
}

function applyMove({ state, seat, chance, thinking: { game } }: ImaginedWorld, by: Seat, action: Action): MoveOutcome {
  const told: ToldEvent<object>[] = [];
  game.apply(state, by, action, tableFor<object>(chance, told));
  const [next] = game.awaited(game.view(state, 'audience'));
  const noticed = eventsFor(told, seat);
  return {
    next: next === undefined ? undefined : { by: next, offers: game.offers(game.view(state, next)) },
    noticed: noticed.length > 0 ? noticed : [game.view(state, seat)],
  };
}

/** UCB choice with progressive widening: more different moves are tried as visits grow. */
function choose(here: Node, turn: SearchTurn, world: ImaginedWorld): TriedMove {
  const { by, offers } = turn;
  const known = [...here.moves.values()].filter(one => one.by === by && offers.some(offer => fits(offer, one.action)));
  if (known.length <= Math.sqrt(2 * here.visits)) {
    const action = world.chance.below(2) === 0 ? randomAction(world, turn) : playoutAction(world, turn);
    const key = `${by} ${canonical(action)}`;
    if (!here.moves.has(key)) {
      const fresh: TriedMove = { by, action, visits: 0, gains: 0 };
      here.moves.set(key, fresh);
      return fresh;
    }
  }
  const appeal = ({ visits, gains }: TriedMove): number =>
    visits === 0
      ? Number.POSITIVE_INFINITY
      : gains / visits + EXPLORATION * Math.sqrt(Math.log(here.visits + 1) / visits);
  return known.reduce((best, other) => (appeal(other) > appeal(best) ? other : best));
}

/** The value of the state for each seat: of the result, or estimated at the horizon. */
const worthOf = ({ state, thinking: { game, hints } }: ImaginedWorld): BySeat<number> =>
  game.result(state)?.worth ?? hints?.worth(state) ?? [];
