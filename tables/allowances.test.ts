import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickChance } from '#kernel';
import { ALLOWANCES, COSMETIC_MOVES, isTooLong, MAX_MOVES } from './allowances.ts';
import type { TableService } from './service.ts';
import type { Command } from './protocol.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  entriesOf,
  mustDo,
  openTestTables,
  playMove,
  type TestTables,
  seatedTable,
  SLOWLY,
  someAction,
  newLiveTable,
  waitUntil,
} from './table.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

/** How often this is accepted, once a minute, before it is refused. */
async function timesUntilRefused(
  client: TableClient,
  command: (time: number) => Command,
): Promise<{ times: number; because: string }> {
  for (let times = 0; ; times++) {
    testTables.time.now += 60_000;
    const because = await client.tries(command(times));
    if (because !== 'ok') return { times, because };
  }
}

describe('the log of a table', () => {
  test('limits the entries of one guest before the match; other guests are not affected', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob', 'cyd']);
    const [ann, bob] = people;
    const before = live.table.n;
    const { times, because } = await timesUntilRefused(bob, time => ({ do: 'ready', ready: time % 2 === 1 }));
    expect(because).toBe('limitReached');
    // bob has sat down and been ready before
    expect(times).toBe(ALLOWANCES.lobby.guest - 2);
    expect(live.table.n).toBe(before + times);
    expect(await ann.tries({ do: 'ready', ready: false })).toBe('ok');
    // standing up is always possible
    expect(await bob.tries({ do: 'stand' })).toBe('ok');
  });

  test('limits the chat lines of one guest, at the table and among watchers', async () => {
    const live = await newLiveTable(service);
    const eve = await connectClient(service, live, 'eve');
    const eva = await connectClient(service, live, 'eva');
    for (const to of ['table', 'watchers'] as const) {
      const said = await timesUntilRefused(eve, time => ({ do: 'say', to, text: `line ${time}` }));
      expect(said).toEqual({ times: ALLOWANCES.talk.guest, because: 'limitReached' });
      expect(await eva.tries({ do: 'say', to, text: 'and I?' })).toBe('ok');
    }
    // also after it was read again
    const again = testTables.service(SLOWLY);
    const back = await connectClient(again, await liveTable(again, live.table.id), 'eve');
    testTables.time.now += 60_000;
    expect(await back.tries({ do: 'say', to: 'table', text: 'me again' })).toBe('limitReached');
    expect(await back.tries({ do: 'say', to: 'watchers', text: 'me again' })).toBe('limitReached');
  });

  test('limits the entries of all unseated guests together; seated guests are not affected', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob', 'cyd']);
    // as if others had said that much
    live.table.spent.set('talk', ALLOWANCES.talk.table);
    const eve = await connectClient(service, live, 'eve');
    expect(await eve.tries({ do: 'say', to: 'table', text: 'hm' })).toBe('limitReached');
    expect(await people[1].tries({ do: 'say', to: 'table', text: 'hm' })).toBe('ok');
  });

  test('has no entry for a command that changes nothing', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob', 'cyd']);
    const [ann, bob] = people;
    const { n } = live.table;
    for (let time = 0; time < 3; time++) {
      await mustDo(bob, { do: 'ready', ready: true });
      await mustDo(ann, { do: 'arrange', form: { language: live.table.form.language } });
      await mustDo(ann, { do: 'mute', guest: 'cyd', muted: false });
    }
    expect(live.table.n).toBe(n);
    await mustDo(bob, { do: 'leave' });
    await mustDo(ann, { do: 'mute', guest: 'cyd', muted: true });
    await mustDo(ann, { do: 'mute', guest: 'cyd', muted: true });
    expect(live.table.n).toBe(n + 2);
    expect((await entriesOf(service.store, live.key)).length).toBe(n + 2);
  });
});

describe('a match', () => {
  test('lets a seat move its markers and take moves back so often, and go on playing', async () => {
    const { live, people } = await dealtTable(service, ['ann', 'bob'], { seats: 2, options: { answers: 'auto' } });
    const chance = quickChance(1);
    const mover = (): TableClient => people[live.shown.awaited[0] === 0 ? 0 : 1];
    // until a seat has a marker to move
    const toggler = (): TableClient | undefined => people.find(one => someAction(one, chance, 'assign', 'unassign'));
    while (!toggler()) await playMove(mover(), 'investigate');
    const one = toggler() as TableClient;
    const toggle = (time: number): Promise<string> => {
      const action = someAction(one, chance, time % 2 === 0 ? 'assign' : 'unassign');
      return one.tries({ do: 'move', action, based: one.n });
    };
    let times = 0;
    let because = 'ok';
    while (because === 'ok') because = await toggle(times++);
    expect({ because, made: times - 1 }).toEqual({ because: 'limitReached', made: COSMETIC_MOVES });
    expect(await one.tries({ do: 'undo', based: one.n })).toBe('limitReached');
    await playMove(mover(), 'examine');
    await playMove(mover(), 'examine');
  });

  test('with more moves than any match needs is closed', async () => {
    const { live, people } = await dealtTable(service, ['ann', 'bob'], { seats: 2 });
    const { match } = live.table;
    if (!match) throw new Error('nothing was dealt');
    expect(isTooLong(live.table)).toBe(false);
    // as if they had moved that often
    for (let made = 1; made < MAX_MOVES; made++) match.moves.push({ by: 0, at: 0, action: null });
    expect(isTooLong(live.table)).toBe(false);
    await playMove(people[live.shown.awaited[0] === 0 ? 0 : 1], 'examine');
    await waitUntil(() => live.table.phase === 'closed', 'the end');
    expect((await entriesOf(service.store, live.key)).at(-1)).toMatchObject({
      kind: 'closed',
      by: null,
      why: 'tooLong',
    });
  });
});
