import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsFor, quickChance, applyMove, start, type Viewer } from '#kernel';
import type { TableService } from './service.ts';
import type { LiveTable } from './live.ts';
import type { HeardEvents, ServerMessage } from './protocol.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  mustDo,
  openTestTables,
  playMove,
  type TestTables,
  SLOWLY,
  someAction,
} from './table.fixture.ts';
import { matchOf } from './table.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const FOUR = ['ann', 'bob', 'cyd', 'dot'] as const;

/** A match in which people have moved their markers for a long time, and taken some of it back. */
async function longMatch(moves: number): Promise<{ live: LiveTable }> {
  const chance = quickChance(7);
  const hasMarkers = (one: TableClient): boolean => someAction(one, chance, 'assign') !== undefined;
  for (;;) {
    const { live, people } = await dealtTable(service, FOUR, { seats: FOUR.length });
    const mover = (): TableClient => people[live.shown.awaited[0] as 0 | 1 | 2 | 3];
    while (!people.every(hasMarkers) && someAction(mover(), chance, 'investigate'))
      await playMove(mover(), 'investigate');
    const movers = people.filter(hasMarkers);
    // one seat may move its markers only so often; some deals give too few of them markers
    if (movers.length < 3) continue;
    for (let step = 0; matchOf(live.table).moves.length < moves; step++) {
      if (step > 2 * moves) throw new Error('the match does not get that long');
      const one = movers[step % movers.length] as TableClient;
      const action = someAction(one, chance, 'assign', 'unassign');
      if (step % 60 === 59) await playMove(mover(), 'examine');
      else if (step % 16 === 15) await one.tries({ do: 'undo', based: one.n });
      else if (action) await mustDo(one, { do: 'move', action, based: one.n });
    }
    return { live };
  }
}

/** The events a viewer got for all moves that were not undone, computed from the moves. */
function allHeard({ table }: LiveTable, viewer: Viewer): HeardEvents[] {
  const match = matchOf(table);
  const again = start(match);
  const all = [eventsFor(again.told, viewer)];
  for (const move of match.moves) {
    applyMove(again, move);
    all.push(eventsFor(again.told, viewer));
  }
  const numbers = [0, ...match.standing.map(({ number }) => number)];
  return numbers
    .map(number => ({ n: table.numbers[number] ?? 0, events: all[number] ?? [] }))
    .filter(({ events }) => events.length > 0);
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
const welcomeOf = (client: TableClient): Welcome => client.heard[0] as Welcome;

/** The welcome, and everything before it, page by page. */
async function fetchAll(client: TableClient): Promise<{ heard: HeardEvents[]; pages: number }> {
  const known = [...welcomeOf(client).heard];
  let { more } = welcomeOf(client);
  let pages = 0;
  for (; more; pages++) {
    const answer = await mustDo(client, { do: 'earlier', before: known[0]?.n ?? 0 });
    if (answer.type !== 'earlier') throw new Error(`earlier was answered with ${answer.type}`);
    known.unshift(...answer.heard);
    more = answer.more;
  }
  return { heard: known, pages };
}

describe('a match of many moves', () => {
  test('is sent to new clients as its last moves; earlier moves follow page by page on demand', async () => {
    const { live } = await longMatch(480);
    for (const [id, viewer] of [
      ['ann', 0],
      ['bob', 1],
      ['eve', 'audience'],
    ] as const) {
      const client = await connectClient(service, live, id);
      expect(welcomeOf(client).heard.length).toBeLessThanOrEqual(200);
      expect(welcomeOf(client).more).toBe(true);
      const { heard: all, pages } = await fetchAll(client);
      expect(all).toEqual(allHeard(live, viewer));
      expect(pages).toBeGreaterThanOrEqual(2);
    }
  });

  test('is sent in the same way after it was read from the store', async () => {
    const { live } = await longMatch(260);
    const again = testTables.service(SLOWLY);
    const reread = await liveTable(again, live.table.id);
    const [before, after] = [await connectClient(service, live, 'bob'), await connectClient(again, reread, 'bob')];
    expect(welcomeOf(after).heard).toEqual(welcomeOf(before).heard);
    expect(welcomeOf(after).doc).toEqual(welcomeOf(before).doc);
    expect((await fetchAll(after)).heard).toEqual(allHeard(live, 1));
  });

  test('is sent whole if it has few moves', async () => {
    const { live } = await longMatch(12);
    const eve = await connectClient(service, live, 'eve');
    expect(welcomeOf(eve)).toMatchObject({ more: false, heard: allHeard(live, 'audience') });
  });
});
