import { describe, expect, test } from 'vitest';
import type { Game, Seat, Table } from '#kernel';
import { findBreach } from '#testkit';
import { spyfall } from './game.ts';
import { growth } from './latecomers.ts';
import { spyOf } from './round.ts';
import type { Action, Event, Options, State, View } from './state.ts';

// Leaks planted in copies of the game. The contract finds each of them without other tests.

type Spyfall = Game<State, View, Action, Event, Options>;

const options: Options = { rounds: 2, minutes: 0, conversation: 'phrasebook', roles: 'played', voteSeconds: 60 };

const onVote = (
  more: (vote: Extract<Action, { type: 'vote' }>, by: Seat, state: State, table: Table<Event>) => void,
): Partial<Spyfall> => ({
  apply(state, by, action, table) {
    spyfall.apply(state, by, action, table);
    if (action.type === 'vote' && typeof by === 'number') more(action, by, state, table);
  },
});

const onDeal = (more: (state: State, table: Table<Event>) => void): Partial<Spyfall> => ({
  setup(given, seats, table) {
    const state = spyfall.setup(given, seats, table);
    more(state, table);
    return state;
  },
});

const more = <Data extends object>(data: Data, added: object): Data => Object.assign({}, data, added);

const LEAKS: readonly [name: string, law: RegExp, change: Partial<Spyfall>][] = [
  [
    'the event of a vote differs for yes and no',
    /^secrets$/,
    onVote(({ vote }, by, _, table) => table.tell(more<Event>({ type: 'voted', by }, { vote }))),
  ],
  [
    'the event of a yes is longer',
    /^secrets$/,
    onVote(({ vote }, by, _, table) =>
      table.tell(more<Event>({ type: 'voted', by }, { pad: vote === 'aye' ? '++' : '+' })),
    ),
  ],
  [
    'those who voted yes come first in the list of those who voted',
    /^secrets$/,
    onVote(({ vote }, by, { open }) => {
      if (open.motion?.voted.includes(by) && vote === 'aye')
        open.motion = { ...open.motion, voted: [by, ...open.motion.voted.filter(seat => seat !== by)] };
    }),
  ],
  [
    'all seats see how many voted yes',
    /^(imagine|secrets)$/,
    {
      view: (state, me) => more(spyfall.view(state, me), { ayes: state.votes.filter(vote => vote === 'aye').length }),
    },
  ],
  [
    'a no ends the time of a vote earlier',
    /^(secrets|twinClock)$/,
    {
      clock(state) {
        const alarm = spyfall.clock?.(state);
        return alarm && state.votes.includes('nay') ? { ...alarm, after: alarm.after - 1000 } : alarm;
      },
    },
  ],
  [
    'the spy hears something else while cards are dealt',
    /^twin(Events|Sizes)$/,
    onDeal((state, table) => table.whisper([(spyOf(state) + 1) % state.open.seats], { type: 'voted', by: 0 }, null)),
  ],
  [
    'the spy’s neighbour sees it',
    /^imagine$/,
    {
      view: (state, me) =>
        more(spyfall.view(state, me), {
          near: typeof me === 'number' && state.hands.length > 0 && (spyOf(state) + 1) % state.open.seats === me,
        }),
    },
  ],
  [
    'joining is refused while seat 0 is the spy',
    /^(twinTable|growth)$/,
    { growth: { ...growth, admit: state => (spyOf(state) === 0 ? undefined : growth.admit(state)) } },
  ],
];

describe('the contract finds every planted leak', () => {
  test.each(LEAKS)('SPY-5.2, SPY-6.5 %s', { timeout: 60_000 }, (_, law, change) => {
    expect(findBreach({ ...spyfall, ...change }, { options: [options] })?.law).toMatch(law);
  });
});
