import {
  type BySeat,
  copy,
  type Dependent,
  dependingOn,
  type FaceDown,
  type FaceDownView,
  faceDown,
  type Game,
  imagineUnseen,
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
} from '#kernel';

const LOCATIONS = ['yard', 'chapel', 'kitchen', 'tower'] as const;
type Location = (typeof LOCATIONS)[number];
const KINDS = ['rope', 'key', 'tools', 'cash'] as const;
type Kind = (typeof KINDS)[number];
/** Where an item of each kind can be returned to. */
const RETURNS: Readonly<Record<Kind, readonly (Location | null)[]>> = {
  rope: ['yard', 'tower'],
  key: ['chapel'],
  tools: ['kitchen', 'yard'],
  cash: [null], // null: cash goes nowhere
};
const CARDS = ['ace', 'bribe', 'debt', 'lie', 'rumour'];
const MAX_GUARDS = 3;
const DAYS = 3;
const TASKS = 2;

/** What everybody knows. */
export interface Open {
  day: number;
  stage: 'vote' | 'act' | 'over';
  /** The seats that have voted today. */
  voted: Seat[];
  /** The votes of the day before, or of today once all are in. */
  votes: BySeat<Seat> | null; // null: nobody has voted yet
  scapegoat: Seat;
  turn: Seat;
  readonly guards: Record<Location, number>;
  readonly items: BySeat<Kind[]>;
  readonly returned: Record<Location, number>;
  tasks: number;
}

export interface State {
  readonly open: Open;
  votes: BySeat<Seat | null>; // null: not yet
  /** One blackmail card each, face down. */
  readonly cards: BySeat<FaceDown<string>>;
}

export interface View {
  readonly me: Viewer;
  readonly open: Open;
  readonly vote: Seat | null; // null: not yet, or the audience
  readonly cards: BySeat<FaceDownView<string>>;
}

export type Action =
  | { type: 'vote'; for: Seat }
  /** Two guards are moved, one after the other. */
  | { type: 'radio'; from: Location; to: Location; thenFrom: Location; thenTo: Location }
  | { type: 'exchange'; pay: Kind; returnTo: Location | null; take: Kind } // null: cash was paid
  | { type: 'trade'; partner: Seat; give: Kind[]; want: Kind[] }
  /** Two different items are needed, each of some prisoner, written as seat/kind. */
  | { type: 'task'; first: string; second: string }
  | { type: 'peek'; at: Seat }
  | { type: 'rest' };

export type Event =
  | { type: 'voted'; by: Seat }
  | { type: 'votesShown'; votes: BySeat<Seat>; scapegoat: Seat }
  | { type: 'did'; by: Seat; what: Action['type'] }
  | { type: 'peeked'; by: Seat; at: Seat; card: string | null }; // null: not for you

/** Prisoners vote in secret, trade and work on two tasks. If they are too slow, all of them lose. */
export const jailbreak: Game<State, View, Action, Event, object> = {
  id: 'jailbreak',
  version: 1,
  seats: { min: 3, max: 4 },
  options: {},

  setup(_, seats, table) {
    const each = seatsOf(seats);
    const deck = table.shuffle(CARDS);
    return {
      open: {
        day: 1,
        stage: 'vote',
        voted: [],
        votes: null,
        scapegoat: 0,
        turn: 0,
        guards: { yard: 2, chapel: 1, kitchen: 0, tower: 3 },
        items: each.map(seat => ['rope', seat % 2 === 0 ? 'key' : 'tools', 'cash']),
        returned: { yard: 0, chapel: 0, kitchen: 0, tower: 0 },
        tasks: 0,
      },
      votes: each.map(() => null),
      cards: each.map(seat => faceDown(deck[seat] ?? '', [seat])),
    };
  },

  view: ({ open, votes, cards }, me) => ({
    me,
    open,
    vote: me === 'audience' ? null : (votes[me] ?? null),
    cards: cards.map(card => shownTo(me, card)),
  }),

  offers(view) {
    const { me, open } = view;
    if (me === 'audience') return [];
    const prisoners = seatsOf(open.items.length);
    if (open.stage === 'vote') return open.voted.includes(me) ? [] : [{ type: 'vote', for: oneOf(prisoners) }];
    if (open.stage === 'over' || open.turn !== me) return [];
    return fillableOffers<Offer<Action>>([
      radioIn(open.guards),
      exchangeOf(open.items[me] ?? []),
      tradeOf(open, me),
      taskIn(open),
      { type: 'peek', at: oneOf(prisoners.filter(seat => !(view.cards[seat]?.seenBy ?? []).includes(me))) },
      { type: 'rest' },
    ]);
  },

  awaited({ open }) {
    if (open.stage === 'over') return [];
    return open.stage === 'act' ? [open.turn] : seatsOf(open.items.length).filter(seat => !open.voted.includes(seat));
  },

  apply(state, by, action, table) {
    const seat = typeof by === 'number' ? by : state.open.turn;
    if (action.type === 'vote') return vote(state, seat, action.for, table);
    table.tell({ type: 'did', by: seat, what: action.type });
    act(state, seat, action, table);
    endTurn(state);
  },

  result({ open }) {
    if (open.stage !== 'over') return undefined;
    const each = seatsOf(open.items.length);
    // the scapegoat at the end stays behind
    const worth = each.map(seat => (open.tasks >= TASKS && seat !== open.scapegoat ? 1 : 0));
    const ranks = worth.map(share => (Math.max(...worth) > share ? 2 : 1));
    return { winners: each.filter(seat => worth[seat] === 1), ranks, points: worth.map(share => share / 2), worth };
  },

  imagine({ me, open, vote, cards }, chance) {
    const [imagined = []] = imagineUnseen(me, [cards], CARDS, chance);
    const prisoners = seatsOf(open.items.length);
    return {
      open: copy(open),
      votes: prisoners.map(seat => {
        if (open.stage !== 'vote' || !open.voted.includes(seat)) return null;
        return seat === me && vote !== null ? vote : chance.pick(prisoners);
      }),
      cards: imagined,
    };
  },

  objection: (view, action) => brokenRule(view, action),

  final: ['vote'],
  secrets: {
    vote: { fields: ['for'], isKept: (before, now) => now.open.stage === 'vote' && before.open.day === now.open.day },
  },
};

/** Each step needs a guard where it starts and room where it ends; the second one starts from what the first has left. */
function radioIn(guards: Readonly<Open['guards']>): Offer<Action> {
  const steps = stepsFrom(guards);
  const froms = LOCATIONS.filter(from => steps[from].length > 0);
  const after = (from: Location, to: Location): Readonly<Open['guards']> => ({
    ...guards,
    [from]: guards[from] - 1,
    [to]: guards[to] + 1,
  });
  const byFirst = <Case>(then: (left: Readonly<Open['guards']>) => Case | Dependent<Case>): Dependent<Case> =>
    dependingOn(
      'from',
      Object.fromEntries(
        froms.map(from => [
          from,
          dependingOn('to', Object.fromEntries(steps[from].map(to => [to, then(after(from, to))]))),
        ]),
      ),
    );
  return {
    type: 'radio',
    from: oneOf(froms),
    to: dependingOn('from', Object.fromEntries(froms.map(from => [from, oneOf(steps[from])]))),
    thenFrom: byFirst(left => oneOf(LOCATIONS.filter(from => stepsFrom(left)[from].length > 0))),
    thenTo: byFirst(left =>
      dependingOn('thenFrom', Object.fromEntries(LOCATIONS.map(from => [from, oneOf(stepsFrom(left)[from])]))),
    ),
  };
}

function stepsFrom(guards: Readonly<Open['guards']>): Record<Location, Location[]> {
  const to = (from: Location): Location[] =>
    guards[from] === 0 ? [] : LOCATIONS.filter(location => location !== from && guards[location] < MAX_GUARDS);
  return { yard: to('yard'), chapel: to('chapel'), kitchen: to('kitchen'), tower: to('tower') };
}

const exchangeOf = (own: readonly Kind[]): Offer<Action> => ({
  type: 'exchange',
  pay: oneOf([...new Set(own)]),
  returnTo: dependingOn('pay', Object.fromEntries([...new Set(own)].map(kind => [kind, oneOf(RETURNS[kind])]))),
  take: dependingOn(
    'pay',
    Object.fromEntries([...new Set(own)].map(kind => [kind, oneOf(KINDS.filter(other => other !== kind))])),
  ),
});

/** The wanted items depend on what the partner has; an item held twice can be traded twice. */
function tradeOf({ items }: Open, me: Seat): Offer<Action> {
  const partners = seatsOf(items.length).filter(seat => seat !== me && (items[seat] ?? []).length > 0);
  return {
    type: 'trade',
    partner: oneOf(partners),
    give: someOf(items[me] ?? [], 0, 2),
    want: dependingOn('partner', Object.fromEntries(partners.map(seat => [seat, someOf(items[seat] ?? [], 1, 2)]))),
  };
}

function taskIn({ items }: Open): Offer<Action> {
  const tokens = [...new Set(items.flatMap((own, seat) => own.map(kind => `${seat}/${kind}`)))];
  const others = (token: string): string[] => tokens.filter(other => kindOf(other) !== kindOf(token));
  const firsts = tokens.filter(token => others(token).length > 0);
  const seconds = Object.fromEntries(firsts.map(first => [first, oneOf(others(first))]));
  return { type: 'task', first: oneOf(firsts), second: dependingOn('first', seconds) };
}

const kindOf = (token: string): string => token.split('/')[1] ?? '';

function brokenRule({ me, open, cards }: Readonly<View>, action: Action): RuleId {
  if (open.stage === 'over') return 'JB-6';
  if (action.type === 'vote' || open.stage === 'vote') return 'JB-1';
  if (me !== open.turn) return 'JB-2';
  if (action.type === 'radio') return 'JB-3';
  if (action.type === 'peek') return (cards[action.at]?.seenBy ?? []).includes(me) ? 'JB-5.1' : 'JB-5';
  return 'JB-4';
}

function vote(state: State, by: Seat, suspect: Seat, table: Table<Event>): void {
  const { open } = state;
  state.votes[by] = suspect;
  open.voted.push(by);
  table.tell({ type: 'voted', by });
  if (open.voted.length < open.items.length) return;
  const votes = state.votes.map(one => one ?? by);
  const count = (seat: Seat): number => votes.filter(one => one === seat).length;
  const most = Math.max(...votes.map(count));
  open.votes = votes;
  open.scapegoat = votes.find(seat => count(seat) === most) ?? 0;
  open.stage = 'act';
  open.turn = 0;
  state.votes = votes.map(() => null);
  table.tell({ type: 'votesShown', votes, scapegoat: open.scapegoat });
}

function act(state: State, by: Seat, action: Exclude<Action, { type: 'vote' }>, table: Table<Event>): void {
  const { open, cards } = state;
  const own = itemsOf(open, by);
  switch (action.type) {
    case 'radio':
      moveGuard(open, action.from, action.to);
      return moveGuard(open, action.thenFrom, action.thenTo);
    case 'exchange':
      drop(own, action.pay);
      if (action.returnTo !== null) open.returned[action.returnTo] += 1;
      own.push(action.take);
      return;
    case 'trade': {
      const theirs = itemsOf(open, action.partner);
      for (const kind of action.give) drop(own, kind);
      for (const kind of action.want) drop(theirs, kind);
      own.push(...action.want);
      theirs.push(...action.give);
      return;
    }
    case 'task':
      for (const token of [action.first, action.second])
        drop(itemsOf(open, Number(token.split('/')[0])), kindOf(token));
      open.tasks += 1;
      return;
    case 'peek': {
      const { at } = action;
      const seen = cards[at];
      if (!seen) throw new Error(`there is no prisoner ${at}`);
      cards[at] = seenAlsoBy(seen, by);
      return table.whisper([by], { type: 'peeked', by, at, card: seen.card }, { type: 'peeked', by, at, card: null });
    }
    case 'rest':
  }
}

function itemsOf({ items }: Open, seat: Seat): Kind[] {
  const own = items[seat];
  if (!own) throw new Error(`there is no prisoner ${seat}`);
  return own;
}

function drop(own: Kind[], kind: string): void {
  const at = own.findIndex(one => one === kind);
  if (at < 0) throw new Error(`there is no ${kind}`);
  own.splice(at, 1);
}

function moveGuard({ guards }: Open, from: Location, to: Location): void {
  guards[from] -= 1;
  guards[to] += 1;
}

function endTurn({ open }: State): void {
  open.turn += 1;
  if (open.tasks < TASKS && open.turn < open.items.length) return;
  if (open.tasks >= TASKS || open.day === DAYS) {
    open.stage = 'over';
    return;
  }
  open.day += 1;
  open.stage = 'vote';
  open.voted = [];
}
