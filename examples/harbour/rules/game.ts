import {
  type BySeat,
  type Chance,
  copy,
  dependingOn,
  type FaceDown,
  type FaceDownView,
  faceDown,
  type Game,
  imagineUnseen,
  listOf,
  type Offer,
  oneOf,
  fillableOffers,
  type RuleId,
  type Seat,
  seatsOf,
  seenAlsoBy,
  shownTo,
  someOf,
  type Table,
  type Viewer,
  worthOfRanks,
} from '#kernel';

/** 1 to 15 are buildings, 51 to 56 events. */
export type Card = number;

const BUILDINGS = Array.from({ length: 15 }, (_, at) => at + 1);
const EVENTS = [51, 52, 53, 54, 55, 56];
const CARDS = [...BUILDINGS, ...EVENTS];
const CELLS = 12;
const HAND = 3;
const MAX_TURNS = 36;

/** What everybody knows. */
export interface Open {
  turn: Seat;
  turns: number;
  readonly cells: (Building | null)[]; // null: free
  /** How many cards were drawn from the stack in all. */
  drawn: number;
  readonly used: Card[];
}

export interface Building {
  readonly card: Card;
  readonly owner: Seat;
}

export interface State {
  readonly open: Open;
  readonly hands: BySeat<FaceDown<Card>[]>;
  /** The top card is the first. */
  readonly stack: FaceDown<Card>[];
}

export interface View {
  readonly me: Viewer;
  readonly open: Open;
  readonly hands: BySeat<FaceDownView<Card>[]>;
  readonly stack: FaceDownView<Card>[];
}

export type Action =
  | { type: 'place'; card: Card; cell: number }
  | { type: 'playEvent'; card: Card; rival: Seat; cells: number[] }
  /** Puts a card of the hand under the stack and takes the top one; the other seats do not learn which. */
  | { type: 'swap'; card: Card }
  | { type: 'wait' };

export type Event =
  | { type: 'placed'; by: Seat; card: Card; cell: number }
  | { type: 'eventPlayed'; by: Seat; card: Card; rival: Seat; cells: number[] }
  | { type: 'swapped'; by: Seat }
  | { type: 'waited'; by: Seat }
  | { type: 'drew'; by: Seat; card: Card | null }; // null: another seat's

/** Cards go to cells, events hit rivals' cells: the choices of a blank depend on the earlier ones. */
export const harbour: Game<State, View, Action, Event, object> = {
  id: 'harbour',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},

  setup(_, seats, table) {
    const stack = table.shuffle(CARDS).map(card => faceDown(card));
    const open: Open = { turn: 0, turns: 0, cells: Array.from({ length: CELLS }, () => null), drawn: 0, used: [] };
    const state: State = { open, hands: seatsOf(seats).map(() => []), stack };
    for (const seat of seatsOf(seats)) refill(state, seat, table);
    return state;
  },

  view: ({ open, hands, stack }, me) => ({
    me,
    open,
    hands: hands.map(hand => hand.map(card => shownTo(me, card))),
    stack: stack.map(card => shownTo(me, card)),
  }),

  offers(view) {
    const { me, open } = view;
    if (isOver(open) || me !== open.turn) return [];
    const hand = handOf(view, me);
    return fillableOffers<Offer<Action>>([
      placing(hand, open),
      playing(hand, view, me),
      swapping(hand, view),
      { type: 'wait' },
    ]);
  },

  awaited: ({ open }) => (isOver(open) ? [] : [open.turn]),

  apply(state, _, action, table) {
    const { open } = state;
    const by = open.turn;
    switch (action.type) {
      case 'place':
        open.cells[action.cell] = { card: spend(state, by, action.card), owner: by };
        table.tell({ type: 'placed', by, card: action.card, cell: action.cell });
        break;
      case 'playEvent':
        open.used.push(spend(state, by, action.card));
        table.tell({ type: 'eventPlayed', by, card: action.card, rival: action.rival, cells: action.cells });
        hit(open, by, action);
        break;
      case 'swap':
        // the swapper goes on knowing the card at the bottom
        state.stack.push(faceDown(spend(state, by, action.card), [by]));
        // who knew a card of this hand cannot know whether it is still there
        state.hands[by] = (state.hands[by] ?? []).map(({ card }) => faceDown(card, [by]));
        table.tell({ type: 'swapped', by });
        break;
      case 'wait':
        table.tell({ type: 'waited', by });
    }
    refill(state, by, table);
    open.turn = (by + 1) % state.hands.length;
    open.turns += 1;
  },

  result({ open, hands }) {
    if (!isOver(open)) return undefined;
    const points = seatsOf(hands.length).map(seat => cellsOf(open, seat).length);
    const ranks = points.map(own => 1 + points.filter(other => other > own).length);
    const winners = seatsOf(hands.length).filter(seat => ranks[seat] === 1);
    return { winners, ranks, points, worth: worthOfRanks(ranks) };
  },

  imagine(view, chance: Chance) {
    const { me, open } = view;
    const gone = new Set([...open.used, ...open.cells.flatMap(building => (building ? [building.card] : []))]);
    const piles = [...view.hands, view.stack];
    const imagined = imagineUnseen(
      me,
      piles,
      CARDS.filter(card => !gone.has(card)),
      chance,
    );
    return { open: copy(open), hands: imagined.slice(0, -1), stack: imagined.at(-1) ?? [] };
  },

  objection: (view, action) => brokenRule(view, action),

  secrets: {
    // until the card comes up again, when all that lay above it were drawn
    swap: {
      fields: ['card'],
      isKept: (before, now) => now.open.drawn - before.open.drawn <= before.stack.length,
    },
  },
};

const isOver = ({ turns, cells }: Open): boolean => turns >= MAX_TURNS || cells.every(cell => cell !== null);

const handOf = (view: Readonly<View>, me: Seat): Card[] =>
  (view.hands[me] ?? []).flatMap(({ card }) => (card === null ? [] : [card]));

const cellsOf = ({ cells }: Open, owner: Seat): number[] =>
  cells.flatMap((building, cell) => (building?.owner === owner ? [cell] : []));

/** A building stands only on every third cell. */
const fitsCell = (card: Card, cell: number): boolean => card % 3 === cell % 3;

const freeCellsFor = ({ cells }: Open, card: Card): number[] =>
  cells.flatMap((building, cell) => (building === null && fitsCell(card, cell) ? [cell] : []));

function placing(hand: readonly Card[], open: Open): Offer<Action> {
  const cards = hand.filter(card => BUILDINGS.includes(card) && freeCellsFor(open, card).length > 0);
  return {
    type: 'place',
    card: oneOf(cards),
    cell: dependingOn('card', Object.fromEntries(cards.map(card => [card, oneOf(freeCellsFor(open, card))]))),
  };
}

/** Which rivals a card can hit, and where: even events take one or two cells away, odd ones two, in the order chosen. */
function playing(hand: readonly Card[], { open, hands }: Readonly<View>, me: Seat): Offer<Action> {
  const rivals = (card: Card): Seat[] =>
    seatsOf(hands.length).filter(seat => seat !== me && cellsOf(open, seat).length >= (card % 2 === 0 ? 1 : 2));
  const cards = hand.filter(card => EVENTS.includes(card) && rivals(card).length > 0);
  const cells = (card: Card, rival: Seat) =>
    card % 2 === 0 ? someOf(cellsOf(open, rival), 1, 2) : listOf(cellsOf(open, rival), 2, 2);
  return {
    type: 'playEvent',
    card: oneOf(cards),
    rival: dependingOn('card', Object.fromEntries(cards.map(card => [card, oneOf(rivals(card))]))),
    cells: dependingOn(
      'card',
      Object.fromEntries(
        cards.map(card => [
          card,
          dependingOn('rival', Object.fromEntries(rivals(card).map(rival => [rival, cells(card, rival)]))),
        ]),
      ),
    ),
  };
}

const swapping = (hand: readonly Card[], { stack }: Readonly<View>): Offer<Action> => ({
  type: 'swap',
  card: oneOf(stack.length === 0 ? [] : hand),
});

function brokenRule(view: Readonly<View>, action: Action): RuleId {
  const { me, open } = view;
  if (isOver(open)) return 'HB-5';
  if (me === 'audience' || me !== open.turn) return 'HB-1';
  if (action.type !== 'wait' && !handOf(view, me).includes(action.card)) return 'HB-2';
  if (action.type === 'place') return open.cells[action.cell] ? 'HB-3.1' : 'HB-3.2';
  return action.type === 'playEvent' ? 'HB-4' : 'HB-2';
}

function hit(open: Open, by: Seat, { card, cells }: Extract<Action, { type: 'playEvent' }>): void {
  const [first = 0, second = 0] = cells;
  if (card % 2 === 0) {
    for (const cell of cells) clear(open, cell);
    return;
  }
  // the first is pulled down, the second changes hands
  clear(open, first);
  const taken = open.cells[second];
  if (taken) open.cells[second] = { card: taken.card, owner: by };
}

function clear(open: Open, cell: number): void {
  const building = open.cells[cell];
  if (building) open.used.push(building.card);
  open.cells[cell] = null;
}

function spend({ hands }: State, seat: Seat, card: Card): Card {
  const hand = hands[seat] ?? [];
  const at = hand.findIndex(one => one.card === card);
  if (at < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  hand.splice(at, 1);
  return card;
}

function refill({ open, hands, stack }: State, seat: Seat, table: Table<Event>): void {
  const hand = hands[seat] ?? [];
  while (hand.length < HAND) {
    const top = stack.shift();
    if (!top) return;
    open.drawn += 1;
    hand.push(seenAlsoBy(top, seat));
    table.whisper([seat], { type: 'drew', by: seat, card: top.card }, { type: 'drew', by: seat, card: null });
  }
}
