import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TableDoc } from '../../tables/protocol.ts';
import { invitationTo } from './invitation.ts';

const seat = (guest: string, name: string) => ({
  guest,
  name,
  bot: null,
  ready: false,
  away: null,
  left: false,
  standIn: null,
});

const gathering = {
  form: { title: 'pi' },
  phase: 'gathering',
  host: 'g-ann',
  seats: [seat('g-bob', 'Bob'), seat('g-ann', 'Ann'), null, null],
  kept: [null, null, null, { guest: 'g-cyd', name: 'Cyd' }],
} as unknown as TableDoc;

const late = { phase: 'playing', form: { title: 'spyfall', watching: true } };

const answering = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', answer);
const told = (table: TableDoc): Promise<Response> => Promise.resolve(Response.json({ table }));

afterEach(() => void vi.unstubAllGlobals());

describe('An invitation', () => {
  test('has the title, the host and the number of free seats', async () => {
    answering(() => told(gathering));
    expect(await invitationTo('a')).toEqual({ title: 'pi', phase: 'gathering', host: 'Ann', free: 1, joins: 'now' });
  });

  test('names no host without a seat', async () => {
    answering(() => told({ ...gathering, host: 'g-eve' }));
    expect(await invitationTo('a')).toMatchObject({ host: null });
  });

  test.each([
    ['a table that is full', {}, null],
    ['a full table that grows', { form: { title: 'pi', grows: true } }, 'now'],
    [
      'a full table that cannot grow any more',
      { form: { title: '07', grows: true }, seats: Array(5).fill(seat('x', 'X')) },
      null,
    ],
    ['a match that takes latecomers', { ...late, joining: { waiting: [], closed: null } }, 'next'],
    ['a match that takes no more of them', { ...late, joining: { waiting: [], closed: 'tableFull' } }, null],
    [
      'a match without spectators',
      { ...late, form: { title: 'spyfall', watching: false }, joining: { waiting: [], closed: null } },
      null,
    ],
    ['a match with a fixed number of seats', { ...late, joining: null }, null],
  ])('hears how to join %s', async (_, changes, joins) => {
    const full = {
      ...gathering,
      seats: [seat('g-bob', 'Bob'), seat('g-ann', 'Ann')],
      kept: [null, null],
      joining: null,
    };
    answering(() => told({ ...full, ...changes } as unknown as TableDoc));
    expect(await invitationTo('a')).toMatchObject({ joins });
  });

  test('is null for a missing table', async () => {
    answering(() => Promise.resolve(Response.json({ refused: { because: 'noSuchTable' } }, { status: 404 })));
    expect(await invitationTo('a')).toBeNull();
  });

  test.each([
    ['without a way to the server', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where the answer takes too long', () => Promise.reject(new DOMException('', 'TimeoutError'))],
    ['where somebody else answers', () => Promise.resolve(new Response('<p>Sign in to this network</p>'))],
    ['where the server is out of order', () => Promise.resolve(new Response('', { status: 502 }))],
  ])('can come in all the same %s', async (_where, answer) => {
    answering(answer);
    expect(await invitationTo('a')).toBeUndefined();
  });

  test('a bug is not hidden', async () => {
    answering(() => Promise.reject(new RangeError('ours')));
    await expect(invitationTo('a')).rejects.toThrow('ours');
  });
});
