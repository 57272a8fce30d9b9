import { type Chance, chanceFromBelow, type Offer, type Seat, seatsOf, type Viewer } from '#kernel';
import { emptyPlay } from './blackmail.ts';
import { CARD_IDS, PLAN_IDS } from './board.ts';
import {
  type CardId,
  type Element,
  type Kind,
  LOCATIONS,
  type Location,
  type PlanId,
  returnOrderOf,
  type Thing,
} from './components.ts';
import { without } from './items.ts';
import { EMPTY_USE } from './locations.ts';
import { emptySentence } from './sentences.ts';
import { stockFor } from './setup.ts';
import { noBans } from './turns.ts';
import type { Action, ActionOf, Open, Options, Prisoner, State, Task, View } from './state.ts';

/** The prisoners of the rulebook's examples, clockwise, and a fourth. */
export const [rafal, michal, krzysiek, janek] = [0, 1, 2, 3] as const;

export const OPTIONS: Options = {
  layout: [],
  sides: 'silver',
  darkSides: [],
  guardsAffectFreeLocationRules: false,
  bribesCountForTaskLimit: true,
  openBlackmailHands: false,
  maxOffersPerPlayerTurn: 8,
  talkSeconds: 120,
  voteSeconds: 60,
  turnSeconds: 300,
  answerSeconds: 60,
};

/** A prison, as far as a test cares about it. The board is the common one of the examples: 1 2 3 4 / 5 6 7 8 / 9 … 12. */
export interface Stated {
  readonly seats?: 3 | 4;
  readonly options?: Partial<Options>;
  readonly dark?: readonly Location[];
  /** None where nothing is said. */
  readonly guards?: Readonly<Record<Location, number>>;
  readonly prisoners?: readonly Partial<Prisoner>[];
  /** Tokens on these locations, instead of what the icons show and nobody holds. */
  readonly stock?: Readonly<Record<Location, readonly Kind[]>>;
  readonly tasks?: readonly Task[];
  /** The first cards of the plan deck. */
  readonly top?: readonly PlanId[];
  /** The whole plan deck; the cards that are neither there nor on the board were removed. */
  readonly deck?: readonly PlanId[];
  readonly hands?: readonly (readonly CardId[])[];
  readonly used?: readonly CardId[];
  /** The first cards of the blackmail deck. */
  readonly cards?: readonly CardId[];
  readonly turn?: number;
  readonly phase?: Open['phase'];
  readonly scapegoat?: Seat;
  readonly bonus?: number;
  readonly acting?: Seat;
  readonly ap?: number;
  readonly closed?: readonly Location[];
  readonly barred?: readonly Seat[];
}

const firstOf = <Item>(first: readonly Item[], all: readonly Item[]): Item[] => [
  ...first,
  ...all.filter(item => !first.includes(item)),
];

/** Rafał is the scapegoat and has acted; Michał acts with 3 action points (2 of four players), in turn 2. */
export function prison(stated: Stated = {}): State {
  const { seats = 3, options = {}, dark = [], guards = {}, tasks = TASKS, hands = [], used = [] } = stated;
  const { scapegoat = rafal, bonus = 1, turn = 2, phase = 'acting', acting = michal } = stated;
  const sides = LOCATIONS.map(location => (dark.includes(location) ? 'dark' : 'silver'));
  const prisoners = seatsOf(seats).map(
    (seat): Prisoner => ({
      at: [2, 6, 3, 4][seat] ?? 1,
      strength: 0,
      cash: 0,
      items: [],
      marks: [],
      ...stated.prisoners?.[seat],
      cards: hands[seat]?.length ?? 0,
    }),
  );
  const onBoard = new Set(tasks.map(({ card }) => card));
  const deck = stated.deck ?? firstOf(stated.top ?? [], PLAN_IDS).filter(card => !onBoard.has(card));
  const held = new Set(hands.flat());
  const cards = firstOf(stated.cards ?? [], CARD_IDS).filter(card => !held.has(card) && !used.includes(card));
  return {
    open: {
      options: { ...OPTIONS, ...options },
      seats,
      layout: [...LOCATIONS],
      sides,
      guards: LOCATIONS.map(location => guards[location] ?? 0),
      stock: stockLeft(stockFor(sides), prisoners, stated.stock),
      prisoners,
      tasks,
      plan: {
        unseen: deck.length,
        bottom: [],
        removed: PLAN_IDS.filter(card => !deck.includes(card) && !onBoard.has(card)),
      },
      blackmail: { deck: cards.length, used: [...used], shuffled: [...CARD_IDS] },
      turn,
      phase,
      scapegoat,
      bonus,
      voted: [],
      ballots: [],
      acting:
        phase === 'acting'
          ? {
              seat: acting,
              ap: stated.ap ?? (seats === 3 ? 3 : 2) + (acting === scapegoat ? bonus : 0),
              bribes: [],
              used: [],
              hasStolen: false,
              hasSpentStrength: false,
              offers: 0,
            }
          : null,
      pending: null,
      bans: { ...noBans(seats), closed: stated.closed ?? [], barred: stated.barred ?? [] },
      naming: null,
      ending: null,
      said: [],
      promises: [],
    },
    deck: [...deck],
    cards,
    hands: seatsOf(seats).map(seat => [...(hands[seat] ?? [])]),
    known: [],
    choice: [],
    votes: phase === 'voting' ? seatsOf(seats).map(() => null) : [],
    namings: [],
  };
}

/** Three tasks out of the way of most scenes. */
const TASKS: readonly Task[] = [
  { card: 'B1', at: 9 },
  { card: 'C1', at: 12 },
  { card: 'D1', at: 4 },
];

/** What prisoners hold was taken from where it would return to. */
function stockLeft(
  full: Kind[][],
  prisoners: readonly Prisoner[],
  stated: Readonly<Record<Location, readonly Kind[]>> = {},
): Kind[][] {
  const left = [...full];
  for (const kind of prisoners.flatMap(({ items }) => items)) {
    const from = returnOrderOf(kind).find(location => left[location - 1]?.includes(kind));
    if (from !== undefined) left[from - 1] = without(left[from - 1] ?? [], kind);
  }
  return left.map((kinds, at) => [...(stated[at + 1] ?? kinds)]);
}

/** A table on which one can play on; every move gives the next. */
interface Playable<Table> {
  play(by: Seat, action: Action): Table;
  sees(viewer: Viewer): View;
  offers(viewer: Viewer): Offer<Action>[];
}
type Visible = Pick<Playable<unknown>, 'sees'>;

/** Uses the location one stands on. */
export const use = (chosen: Partial<ActionOf<'useLocation'>> = {}): Action => ({ ...EMPTY_USE, ...chosen });
export const blackmail = (card: CardId, chosen: Partial<ActionOf<'playBlackmail'>> = {}): Action => ({
  ...emptyPlay(card),
  ...chosen,
});
export const move = (to: Location): Action => ({ type: 'move', to });
export const riot = (from: Location): Action => ({ type: 'riot', from });
export const steal = (victim: Seat, what: Thing): Action => ({ type: 'steal', victim, what });
export const perform = (first: string, second: string | null = null, third: string | null = null): Action => ({
  type: 'performTask',
  first,
  second,
  third,
});
export const discard = (item: Kind, returnTo: Location): Action => ({ type: 'discardItem', item, returnTo });
export const bribe = (count: number): Action => ({ type: 'bribe', count });
export const vote = (player: Seat): Action => ({ type: 'castVote', player });
export const trade = (partner: Seat, give: string, want: string): Action => ({
  type: 'offerTrade',
  partner,
  give,
  want,
});
export const respond = (accept: boolean): Action => ({ type: 'respondTrade', accept });
export const moveGuard = (from: Location, to: Location): Action => ({ type: 'moveGuard', from, to });
export const answer = (what: Thing): Action => ({ type: 'answerBlackmail', what });
export const choose = (card: CardId): Action => ({ type: 'chooseCard', card });
export const nameStayer = (candidate: Seat): Action => ({ type: 'nameStayer', candidate });
export const END: Action = { type: 'endTurn' };
export const STRENGTH: Action = { type: 'spendStrength' };
export const CALL: Action = { type: 'callVote' };
export const WITHDRAW: Action = { type: 'withdrawOffer' };
export const say = (sentence: string, blanks: Partial<ActionOf<'say'>> = {}): Action => ({
  ...emptySentence(sentence),
  ...blanks,
});

/** Luck that draws the items with these indices, then always the first. */
export function drawing(...indices: readonly number[]): Chance {
  const left = [...indices];
  return chanceFromBelow(() => left.shift() ?? 0);
}

export const openOf = (at: Visible): Open => at.sees('audience').open;
export const sheetOf = (at: Visible, seat: Seat): Prisoner => {
  const sheet = openOf(at).prisoners[seat];
  if (!sheet) throw new Error(`there is no prisoner ${seat}`);
  return sheet;
};
export const apOf = (at: Visible): number => openOf(at).acting?.ap ?? -1;
export const guardsOn = (at: Visible, location: Location): number => openOf(at).guards[location - 1] ?? -1;
export const stockOn = (at: Visible, location: Location): Kind[] => openOf(at).stock[location - 1] ?? [];
export const marksOf = (at: Visible): Element[][] => openOf(at).prisoners.map(({ marks }) => marks);

export const offered = (at: Pick<Playable<unknown>, 'offers'>, seat: Seat): string[] => [
  ...new Set(at.offers(seat).map(({ type }) => type)),
];
export const offerOf = (at: Pick<Playable<unknown>, 'offers'>, seat: Seat, type: Action['type']): unknown =>
  at.offers(seat).find(offer => offer.type === type);

/** Everybody votes, seat by seat. */
export const allVote = <Table extends Playable<Table>>(at: Table, ...votes: readonly Seat[]): Table =>
  votes.reduce<Table>((one, player, seat) => one.play(seat, vote(player)), at);

/** The acting prisoners end their turns until the next turn begins. */
export function endOfTurn<Table extends Playable<Table>>(at: Table): Table {
  const { turn } = openOf(at);
  let next = at;
  while (openOf(next).turn === turn && openOf(next).phase === 'acting')
    next = next.play(openOf(next).acting?.seat ?? 0, END);
  return next;
}
