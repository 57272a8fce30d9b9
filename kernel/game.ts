import type { Chance } from './chance.ts';
import type { Offer } from './offer.ts';
import type { OptionSheet } from './options.ts';
import type { Lasting } from './wire.ts';

/** A seat number, clockwise from 0. */
export type Seat = number;
export type Viewer = Seat | 'audience';
/** Who moves: a seat, the clock, or the table itself, which lets latecomers in. */
export type Actor = Seat | 'clock' | 'table';
export type BySeat<Value> = Value[];
export type Milliseconds = number;
/** The number of a rule in the game's RULES.md. */
export type RuleId = string;

/** What rules may use besides the state: luck, and events. */
export interface Table<Event> extends Chance {
  tell(event: Event): void;
  /** Tells some seats a secret, and the others its public version, or nothing. */
  whisper(to: readonly Seat[], secret: Event, others: Event | null): void;
}

/** How a match ended, as tables and records show it. */
export interface FinalScore {
  /** Empty if the game itself won. */
  readonly winners: readonly Seat[];
  /** 1 is best; equal seats share a rank. */
  readonly ranks: BySeat<number>;
  /** Any finite numbers. */
  readonly points: BySeat<number>;
}

/** How a match ended. */
export interface Result extends FinalScore {
  /** What this end is worth to each seat, from 0 to 1; 0 for everybody if the game itself won. */
  readonly worth: BySeat<number>;
}

/** The worth of each rank in a competitive game: the share of the others it beats; a tie counts half. */
export function worthOfRanks(ranks: BySeat<number>): BySeat<number> {
  const others = ranks.length - 1;
  const beatenBy = (rank: number): number =>
    ranks.reduce((sum, other) => sum + (Math.sign(other - rank) + 1) / 2, -0.5);
  return ranks.map(rank => (others === 0 ? 1 : beatenBy(rank) / others));
}

/** When the clock moves, if no player moves before. */
export interface Alarm {
  /** Clocks of the same name share the time already used. */
  readonly name: string;
  readonly after: Milliseconds;
  /** The clock that is paused meanwhile. */
  readonly holds?: Omit<Alarm, 'holds'>;
}

/**
 * How a match adds seats for latecomers. The table knows who they are; the rules know how many wait, and add seats
 * after the last one. Admitting a player is public, uses no luck and reveals nothing hidden.
 */
export interface Growth<State, Action> {
  /** The number of seats now. It never goes down. */
  seats(state: Readonly<State>): number;
  /** How many were admitted and have no seat yet. */
  waiting(state: Readonly<State>): number;
  /** Admits one more player; undefined: no seat can be added any more. */
  admit(state: Readonly<State>): Action | undefined;
  /** One waiting player cancels; called only if one waits. */
  dismiss(state: Readonly<State>): Action;
}

/**
 * A choice that others do not learn at once, such as a vote. The contract plays the same match with another choice;
 * everything that others receive must be the same, byte for byte, until it is revealed.
 */
export interface SecretChoice<State, Action> {
  /** The fields of the action that others do not learn. */
  readonly fields: readonly string[];
  /** Whether it is still secret: `before` is the state in which the action was made, `now` a later one. */
  isKept(before: Readonly<State>, now: Readonly<State>): boolean;
  /** The seats besides the mover that learn it at once; absent: none. */
  sharedWith?(action: Readonly<Action>): readonly Seat[];
}

/**
 * The rules of a game, over plain data. If the state has a field `open`, it holds what everybody knows, and every view
 * contains it unchanged.
 */
export interface Game<State, View, Action extends { type: string }, Event, Options> {
  readonly id: string;
  /** Increases when a recorded match would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSheet<Options>;
  /** Immutable fields of the open part, at any depth: compared by reference. */
  readonly lasting?: Lasting;

  setup(options: Readonly<Options>, seats: number, table: Table<Event>): State;
  /** Everything this viewer knows and remembers, and nothing else. */
  view(state: Readonly<State>, viewer: Viewer): View;
  /** The actions the viewer may take now, with blanks; empty while waiting. */
  offers(view: Readonly<View>): Offer<Action>[];
  /** The seats the table waits for. Other seats may have offers too. */
  awaited(view: Readonly<View>): readonly Seat[];
  /** Carries out, in place, an action that fills in an offer. */
  apply(state: State, by: Actor, action: Action, table: Table<Event>): void;
  result(state: Readonly<State>): Result | undefined;
  /** Some full state that looks exactly like this view, and shares nothing with it. */
  imagine(view: Readonly<View>, chance: Chance): State;
  /**
   * The rule that forbids this action. Called only for actions that fill in no offer, so it checks this one action and
   * need not compute offers. The action may come from any client: it is a flat object with a type, nothing more is
   * certain.
   */
  objection(view: Readonly<View>, action: Action): RuleId;
  /**
   * Whether this legal action is a no-op: no change, no event, no luck. It is accepted and not recorded, so only the
   * mover knows of it. This allows offering everybody the same actions where only some may use them.
   */
  noOp?(view: Readonly<View>, action: Action): boolean;
  /**
   * Actions that do not advance the match, such as moving one's own marker. A table limits how many of them a seat
   * makes.
   */
  readonly cosmetic?: readonly Action['type'][];
  /** Choices that others do not learn at once, by the type of the action. */
  readonly secrets?: {
    readonly [Type in Action['type']]?: SecretChoice<State, Extract<Action, { type: Type }>>;
  };
  /** Actions that can never be undone, such as a vote. For the others the kernel finds out. */
  readonly final?: readonly Action['type'][];
  /**
   * Moves that others have answered can never be undone, even if everybody agrees. A player's own last move can still
   * be undone until another seat moves.
   */
  readonly keepsAnswered?: true;
  /** When the clock moves, if no player moves before. Rules never read the time. */
  clock?(state: Readonly<State>): Alarm | undefined;
  /** The clock's action; called only when the clock is due. Every game with a clock has it. */
  strike?(state: Readonly<State>): Action;
  /** Absent: the number of seats never changes. */
  readonly growth?: Growth<State, Action>;
}

/** A game of unknown types: what tables, records and tools work with. */
export type AnyGame = Game<object, object, { type: string }, object, object>;

/** The part of the rules that a screen needs at a table: offers, and which rule forbids an action. */
export type TableGame<View, Action extends { type: string }, Options> = Pick<
  Game<object, View, Action, object, Options>,
  'id' | 'version' | 'seats' | 'options' | 'lasting' | 'cosmetic' | 'offers' | 'awaited' | 'objection'
>;
export type AnyTableGame = TableGame<object, { type: string }, object>;

/** The seats of a table, in order. */
export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);
/** Every seat, clockwise from the first. */
export const clockwiseFrom = (first: Seat, count: number): Seat[] => seatsOf(count).map(step => (first + step) % count);
/** Every seat, and the audience. */
export const viewersOf = (count: number): Viewer[] => [...seatsOf(count), 'audience'];
