import type { Actor, Alarm, Game, Milliseconds, RuleId, Seat, Table, Viewer } from './game.ts';
import { accept } from './offer.ts';
import { copy, field, put, type Scalar } from './plain.ts';
import { type Seed, streamOf } from './stream.ts';

/** One line of a match: who did what, and when, in milliseconds of play since the deal. */
export interface Move<Action> {
  readonly by: Actor;
  readonly at: Milliseconds;
  /** Null: the mover takes back the move before. */
  readonly action: Action | null;
}

/** An event of one step: told to all, or whispered to some. */
export type ToldEvent<Event> =
  | { readonly to: 'all'; readonly event: Event }
  | { readonly to: readonly Seat[]; readonly event: Event; readonly others: Event | null };

/** Why an action was refused. It depends only on the mover's view. */
export type Refusal =
  /** Not a small flat object with a type. */
  | { readonly because: 'malformed' }
  | { readonly because: 'rule'; readonly rule: RuleId }
  /** There is no own move to undo, or it revealed something. */
  | { readonly because: 'undo' }
  /** The rules threw: our bug. The match is unchanged. */
  | { readonly because: 'fault'; readonly cause: unknown };

/** The decision about a requested move. Nothing has been carried out yet. */
export type MoveDecision<Action> =
  /** A no-op is legal and changes nothing: it is not carried out and not recorded. */
  | { readonly ok: true; readonly move: Move<Action>; readonly isNoOp: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

/** The result of a move that was decided and carried out. For a no-op, the number is that of the last move. */
export type MoveResult<Action, Event> =
  | {
      readonly ok: true;
      readonly number: number;
      readonly move: Move<Action>;
      readonly isNoOp: boolean;
      readonly told: readonly ToldEvent<Event>[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a match starts from. The seed must stay secret until the match is over. */
export interface MatchSetup<State, View, Action extends { type: string }, Event, Options> {
  readonly game: Game<State, View, Action, Event, Options>;
  readonly options: Options;
  /** The number of seats at the deal; `seatsAt` gives the current number. */
  readonly seats: number;
  readonly seed: Seed;
}

/** A running match. It owns its state, which follows from the moves. */
export interface Match<State, View, Action extends { type: string }, Event, Options>
  extends MatchSetup<State, View, Action, Event, Options> {
  state: State;
  readonly moves: Move<Action>[];
  /** The moves that were not taken back. */
  readonly standing: StandingMove<Action>[];
  /** Copies of earlier states, oldest first, so that undo replays few moves. */
  readonly checkpoints: Checkpoint[];
  /** The events of the last move, or of the deal. */
  told: readonly ToldEvent<Event>[];
  readonly clock: RunningClock;
}

/** A move that was not taken back, with the number it was made under. */
export interface StandingMove<Action> {
  readonly number: number;
  readonly by: Actor;
  readonly action: Action;
}

/** The state after this many standing moves. */
interface Checkpoint {
  readonly after: number;
  readonly state: object;
}

/** Standing moves between the newest checkpoints. Older ones are further apart; their number grows logarithmically. */
const CHECKPOINT_EVERY = 32;

/** A match of which only the action and event types are known. */
export type MatchOf<Action extends { type: string }, Event extends object> = Match<
  object,
  object,
  Action,
  Event,
  object
>;
export type AnyMatch = MatchOf<{ type: string }, object>;

interface RunningClock {
  name: string | null; // null: no clock runs
  since: Milliseconds;
  readonly spent: Map<string, Milliseconds>;
}

/** Deals. The deal uses the luck of step 0; move n uses step n. */
export function start<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(deal: MatchSetup<State, View, Action, Event, Options>): Match<State, View, Action, Event, Options> {
  const { game, options, seats, seed } = deal;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new Error(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  const told: ToldEvent<Event>[] = [];
  const state = game.setup(copy(options), seats, tableFor(streamOf(seed, 0), told));
  const clock = { name: game.clock?.(state)?.name ?? null, since: 0, spent: new Map() };
  return { game, options, seats, seed, state, moves: [], standing: [], checkpoints: [], told, clock };
}

/** Decides a seat's action: legal if it fills in one of the seat's offers. */
export function decide<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  by: Seat,
  sent: unknown,
  at: Milliseconds,
): MoveDecision<Action> {
  const { game } = match;
  if (!Number.isInteger(by) || by < 0 || by >= seatsAt(match))
    throw new Error(`there is no seat ${by} at a table of ${seatsAt(match)}`);
  const read = readFlat(sent);
  if (!read) return refuse({ because: 'malformed' });
  const view = game.view(match.state, by);
  const action = accept<Action>(game.offers(view), read);
  if (!action) return refuse(objectionTo(game, view, read as Action));
  checkTime(match, at);
  return { ok: true, move: { by, at, action }, isNoOp: game.noOp?.(view, action) === true };
}

/** Decides a seat's action, and carries it out unless it is a no-op. */
export function play<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  by: Seat,
  sent: unknown,
  at: Milliseconds,
): MoveResult<Action, Event> {
  return applyDecision(match, decide(match, by, sent, at));
}

/** The current number of seats: those of the deal and those added since. */
export const seatsAt = ({ game, state, seats }: Pick<AnyMatch, 'game' | 'state' | 'seats'>): number =>
  game.growth?.seats(state) ?? seats;

/** The move that admits a latecomer; undefined if no seat can be added. */
export function decideAdmit<Action extends { type: string }, Event extends object>(
  { game, state }: MatchOf<Action, Event>,
  at: Milliseconds,
): Move<Action> | undefined {
  const action = game.result(state) ? undefined : game.growth?.admit(state);
  return action && { by: 'table', at, action };
}

/** The move by which a waiting latecomer cancels; undefined if none waits. */
export function decideDismiss<Action extends { type: string }, Event extends object>(
  { game, state }: MatchOf<Action, Event>,
  at: Milliseconds,
): Move<Action> | undefined {
  if (!game.growth || game.growth.waiting(state) === 0) return undefined;
  return { by: 'table', at, action: game.growth.dismiss(state) };
}

/** Admits a latecomer at once; undefined if no seat can be added. */
export function admit<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  at: Milliseconds,
): MoveResult<Action, Event> | undefined {
  const move = decideAdmit(match, at);
  return move && applyOrRefuse(match, move);
}

/** Cancels for a waiting latecomer at once; undefined if none waits. */
export function dismiss<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  at: Milliseconds,
): MoveResult<Action, Event> | undefined {
  const move = decideDismiss(match, at);
  return move && applyOrRefuse(match, move);
}

/** When the running clock is due, in milliseconds of play; undefined if none runs. */
export function dueAt(match: AnyMatch): Milliseconds | undefined {
  const alarm = match.game.clock?.(match.state);
  return alarm && match.clock.since + timeLeftOn(match, alarm);
}

/** The time left on the paused clock; undefined if none is paused. */
export function timeLeftOnHeldClock(match: AnyMatch): Milliseconds | undefined {
  const held = match.game.clock?.(match.state)?.holds;
  return held && timeLeftOn(match, held);
}

const timeLeftOn = ({ clock }: AnyMatch, { name, after }: Alarm): Milliseconds =>
  Math.max(0, after - (clock.spent.get(name) ?? 0));

/** Decides the clock's move; undefined if it is not due. */
export function decideClock<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  at: Milliseconds,
): MoveDecision<Action> | undefined {
  const due = dueAt(match);
  if (due === undefined || due > at) return undefined;
  checkTime(match, at);
  try {
    return { ok: true, move: { by: 'clock', at, action: actionOfClock(match) }, isNoOp: false };
  } catch (cause) {
    return refuse({ because: 'fault', cause });
  }
}

/** Plays the clock's move, if it is due. */
export function tick<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  at: Milliseconds,
): MoveResult<Action, Event> | undefined {
  const decided = decideClock(match, at);
  return decided && applyDecision(match, decided);
}

/** The clock's action. */
export function actionOfClock<Action extends { type: string }, Event extends object>({
  game,
  state,
}: MatchOf<Action, Event>): Action {
  const action = game.strike?.(state);
  if (!action) throw new Error(`${game.id} returned no action for its clock`);
  return action;
}

/** A match after these moves. The moves are trusted: they were accepted before. */
export function resume<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  deal: MatchSetup<State, View, Action, Event, Options>,
  moves: readonly Move<Action>[],
): Match<State, View, Action, Event, Options> {
  const match = start(deal);
  for (const move of moves) applyMove(match, move);
  return match;
}

/** Carries out a decided move. If the rules throw, the match is restored and the error rethrown. */
export function applyMove<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  move: Move<Action>,
): void {
  const { told } = match;
  try {
    if (move.action === null) takeBack(match);
    else applyAction(match, move.by, move.action, match.moves.length + 1);
    recordMove(match, move);
  } catch (error) {
    // discard what the rules changed before they threw
    Object.assign(match, { state: stateAfter(match, match.standing.length), told });
    throw error;
  }
}

/** A match as plain data, without its setup. */
export interface MatchSnapshot {
  readonly state: object;
  readonly moves: readonly Move<{ type: string }>[];
  readonly told: readonly ToldEvent<object>[];
  readonly checkpoints: readonly Checkpoint[];
  readonly clock: {
    readonly name: string | null;
    readonly since: Milliseconds;
    readonly spent: [string, Milliseconds][];
  };
}

/** Shares its parts with the match, so it must be serialized at once. */
export const snapshotOf = ({ state, moves, told, checkpoints, clock }: AnyMatch): MatchSnapshot => ({
  state,
  moves,
  told,
  checkpoints,
  clock: { name: clock.name, since: clock.since, spent: [...clock.spent] },
});

/** The match of a snapshot. It takes ownership of the snapshot's parts. */
export const restore = (
  { game, options, seats, seed }: Omit<AnyMatch, keyof MatchSnapshot | 'standing'>,
  { state, moves, told, checkpoints, clock }: MatchSnapshot,
): AnyMatch => ({
  game,
  options,
  seats,
  seed,
  state,
  moves: [...moves],
  standing: standingMoves(moves),
  checkpoints: [...checkpoints],
  told,
  clock: { name: clock.name, since: clock.since, spent: new Map(clock.spent) },
});

/** An independent copy of the match, with its whole history. */
export const branchOf = (match: AnyMatch): AnyMatch => ({
  ...restore(match, { ...snapshotOf(match), state: copy(match.state) }),
  standing: [...match.standing],
});

/** The events a viewer hears, in order. */
export function eventsFor<Event>(told: readonly ToldEvent<Event>[], viewer: Viewer): Event[] {
  const events: Event[] = [];
  for (const one of told) {
    if (one.to === 'all' || (viewer !== 'audience' && one.to.includes(viewer))) events.push(one.event);
    else if (one.others !== null) events.push(one.others);
  }
  return events;
}

/** The seats the table waits for. */
export const awaited = (match: AnyMatch): readonly Seat[] =>
  match.game.awaited(match.game.view(match.state, 'audience'));

/** A table with this luck that collects copies of the events told. */
export function tableFor<Event>(
  chance: Omit<Table<Event>, 'tell' | 'whisper'>,
  told: ToldEvent<Event>[],
): Table<Event> {
  return {
    below: chance.below,
    pick: chance.pick,
    shuffle: chance.shuffle,
    tell: event => void told.push({ to: 'all', event: copy(event) }),
    whisper: (to, event, others) => void told.push({ to: [...to], event: copy(event), others: copy(others) }),
  };
}

export const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

function applyDecision<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  decided: MoveDecision<Action>,
): MoveResult<Action, Event> {
  if (!decided.ok) return decided;
  if (decided.isNoOp) return { ...decided, number: match.moves.length, told: [] };
  return applyOrRefuse(match, decided.move);
}

/** Carries out a decided move. If the rules throw, the move is refused and the match unchanged. */
export function applyOrRefuse<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  move: Move<Action>,
): MoveResult<Action, Event> {
  checkTime(match, move.at);
  try {
    applyMove(match, move);
  } catch (cause) {
    return refuse({ because: 'fault', cause });
  }
  return { ok: true, number: match.moves.length, move, isNoOp: false, told: match.told };
}

function applyAction<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  by: Actor,
  action: Action,
  number: number,
): void {
  const told: ToldEvent<Event>[] = [];
  match.game.apply(match.state, by, copy(action), tableFor(streamOf(match.seed, number), told));
  match.told = told;
}

/** Sets the state before the last standing move. `recordMove` removes the move itself. */
function takeBack<Action extends { type: string }, Event extends object>(match: MatchOf<Action, Event>): void {
  Object.assign(match, { state: stateAfter(match, match.standing.length - 1), told: [] });
}

/** The state after this many standing moves, each with its original luck. */
export function stateAfter<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  count: number,
): object {
  const { game, seed, checkpoints } = match;
  const from = checkpoints.findLast(({ after }) => after <= count);
  const state = from ? copy(from.state) : start(match).state;
  for (let at = from?.after ?? 0; at < count; at++) {
    const move = match.standing[at];
    if (!move) throw new Error(`there are no ${count} standing moves`);
    game.apply(state, move.by, copy(move.action), tableFor(streamOf(seed, move.number), []));
    addCheckpoint(checkpoints, at + 1, state);
  }
  return state;
}

/** Adds a checkpoint if one is due. Older checkpoints are further apart. */
function addCheckpoint(checkpoints: Checkpoint[], after: number, state: object): void {
  if (after % CHECKPOINT_EVERY !== 0) return;
  const place = checkpoints.findLastIndex(one => one.after < after) + 1;
  if (checkpoints[place]?.after === after) return;
  checkpoints.splice(place, 0, { after, state: copy(state) });
  const newest = checkpoints.at(-1)?.after ?? 0;
  for (let at = checkpoints.length - 2; at > 0; at--) {
    const [older, newer] = [checkpoints[at - 1], checkpoints[at + 1]];
    if (older && newer && newer.after - older.after <= (newest - newer.after) / 2) checkpoints.splice(at, 1);
  }
}

/** The moves that were not taken back, with the numbers they were made under. */
export function standingMoves<Action>(moves: readonly Move<Action>[]): StandingMove<Action>[] {
  const kept: StandingMove<Action>[] = [];
  moves.forEach(({ by, action }, at) => {
    if (action === null) kept.pop();
    else kept.push({ number: at + 1, by, action });
  });
  return kept;
}

/** Throws if this is no valid time: records hold whole milliseconds that never decrease. */
export function checkTime(match: AnyMatch, at: Milliseconds): void {
  const last = match.moves.at(-1)?.at ?? 0;
  if (!Number.isSafeInteger(at) || at < last)
    throw new Error(`${at} is no time of play, in whole milliseconds, from ${last} on`);
}

/** Time also passes through moves that are undone. */
function recordMove<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  move: Move<Action>,
): void {
  const { game, clock, standing: kept, checkpoints } = match;
  const { by, action } = move;
  const name = game.clock?.(match.state)?.name ?? null;
  match.moves.push(move);
  if (action === null) {
    kept.pop();
    if ((checkpoints.at(-1)?.after ?? 0) > kept.length) checkpoints.pop();
  } else {
    kept.push({ number: match.moves.length, by, action });
    addCheckpoint(checkpoints, kept.length, match.state);
  }
  if (clock.name !== null) clock.spent.set(clock.name, (clock.spent.get(clock.name) ?? 0) + move.at - clock.since);
  clock.since = move.at;
  clock.name = name;
}

/** If the rules fail to name a rule, that is our bug, and the sender still gets an answer. */
function objectionTo<View, Action extends { type: string }>(
  game: Game<object, View, Action, object, object>,
  view: View,
  action: Action,
): Refusal {
  try {
    return { because: 'rule', rule: game.objection(view, action) };
  } catch (cause) {
    return { because: 'fault', cause };
  }
}

/** A clean copy of a client's action, every field read once; undefined if it is not a small flat object with a type. */
function readFlat(sent: unknown): { type: string } | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  try {
    const read = { type: '' };
    let fields = 0;
    for (const key in sent) {
      fields += 1;
      const value = readValue(field(sent, key));
      if (fields > 16 || key.length > 64 || value === undefined) return undefined;
      put(read, key, value);
    }
    return Object.hasOwn(sent, 'type') && typeof read.type === 'string' ? read : undefined;
  } catch {
    return undefined; // a getter threw
  }
}

function readValue(value: unknown): Scalar | Scalar[] | undefined {
  if (isFlatScalar(value)) return value;
  if (!Array.isArray(value) || value.length > 256) return undefined;
  const items = Array.from<unknown>(value);
  return items.every(isFlatScalar) ? items : undefined;
}

const isFlatScalar = (value: unknown): value is Scalar =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) ||
  (typeof value === 'string' && value.length <= 4096);
