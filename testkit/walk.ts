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
import { demand, LawBroken, named, shown } from './broken.ts';
import { type Lexicon, learn, lexicon } from './junk.ts';
import { type AnyContractOptions, DEFAULTS } from './contract-options.ts';
import type { Setup } from './setups.ts';

/** A random match, told by a few numbers: the same run is the same match. */
export interface Run extends Setup {
  readonly deal: number;
  readonly play: number;
  /** The match is left after so many moves. */
  readonly moves: number;
  /** Whether players come late, where the game lets them in. */
  readonly latecomers: boolean;
  /** What strangers send. */
  readonly junk: readonly unknown[];
}

/** A run being played. */
export interface Walk {
  readonly game: AnyGame;
  readonly practice: AnyContractOptions;
  readonly run: Run;
  readonly match: AnyMatch;
  /** Whatever was played, also in worlds that are not the match. */
  readonly played: Omit<Move<{ type: string }>, 'at'>[];
  readonly lexicon: Lexicon;
  /** Luck for those who look on; the players have their own. */
  readonly luck: Chance;
  readonly players: Chance;
  /** Luck for those who come late; null: nobody does. */
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

/** The match at every step: after dealing, and after every move. */
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

/** Who looks at this step: everybody at first and now and then, and one of them every time. */
export function viewersToCheck({ match, luck }: Walk): Viewer[] {
  const everybody = viewersOf(seatsAt(match));
  return match.moves.length <= ALL_LOOK || luck.below(8) === 0 ? everybody : [luck.pick(everybody)];
}

/** The clock, or somebody who comes late, now and then; mostly somebody the table waits for; anybody else who may do something. */
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

/** Somebody is let in, or thinks better of it. */
function latecomerAction({ game, state }: AnyMatch, luck: Chance): AnyAction | undefined {
  const { growth } = game;
  if (!growth) return undefined;
  return copy(growth.waiting(state) > 0 && luck.below(3) === 0 ? growth.dismiss(state) : growth.admit(state));
}

/** Whether this lets somebody in here, or lets somebody go. */
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

/** What a random player does in this seat. */
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

/** Something somebody does. */
export interface ActorAction {
  readonly by: Actor;
  readonly action: AnyAction;
}

/** Whether it can be done in this match. */
export function isPossible({ by, action }: ActorAction, { game, state }: AnyMatch): boolean {
  if (by === 'table') return isByTable({ game, state }, action);
  if (by === 'clock')
    return game.clock?.(state) !== undefined && JSON.stringify(game.strike?.(state)) === JSON.stringify(action);
  return accept(game.offers(game.view(state, by)), action) !== undefined;
}

/** Plays as the kernel would be asked to. */
export function playAction(match: AnyMatch, { by, action }: { by: Actor; action: AnyAction }): AnyMoveResult {
  const now = match.moves.at(-1)?.at ?? 0;
  if (by === 'table') {
    const isLetIn = same(match.game.growth?.admit(match.state), action);
    const reply = isLetIn ? admit(match, now) : dismiss(match, now);
    if (!reply) throw new Error('somebody was to come or to go, and could not');
    return reply;
  }
  if (by !== 'clock') return play(match, by, action, now + 1000);
  const reply = tick(match, Math.max(now, dueAt(match) ?? now));
  if (!reply) throw new Error('the clock was to play, and none ran');
  return reply;
}

export function demandAccepted(reply: AnyMoveResult, { by, action }: { by: Actor; action: AnyAction }): void {
  if (!reply.ok && reply.refusal.because === 'fault' && reply.refusal.cause instanceof LawBroken)
    throw reply.refusal.cause;
  demand(
    reply.ok,
    'offers',
    () => `${named(by)} was offered ${shown(action)}, and the answer was ${describeResult(reply)}`,
  );
}

/** A reply for a sentence: if the rules failed, with what they threw. */
export const describeResult = (reply: AnyMoveResult): string =>
  !reply.ok && reply.refusal.because === 'fault' ? `that the rules threw ${trace(reply.refusal.cause)}` : shown(reply);

/** An error, and where in the rules it comes from. */
export const trace = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join('\n') : String(error);

/** A match of its own that goes on from this state. Forks of one seed have the same luck at the same step. */
export const fork = (match: AnyMatch, state: object, seed: Seed): AnyMatch =>
  start({ game: { ...match.game, setup: () => copy(state) }, options: match.options, seats: match.seats, seed });

export function seedFor(number: number): Seed {
  const luck = quickChance(number);
  return Uint8Array.from({ length: 32 }, () => luck.below(256));
}
