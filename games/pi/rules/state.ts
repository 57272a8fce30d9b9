import type { BySeat, Seat, Viewer } from '#kernel';
import type { EditionId, Element, Kind, Place } from './edition.ts';

export interface Options {
  edition: EditionId;
  /** Who answers a solver's questions: the table, or the holder by hand. */
  answers: 'auto' | 'hand';
  /** What the last seat scores that has not solved its case (PI-12.4). */
  lastUnsolved: 'nextValue' | 'zero';
  /** How much the notebook works out by itself: nothing, facts, everything. */
  notebook: 0 | 1 | 2;
  turnSeconds: number | null; // null: no clock
}

/** Three case cards, or an accusation. */
export interface Case {
  suspect: Element;
  location: Element;
  crime: Element;
}

export type Marker = 'disc' | 'cube';
export type Reply = Marker | 'none';

/** An investigator on the board, and what the reply to it was. */
export interface Investigator {
  place: Place;
  discs: number;
  cubes: number;
  /** The kinds the reply is about: those not yet answered for in this place (PI-6.6). */
  about: Kind[];
}

/** A marker its owner has moved from an investigator to a tile of the same place. */
export interface Assignment {
  place: Place;
  tile: Kind;
  marker: Marker;
}

/** How a seat stands in this investigation: still solving, done, given its case by a false answer, or put out for giving one. */
export type Standing = 'active' | 'solved' | 'misled' | 'out';

/** What everybody can see of one seat. */
export interface Solver {
  standing: Standing;
  solvedIn: number | null; // the round; null: not solved
  case: Case | null; // null: not shown yet
  /** The reply to each evidence card examined, in the order of asking. */
  replies: { card: Element; reply: Reply }[];
  investigators: Investigator[];
  assigned: Assignment[];
  /** Accusations that were wrong. */
  wrong: Case[];
  /** Investigators left for the rest of the match. */
  left: number;
  /** One for each investigation so far. */
  scores: (number | null)[]; // null: not scored yet
  penalty: number;
}

/** What the holder was asked and has not answered yet. */
export type Question =
  | { type: 'evidence'; card: Element }
  | { type: 'investigator'; place: Place }
  | { type: 'accusation'; accused: Case };

/** Everything that lies open on the table. */
export interface Open {
  options: Options;
  investigation: number;
  first: Seat;
  round: number;
  turn: Seat;
  /** The tile in each place, in the order of the places. */
  suspects: (Element | null)[]; // null: a blank
  crimes: (Element | null)[]; // null: a blank
  display: Element[];
  discard: Element[];
  solvers: BySeat<Solver>;
  question: Question | null; // null: nobody owes an answer
  /** The cases of the investigations that are over. */
  past: BySeat<Case>[];
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
