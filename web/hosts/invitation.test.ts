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

const answering = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', answer);
const told = (table: TableDoc): Promise<Response> => Promise.resolve(Response.json({ table }));

afterEach(() => void vi.unstubAllGlobals());

describe('Whoever has a link, before they have a name', () => {
  test('hears what is played, who invites, and how many seats wait for anybody', async () => {
    answering(() => told(gathering));
    expect(await invitationTo('a')).toEqual({ title: 'pi', phase: 'gathering', host: 'Ann', free: 1 });
  });

  test('hears of no host who does not sit there', async () => {
    answering(() => told({ ...gathering, host: 'g-eve' }));
    expect(await invitationTo('a')).toMatchObject({ host: null });
  });

  test('hears that there is no such table', async () => {
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

  test('a mistake of ours is not hidden', async () => {
    answering(() => Promise.reject(new RangeError('ours')));
    await expect(invitationTo('a')).rejects.toThrow('ours');
  });
});
