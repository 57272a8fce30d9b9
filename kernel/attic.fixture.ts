import type { Chance } from './chance.ts';
import { type BySeat, type Game, type Seat, seatsOf, type Table, type Viewer, worthOfRanks } from './game.ts';
import { between, oneOf, text } from './blank.ts';
import type { Offer } from './offer.ts';

/**
 * A game for tests only. Every seat has a numbered card, one more lies in the drawer, and there is an action for each
 * way in which a move can reveal something, or reveal nothing.
 */
interface Open {
  high: number;
  turn: Seat;
  turns: number;
  stones: number[];
  rolls: number[];
  peeks: { by: Seat; at: Seat }[];
  shown: number | null; // null: the drawer is shut
  unveiled: boolean;
  bared: Seat[];
  voted: BySeat<boolean>;
  votes: BySeat<string> | null; // null: not everybody has voted
  over: boolean;
}
export interface State {
  open: Open;
  drawer: number;
  cards: BySeat<number>;
  notes: BySeat<string>;
  mail: BySeat<string>;
  votes: BySeat<string | null>; // null: not yet
}
export interface View {
  me: Viewer;
  open: Open;
  drawer: number | null; // null: not seen
  cards: BySeat<number | null>; // null: not seen
  note: string | null; // null: the audience takes none
  mail: string | null; // null: the audience gets none
  vote: string | null; // null: not yet, or the audience
}
export interface Options {
  high: number;
  house: string;
}
export type Action =
  | { type: 'place'; stone: number }
  | { type: 'end' }
  | { type: 'roll' }
  /** Told by a whisper. */
  | { type: 'peek'; at: Seat }
  /** Shown only in the view. */
  | { type: 'glance'; at: Seat }
  /** The rules read the drawer and announce it to all. */
  | { type: 'show' }
  /** The rules read nothing; from now on every view shows the drawer. */
  | { type: 'unveil' }
  /** The same with the mover's own card, which is new to all others. */
  | { type: 'bare' }
  | { type: 'note'; words: string }
  /** Told by a whisper. */
  | { type: 'tell'; to: Seat; words: string }
  /** Shown only in the view. */
  | { type: 'slip'; to: Seat; words: string }
  | { type: 'vote'; choice: string }
  | { type: 'finish' };
export type Event =
  | { type: 'got'; card: number }
  | { type: 'placed'; stones: number[] }
  | { type: 'rolled'; pips: number }
  | { type: 'peeked'; by: Seat; at: Seat; card: number | null } // null: not for you
  | { type: 'shown'; card: number }
  | { type: 'told'; to: Seat; words: string | null } // null: not for you
  | { type: 'voted'; by: Seat }
  | { type: 'counted'; votes: BySeat<string> }
  | { type: 'finished'; winners: Seat[] };

const CHOICES = ['yes', 'no'];

export const attic: Game<State, View, Action, Event, Options> = {
  id: 'attic',
  version: 3,
  seats: { min: 2, max: 4 },
  options: { high: { blank: between(2, 20), usual: 6 }, house: { blank: text(0, 20), usual: 'home' } },

  setup({ high }, seats, table) {
    const [drawer = 0, ...cards] = table.shuffle(seatsOf(seats + 1));
    cards.forEach((card, seat) => table.whisper([seat], { type: 'got', card }, null));
    return {
      open: {
        high,
        turn: 0,
        turns: 0,
        stones: [],
        rolls: [],
        peeks: [],
        shown: null,
        unveiled: false,
        bared: [],
        voted: cards.map(() => false),
        votes: null,
        over: false,
      },
      drawer,
      cards,
      notes: cards.map(() => ''),
      mail: cards.map(() => ''),
      votes: cards.map(() => null),
    };
  },

  view: ({ open, drawer, cards, notes, mail, votes }, me) => ({
    me,
    open,
    drawer: open.unveiled || open.shown !== null ? drawer : null,
    cards: cards.map((card, of) =>
      of === me || open.bared.includes(of) || open.peeks.some(({ by, at }) => by === me && at === of) ? card : null,
    ),
    note: me === 'audience' ? null : (notes[me] ?? null),
    mail: me === 'audience' ? null : (mail[me] ?? null),
    vote: me === 'audience' ? null : (votes[me] ?? null),
  }),

  offers({ me, open, cards }) {
    if (me === 'audience' || open.over) return [];
    const offers: Offer<Action>[] = open.voted[me] ? [] : [{ type: 'vote', choice: oneOf(CHOICES) }];
    if (me !== open.turn) return offers;
    const others = seatsOf(cards.length).filter(seat => seat !== me);
    return [
      ...offers,
      { type: 'place', stone: between(0, 9) },
      { type: 'end' },
      { type: 'roll' },
      { type: 'peek', at: oneOf(others) },
      { type: 'glance', at: oneOf(others) },
      { type: 'show' },
      { type: 'unveil' },
      { type: 'bare' },
      { type: 'note', words: text(0, 20) },
      { type: 'tell', to: oneOf(others), words: text(1, 20) },
      { type: 'slip', to: oneOf(others), words: text(1, 20) },
      { type: 'finish' },
    ];
  },

  awaited: ({ open }) => (open.over ? [] : [open.turn]),

  apply(state, by, action, table) {
    const { open } = state;
    switch (action.type) {
      case 'place':
        open.stones.push(action.stone);
        return table.tell({ type: 'placed', stones: open.stones });
      case 'end':
        open.turns += 1;
        open.turn = (open.turn + 1) % open.voted.length;
        return undefined;
      case 'roll':
        return roll(open, table);
      case 'peek':
        return peek(state, open.turn, action.at, table);
      case 'glance':
        open.peeks.push({ by: open.turn, at: action.at });
        return undefined;
      case 'show':
        open.shown = state.drawer;
        return table.tell({ type: 'shown', card: state.drawer });
      case 'unveil':
        open.unveiled = true;
        return undefined;
      case 'bare':
        open.bared.push(open.turn);
        return undefined;
      case 'note':
        state.notes[open.turn] = action.words;
        return undefined;
      case 'tell':
        return table.whisper(
          [action.to],
          { type: 'told', to: action.to, words: action.words },
          { type: 'told', to: action.to, words: null },
        );
      case 'slip':
        state.mail[action.to] = action.words;
        return undefined;
      case 'vote':
        return typeof by !== 'number' ? undefined : vote(state, by, action.choice, table);
      case 'finish':
        open.over = true;
        return table.tell({ type: 'finished', winners: [open.turn] });
    }
  },

  result({ open, cards }) {
    if (!open.over) return undefined;
    const ranks = cards.map((_, seat) => (seat === open.turn ? 1 : 2));
    return { winners: [open.turn], ranks, points: [...cards], worth: worthOfRanks(ranks) };
  },

  imagine(view, chance) {
    const { open } = view;
    const seen = new Set([...view.cards, view.drawer]);
    const pile = chance.shuffle(seatsOf(view.cards.length + 1).filter(card => !seen.has(card)));
    const seats = seatsOf(view.cards.length);
    const mine = <Value>(value: Value | null, other: Value): Value[] =>
      seats.map(seat => (seat === view.me && value !== null ? value : other));
    return {
      open: {
        ...open,
        stones: [...open.stones],
        rolls: [...open.rolls],
        peeks: [...open.peeks],
        bared: [...open.bared],
        voted: [...open.voted],
        votes: open.votes && [...open.votes],
      },
      drawer: view.drawer ?? pile.pop() ?? 0,
      cards: view.cards.map(card => card ?? pile.pop() ?? 0),
      notes: mine(view.note, ''),
      mail: mine(view.mail, ''),
      votes: seats.map(seat => open.votes?.[seat] ?? (open.voted[seat] ? someVote(view, seat, chance) : null)),
    };
  },

  objection(view) {
    if (view.open.over) return 'A-4';
    return view.me === view.open.turn ? 'A-2' : 'A-1';
  },

  clock: ({ open }) => (open.over ? undefined : { name: `turn ${open.turns}`, after: 30_000 }),
  strike: () => ({ type: 'end' }),
};

function roll(open: Open, table: Table<Event>): void {
  const pips = 1 + table.below(open.high);
  open.rolls.push(pips);
  table.tell({ type: 'rolled', pips });
}

function peek({ open, cards }: State, by: Seat, at: Seat, table: Table<Event>): void {
  open.peeks.push({ by, at });
  table.whisper([by], { type: 'peeked', by, at, card: cards[at] ?? null }, { type: 'peeked', by, at, card: null });
}

function vote(state: State, by: Seat, choice: string, table: Table<Event>): void {
  const { open } = state;
  state.votes[by] = choice;
  open.voted[by] = true;
  table.tell({ type: 'voted', by });
  if (!open.voted.every(Boolean)) return;
  open.votes = state.votes.map(cast => cast ?? '');
  table.tell({ type: 'counted', votes: open.votes });
}

const someVote = (view: Readonly<View>, seat: Seat, chance: Chance): string =>
  seat === view.me && view.vote !== null ? view.vote : chance.pick(CHOICES);
