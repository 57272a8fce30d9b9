import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableService } from './service.ts';
import type { Command } from './protocol.ts';
import { fold } from './fold.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { doneBefore } from './table.ts';
import {
  connectClient,
  dealtTable,
  START_TIME,
  mustDo,
  openTestTables,
  type TestTables,
  seatedTable,
  THREE,
  SLOWLY,
} from './table.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const say = (text: string, to: 'table' | 'watchers' = 'table'): Command => ({ do: 'say', to, text });

describe('at the table', () => {
  test('all guests share one chat before the match', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    const eve = await connectClient(service, live, 'eve');
    await mustDo(eve, say('  may I\u0007 watch? '));
    await mustDo(people[1], say('sure', 'watchers'));
    for (const client of [...people, eve]) {
      expect(client.lines).toEqual([{ guest: 'eve', name: 'eve', seat: null, text: 'may I watch?', at: START_TIME }]);
      expect(client.watchersLines).toMatchObject([{ guest: 'bob', seat: 1, text: 'sure' }]);
    }
  });

  test('only those who play talk in it, and those who watch among themselves', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [eve, eva] = [await connectClient(service, live, 'eve'), await connectClient(service, live, 'eva')];
    expect(await people[0].tries(say('your turn'))).toBe('ok');
    expect(await eve.tries(say('his turn'))).toBe('notSeated');
    expect(await people[0].tries(say('psst', 'watchers'))).toBe('notAtTable');
    expect(await eve.asks(say('psst', 'watchers'), 'psst')).toMatchObject({ type: 'told', w: 1, re: 'psst' });
    expect(eva.watchersLines).toMatchObject([{ text: 'psst' }]);
    for (const client of [...people, eve, eva]) expect(client.lines.map(({ text }) => text)).toEqual(['your turn']);
    for (const client of people) expect(client.watchersLines).toEqual([]);
  });

  test('a line sent twice is stored once', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    for (let time = 0; time < 3; time++) {
      await mustDo(people[0], say('once'), 'line');
      await mustDo(eve, say('once', 'watchers'), 'line');
    }
    expect(eve.lines).toHaveLength(1);
    expect(eve.watchersLines).toHaveLength(1);
  });

  test('a line sent again is known, however often others have acted since', async () => {
    const { live, people } = await dealtTable(service, THREE);
    await mustDo(people[0], say('once'), 'line');
    const { n } = live.table;
    const later = readSnapshot(writeSnapshot(live.table));
    if (!later) throw new Error('the snapshot cannot be read');
    const said = { kind: 'said', by: 'bob', name: 'bob', seat: 1, text: 'well', at: START_TIME } as const;
    for (let line = 0; line < 300; line++) fold(later, { ...said, id: `line ${line}` });
    expect(doneBefore(later, 'ann', 'line')).toBe(n);
    expect(doneBefore(later, 'bob', 'line 0')).toBeUndefined();
    expect(doneBefore(later, 'bob', 'line 299')).toBe(n + 300);
  });

  test.each(['', ' \u200b ', 'x'.repeat(301)])('%j is no line', async text => {
    const { people } = await seatedTable(service, ['ann']);
    expect(await people[0].asks(say(text))).toMatchObject({ refused: { because: 'badField', field: 'text' } });
  });

  test('chat is limited in speed', async () => {
    const { people } = await seatedTable(service, ['ann', 'bob']);
    const [ann, bob] = people;
    for (let line = 0; line < 6; line++) {
      await mustDo(ann, say(`${line}`));
      testTables.time.now += 1_000;
    }
    expect(await ann.asks(say('more'))).toMatchObject({ refused: { because: 'tooFast', wait: 4_000 } });
    expect(await bob.tries(say('slowly'))).toBe('ok');
    testTables.time.now += 4_000;
    expect(await ann.tries(say('more'))).toBe('ok');
    testTables.time.now = START_TIME;
  });

  test.each(['table', 'watchers'] as const)(
    'a system clock that is set back does not mute guests in the chat of the %s',
    async to => {
      const { people } = await seatedTable(service, ['ann']);
      const [ann] = people;
      for (let line = 0; line < 6; line++) await mustDo(ann, say(`${line}`, to));
      expect(await ann.tries(say('more', to))).toBe('tooFast');
      testTables.time.now -= 3_600_000;
      for (let line = 0; line < 6; line++) expect(await ann.tries(say(`${line} again`, to))).toBe('ok');
      expect(await ann.asks(say('more', to))).toMatchObject({ refused: { because: 'tooFast', wait: 10_000 } });
      testTables.time.now = START_TIME;
    },
  );

  test('the last hundred lines are remembered', async () => {
    const { live, people } = await seatedTable(service, ['ann']);
    for (let line = 0; line < 103; line++) {
      testTables.time.now += 60_000;
      await mustDo(people[0], say(`${line}`));
    }
    const eve = await connectClient(service, live, 'eve');
    expect(eve.lines.map(({ text }) => text)).toEqual(Array.from({ length: 100 }, (_, line) => `${line + 3}`));
    testTables.time.now = START_TIME;
  });
});

describe('the host', () => {
  test('silences others in both rooms, and lets them talk again', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [ann, bob] = people;
    const eve = await connectClient(service, live, 'eve');
    expect(await bob.tries({ do: 'mute', guest: 'eve', muted: true })).toBe('notHost');
    expect(await ann.asks({ do: 'mute', guest: 'ann', muted: true })).toMatchObject({
      refused: { because: 'badField', field: 'guest' },
    });
    for (const guest of ['eve', 'bob']) await mustDo(ann, { do: 'mute', guest, muted: true });
    for (const { doc } of [ann, bob, eve]) expect(doc.table.muted).toEqual(['eve', 'bob']);
    expect(await eve.tries(say('psst', 'watchers'))).toBe('muted');
    expect(await bob.tries(say('hey'))).toBe('muted');
    await mustDo(ann, { do: 'mute', guest: 'bob', muted: false });
    expect(await bob.tries(say('hey'))).toBe('ok');
    expect(eve.doc.table.muted).toEqual(['eve']);
  });
});
