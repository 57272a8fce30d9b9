import type { BySeat, Seat, Viewer } from '#kernel';
import type { EditionId, Element, Kind, Place } from './edition.ts';

export interface Options {
  edition: EditionId;
  /** Who answers a solver's questions: the table, or the holder by hand. */
  answers: 'auto' | 'hand';
  /** The score of the last seat with an unsolved case (PI-12.4). */
  lastUnsolved: 'nextValue' | 'zero';
  /** What the notebook derives automatically: nothing, facts, or everything. */
  notebook: 0 | 1 | 2;
  turnSeconds: number | null; // null: no clock
}

/** Three case cards, or an accusation. */
export interface Case {
  readonly suspect: Element;
  readonly location: Element;
  readonly crime: Element;
}

export type Marker = 'disc' | 'cube';
export type Reply = Marker | 'none';

/** An investigator on the board, and its reply. */
export interface Investigator {
  readonly place: Place;
  readonly discs: number;
  readonly cubes: number;
  /** The kinds the reply is about: those not yet answered for in this place (PI-6.6). */
  readonly about: readonly Kind[];
}

/** A marker its owner has moved from an investigator to a tile of the same place. */
export interface Assignment {
  readonly place: Place;
  readonly tile: Kind;
  readonly marker: Marker;
}

/**
 * The status of a seat in this investigation: still solving, solved, given its case by a false answer, or out for
 * giving one.
 */
export type Standing = 'active' | 'solved' | 'misled' | 'out';

/** The public data of one seat. It is replaced, never changed. */
export interface Solver {
  readonly standing: Standing;
  readonly solvedIn: number | null; // the round; null: not solved
  readonly case: Case | null; // null: not shown yet
  /** The reply to each evidence card examined, in the order of asking. */
  readonly replies: readonly { readonly card: Element; readonly reply: Reply }[];
  readonly investigators: readonly Investigator[];
  readonly assigned: readonly Assignment[];
  /** Accusations that were wrong. */
  readonly wrong: readonly Case[];
  /** Investigators left for the rest of the match. */
  readonly left: number;
  /** One for each investigation so far. */
  readonly scores: readonly (number | null)[]; // null: not scored yet
  readonly penalty: number;
}

/** A new solver that no view has shown yet. Its lists are still shared with the one before. */
export type Renewed = { -readonly [Key in keyof Solver]: Solver[Key] };

/** The open question to the holder. */
export type Question =
  | { readonly type: 'evidence'; readonly card: Element }
  | { readonly type: 'investigator'; readonly place: Place }
  | { readonly type: 'accusation'; readonly accused: Case };

/** The open part of the state. */
export interface Open {
  readonly options: Readonly<Options>;
  investigation: number;
  first: Seat;
  round: number;
  turn: Seat;
  /** The tile in each place, in the order of the places. */
  suspects: readonly (Element | null)[]; // null: a blank
  crimes: readonly (Element | null)[]; // null: a blank
  display: Element[];
  discard: Element[];
  solvers: Readonly<BySeat<Solver>>;
  question: Question | null; // null: nobody owes an answer
  /** The cases of the investigations that are over. */
  past: readonly Readonly<BySeat<Case>>[];
  over: boolean;
}

export interface State {
  open: Open;
  /** The case each seat holds: it belongs to the seat on its left. */
  hands: BySeat<Case>;
  /** Evidence cards face down, the next one last. */
  deck: Element[];
}

export interface View {
  me: Viewer;
  open: Open;
  hand: Case | null; // null: the audience holds none
}

export type Action =
  | { type: 'examine'; card: Element }
  | { type: 'investigate'; place: Place }
  | { type: 'accuse'; suspect: Element; location: Element; crime: Element }
  | { type: 'assign'; place: Place; marker: Marker; tile: Kind }
  | { type: 'unassign'; place: Place; tile: Kind }
  | { type: 'answerEvidence'; reply: Reply }
  | { type: 'answerInvestigator'; discs: number; cubes: number }
  | { type: 'answerAccusation'; right: boolean };

export type Event =
  | { type: 'matchStarted'; first: Seat }
  | {
      type: 'investigationStarted';
      investigation: number;
      first: Seat;
      suspects: (Element | null)[];
      crimes: (Element | null)[];
      display: Element[];
    }
  | { type: 'handDealt'; to: Seat; hand: Case }
  | { type: 'turnStarted'; seat: Seat; round: number; lastChance: boolean }
  | { type: 'asked'; by: Seat; question: Question }
  | { type: 'examined'; by: Seat; card: Element; reply: Reply }
  | { type: 'investigated'; by: Seat; place: Place; discs: number; cubes: number; about: Kind[] }
  | { type: 'accused'; by: Seat; accused: Case; right: boolean }
  | { type: 'assigned'; by: Seat; place: Place; marker: Marker; tile: Kind }
  | { type: 'unassigned'; by: Seat; place: Place; tile: Kind }
  | { type: 'deckReshuffled'; cards: number }
  | { type: 'displayRefilled'; card: Element; deck: number }
  | { type: 'solved'; seat: Seat; round: number; points: number }
  | { type: 'misled'; by: Seat; solver: Seat; case: Case }
  | { type: 'roundEnded'; round: number }
  | { type: 'lastUnsolvedScored'; seat: Seat; points: number }
  | { type: 'investigationEnded'; investigation: number; cases: BySeat<Case>; points: BySeat<number> }
  | { type: 'matchEnded'; totals: BySeat<number>; ranks: BySeat<number> };
