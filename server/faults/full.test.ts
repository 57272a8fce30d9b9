import { afterAll, expect, test } from 'vitest';
import { fill, quickChance } from '#kernel';
import {
  type CommandAnswer,
  sendRequest,
  type TestClient,
  connect,
  openReadyTable,
  newTable,
  clientOffers,
} from '../client.fixture.ts';
import { openSqlite } from '../store/sqlite.ts';
import { isStoreFailure } from '../../tables/store.ts';
import { hostServer } from './hosted-server.fixture.ts';
import { readStored } from './log.fixture.ts';

const LIMIT = 16;
const chance = quickChance(3);
const host = hostServer();

afterAll(() => host.end());

interface Try {
  readonly mover: TestClient;
  readonly id: string;
  readonly command: { readonly do: 'move'; readonly action: object; readonly based: number };
  readonly answer: CommandAnswer;
}

/** One move of an awaited client. */
async function tryMove(friends: readonly TestClient[], id: string): Promise<Try> {
  const last = Math.max(...friends.map(({ n }) => n));
  await Promise.all(friends.map(friend => friend.until(({ n }) => n >= last)));
  const mover = friends[friends[0]?.doc.awaited[0] ?? 0];
  if (!mover) throw new Error('nobody is awaited');
  const command = { do: 'move', action: fill(chance.pick(clientOffers(mover)), chance), based: mover.n } as const;
  return { mover, id, command, answer: await mover.command(command, id) };
}

/** Fills the database up to its limit, as other tables would. */
async function fillUp(table: string): Promise<void> {
  const store = await openSqlite({ file: host.file, durability: 'normal', limit: LIMIT, now: Date.now() });
  const found = await store.find(table);
  if (!found) throw new Error('there is no such table');
  let number = 2;
  for (const size of [400_000, 20_000, 1_000, 100])
    try {
      for (;;) {
        await store.append(found.key, [{ lane: 'table', number, body: ' '.repeat(size) }], null);
        number += 1;
      }
    } catch (error) {
      if (!isStoreFailure(error)) throw error;
    }
  await store.close();
}

test('a full store refuses moves, loses no data, and still serves clients; with more space, play continues', async () => {
  await host.start();
  const friends = await openReadyTable(host.url, ['Ann', 'Bob', 'Cyd'], { title: 'pi', seats: 3 });
  const [ann] = friends;
  if (!ann) throw new Error('no client connected');
  const { table, token } = ann.place;
  await ann.insist({ do: 'start' });
  const big = await newTable(host.url, { guest: { id: '', name: '' }, token }, { title: 'pi' });
  await host.kill();

  await fillUp(big);
  await host.start({ PARLOUR_DATA_LIMIT_MB: String(LIMIT) });
  await Promise.all(friends.map(friend => friend.reconnect()));

  const kept: Try[] = [];
  let refused: Try | undefined;
  while (!refused) {
    const tried = await tryMove(friends, `move ${kept.length}`);
    if (tried.answer.type === 'refused') refused = tried;
    else kept.push(tried);
  }
  expect(refused.answer).toMatchObject({ type: 'refused', refused: { because: 'storeFull' } });

  // nothing else is accepted, and everything can still be read
  const again = await refused.mover.command(refused.command, 'another id');
  expect(again).toMatchObject({ type: 'refused', refused: { because: 'storeFull' } });
  const { status } = await sendRequest(host.url, 'POST /api/tables', { token, body: { title: 'pi' } });
  const card = await sendRequest<{ table: object }>(host.url, `GET /api/tables/${table}`, { token });
  const fresh = await connect(ann.place);
  expect({ made: status, seen: card.status, doc: fresh.doc, heard: fresh.heard }).toEqual({
    made: 503,
    seen: 200,
    doc: ann.doc,
    heard: ann.heard,
  });
  fresh.cut();

  await host.stop();
  await host.start({ PARLOUR_DATA_LIMIT_MB: 'off' });
  await Promise.all(friends.map(friend => friend.reconnect()));
  expect(await refused.mover.command(refused.command, refused.id)).toMatchObject({ type: 'told', re: refused.id });
  for (let more = 0; more < 5; more++) kept.push(await tryMove(friends, `later ${more}`));

  const entries = (await readStored(host.file, [table])).get(table)?.entries ?? [];
  const numbersOf = (id: string): number[] => entries.flatMap((entry, at) => (entry.id === id ? [at + 1] : []));
  expect(kept.map(({ id }) => numbersOf(id))).toEqual(kept.map(({ answer }) => ['n' in answer ? answer.n : null]));
  expect(numbersOf(refused.id)).toHaveLength(1);
  expect(numbersOf('another id')).toHaveLength(0);
  expect(friends.flatMap(({ flaws }) => flaws)).toEqual([]);
}, 120_000);
