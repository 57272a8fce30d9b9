import type { Company } from './table.fixture.ts';

const company = (options: object, more: Partial<Company> & { form?: object } = {}): Company => ({
  people: 3,
  watchers: 0,
  moves: true,
  chats: false,
  ...more,
  form: { title: 'pi', seats: 3, options, ...more.form },
});

/** Friends of every kind: quick ones, talkers, watchers, those who play with bots, and those who leave it all to the clock. */
export const COMPANIES: readonly Company[] = [
  company({}, { people: 4, form: { seats: 4 } }),
  company({}, { people: 2, form: { seats: 2 }, chats: true }),
  company({ answers: 'hand' }, { watchers: 1 }),
  company({ answers: 'hand', turnSeconds: 30 }, { chats: true }),
  company({}, { people: 1, bots: 'novice' }),
  company({}, { people: 2, bots: 'regular', form: { seats: 4 }, watchers: 2 }),
  company({ turnSeconds: 15 }, { moves: false, people: 2, form: { seats: 2 } }),
  company({}, { moves: false, people: 2, form: { seats: 2, turnClock: 5 } }),
  company({}, { people: 5, form: { title: '07', seats: 5 }, chats: true, watchers: 1 }),
];
