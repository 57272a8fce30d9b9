import {
  type Actor,
  type AnyGame,
  type AnyMatch,
  accept,
  actionOfClock,
  admit,
  awaited,
  type Chance,
  copy,
  dismiss,
  dueAt,
  fill,
  type Move,
  type Offer,
  play,
  fillableOffers,
  quickChance,
  type MoveResult,
  type Seat,
  same,
  type Seed,
  seatsAt,
  seatsOf,
  start,
  tick,
  type Viewer,
  viewersOf,
} from '#kernel';
import { demand, LawBroken, viewerName, asText } from './broken.ts';
import { type Lexicon, learn, lexicon } from './junk.ts';
import { type AnyContractOptions, DEFAULTS } from './contract-options.ts';
import type { Setup } from './setups.ts';

/** The parameters of a random match: equal parameters give the same match. */
export interface Run extends Setup {
  readonly deal: number;
  readonly play: number;
  /** The most moves. */
  readonly moves: number;
  /** Whether latecomers join, if the game allows it. */
  readonly latecomers: boolean;
  /** Invalid messages of clients. */
  readonly junk: readonly unknown[];
}

/** A run being played. */
export interface Walk {
  readonly game: AnyGame;
  readonly practice: AnyContractOptions;
  readonly run: Run;
  readonly match: AnyMatch;
  /** All moves made, also in imagined worlds. */
  readonly played: Omit<Move<{ type: string }>, 'at'>[];
  readonly lexicon: Lexicon;
  /** Luck for checks; the players have their own. */
  readonly luck: Chance;
  readonly players: Chance;
  /** Luck for latecomers; null: none join. */
  readonly late: Chance | null;
}

type AnyAction = { type: string };
type AnyOffer = Offer<AnyAction>;
type AnyMoveResult = MoveResult<AnyAction, object>;

export function walkOf(game: AnyGame, practice: AnyContractOptions, run: Run): Walk {
  const match = start({ game, options: run.options, seats: run.seats, seed: seedFor(run.deal) });
  const luck = quickChance(run.play + 1);
  const late = run.latecomers && game.growth ? quickChance(run.play + 2) : null;
  return { game, practice, run, match, played: [], lexicon: lexicon(), luck, players: quickChance(run.play), late };
}

/** The match after the deal and after every move. */
export function* positions(walk: Walk): Generator<AnyMatch> {
  const { match, run, game } = walk;
  yield match;
  let noOps = 0; // in a row
  while (match.moves.length < run.moves && !game.result(match.state)) {
    const choice = chooseMove(walk, match);
    if (!choice) return;
    const reply = playAction(match, choice);
    demandAccepted(reply, choice);
    noOps = isNoOp(reply) ? noOps + 1 : 0;
    demand(noOps < MAX_NO_OPS, 'ends', () => `${MAX_NO_OPS} actions in a row were no-ops`);
    if (noOps > 0) continue;
    walk.played.push(choice);
    yield match;
  }
}

const MAX_NO_OPS = 1000;
const isNoOp = (reply: AnyMoveResult): boolean => reply.ok && reply.isNoOp;

const ALL_LOOK = 8;

/** The viewers checked at this step: all at first and now and then, else a random one. */
export function viewersToCheck({ match, luck }: Walk): Viewer[] {
  const everybody = viewersOf(seatsAt(match));
  return match.moves.length <= ALL_LOOK || luck.below(8) === 0 ? everybody : [luck.pick(everybody)];
}

/** The clock or a latecomer now and then; mostly an awaited seat; else any seat with offers. */
export function chooseMove(walk: Walk, match: AnyMatch): { by: Actor; action: AnyAction } | undefined {
  const { game, players, late } = walk;
  const latecomer = late?.below(12) === 0 ? latecomerAction(match, late) : undefined;
  if (latecomer) return { by: 'table', action: latecomer };
  const alarm = game.clock?.(match.state);
  if (alarm && players.below(10) === 0) return { by: 'clock', action: copy(actionOfClock(match)) };
  const waitedFor = awaited(match);
  const first = waitedFor.length > 0 && players.below(5) > 0 ? players.pick(waitedFor) : undefined;
  const by = first ?? randomMover(match, players);
  const action = by === undefined ? undefined : chooseFor(walk, match, by);
  if (by !== undefined && action) return { by, action };
  return alarm && { by: 'clock', action: copy(actionOfClock(match)) };
}

/** A latecomer is admitted, or cancels. */
function latecomerAction({ game, state }: AnyMatch, luck: Chance): AnyAction | undefined {
  const { growth } = game;
  if (!growth) return undefined;
  return copy(growth.waiting(state) > 0 && luck.below(3) === 0 ? growth.dismiss(state) : growth.admit(state));
}

/** Whether this action admits a latecomer or cancels for one. */
function isByTable({ game, state }: Pick<AnyMatch, 'game' | 'state'>, action: AnyAction): boolean {
  const { growth } = game;
  if (!growth) return false;
  return same(growth.admit(state), action) || (growth.waiting(state) > 0 && same(growth.dismiss(state), action));
}

function randomMover(match: AnyMatch, luck: Chance): Seat | undefined {
  const { game, state } = match;
  return luck
    .shuffle(seatsOf(seatsAt(match)))
    .find(seat => fillableOffers(game.offers(game.view(state, seat))).length > 0);
}

/** A random player's action for this seat. */
export function chooseFor(
  { game, practice, players, played, lexicon }: Walk,
  match: AnyMatch,
  by: Seat,
): AnyAction | undefined {
  const view = game.view(match.state, by);
  const offers: AnyOffer[] = fillableOffers(game.offers(view));
  if (offers.length === 0) return undefined;
  learn(lexicon, offers);
  const tame = practice.finisher && played.length >= (practice.wild ?? DEFAULTS.wild);
  return tame ? practice.finisher?.(view, offers, players) : fill<AnyAction>(players.pick(offers), players);
}

/** An action and who takes it. */
export interface ActorAction {
  readonly by: Actor;
  readonly action: AnyAction;
}

/** Whether it is possible in this match. */
export function isPossible({ by, action }: ActorAction, { game, state }: AnyMatch): boolean {
  if (by === 'table') return isByTable({ game, state }, action);
  if (by === 'clock')
    return game.clock?.(state) !== undefined && JSON.stringify(game.strike?.(state)) === JSON.stringify(action);
  return accept(game.offers(game.view(state, by)), action) !== undefined;
}

/** Plays an action through the kernel. */
export function playAction(match: AnyMatch, { by, action }: { by: Actor; action: AnyAction }): AnyMoveResult {
  const now = match.moves.at(-1)?.at ?? 0;
  if (by === 'table') {
    const isLetIn = same(match.game.growth?.admit(match.state), action);
    const reply = isLetIn ? admit(match, now) : dismiss(match, now);
    if (!reply) throw new Error('a guest could not be admitted or dismissed');
    return reply;
  }
  if (by !== 'clock') return play(match, by, action, now + 1000);
  const reply = tick(match, Math.max(now, dueAt(match) ?? now));
  if (!reply) throw new Error('the clock should move, but none runs');
  return reply;
}

export function demandAccepted(reply: AnyMoveResult, { by, action }: { by: Actor; action: AnyAction }): void {
  if (!reply.ok && reply.refusal.because === 'fault' && reply.refusal.cause instanceof LawBroken)
    throw reply.refusal.cause;
  demand(
    reply.ok,
    'offers',
    () => `${viewerName(by)} was offered ${asText(action)}, and the answer was ${describeResult(reply)}`,
  );
}

/** A result as text; if the rules threw, with the error. */
export const describeResult = (reply: AnyMoveResult): string =>
  !reply.ok && reply.refusal.because === 'fault' ? `that the rules threw ${trace(reply.refusal.cause)}` : asText(reply);

/** An error with its origin in the rules. */
export const trace = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join('\n') : String(error);

/** An independent match that starts from this state. Forks with the same seed have the same luck at the same step. */
export const fork = (match: AnyMatch, state: object, seed: Seed): AnyMatch =>
  start({ game: { ...match.game, setup: () => copy(state) }, options: match.options, seats: match.seats, seed });

export function seedFor(number: number): Seed {
  const luck = quickChance(number);
  return Uint8Array.from({ length: 32 }, () => luck.below(256));
}
