/** The number of a location, 1 to 12 (ALC-1.2). */
export type Location = number;
export type Side = 'silver' | 'dark';
export type Kind = 'clothes' | 'drugs' | 'gun' | 'key' | 'knife' | 'tools';
/** What can be paid, stolen, traded and handed over. */
export type Thing = 'cash' | Kind;
export type Element = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
/** The id of a plan card: its element and a number. */
export type PlanId = string;
/** The id of a blackmail card. All have the same width, so that none can be told by it. */
export type CardId = string;

/** What a location lets a prisoner do (section 15). */
export type LocationRule =
  | { readonly op: 'discardCard' }
  | { readonly op: 'takeCard' }
  | { readonly op: 'moveGuards'; readonly most: number }
  | { readonly op: 'gain'; readonly what: 'strength' | 'cash'; readonly most: number }
  /** Takes `count` tokens from the location: of one kind, or of any. */
  | { readonly op: 'takeItems'; readonly kind: Kind | null; readonly count: number }
  | { readonly op: 'drawCard' }
  /** Draws `count` cards and keeps one. */
  | { readonly op: 'chooseCard'; readonly count: number };

export interface Face {
  readonly rule: LocationRule;
  /** Costs no action point. */
  readonly free: boolean;
  /** An item or 1 Cash is paid first (ALC-11.2). */
  readonly pay: boolean;
  readonly icons: readonly Kind[];
}

export interface LocationSheet {
  readonly number: Location;
  readonly id: string;
  readonly silver: Face;
  readonly dark: Face;
}

export interface PlanCard {
  readonly id: PlanId;
  readonly element: Element;
  /** How many prisoners have to be there, by the number of players (ALC-12.12). */
  readonly prisoners: { readonly 3: number; readonly 4: number };
  /** The most guards there may be. */
  readonly guards: number;
  readonly items: readonly Kind[];
}

/** What a blackmail card does (ALC-14.12). */
export type Effect =
  /** Moves one to `most` guards; with `sameTarget` all of them to one location. */
  | { readonly op: 'moveGuards'; readonly most: number; readonly sameTarget: boolean }
  /** Moves a victim one to `most` steps. The action has a field for each of two. */
  | { readonly op: 'movePrisoner'; readonly most: 1 | 2 }
  | { readonly op: 'returnItem' }
  /** Takes an item or 1 Cash; if the victim chooses, a prompt is opened. */
  | { readonly op: 'take'; readonly chooser: 'scapegoat' | 'victim' }
  | { readonly op: 'lessAp'; readonly amount: number }
  | { readonly op: 'forbid'; readonly action: 'performTask' | 'enter' }
  | { readonly op: 'moveTask' }
  | { readonly op: 'replaceTask' };

export interface BlackmailCard {
  readonly id: CardId;
  readonly effect: Effect;
}

export type SentenceId = string;
/** What is filled in when a sentence is said. `to` is another player, `player` anybody. */
export type SentenceBlank = 'to' | 'player' | 'location' | 'thing' | 'want' | 'element' | 'count' | 'turn';
export type SentenceKind = 'request' | 'promise' | 'threat' | 'offer' | 'reply' | 'thanks' | 'complaint';
/** How a promise is judged (ALC-19.7). */
export type Check =
  | 'vote'
  | 'notVote'
  | 'give'
  | 'notSteal'
  | 'meet'
  | 'bring'
  | 'perform'
  | 'notPerform'
  | 'noBlackmail'
  | 'drawGuard'
  | 'noGuard';

/** Something that can be said in every language (section 19). */
export interface Sentence {
  readonly id: SentenceId;
  readonly kind: SentenceKind;
  readonly blanks: readonly SentenceBlank[];
  readonly check?: Check;
}

export const MAX_STRENGTH = 3;
export const MAX_CASH = 3;
export const ITEM_PLACES = 3;
export const TASKS_ON_BOARD = 3;
export const MAX_GUARDS_HERE = 4;
export const MAX_GUARDS = 20;
export const MAX_BONUS = 3;
/** At its end all 20 guards are in the prison (ALC-3.4). */
export const LAST_TURN = 13;
/** Sentences a player may say in a turn (ALC-19.4). */
export const MOST_SENTENCES = 6;

export const ELEMENTS: readonly Element[] = ['A', 'B', 'C', 'D', 'E', 'F'];
/** In alphabetical order (ALC-12.8). */
export const KINDS: readonly Kind[] = ['clothes', 'drugs', 'gun', 'key', 'knife', 'tools'];
/** In the order in which a victim who does not answer hands them over (ALC-18.2). */
export const THINGS: readonly Thing[] = ['cash', 'key', 'knife', 'clothes', 'drugs', 'tools', 'gun'];
export const LOCATIONS: readonly Location[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How many tokens of a kind there are (ALC-1.5). */
export const tokensOf = (kind: Kind): number => (kind === 'gun' ? 1 : 5);

const MAIN_LOCATIONS: Readonly<Record<Kind, Location>> = {
  drugs: 4,
  gun: 6,
  tools: 7,
  knife: 9,
  clothes: 10,
  key: 11,
};
const EXERCISE_YARD = 5;
const VISITING_AREA = 6;

/** The locations in the order in which they take a token back (ALC-11.6). */
export const returnOrderOf = (kind: Kind): Location[] => [
  ...new Set([MAIN_LOCATIONS[kind], EXERCISE_YARD, VISITING_AREA, ...LOCATIONS]),
];
