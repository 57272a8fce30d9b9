import { describe, expect, test } from 'vitest';
import type { ConnectionListener, Host, CardDoc, HostConnection } from '../hosts/host.ts';
import type { ServerMessage } from '../../tables/protocol.ts';
import { tablePathIn } from './table-link.ts';
import {
  loadedUntil,
  byUrgency,
  keepUnchanged,
  type ListedTable,
  outcomeOf,
  type RunningTable,
  runningTable,
  completeMatches,
  untilText,
  type HostMatches,
  mergeLists,
} from './table-lists.ts';
import { hideTable, isHidden, unhideTable } from './hidden-tables.ts';
import { dismissTable, tablePath, playNow } from './quick-play.ts';

const card = (changedAt: number, changes: Partial<CardDoc> = {}): CardDoc => ({
  id: `t${changedAt}`,
  code: 'ABC234',
  title: 'pi',
  language: 'en',
  host: 'ann',
  phase: 'over',
  seats: [
    { guest: 'ann', name: 'Ann', bot: null },
    { guest: null, name: 'Ada', bot: 'regular' },
    { guest: 'cyd', name: 'Cyd', bot: null },
  ],
  result: null,
  madeAt: 0,
  changedAt,
  ...changes,
});

const listed = (changedAt: number, changes: Partial<CardDoc> = {}): ListedTable => ({
  card: card(changedAt, changes),
  host: 'server',
  me: 'ann',
});

const times = (list: readonly ListedTable[]): number[] => list.map(({ card: { changedAt } }) => changedAt);

describe('Matches from the server and from this device', () => {
  const server: HostMatches = { matches: [listed(90), listed(60)], more: 60 };
  const device: HostMatches = { matches: [listed(80), listed(40)], more: null };

  test('are one list, last first', () => {
    expect(times(mergeLists([server.matches, device.matches]))).toEqual([90, 80, 60, 40]);
  });

  test('are shown down to the time for which every host is loaded', () => {
    expect(loadedUntil([server, device])).toBe(60);
    expect(times(completeMatches([server, device]))).toEqual([90, 80, 60]);
  });

  test('are all shown when both hosts are fully loaded', () => {
    expect(loadedUntil([device])).toBeNull();
    expect(times(completeMatches([device]))).toEqual([80, 40]);
  });

  test('wait for the host that may have the newest', () => {
    expect(loadedUntil([server, { matches: [], more: 70 }])).toBe(70);
  });
});

describe('Tables of mine that are not over', () => {
  const NOW = Date.UTC(2026, 4, 13, 18, 0, 30);
  const told = (changedAt: number, awaited: boolean | null, left: number | null = null): RunningTable =>
    runningTable({ ...card(changedAt, { phase: 'playing' }), awaited, left }, 'server', 'ann', NOW);

  test('those that wait for me come first, the most urgent of them before all; then the last changed', () => {
    const tables = [told(90, false), told(80, null), told(40, true), told(30, true, 600_000), told(20, true, 60_000)];
    expect(times(byUrgency(tables))).toEqual([20, 30, 40, 90, 80]);
    expect(times(byUrgency(tables.toReversed()))).toEqual([20, 30, 40, 90, 80]);
  });

  test('the deadline is rounded down', () => {
    expect(told(1, true, 90_000)).toMatchObject({ isAwaited: true, until: Date.UTC(2026, 4, 13, 18, 2) });
    expect(told(1, true, 89_000)).toMatchObject({ isAwaited: true, until: Date.UTC(2026, 4, 13, 18, 1) });
    expect(told(1, true)).toMatchObject({ isAwaited: true, until: null });
  });

  test('a table that is not in memory has no awaited player', () => {
    expect(told(1, null)).toMatchObject({ isAwaited: false, until: null });
  });

  test('an unchanged table keeps its object', () => {
    const before = [told(90, false), told(80, true)];
    const after = keepUnchanged(before, [told(80, true), told(90, true)]);
    expect(after[0]).toBe(before[1]);
    expect(after[1]).not.toBe(before[0]);
    expect(after[1]).toEqual(told(90, true));
  });

  test('a deadline is a time of day, with the weekday if it is more than a day away', () => {
    const [noon, later] = [new Date(2026, 4, 13, 12, 5).getTime(), new Date(2026, 4, 15, 12, 5).getTime()];
    expect(untilText(noon, noon - 60_000, 'en-GB')).toBe('12:05');
    expect(untilText(later, noon, 'en-GB')).toBe('Fri 12:05');
    expect(untilText(later, noon, 'uk')).toBe('пт 12:05');
  });
});

describe('How a match ended for me', () => {
  const ended = (winners: number[], ranks: number[], me = 'ann') =>
    outcomeOf({ ...listed(1, { result: { winners, ranks, points: [0, 0, 0] } }), me });

  test('alone at the top, with others, or at some place', () => {
    expect(ended([0], [1, 2, 3])).toEqual({ how: 'won' });
    expect(ended([0, 2], [1, 3, 1])).toEqual({ how: 'shared' });
    expect(ended([2], [2, 3, 1])).toEqual({ how: 'placed', rank: 2, of: 3 });
  });

  test('a spectator sees who won; the seat of a bot is not mine', () => {
    expect(ended([1], [2, 1, 3], 'dan')).toEqual({ how: 'watched', winners: ['Ada'] });
    expect(
      outcomeOf({ ...listed(1, { result: { winners: [1], ranks: [2, 1, 3], points: [0, 0, 0] } }), me: undefined }),
    ).toEqual({
      how: 'watched',
      winners: ['Ada'],
    });
  });

  test('is unknown for a match that was not finished', () => {
    expect(outcomeOf(listed(1))).toBeUndefined();
  });
});

describe('A pasted link', () => {
  const origin = 'https://play.example.org';
  test.each([
    ['https://play.example.org/t/abc-12', '/t/abc-12'],
    ['  https://play.example.org/t/abc#pass=x ', '/t/abc#pass=x'],
    ['https://elsewhere.example.org/t/abc', undefined],
    ['https://play.example.org/settings', undefined],
    ['https://play.example.org/t/abc/log', undefined],
    ['https://play.example.org/t/abc/../../settings', undefined],
    ['javascript:alert(1)', undefined],
    ['ABC 234', undefined],
  ])('%s leads to %s', (text, page) => {
    expect(tablePathIn(text, origin)).toBe(page);
  });
});

/** A fake server at the boundary: it answers as configured and records the requests. */
function hostThat(
  kind: Host['kind'],
  answers: Partial<Host>,
  reply: (message: { do: string; id?: string }) => ServerMessage[],
) {
  const said: { do: string; id?: string; seat?: number; bot?: string }[] = [];
  const asked: string[] = [];
  const never = (): never => {
    throw new Error('this is not asked for');
  };
  const host: Host = {
    kind,
    me: () => Promise.resolve({ ok: true, value: null }),
    introduce: name => {
      asked.push(`introduce ${name}`);
      return Promise.resolve({ ok: true, value: { id: 'ann', name } });
    },
    makeTable: ({ title, seats, language }) => {
      asked.push(`makeTable ${title} ${seats} ${language}`);
      return Promise.resolve({ ok: true, value: { id: 'table', url: null } });
    },
    findCode: never,
    claim: never,
    publicTables: never,
    myTables: never,
    myMatches: never,
    record: never,
    linkTo: never,
    connect(ear: ConnectionListener): HostConnection {
      queueMicrotask(() => ear.opened());
      return {
        send: text => {
          const message = JSON.parse(text) as (typeof said)[number];
          said.push(message);
          queueMicrotask(() => reply(message).forEach(answer => ear.heard(answer)));
        },
        close: () => queueMicrotask(() => ear.closed()),
      };
    },
    ...answers,
  };
  return { host, said, asked };
}

const welcome = { type: 'welcome' } as ServerMessage;
const obliging = (message: { do: string; id?: string }): ServerMessage[] =>
  message.do === 'hello'
    ? [welcome]
    : [
        { type: 'told', n: 2 },
        { type: 'told', n: 3, re: message.id ?? '' },
      ];

describe('Play now', () => {
  const box = { id: 'pi', usual: { bot: 'regular', seats: 3 } } as Parameters<typeof playNow>[1];
  const lending = { name: 'Fox 12', isOwn: false, language: 'pl' };
  const unreachable = { ok: false, refused: { because: 'unreachable' } } as const;

  test('generates a name, opens a table, seats me among bots, and starts', async () => {
    const { host, said, asked } = hostThat('server', {}, obliging);
    const opened = await playNow([host], box, lending);
    expect(opened).toEqual({ ok: true, value: { host, id: 'table' } });
    expect(asked).toEqual(['introduce Fox 12', 'makeTable pi 3 pl']);
    expect(said.map(({ do: what, seat, bot }) => [what, seat, bot])).toEqual([
      ['hello', undefined, undefined],
      ['sit', 0, undefined],
      ['seatBot', 1, 'regular'],
      ['seatBot', 2, 'regular'],
      ['start', undefined, undefined],
    ]);
    expect(tablePath({ host, id: 'table' })).toBe('/t/table');
  });

  test('an existing name is kept', async () => {
    const me = () => Promise.resolve({ ok: true, value: { id: 'ann', name: 'Ann' } } as const);
    const { host, asked } = hostThat('server', { me }, obliging);
    await playNow([host], box, lending);
    expect(asked).toEqual(['makeTable pi 3 pl']);
  });

  test('my name on the server is used on this device', async () => {
    const me = () => Promise.resolve({ ok: true, value: { id: 'me', name: 'Fox 12' } } as const);
    const { host, asked } = hostThat('device', { me }, obliging);
    await playNow([host], box, { name: 'Ann', isOwn: true, language: 'pl' });
    expect(asked).toEqual(['introduce Ann', 'makeTable pi 3 pl']);
    await playNow([host], box, { name: 'Owl 34', isOwn: false, language: 'pl' });
    expect(asked).toEqual(['introduce Ann', 'makeTable pi 3 pl', 'makeTable pi 3 pl']);
  });

  test.each([
    ['nobody answers there', { me: () => Promise.resolve(unreachable) }, obliging],
    ['no table can be opened there', { makeTable: () => Promise.resolve(unreachable) }, obliging],
    ['the line is lost', {}, () => [{ type: 'bye', because: 'restart' } as ServerMessage]],
  ])('goes on to the next host if %s', async (_, answers, reply) => {
    const far = hostThat('server', answers, reply);
    const near = hostThat('device', {}, obliging);
    const opened = await playNow([far.host, near.host], box, lending);
    expect(opened).toEqual({ ok: true, value: { host: near.host, id: 'table' } });
    expect(tablePath({ host: near.host, id: 'table' })).toBe('/practice/table');
  });

  test('shows a refusal, and does not start on another host', async () => {
    const refused = { because: 'tooManyTables' } as const;
    const far = hostThat('server', { makeTable: () => Promise.resolve({ ok: false, refused }) }, obliging);
    const near = hostThat('device', {}, obliging);
    expect(await playNow([far.host, near.host], box, lending)).toEqual({ ok: false, refused });
    expect(near.asked).toEqual([]);
  });

  test('a refusal at the table ends it', async () => {
    const { host } = hostThat('server', {}, message =>
      message.do === 'start'
        ? [{ type: 'refused', re: message.id ?? '', refused: { because: 'notReady' } }]
        : obliging(message),
    );
    expect(await playNow([host], box, lending)).toEqual({ ok: false, refused: { because: 'notReady' } });
  });
});

describe('Dismissing a table', () => {
  const dismissed = async (changes: Partial<CardDoc>, me: string, reply = obliging) => {
    const { host, said } = hostThat('server', {}, reply);
    await dismissTable(host, { ...listed(1, { id: JSON.stringify(changes) + me, ...changes }), me });
    return { did: said.at(-1)?.do, isHidden: isHidden(JSON.stringify(changes) + me) };
  };

  test('leaves during the match, and hides the table: the seat stays mine', async () => {
    expect(await dismissed({ phase: 'playing' }, 'cyd')).toEqual({ did: 'leave', isHidden: true });
  });

  test('closes it before the match as its host, leaves it as another player', async () => {
    expect(await dismissed({ phase: 'gathering' }, 'ann')).toEqual({ did: 'close', isHidden: false });
    expect(await dismissed({ phase: 'gathering' }, 'cyd')).toEqual({ did: 'stand', isHidden: false });
  });

  test('hides the table if that is refused', async () => {
    const refusing = (message: { do: string; id?: string }): ServerMessage[] =>
      message.do === 'hello'
        ? [welcome]
        : [{ type: 'refused', re: message.id ?? '', refused: { because: 'notSeated' } }];
    expect(await dismissed({ phase: 'gathering' }, 'dan', refusing)).toEqual({ did: 'stand', isHidden: true });
  });

  test('a table that is opened again is listed again', () => {
    hideTable('one');
    hideTable('other');
    expect([isHidden('one'), isHidden('other'), isHidden('third')]).toEqual([true, true, false]);
    unhideTable('one');
    expect([isHidden('one'), isHidden('other')]).toEqual([false, true]);
  });
});
