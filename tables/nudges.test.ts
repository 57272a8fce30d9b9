import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NUDGE_EVERY } from './chat.ts';
import type { TableService } from './service.ts';
import type { NudgeRequest } from './protocol.ts';
import {
  type TableClient,
  connectClient,
  dealtTable,
  entriesOf,
  openTestTables,
  type TestTables,
  seatedTable,
  SLOWLY,
  THREE,
} from './table.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const nudge = (seat: number): NudgeRequest => ({ do: 'nudge', seat });
const because = async (client: TableClient, seat: number): Promise<string> => {
  const answer = await client.asks(nudge(seat));
  return answer.type === 'refused' ? answer.refused.because : answer.type;
};
const nudgesOf = ({ heard }: TableClient) => heard.filter(({ type }) => type === 'nudged');

describe('A nudge', () => {
  test('reaches only the awaited player, and is not stored', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    const [awaited = -1] = people[0].doc.awaited;
    const others = people.filter((_, seat) => seat !== awaited);
    const before = await entriesOf(testTables.store, live.key);
    expect(await because(others[0] as TableClient, awaited)).toBe('done');
    expect(nudgesOf(people[awaited] as TableClient)).toEqual([
      { type: 'nudged', by: people.indexOf(others[0] as TableClient) },
    ]);
    for (const client of [...others, eve]) expect(nudgesOf(client)).toEqual([]);
    expect(await entriesOf(testTables.store, live.key)).toEqual(before);
  });

  test('is limited in rate for all senders together', async () => {
    const { people } = await dealtTable(service, THREE);
    const [awaited = -1] = people[0].doc.awaited;
    const [one, other] = people.filter((_, seat) => seat !== awaited) as [TableClient, TableClient];
    expect(await because(one, awaited)).toBe('done');
    expect(await other.asks(nudge(awaited))).toMatchObject({ refused: { because: 'tooFast', wait: NUDGE_EVERY } });
    testTables.time.now += NUDGE_EVERY;
    expect(await because(other, awaited)).toBe('done');
    expect(nudgesOf(people[awaited] as TableClient)).toHaveLength(2);
  });

  test('is sent by players, to awaited players', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    const [awaited = -1] = people[0].doc.awaited;
    const idle = [0, 1, 2].filter(seat => seat !== awaited);
    expect(await because(eve, awaited)).toBe('notSeated');
    expect(await because(people[awaited] as TableClient, awaited)).toBe('badField');
    expect(await because(people[idle[0] ?? 0] as TableClient, idle[1] ?? 0)).toBe('badField');
    const before = await seatedTable(service, ['ann', 'bob']);
    expect(await because(before.people[0], 1)).toBe('notPlaying');
  });
});
