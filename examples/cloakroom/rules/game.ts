import {
  type BySeat,
  copy,
  type Game,
  type Offer,
  oneOf,
  fillableOffers,
  type RuleId,
  type Seat,
  seatsOf,
  type Table,
  type Viewer,
} from '#kernel';

export type Ticket = number;

/** What everybody knows. */
export interface Open {
  readonly turnSeconds: Options['turnSeconds'];
  turn: Seat;
  readonly peeks: Peek[];
  /** Who has left, in this order, and the ticket each of them named. */
  readonly left: { seat: Seat; named: Ticket }[];
  winner: Seat | null; // null: nobody yet
}

export interface Peek {
  by: Seat;
  at: Seat;
}

export interface State {
  readonly open: Open;
  readonly drawer: Ticket;
  readonly tickets: BySeat<Ticket>;
}

export interface View {
  readonly me: Viewer;
  readonly open: Open;
  readonly drawer: Ticket | null; // null: still shut
  readonly tickets: BySeat<Ticket | null>; // null: not seen
}

export type Action = { type: 'peek'; at: Seat } | { type: 'name'; ticket: Ticket };

export type Event =
  | { type: 'peeked'; by: Seat; at: Seat; ticket?: Ticket } // the ticket only for the seat that peeked
  | { type: 'named'; by: Seat; ticket: Ticket; right: boolean }
  | { type: 'opened'; drawer: Ticket; winner: Seat };

export interface Options {
  /** Null: as long as you like. */
  readonly turnSeconds: 30 | 60 | null;
}

/** Every guest holds a numbered ticket; one more lies in the drawer; who can tell which? */
export const cloakroom: Game<State, View, Action, Event, Options> = {
  id: 'cloakroom',
  version: 1,
  seats: { min: 2, max: 6 },
  options: { turnSeconds: { blank: oneOf([null, 30, 60]), usual: null } },

  setup({ turnSeconds }, seats, table) {
    const tickets = table.shuffle(ticketsFor(seats));
    const drawer = draw(tickets);
    return { open: { turnSeconds, turn: 0, peeks: [], left: [], winner: null }, drawer, tickets };
  },

  view: ({ open, drawer, tickets }, me) => ({
    me,
    open,
    drawer: open.winner === null ? null : drawer,
    tickets: tickets.map((ticket, of) => (knows(me, of, open) ? ticket : null)),
  }),

  offers,

  awaited: ({ open }) => (open.winner === null ? [open.turn] : []),

  apply(state, _, action, table) {
    // the clock plays for the seat on turn
    switch (action.type) {
      case 'peek':
        return peek(state, action.at, table);
      case 'name':
        return name(state, action.ticket, table);
    }
  },

  result({ open: { winner }, tickets }) {
    if (winner === null) return undefined;
    const guests = seatsOf(tickets.length);
    const won = guests.map(guest => (guest === winner ? 1 : 0));
    return { winners: [winner], ranks: won.map(one => 2 - one), points: won, worth: won };
  },

  imagine(view, chance) {
    // from what the viewer knows by the rules, independent of the code of `view`
    const known = view.tickets.map((ticket, of) => (knows(view.me, of, view.open) ? ticket : null));
    const hidden = allBut(known);
    const opened = view.open.winner === null ? null : view.drawer;
    const drawer = opened ?? chance.pick(hidden.filter(ticket => unnamed(view).includes(ticket)));
    const pile = chance.shuffle(hidden.filter(ticket => ticket !== drawer));
    return { open: copy(view.open), drawer, tickets: known.map(ticket => ticket ?? draw(pile)) };
  },

  objection: brokenRule,

  clock(state) {
    const { turnSeconds, peeks, left, winner } = state.open;
    if (turnSeconds === null || winner !== null) return undefined;
    // every turn has a clock of its own
    return { name: `turn ${peeks.length + left.length}`, after: turnSeconds * 1000 };
  },
  strike: state => hesitate(state, state.open.turn),
};

function offers(view: Readonly<View>): Offer<Action>[] {
  if (view.open.winner !== null || view.me !== view.open.turn) return [];
  return fillableOffers<Offer<Action>>([
    { type: 'peek', at: oneOf(unseenGuests(view)) },
    { type: 'name', ticket: oneOf(unnamed(view)) },
  ]);
}

function brokenRule(view: Readonly<View>, action: Action): RuleId {
  if (view.open.winner !== null) return 'CLK-4.2';
  if (view.me !== view.open.turn) return 'CLK-2.5';
  if (action.type === 'peek')
    return view.open.peeks.some(({ by, at }) => by === view.me && at === action.at) ? 'CLK-2.3' : 'CLK-2.2';
  return action.type === 'name' ? 'CLK-3.1' : 'CLK-2.1';
}

function peek(state: State, at: Seat, table: Table<Event>): void {
  const { open, tickets } = state;
  const by = open.turn;
  open.peeks.push({ by, at });
  table.whisper([by], { type: 'peeked', by, at, ticket: ticketOf(at, tickets) }, { type: 'peeked', by, at });
  passTurn(state);
}

function name(state: State, ticket: Ticket, table: Table<Event>): void {
  const { open, drawer } = state;
  const by = open.turn;
  const right = ticket === drawer;
  table.tell({ type: 'named', by, ticket, right });
  if (right) return win(state, by, table);
  open.left.push({ seat: by, named: ticket });
  const [guest, ...others] = guestsStaying(state);
  if (guest !== undefined && others.length === 0) return win(state, guest, table);
  passTurn(state);
}

function win({ open, drawer }: State, winner: Seat, table: Table<Event>): void {
  open.winner = winner;
  table.tell({ type: 'opened', drawer, winner });
}

function passTurn(state: State): void {
  const { open } = state;
  const guests = guestsStaying(state);
  open.turn = guests.find(guest => guest > open.turn) ?? guests[0] ?? open.turn;
}

/** CLK-5.2, CLK-5.3: the move for a guest whose time has run out, from what the guest knows. */
function hesitate(state: Readonly<State>, guest: Seat): Action {
  const view = cloakroom.view(state, guest);
  const [first] = unseenGuests(view);
  if (first !== undefined) return { type: 'peek', at: first };
  return { type: 'name', ticket: draw(allBut(view.tickets)) };
}

const knows = (me: Viewer, of: Seat, open: Open): boolean =>
  me === of || open.peeks.some(peek => peek.by === me && peek.at === of);

const guestsStaying = ({ open, tickets }: State): Seat[] =>
  seatsOf(tickets.length).filter(guest => !open.left.some(({ seat }) => seat === guest));

const unseenGuests = ({ tickets }: Readonly<View>): Seat[] =>
  seatsOf(tickets.length).filter(guest => tickets[guest] === null);

const allBut = (seen: BySeat<Ticket | null>): Ticket[] =>
  ticketsFor(seen.length).filter(ticket => !seen.includes(ticket));

/** The tickets that may still be named: a ticket named wrong is not in the drawer. */
const unnamed = ({ open, tickets }: Readonly<View>): Ticket[] =>
  ticketsFor(tickets.length).filter(ticket => !open.left.some(({ named }) => named === ticket));

/** CLK-1.1 */
const ticketsFor = (guests: number): Ticket[] => Array.from({ length: guests + 1 }, (_, at) => at + 1);

function ticketOf(guest: Seat, tickets: BySeat<Ticket>): Ticket {
  const ticket = tickets[guest];
  if (ticket === undefined) throw new Error(`there is no guest ${guest}`);
  return ticket;
}

function draw(pile: Ticket[]): Ticket {
  const ticket = pile.pop();
  if (ticket === undefined) throw new Error('there is no ticket left');
  return ticket;
}
