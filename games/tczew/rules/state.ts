import type { BySeat, Seat, Viewer } from '#kernel';
import type { Cell } from './cells.ts';
import type { HiddenCard } from './hidden.ts';
import type { TownId } from './components.ts';
import type { CardNo, Category, ReplacementNo, Service, StackEpoch } from './kinds.ts';
import type { Ban, Theme } from './vocabulary.ts';

/** TCZ-2.6, TCZ-2.7. */
export interface Options {
  towns: 'random' | 'pick';
  mode: 'basic' | 'extended';
  lastEpoch: StackEpoch;
  fastDiscard: boolean;
  idleRounds: number;
}

/** A stack cell: its base card and what lies on it. Replaced, never changed. */
export interface Placed {
  readonly card: CardNo;
  readonly owner: Seat | null; // null: ownerless
  readonly cover: ReplacementNo | null; // null: not covered
  /** Two tokens (TCZ-13.12). */
  readonly immune: boolean;
}

export type Board = readonly (Placed | null)[]; // null: empty

/** TCZ-2.8. */
export type Phase = 'towns' | 'epoch1' | 'epoch2' | 'main' | 'lastLap' | 'scored';

export type ExtraKind = 'place' | 'event' | 'swap';

export interface Turn {
  readonly seat: Seat;
  isMainDone: boolean;
  isSkipped: boolean;
  hasHeldPlebiscite: boolean;
  /** A card was placed, an event played or a plebiscite held (TCZ-11.7). */
  isActive: boolean;
  /** Extra moves after the main move (TCZ-14.42). */
  extra: { readonly left: number; readonly kinds: readonly ExtraKind[] } | null; // null: none
  /** Cards drawn on top of the refill (TCZ-14.35). */
  extraCards: number;
  /** A drawing ban stopped the refill of this turn (TCZ-14.40). */
  isRefillBanned: boolean;
}

/** The event being resolved, or the active event whose tick is being resolved. */
export interface Resolving {
  readonly event: CardNo;
  readonly actor: Seat;
  /** In the order they are hit (TCZ-14.4). */
  readonly targets: readonly Seat[];
  readonly target: Seat | null; // null: before or after the targets
  readonly vars: Readonly<Record<string, number>>;
  /** The variables set before the targets. */
  readonly common: Readonly<Record<string, number>>;
  /** What the services of the target still save (TCZ-14.24). */
  readonly saving: number;
  /** The lasting effect whose tick this is. */
  readonly tick: number | null; // null: the event is being played
}

/** A step of the running event by its place: `each/0/do/1`. */
export type Path = string;

/** What is still to be done, in order. */
export type Task =
  | { readonly do: 'step'; readonly path: Path }
  | { readonly do: 'target'; readonly seat: Seat }
  | { readonly do: 'afterTargets' }
  | { readonly do: 'finishEvent' }
  | { readonly do: 'settle'; readonly attacker: Seat }
  | { readonly do: 'refill' }
  | { readonly do: 'afterMain' }
  | { readonly do: 'tick'; readonly id: number }
  | { readonly do: 'finishTick' }
  | { readonly do: 'main' }
  | { readonly do: 'turnEnd' }
  | { readonly do: 'closeTurn' }
  | { readonly do: 'beginTurn'; readonly seat: Seat };

/** A decision the table waits for. */
export type Pending =
  /** Cards on the board, one by one. */
  | {
      readonly type: 'pick';
      readonly seat: Seat;
      readonly path: Path;
      /** At most so many, or exactly so many if the pick is compulsory. */
      readonly n: number;
      readonly must: boolean;
      readonly picked: readonly Cell[];
    }
  /** The new cell of a picked card; `cells` are the picked cards still to be moved. */
  | { readonly type: 'relocate'; readonly seat: Seat; readonly path: Path; readonly cells: readonly Cell[] }
  | {
      readonly type: 'build';
      readonly seat: Seat;
      readonly path: Path;
      readonly n: number;
      readonly built: number;
    }
  | { readonly type: 'fetch'; readonly seat: Seat; readonly path: Path; readonly left: number }
  /** A fetched card that must be laid; `left` more are fetched afterwards. */
  | { readonly type: 'lay'; readonly seat: Seat; readonly path: Path; readonly card: CardNo; readonly left: number }
  | {
      readonly type: 'give';
      readonly seat: Seat;
      readonly path: Path;
      readonly n: number;
      readonly given: number;
      readonly to: Seat | null; // null: to a pile
    }
  /** The actor chooses from a hand it sees. */
  | {
      readonly type: 'take';
      readonly seat: Seat;
      readonly path: Path;
      readonly n: number;
      readonly taken: number;
      readonly from: Seat;
    }
  | { readonly type: 'putBack'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'choice'; readonly seat: Seat; readonly path: Path; readonly options: readonly string[] }
  | {
      readonly type: 'plebiscite';
      readonly seat: Seat;
      readonly path: Path;
      readonly left: number;
      readonly bonus: number;
      readonly ignoresTokens: boolean;
    };

interface LastingEffect {
  readonly id: number;
  /** The card in front of the player (TCZ-8.5). */
  readonly event: CardNo;
  readonly actor: Seat;
  /** Whom it concerns. */
  readonly seat: Seat;
  /** The turn being played is not counted. */
  readonly isFromNextTurn: boolean;
}

export type Lasting =
  | (LastingEffect & {
      readonly kind: 'ban';
      readonly what: Ban;
      readonly cats: readonly Category[] | null; // null: all
      readonly turns: number;
    })
  | (LastingEffect & {
      readonly kind: 'ward';
      readonly themes: readonly Theme[] | 'all';
      readonly turns: number | null; // null: no limit
      readonly uses: number | null; // null: no limit
    })
  | (LastingEffect & { readonly kind: 'suspension'; readonly services: readonly Service[]; readonly turns: number })
  | (LastingEffect & {
      readonly kind: 'modifier';
      readonly attack: number;
      readonly defend: number;
      readonly turns: number;
    })
  | (LastingEffect & {
      readonly kind: 'ongoing';
      readonly path: Path;
      readonly at: 'turnStart' | 'turnEnd';
      readonly turns: number;
      readonly vars: Readonly<Record<string, number>>;
    });

export type LastingOf<Kind extends Lasting['kind']> = Extract<Lasting, { kind: Kind }>;

/** The points of one player by scoring rule (TCZ-12.4 to TCZ-12.12). */
export interface Score {
  readonly cells: number;
  readonly largest: number;
  readonly starts: number;
  readonly monuments: number;
  readonly uniques: number;
  readonly categories: number;
  readonly contamination: number;
  readonly total: number;
  /** For ties (TCZ-12.15). */
  readonly monumentCards: number;
}

export interface Roll {
  readonly seat: Seat;
  readonly die: number;
}

export type EndReason = 'lastCard' | 'idle' | 'agreed';

/** Everything that lies open on the table. */
export interface Open {
  readonly options: Readonly<Options>;
  readonly seats: number;
  phase: Phase;
  towns: BySeat<TownId | null>; // null: not picked yet
  /** Who begins the epochs (TCZ-3.3). */
  first: Seat;
  /** The dice that decided it. */
  firstRolls: readonly Roll[];
  board: (Placed | null)[]; // null: empty
  /** The Epoch I cards still to be placed, the next one first. */
  epochOne: readonly { readonly seat: Seat; readonly card: CardNo }[];
  /** A zero was rolled: the cell is chosen freely (TCZ-3.8). */
  hasFreeChoice: boolean;
  /** The founding cards still to be placed, player by player. */
  founding: readonly { readonly seat: Seat; readonly cards: readonly CardNo[] }[];
  pointer: StackEpoch;
  /** How many of the lowest cards of the current stack were put there during the game. */
  returned: number;
  /** Cards drawn from the stacks in all. */
  drawn: number;
  /** Regular cards in the box. */
  used: readonly CardNo[];
  usedReplacements: readonly ReplacementNo[];
  /** The replacement pile (TCZ-2.4). */
  replacements: readonly ReplacementNo[];
  turn: Turn | null; // null: before Epoch III and after the end
  resolving: Resolving | null; // null: no event is being resolved
  pending: Pending | null; // null: nothing is to be decided
  todo: Task[];
  /** In order of activation. */
  lasting: readonly Lasting[];
  /** Consecutive idle turns (TCZ-11.7). */
  idle: number;
  /** Who still has a last turn, the one being played included (TCZ-11.4). */
  lap: readonly Seat[];
  proposal: { readonly by: Seat; readonly agreed: readonly Seat[] } | null; // null: none is open
  /** Who has proposed to stop since the start of the own last turn (TCZ-11.13). */
  proposed: readonly Seat[];
  ending: { readonly reason: EndReason; readonly scores: BySeat<Score> } | null; // null: the match goes on
}

export interface State {
  open: Open;
  hands: BySeat<HiddenCard[]>;
  /** Of Epochs III, IV and V; the top card is the first. */
  stacks: HiddenCard[][];
}

/** A card of a hand or a stack that the viewer has seen, and who else has. */
export type Slot = HiddenCard | null; // null: not seen

export interface View {
  readonly me: Viewer;
  readonly open: Open;
  readonly hands: BySeat<Slot[]>;
  readonly stacks: Slot[][];
  /** The cards I may fetch from the current stack, by number. */
  readonly search: readonly CardNo[] | null; // null: I am not searching it
}

/** The parts of a state and of a view that a rule about sizes needs. */
export interface Sizes {
  readonly open: Readonly<Open>;
  readonly hands: readonly (readonly unknown[])[];
  readonly stacks: readonly (readonly unknown[])[];
}

export type Action =
  | { type: 'pickTown'; town: TownId }
  | { type: 'rollEpochOne' }
  | { type: 'chooseEpochOneCell'; cell: Cell }
  | { type: 'placeFounding'; card: CardNo; cell: Cell }
  | { type: 'place'; card: CardNo; cell: Cell }
  | { type: 'playEvent'; card: CardNo; targets: Seat[] }
  | { type: 'swap'; card: CardNo }
  | { type: 'wait' }
  | { type: 'plebiscite'; from: Cell; to: Cell }
  | { type: 'endTurn' }
  | { type: 'proposeEnd' }
  | { type: 'voteEnd'; agree: boolean }
  /** The answers to decisions (TCZ-16.7). */
  | { type: 'pick'; cell: Cell }
  | { type: 'build'; card: CardNo; cell: Cell }
  | { type: 'fetch'; card: CardNo }
  | { type: 'lay'; cell: Cell }
  | { type: 'give'; card: CardNo; to: Seat | null } // null: to a pile
  | { type: 'take'; card: CardNo }
  | { type: 'putBack'; card: CardNo }
  | { type: 'choose'; option: string }
  | { type: 'done' };

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

export type Pile = 'used' | 'current';

export type Event =
  | { type: 'townTaken'; by: Seat; town: TownId }
  | { type: 'firstPlayerRolled'; rolls: readonly Roll[]; first: Seat }
  | { type: 'epochOneDealt'; cards: readonly { readonly seat: Seat; readonly card: CardNo }[] }
  /** Three dice each; null: not rolled after a zero. */
  | { type: 'epochOneRolled'; by: Seat; column: readonly number[]; row: readonly number[] | null; drawn: Cell | null }
  | { type: 'epochOneLaid'; by: Seat; card: CardNo; cell: Cell }
  | { type: 'startLaid'; card: CardNo; cell: Cell; owner: Seat | null }
  | { type: 'sparesShuffled'; cards: readonly CardNo[] }
  | { type: 'placed'; by: Seat; card: CardNo; cell: Cell }
  | { type: 'captured'; by: Seat; card: CardNo; cell: Cell }
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'turnSkipped'; seat: Seat }
  | { type: 'swapped'; by: Seat }
  | { type: 'waited'; by: Seat }
  | { type: 'drew'; by: Seat; count: number; cards: readonly CardNo[] | null } // null: to others
  | { type: 'pointerMoved'; epoch: StackEpoch }
  | { type: 'eventPlayed'; by: Seat; card: CardNo; targets: readonly Seat[] }
  | { type: 'rolled'; die: 'K3' | 'K6'; value: number }
  | { type: 'warded'; seat: Seat; event: CardNo }
  | { type: 'cancelled'; seat: Seat; event: CardNo; service: Service }
  | { type: 'removed'; cell: Cell; card: CardNo; cover: ReplacementNo | null; to: Pile | Seat }
  | { type: 'tookOver'; by: Seat; cell: Cell; card: CardNo }
  | { type: 'relocated'; by: Seat; from: Cell; to: Cell; card: CardNo }
  | { type: 'covered'; cell: Cell; with: ReplacementNo }
  | { type: 'uncovered'; cell: Cell; replacement: ReplacementNo }
  | { type: 'fetched'; by: Seat; card: CardNo; from: Pile }
  | { type: 'handMoved'; from: Seat; to: Pile | Seat; count: number; cards: readonly CardNo[] | null } // null: to others
  | { type: 'putBack'; by: Seat; count: number; cards: readonly CardNo[] | null } // null: to others
  | { type: 'handShown'; of: Seat; to: Seat | 'all'; cards: readonly CardNo[] | null } // null: to others
  | { type: 'handsSwapped'; by: Seat; with: Seat }
  | { type: 'hindered'; seat: Seat; what: readonly Ban[]; turns: number }
  | { type: 'extraMoves'; by: Seat; count: number }
  | { type: 'wardSet'; seat: Seat }
  | { type: 'suspended'; seat: Seat; services: readonly Service[]; turns: number }
  | { type: 'ongoing'; holder: Seat; event: CardNo; ticks: number }
  | { type: 'ticked'; holder: Seat; event: CardNo }
  | { type: 'eventEnded'; event: CardNo }
  | { type: 'tokensSet'; cells: readonly Cell[]; tokens: 0 | 2 }
  | { type: 'modified'; seat: Seat; attack: number; defend: number; turns: number }
  | { type: 'plebisciteHeld'; by: Seat; from: Cell; to: Cell; attack: number; defence: number; isWon: boolean }
  | { type: 'tieRolled'; rolls: readonly Roll[] }
  | { type: 'districtTaken'; from: Seat; by: Seat; cells: readonly Cell[] }
  | { type: 'districtLost'; from: Seat; cells: readonly Cell[] }
  | { type: 'lapBegan'; by: Seat; lap: readonly Seat[] }
  | { type: 'idleWarned'; turns: number }
  | { type: 'endProposed'; by: Seat }
  | { type: 'endVoted'; by: Seat; agree: boolean }
  | { type: 'proposalLapsed'; by: Seat }
  | { type: 'matchEnded'; reason: EndReason; scores: BySeat<Score> };
