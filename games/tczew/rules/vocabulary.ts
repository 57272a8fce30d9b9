import type { CardNo, CardType, Category, Epoch, ReplacementNo, Service } from './kinds.ts';

/** The vocabulary of event effects (section 14). Events are data in it, and one interpreter runs them. */

export type Theme =
  | 'fire'
  | 'flood'
  | 'storm'
  | 'accident'
  | 'epidemic'
  | 'vermin'
  | 'pollution'
  | 'crime'
  | 'unrest'
  | 'war'
  | 'politics'
  | 'economy'
  | 'culture'
  | 'growth';

export type Who = 'actor' | 'target';
export type Die = 'K3' | 'K6';

export interface EventCard {
  readonly no: CardNo;
  readonly epoch: Epoch;
  /** The sign on the card; wards go by it. */
  readonly theme?: Theme;
  /** Guards and wards are consulted. */
  readonly hostile: boolean;
  readonly target: Target;
  /** Must hold for the actor, else the card cannot be played. */
  readonly requires?: Cond;
  /** A player who fails it is no legal target. */
  readonly targetMust?: Cond;
  readonly guards?: readonly Guard[];
  /** Once, before the targets. */
  readonly before?: readonly Step[];
  /** Once per target. */
  readonly each: readonly Step[];
  /** Once, after the targets. */
  readonly after?: readonly Step[];
}

export type Target =
  | { readonly kind: 'self' }
  | { readonly kind: 'one'; readonly among: 'anyone' | 'rivals' }
  /** From one to `max` different rivals. */
  | { readonly kind: 'some'; readonly max: number }
  | { readonly kind: 'allRivals' }
  | { readonly kind: 'everyone' }
  /** Every rival with a card that touches a card of the actor. */
  | { readonly kind: 'bordering' }
  | {
      readonly kind: 'extreme';
      readonly metric: Metric;
      readonly order: 'most' | 'least';
      readonly among: 'anyone' | 'rivals';
    }
  /** The owners of these cards on the board. */
  | { readonly kind: 'ownerOf'; readonly nos: readonly CardNo[] };

export type Guard =
  | { readonly kind: 'cancel'; readonly service: Service; readonly atLeast: number }
  | {
      readonly kind: 'reduce';
      readonly service: Service;
      readonly per?: number;
      readonly by?: number;
      readonly max?: number;
    }
  | { readonly kind: 'shield'; readonly service: Service };

export type Amount =
  | number
  | 'all'
  | { readonly die: Die; readonly times?: number; readonly plus?: number }
  | { readonly var: string; readonly times?: number; readonly plus?: number }
  | { readonly metric: Metric; readonly per?: number; readonly cap?: number };

export type Metric =
  | { readonly count: CardFilter }
  | { readonly cells: Who }
  | { readonly hand: Who }
  | { readonly var: string }
  | { readonly const: number };

export type Cond =
  | { readonly left: Metric; readonly cmp: '<' | '<=' | '=' | '>=' | '>'; readonly right: Metric }
  /** The cities of actor and target touch. */
  | { readonly touching: true }
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond };

/** Face-up cards on the board. */
export interface CardFilter {
  readonly owner: Who | 'rivals' | 'anyone' | 'nobody';
  readonly types?: readonly CardType[];
  readonly cats?: readonly Category[];
  readonly notCats?: readonly Category[];
  readonly nos?: readonly CardNo[];
  readonly epochs?: readonly Epoch[];
  /** Bank cells are also land. */
  readonly on?: readonly ('river' | 'bank' | 'land')[];
  readonly touching?: CardFilter;
  readonly notTouching?: CardFilter;
  readonly covered?: 'yes' | 'no';
  /** Removing it does not split its component. */
  readonly leaf?: true;
  /** Touches at most one card of its own owner. */
  readonly edge?: true;
  /** Two tokens; ignored in the basic game. */
  readonly immune?: 'yes' | 'no';
  /** Start cards too. */
  readonly start?: true;
}

export interface Pick {
  readonly from: CardFilter;
  readonly n: Amount;
  readonly by: Who | 'chance';
  /** Unless said: false for the actor, true for others (TCZ-14.16). */
  readonly must?: boolean;
  readonly shape?: 'any' | 'connected' | 'row' | 'column';
}

export type Ban = 'turn' | 'draw' | 'place' | 'event' | 'swap' | 'plebiscite';

export type Step =
  | { readonly op: 'roll'; readonly die: Die; readonly as: string }
  | { readonly op: 'if'; readonly cond: Cond; readonly do: readonly Step[]; readonly else?: readonly Step[] }
  | {
      readonly op: 'table';
      readonly on: string;
      readonly rows: readonly { readonly lo: number; readonly hi: number; readonly do: readonly Step[] }[];
    }
  | {
      readonly op: 'choice';
      readonly by: Who;
      readonly options: readonly { readonly key: string; readonly do: readonly Step[] }[];
    }
  | {
      readonly op: 'remove';
      readonly pick: Pick;
      readonly to: 'used' | 'current' | 'ownerHand' | 'actorHand';
      readonly as?: string;
    }
  | {
      readonly op: 'takeOver';
      readonly pick: Pick;
      readonly newOwner: Who;
      readonly touch?: boolean;
      readonly as?: string;
    }
  | { readonly op: 'relocate'; readonly pick: Pick; readonly by: Who }
  | { readonly op: 'cover'; readonly with: ReplacementNo; readonly pick: Pick }
  | { readonly op: 'uncover'; readonly pick: Pick }
  | {
      readonly op: 'build';
      readonly who: Who;
      readonly n: Amount;
      readonly types?: readonly CardType[];
      readonly cats?: readonly Category[];
      readonly as?: string;
    }
  | {
      readonly op: 'fetch';
      readonly who: Who;
      readonly from: 'used' | 'current';
      readonly n: Amount;
      readonly by: Who | 'chance';
      readonly types?: readonly CardType[];
      readonly cats?: readonly Category[];
      readonly to: 'hand' | 'build';
    }
  | { readonly op: 'draw'; readonly who: Who; readonly n: Amount; readonly keep?: number }
  | {
      readonly op: 'handMove';
      readonly from: Who;
      readonly n: Amount;
      readonly by: 'giver' | 'actor' | 'chance';
      readonly types?: readonly CardType[];
      readonly cats?: readonly Category[];
      readonly to: 'used' | 'current' | 'actorHand' | 'targetHand';
      readonly as?: string;
    }
  | { readonly op: 'swapHands' }
  | { readonly op: 'reveal'; readonly who: Who; readonly to: 'actor' | 'all' }
  | {
      readonly op: 'hinder';
      readonly who: Who;
      readonly what: readonly Ban[];
      readonly turns: Amount;
      readonly cats?: readonly Category[];
    }
  | { readonly op: 'extraMove'; readonly n: number; readonly kinds: readonly ('place' | 'event' | 'swap')[] }
  | {
      readonly op: 'ward';
      readonly who: Who;
      readonly themes: readonly Theme[] | 'all';
      readonly turns?: Amount;
      readonly uses?: number;
    }
  | { readonly op: 'suspend'; readonly who: Who; readonly services: readonly Service[]; readonly turns: Amount }
  | {
      readonly op: 'ongoing';
      readonly holder: Who;
      readonly ticks: Amount;
      readonly at: 'turnStart' | 'turnEnd';
      readonly do: readonly Step[];
      readonly stop?: Cond;
    }
  | { readonly op: 'x.tokens'; readonly pick: Pick; readonly set: 0 | 2 }
  | { readonly op: 'x.plebiscite'; readonly n: number; readonly bonus?: number; readonly ignoreTokens?: true }
  | {
      readonly op: 'x.plebisciteMod';
      readonly who: Who;
      readonly turns: Amount;
      readonly attack?: number;
      readonly defend?: number;
    };

export type StepOf<Op extends Step['op']> = Extract<Step, { op: Op }>;
/** A step that picks cards on the board. */
export type PickStep = Extract<Step, { pick: Pick }>;
