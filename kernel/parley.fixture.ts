import { type Game, type Seat, seatsOf, type Viewer } from './game.ts';
import { oneOf } from './blank.ts';
import type { Offer } from './offer.ts';

/**
 * A game for testing clocks: a round of ten seconds, interrupted by votes of three seconds, and a phase without a
 * clock.
 */
export interface State {
  open: {
    doing: 'round' | 'vote' | 'rest' | 'over';
    said: string[];
    ballots: { by: Seat; yes: boolean }[];
    guests: number;
  };
}
export type View = { me: Viewer } & State;
export type Action =
  | { type: 'say'; words: string }
  | { type: 'call' }
  | { type: 'ballot'; yes: boolean }
  | { type: 'rest' }
  | { type: 'wake' }
  | { type: 'ring' };
export type Event = { type: 'rang' } | { type: 'carried'; yes: number };

const each = (guests: number, value: number): number[] => seatsOf(guests).map(() => value);

export const parley: Game<State, View, Action, Event, object> = {
  id: 'parley',
  version: 1,
  seats: { min: 2, max: 6 },
  options: {},
  setup: (_, guests) => ({ open: { doing: 'round', said: [], ballots: [], guests } }),
  view: ({ open }, me) => ({ me, open }),
  offers({ me, open }): Offer<Action>[] {
    if (me === 'audience') return [];
    if (open.doing === 'rest') return [{ type: 'wake' }];
    if (open.doing === 'round')
      return [{ type: 'say', words: oneOf(['hm', 'ha']) }, { type: 'call' }, { type: 'rest' }];
    return open.doing === 'vote' && !open.ballots.some(({ by }) => by === me)
      ? [{ type: 'ballot', yes: oneOf([true, false]) }]
      : [];
  },
  awaited: ({ open }) =>
    seatsOf(open.guests).filter(seat => open.doing === 'vote' && !open.ballots.some(({ by }) => by === seat)),
  apply({ open }, by, action, table) {
    switch (action.type) {
      case 'say':
        open.said.push(action.words);
        return;
      case 'call':
        open.doing = 'vote';
        return;
      case 'ballot':
        open.ballots.push({ by: typeof by === 'number' ? by : 0, yes: action.yes });
        if (open.ballots.length < open.guests) return;
        table.tell({ type: 'carried', yes: open.ballots.filter(({ yes }) => yes).length });
        Object.assign(open, { doing: 'round', ballots: [] });
        return;
      case 'rest':
        open.doing = 'rest';
        return;
      case 'wake':
        open.doing = 'round';
        return;
      case 'ring':
        table.tell({ type: 'rang' });
        Object.assign(open, { doing: open.doing === 'vote' ? 'round' : 'over', ballots: [] });
    }
  },
  result: ({ open }) =>
    open.doing === 'over'
      ? { winners: [], ranks: each(open.guests, 1), points: each(open.guests, 0), worth: each(open.guests, 0) }
      : undefined,
  imagine: ({ open }) => ({
    open: {
      doing: open.doing,
      said: [...open.said],
      ballots: open.ballots.map(({ by, yes }) => ({ by, yes })),
      guests: open.guests,
    },
  }),
  objection: () => 'P-1',
  clock({ open }) {
    const round = { name: 'round', after: 10_000 };
    if (open.doing === 'round') return round;
    if (open.doing === 'vote') return { name: 'vote', after: 3000, holds: round };
    return undefined;
  },
  strike: () => ({ type: 'ring' }),
};
