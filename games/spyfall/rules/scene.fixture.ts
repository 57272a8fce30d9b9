import { type BySeat, type Offer, type Seat, seatsOf, type Viewer } from '#kernel';
import type { Place } from './places.ts';
import { placesLeft } from './round.ts';
import type { Action, Card, Options, Round, State, View, Vote } from './state.ts';

/** A scene in which actions are played. */
interface Playable<Table> {
  play(by: Seat, action: Action): Table;
  sees(viewer: Viewer): View;
  offers(viewer: Viewer): Offer<Action>[];
  awaited(): readonly Seat[];
}

export const [ann, bob, cyd, dan] = [0, 1, 2, 3] as const;
/** The bank, in the list and on the cards. */
export const BANK = '01';
export const HOTEL = '16';

/** The parts of a scene that a test defines. */
export interface SceneState extends Partial<Options> {
  readonly seats?: number;
  readonly spy?: Seat;
  readonly dealer?: Seat;
  readonly place?: Place;
  /** Places of rounds already played; Dan was the spy of each. */
  readonly used?: readonly Place[];
}

export const OPTIONS: Options = {
  rounds: 5,
  minutes: 0,
  conversation: 'spoken',
  roles: 'played',
  voteSeconds: 60,
};

/** Cards are dealt and the clock does not run yet: Ann deals, Cyd is the spy, the place is the bank. */
export function sceneState({
  seats = 4,
  spy = cyd,
  dealer = ann,
  place = BANK,
  used = [],
  ...set
}: SceneState = {}): State {
  const options = { ...OPTIONS, ...set };
  return {
    open: {
      options,
      seats,
      round: used.length + 1,
      dealer,
      stage: 'dealt',
      continued: [],
      talk: [],
      remarks: [],
      motion: null,
      verdicts: [],
      past: used.map((one, at) => roundAt(one, seats, at === 0 ? ann : seats - 1)),
    },
    hands: handsAt(place, seats, spy).map(card => (options.roles === 'played' ? card : { ...card, role: '-' })),
    votes: [],
  };
}

const handsAt = (place: Place, seats: number, spy: Seat): BySeat<Card> =>
  seatsOf(seats).map(seat =>
    seat === spy ? { place: '--', role: '-' } : { place, role: String(seat > spy ? seat - 1 : seat) },
  );

const roundAt = (place: Place, seats: number, dealer: Seat): Round => ({
  dealer,
  place,
  spy: seats - 1,
  roles: handsAt(place, seats, seats - 1).map(({ role }) => role),
  verdicts: [],
  ending: { type: 'escaped' },
  points: seatsOf(seats).map(seat => (seat === seats - 1 ? 2 : 0)),
});

/** The same, with the clock running. */
export function started(stated: SceneState = {}): State {
  const state = sceneState(stated);
  state.open.stage = 'talking';
  return state;
}

export const GO_ON: Action = { type: 'continue' };
export const ask = (to: Seat, question: string | null = null): Action => ({ type: 'ask', to, question });
export const answer = (text: string | null = null): Action => ({ type: 'answer', answer: text });
export const accuse = (suspect: Seat): Action => ({ type: 'accuse', suspect });
export const vote = (cast: Vote): Action => ({ type: 'vote', vote: cast });
export const name = (place: Place): Action => ({ type: 'point', place, how: 'name' });
export const look = (place: Place): Action => ({ type: 'point', place, how: 'look' });

/** All voters vote as given; those not named vote yes. */
export const allVote = <Table extends Playable<Table>>(table: Table, cast: Readonly<Record<Seat, Vote>> = {}): Table =>
  table.awaited().reduce<Table>((one, seat) => one.play(seat, vote(cast[seat] ?? 'aye')), table);

/** All players continue, and the clock starts. */
export const allContinue = <Table extends Playable<Table>>(table: Table): Table =>
  table.awaited().reduce<Table>((one, seat) => one.play(seat, GO_ON), table);

/** A question and its answer, spoken. */
export const exchange = <Table extends Playable<Table>>(table: Table, by: Seat, to: Seat): Table =>
  table.play(by, ask(to)).play(to, answer());

/** The round that has just ended. */
export function lastRound(table: Pick<Playable<unknown>, 'sees'>): Round {
  const round = table.sees('audience').open.past.at(-1);
  if (!round) throw new Error('no round is over');
  return round;
}

export const offered = (table: Pick<Playable<unknown>, 'offers'>, seat: Seat): string[] =>
  table.offers(seat).map(({ type }) => type);

/** The players the seat may ask. */
export const mayAsk = (table: Pick<Playable<unknown>, 'offers'>, seat: Seat): unknown =>
  table.offers(seat).flatMap(offer => (offer.type === 'ask' ? [offer.to] : []))[0];

/** Another place that was not played yet. */
export function otherPlace(table: Pick<Playable<unknown>, 'sees'>, place: Place): Place {
  const other = placesLeft(table.sees('audience').open).find(one => one !== place);
  if (other === undefined) throw new Error('every place was played');
  return other;
}
