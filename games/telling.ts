import type { BySeat, Offer, RuleId, Scalar, Seat } from '#kernel';

/** What may stand in a sentence. Words are messages themselves; a seat gets the name its player chose. */
export type Argument = number | string | { readonly seat: Seat } | { readonly list: readonly Argument[] } | Line;

/** Something to say: a message of a catalogue, and what stands in it. Never a sentence: those are in the catalogues. */
export interface Line {
  readonly key: string;
  readonly args?: Readonly<Record<string, Argument>>;
}

/** One fact of the table, and what belongs to it. */
export interface Entry {
  readonly line: Line;
  readonly under?: readonly Line[];
}

/** A part of the table that can be read by itself. */
export interface Section {
  /** The word it is called by. */
  readonly word: string;
  readonly title: Line;
  readonly entries: readonly Entry[];
}

/** What a seat has before it besides what lies open: its hand, and whatever it alone keeps. */
export function ownSections(own: readonly Section[], open: readonly Section[]): Section[] {
  const words = new Set(open.map(({ word }) => word));
  return own.filter(({ word }) => word === 'hand' || !words.has(word));
}

/** Something a match was measured by. */
export interface Measure {
  readonly title: Line;
  /** What each seat needed, every time it was measured. */
  readonly samples: BySeat<readonly (number | null)[]>; // null: it never came to that
}

/** A blank of an offer, by its name. */
export interface BlankOf<Action extends { type: string }> {
  readonly offer: Offer<Action>;
  readonly blank: string;
}

/** How a game is put into words, for any screen: facts become lines, and a catalogue makes sentences of them. */
export interface Telling<View, Action extends { type: string }, Event> {
  event(event: Event, view: Readonly<View>): Line[];
  /** Whether a screen keeps an event to itself during the match: others may look over a shoulder, or listen. */
  isHushed?(event: Event): boolean;
  /** An offer as an order, its blanks still open. */
  offer(offer: Offer<Action>, view: Readonly<View>): Line;
  /** What a blank asks for. */
  blank(at: BlankOf<Action>, view: Readonly<View>): Line;
  /** One thing that may stand in a blank. */
  choice(value: Scalar, at: BlankOf<Action>, view: Readonly<View>): Line;
  /** All a viewer sees of the table. */
  board(view: Readonly<View>): Section[];
  /** How it is played, for somebody who never did. */
  rules(view: Readonly<View>): Line[];
  /** A rule that forbids something, in plain words. */
  rule(rule: RuleId): Line;
  /** What an option of a new table is about. */
  option(option: string): Line;
  /** One setting of an option. */
  setting(option: string, value: Scalar): Line;
  /** What matches of this game are compared by, besides points. */
  measures(events: readonly Event[], seats: number): Measure[];
}

export type AnyTelling = Telling<object, { type: string }, object>;
