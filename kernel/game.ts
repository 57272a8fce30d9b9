import type { Chance } from './chance.ts';
import type { Offer } from './offer.ts';
import type { OptionSheet } from './options.ts';
import type { Lasting } from './wire.ts';

/** A chair, clockwise from 0. */
export type Seat = number;
export type Viewer = Seat | 'audience';
/** Who moves: a seat, the clock, or the table itself, which lets latecomers in. */
export type Actor = Seat | 'clock' | 'table';
export type BySeat<Value> = Value[];
export type Milliseconds = number;
/** The number of a rule in the game's RULES.md. */
export type RuleId = string;

/** What a rule may use besides the state: dice, shuffles, and a voice. */
export interface Table<Event> extends Chance {
  tell(event: Event): void;
  /** Tells some seats a secret, and the others its public version, or nothing. */
  whisper(to: readonly Seat[], secret: Event, others: Event | null): void;
}

/** How a match ended, as tables and records show it. */
export interface FinalScore {
  /** Nobody, if the game itself won. */
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

/** The worth of each rank where seats play against each other: the share of the others it beats; a tie is half a win. */
export function worthOfRanks(ranks: BySeat<number>): BySeat<number> {
  const others = ranks.length - 1;
  const beatenBy = (rank: number): number =>
    ranks.reduce((sum, other) => sum + (Math.sign(other - rank) + 1) / 2, -0.5);
  return ranks.map(rank => (others === 0 ? 1 : beatenBy(rank) / others));
}

/** When the clock moves, if nobody does before. */
export interface Alarm {
  /** Time already spent counts on when a clock of the same name comes back. */
  readonly name: string;
  readonly after: Milliseconds;
  /** The clock that stands still meanwhile, and goes on afterwards. */
  readonly holds?: Omit<Alarm, 'holds'>;
}

/**
 * How a match takes in players who come late. Who they are is the table's business; the rules know how many wait, and
 * add seats after the last one when they can. Letting somebody in is open to all, without luck, and says nothing hidden.
 */
export interface Growth<State, Action> {
  /** The number of seats now. It never goes down. */
  seats(state: Readonly<State>): number;
  /** How many were let in and have no seat yet. */
  waiting(state: Readonly<State>): number;
  /** Lets one more player in; undefined: no seat can be added any more. */
  admit(state: Readonly<State>): Action | undefined;
  /** One of those who wait does not come; asked only if somebody waits. */
  dismiss(state: Readonly<State>): Action;
}

/**
 * A choice that others do not learn at once: a vote, a card that is swapped. The contract plays the same match with
 * another choice, and what everybody else gets must be the same, to the byte, while it is kept.
 */
export interface SecretChoice<State, Action> {
  /** The fields of the action that others do not learn. */
  readonly fields: readonly string[];
  /** Whether it is still kept: `before` is the state in which the action was made, `now` one that followed. */
  isKept(before: Readonly<State>, now: Readonly<State>): boolean;
  /** The seats besides the mover that learn it at once; absent: none. */
  sharedWith?(action: Readonly<Action>): readonly Seat[];
}

/**
 * The rules of a game, over plain data. If the state has a field `open`, it holds what everybody
 * knows, and every view shows it whole.
 */
export interface Game<State, View, Action extends { type: string }, Event, Options> {
  readonly id: string;
  /** Goes up when a recorded match would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSheet<Options>;
  /** Fields of the open part, anywhere in it, whose value is replaced and never changed: what is the same needs no look. */
  readonly lasting?: Lasting;

  setup(options: Readonly<Options>, seats: number, table: Table<Event>): State;
  /** Everything this viewer knows and remembers, and nothing else. */
  view(state: Readonly<State>, viewer: Viewer): View;
  /** What the viewer may do now, blanks not filled in; empty while waiting. */
  offers(view: Readonly<View>): Offer<Action>[];
  /** Whom the table waits for. Others may have offers too; nobody waits for those. */
  awaited(view: Readonly<View>): readonly Seat[];
  /** Carries out, in place, an action that fills in an offer. */
  apply(state: State, by: Actor, action: Action, table: Table<Event>): void;
  result(state: Readonly<State>): Result | undefined;
  /** Some full state that looks exactly like this view, and shares nothing with it. */
  imagine(view: Readonly<View>, chance: Chance): State;
  /**
   * The rule that forbids this action here. Asked only about actions that fill in no offer, so it looks at this one
   * action (a cell, a card) and need not compute offers. The action may come from a stranger: a flat object with a
   * type is all that is certain.
   */
  objection(view: Readonly<View>, action: Action): RuleId;
  /**
   * Whether this action, which fills in an offer, is a no-op: no change, no event, no luck. It is accepted and not
   * recorded, so only the mover knows of it. So what only some may do can be offered to all alike.
   */
  noOp?(view: Readonly<View>, action: Action): boolean;
  /**
   * Actions that bring the match no further, such as moving a marker of one's own as often as one likes. A table
   * limits how many of them a seat makes.
   */
  readonly cosmetic?: readonly Action['type'][];
  /** Choices that others do not learn at once, by the type of the action. */
  readonly secrets?: {
    readonly [Type in Action['type']]?: SecretChoice<State, Extract<Action, { type: Type }>>;
  };
  /** Actions that are never taken back once they are made, such as a vote. Of the others, the kernel finds it out. */
  readonly final?: readonly Action['type'][];
  /**
   * Moves that others have answered are never taken back, not even if everybody agrees: what was said has been heard.
   * A player's own last move can still be undone until somebody else moves.
   */
  readonly keepsAnswered?: true;
  /** When the clock moves, if nobody does before. Rules never read the time. */
  clock?(state: Readonly<State>): Alarm | undefined;
  /** What the clock does when it is due; asked only then. A game with a clock has one. */
  strike?(state: Readonly<State>): Action;
  /** Absent: the number of seats never changes. */
  readonly growth?: Growth<State, Action>;
}

/** A game whose inside is nobody's business: what tables, records and tools work with. */
export type AnyGame = Game<object, object, { type: string }, object, object>;

/** The part of the rules that a screen uses at a table: what may be done, and which rule forbids something. */
export type TableGame<View, Action extends { type: string }, Options> = Pick<
  Game<object, View, Action, object, Options>,
  'id' | 'version' | 'seats' | 'options' | 'lasting' | 'cosmetic' | 'offers' | 'awaited' | 'objection'
>;
export type AnyTableGame = TableGame<object, { type: string }, object>;

/** The seats of a table, in order. */
export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);
/** Every seat, and the audience. */
export const viewersOf = (count: number): Viewer[] => [...seatsOf(count), 'audience'];
