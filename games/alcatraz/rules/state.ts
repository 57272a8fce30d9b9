import type { BySeat, Seat, Viewer } from '#kernel';
import type { CardId, Element, Kind, Location, PlanId, SentenceId, Side, Thing } from './components.ts';

export interface Options {
  /** The locations in the order of their places, row by row; places that are left over are drawn (ALC-2.2). */
  layout: Location[];
  sides: 'silver' | 'dark' | 'random' | 'chosen';
  /** The locations that lie dark side up if sides are chosen (ALC-2.3). */
  darkSides: Location[];
  /** ALC-8.6. */
  guardsAffectFreeLocationRules: boolean;
  /** ALC-8.12. */
  bribesCountForTaskLimit: boolean;
  /** ALC-14.17. */
  openBlackmailHands: boolean;
  /** ALC-10.7. */
  maxOffersPerPlayerTurn: number;
  talkSeconds: number;
  /** The clocks of the platform (ALC-18.1); 0: none. */
  voteSeconds: number;
  turnSeconds: number;
  answerSeconds: number;
}

/** A prisoner's sheet, open to all. */
export interface Prisoner {
  at: Location;
  strength: number;
  cash: number;
  /** In alphabetical order. */
  items: Kind[];
  /** In alphabetical order, each once (ALC-1.10). */
  marks: Element[];
  /** How many blackmail cards are in the hand. */
  cards: number;
}

export interface Task {
  readonly card: PlanId;
  readonly at: Location;
}

/** A vote that was counted (ALC-5.9). */
export interface Ballot {
  readonly turn: number;
  readonly votes: Readonly<BySeat<Seat>>;
  /** The scapegoat who was elected. */
  readonly elected: Seat;
  /** Decided by the vote of the scapegoat before (ALC-5.8). */
  readonly tied: boolean;
}

/** The player turn of one prisoner. */
export interface PlayerTurn {
  readonly seat: Seat;
  /** Action points left. */
  ap: number;
  /** Guards paid off, by location (ALC-8.10). */
  bribes: { readonly at: Location; readonly count: number }[];
  /** Locations whose rule was used (ALC-9.5). */
  used: Location[];
  hasStolen: boolean;
  hasSpentStrength: boolean;
  /** Offers made (ALC-10.7). */
  offers: number;
}

/** What has to be settled before the player turn goes on. */
export type Pending =
  | { readonly type: 'offer'; readonly partner: Seat; readonly give: Bundle; readonly want: Bundle }
  /** The Warden's choice (ALC-15.21). */
  | { readonly type: 'choice'; readonly cards: number }
  /** A victim has to hand something over (ALC-14.16). */
  | { readonly type: 'prompt'; readonly card: CardId; readonly victim: Seat }
  /** More guards can be moved (ALC-15.14). */
  | { readonly type: 'guards'; readonly left: number; readonly target: Location | null }; // null: anywhere

/** Things, in the order of THINGS, with spaces between them; empty: nothing. */
export type Bundle = string;

/** What blackmail forbids until the turn ends (ALC-14.13). */
export interface Bans {
  readonly closed: readonly Location[];
  /** Prisoners who may not perform plan elements. */
  readonly barred: readonly Seat[];
  /** Action points each prisoner has fewer. */
  readonly cuts: Readonly<BySeat<number>>;
}

export type Criterion = 'scapegoat' | 'onlyOne' | 'elements' | 'cash' | 'items' | 'strength' | 'naming';

export type Ending =
  | {
      readonly outcome: 'escape';
      readonly stays: Seat;
      readonly decidedBy: Criterion;
      /** Everybody the others could do without (ALC-16.3). */
      readonly redundant: readonly Seat[];
      readonly namings: Readonly<BySeat<Seat | null>> | null; // null: nobody was asked; in the list: not a decider
    }
  | { readonly outcome: 'allLose' };

/** A sentence that was said. What it has no blank for is null. */
export interface Said {
  readonly by: Seat;
  readonly sentence: SentenceId;
  readonly to: Seat | null;
  readonly player: Seat | null;
  readonly location: Location | null;
  readonly thing: Thing | null;
  readonly want: Thing | null;
  readonly element: Element | null;
  readonly count: number | null;
  readonly turn: number | null;
}

export interface Promised extends Said {
  /** When it was made. */
  readonly since: number;
  /** The turn at whose end it is judged, or whose vote decides it. */
  readonly due: number;
  /** Lapsed: the match ended before its time was up. */
  readonly state: 'open' | 'kept' | 'broken' | 'lapsed';
}

/** Everything that lies open on the table. */
export interface Open {
  readonly options: Readonly<Options>;
  readonly seats: 3 | 4;
  /** The location on each place, row by row, four in a row. */
  readonly layout: readonly Location[];
  /** By location. */
  readonly sides: readonly Side[];
  /** By location. */
  guards: number[];
  /** The tokens on each location, in alphabetical order. */
  stock: Kind[][];
  prisoners: BySeat<Prisoner>;
  tasks: readonly Task[];
  plan: {
    /** Cards on top of the deck whose order nobody knows. */
    unseen: number;
    /** Cards known to lie below them, from the top. */
    bottom: readonly PlanId[];
    /** Out of the game. */
    removed: readonly PlanId[];
  };
  blackmail: {
    deck: number;
    used: readonly CardId[];
    /** The cards the present deck was shuffled from. */
    shuffled: readonly CardId[];
  };
  /** From 1. */
  turn: number;
  phase: 'talks' | 'voting' | 'acting' | 'naming' | 'over';
  /** Until the votes are counted, the one of the previous turn (ALC-6.11). */
  scapegoat: Seat;
  /** Extra action points of the scapegoat. */
  bonus: number;
  /** Those whose vote is in, in the order they came. */
  voted: readonly Seat[];
  ballots: readonly Ballot[];
  acting: PlayerTurn | null; // null: nobody acts in this phase
  pending: Pending | null; // null: nothing is open
  bans: Bans;
  naming: { readonly candidates: readonly Seat[]; readonly named: readonly Seat[] } | null; // null: not in Step 4
  ending: Ending | null; // null: the match goes on
  /** What was said in this turn. */
  said: readonly Said[];
  promises: readonly Promised[];
}

/** Somebody knows that a card is in somebody's hand (ALC-14.7). */
export interface Knowledge {
  readonly by: Seat;
  readonly of: Seat;
  readonly card: CardId;
}

export interface State {
  open: Open;
  /** The unseen part of the plan deck, from the top. */
  deck: PlanId[];
  /** The blackmail deck, from the top. */
  cards: CardId[];
  hands: BySeat<CardId[]>;
  known: Knowledge[];
  /** The cards of an open Warden's choice, in the order they were drawn. */
  choice: CardId[];
  votes: BySeat<Seat | null>; // null: nothing yet
  namings: BySeat<Seat | null>; // null: nothing yet
}

export interface View {
  me: Viewer;
  open: Open;
  hands: BySeat<readonly CardId[] | null>; // null: hidden from this viewer
  /** What I know about other hands, and what others know about mine. */
  known: readonly Knowledge[];
  choice: readonly CardId[] | null; // null: none is open, or it is somebody else's
  vote: Seat | null; // null: none of this viewer is in
  naming: Seat | null; // null: none of this viewer is in
}

export type Action =
  | { type: 'callVote' }
  | { type: 'castVote'; player: Seat }
  | { type: 'move'; to: Location }
  /** What a rule does not ask for is null. */
  | {
      type: 'useLocation';
      pay: Thing | null;
      returnTo: Location | null; // null: also if Cash is paid
      take: Bundle | null;
      victim: Seat | null;
      card: CardId | null; // null: also if hands are hidden
      from: Location | null;
      to: Location | null;
    }
  | { type: 'steal'; victim: Seat; what: Thing }
  | { type: 'riot'; from: Location }
  /** For each item on the card, in its order, the owner and the kind of the token; null: the card has fewer. */
  | { type: 'performTask'; first: Token; second: Token | null; third: Token | null }
  | { type: 'discardItem'; item: Kind; returnTo: Location }
  /** What a card does not ask for is null. */
  | {
      type: 'playBlackmail';
      card: CardId;
      victim: Seat | null;
      what: Thing | null;
      from: Location | null;
      to: Location | null;
      onward: Location | null; // null: also if a moved prisoner takes one step only
      task: PlanId | null;
    }
  | { type: 'answerBlackmail'; what: Thing }
  | { type: 'offerTrade'; partner: Seat; give: Bundle; want: Bundle }
  | { type: 'respondTrade'; accept: boolean }
  | { type: 'withdrawOffer' }
  | { type: 'bribe'; count: number }
  | { type: 'spendStrength' }
  | { type: 'chooseCard'; card: CardId }
  | { type: 'moveGuard'; from: Location; to: Location }
  | { type: 'stopGuards' }
  | { type: 'endTurn' }
  | { type: 'nameStayer'; candidate: Seat }
  | ({ type: 'say' } & Omit<Said, 'by'>)
  /** The clock (ALC-18.2). */
  | { type: 'negotiationTimeout' }
  | { type: 'voteTimeout' }
  | { type: 'tradeTimeout' }
  | { type: 'choiceTimeout' }
  | { type: 'turnTimeout' }
  | { type: 'stayerTimeout' };

/** A token by its owner and its kind: `1.key`. */
export type Token = string;

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

export type Event =
  | { type: 'matchStarted'; scapegoat: Seat }
  | { type: 'turnBegan'; turn: number }
  | { type: 'guardEntered'; at: Location }
  | { type: 'voteCalled'; by: Seat | null } // null: time was up
  | { type: 'voted'; by: Seat }
  | { type: 'votesShown'; ballot: Ballot; bonus: number; silent: readonly Seat[] }
  | { type: 'playerTurnBegan'; seat: Seat; ap: number }
  | { type: 'moved'; by: Seat; from: Location; to: Location }
  | { type: 'locationUsed'; by: Seat; at: Location; cost: number }
  | { type: 'paid'; by: Seat; what: Thing; returnTo: Location | null }
  | { type: 'gained'; by: Seat; what: 'strength' | 'cash'; amount: number }
  | { type: 'itemsTaken'; by: Seat; items: readonly Kind[]; at: Location }
  | { type: 'guardMoved'; by: Seat; from: Location; to: Location }
  | { type: 'cardDiscarded'; by: Seat; victim: Seat; card: CardId }
  | { type: 'cardTaken'; by: Seat; victim: Seat; card: CardId | null } // null: to others
  | { type: 'cardsShuffled'; cards: readonly CardId[] }
  | { type: 'cardDrawn'; by: Seat; card: CardId | null } // null: to others
  | { type: 'choiceOpened'; by: Seat; cards: readonly CardId[] | null } // null: to others
  | { type: 'cardKept'; by: Seat; card: CardId | null; rejected: readonly CardId[] } // null: to others
  | { type: 'stole'; by: Seat; victim: Seat; what: Thing }
  | { type: 'rioted'; by: Seat; from: Location; to: Location }
  | { type: 'itemDiscarded'; by: Seat; item: Kind; at: Location }
  | { type: 'itemReturned'; of: Seat; item: Kind; at: Location }
  | { type: 'bribed'; by: Seat; at: Location; count: number }
  | { type: 'strengthSpent'; by: Seat }
  | { type: 'tradeOffered'; by: Seat; partner: Seat; give: Bundle; want: Bundle }
  | { type: 'traded'; by: Seat; partner: Seat; give: Bundle; want: Bundle }
  | { type: 'tradeDeclined'; by: Seat; isTimeUp: boolean }
  | { type: 'offerWithdrawn'; by: Seat }
  | {
      type: 'blackmailPlayed';
      by: Seat;
      card: CardId;
      victim: Seat | null;
      location: Location | null;
      task: PlanId | null;
    }
  | { type: 'handedOver'; by: Seat; to: Seat; what: Thing }
  | { type: 'prisonerMoved'; victim: Seat; path: readonly Location[] }
  | { type: 'taskMoved'; card: PlanId; from: Location; to: Location }
  | { type: 'taskReplaced'; card: PlanId; from: Location }
  | { type: 'taskPerformed'; by: Seat; card: PlanId; at: Location; tokens: readonly Token[] }
  | { type: 'elementMarked'; seat: Seat; element: Element }
  | { type: 'rewardShown'; card: PlanId | null } // null: the deck was empty
  | { type: 'taskRejected'; card: PlanId }
  | { type: 'taskLaid'; card: PlanId; at: Location }
  | { type: 'playerTurnEnded'; seat: Seat; at: Location; isTimeUp: boolean }
  | { type: 'turnEnded'; turn: number }
  | { type: 'namingBegan'; candidates: readonly Seat[] }
  | { type: 'named'; by: Seat }
  | { type: 'matchEnded'; ending: Ending }
  | ({ type: 'said' } & Said)
  | { type: 'promiseJudged'; promise: Promised };
