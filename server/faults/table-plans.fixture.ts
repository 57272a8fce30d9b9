import type { TablePlan } from './table.fixture.ts';

const plan = (options: object, more: Partial<TablePlan> & { form?: object } = {}): TablePlan => ({
  people: 3,
  watchers: 0,
  moves: true,
  chats: false,
  ...more,
  form: { title: 'pi', seats: 3, options, ...more.form },
});

/**
 * Tables of every kind: fast players, chatting players, spectators, bots, and players who leave everything to the
 * clock.
 */
export const TABLE_PLANS: readonly TablePlan[] = [
  plan({}, { people: 4, form: { seats: 4 } }),
  plan({}, { people: 2, form: { seats: 2 }, chats: true }),
  plan({ answers: 'hand' }, { watchers: 1 }),
  plan({ answers: 'hand', turnSeconds: 30 }, { chats: true }),
  plan({}, { people: 1, bots: 'novice' }),
  plan({}, { people: 2, bots: 'regular', form: { seats: 4 }, watchers: 2 }),
  plan({ turnSeconds: 15 }, { moves: false, people: 2, form: { seats: 2 } }),
  plan({}, { moves: false, people: 2, form: { seats: 2, turnClock: 5 } }),
  plan({}, { people: 5, form: { title: '07', seats: 5 }, chats: true, watchers: 1 }),
];

/** Friends, talkers, watchers, bots and clocks: one of each. */
export const FEW_TABLE_PLANS = [1, 2, 4, 7].flatMap(at => TABLE_PLANS[at] ?? []);
