import { fill, quickChance } from '#kernel';
import { type TestClient, connect, type TestGuest, newGuest, newTable, clientOffers } from '../../client.fixture.ts';

/** Four guests who play match after match, one move at a time. */
export interface OrdinaryTable {
  /** How long each move took until all four had it, in milliseconds. */
  readonly times: readonly number[];
  readonly flaws: readonly string[];
  /** Stops after the current move. */
  stop(): Promise<void>;
}

/** A pause between two moves, so that the table itself is no load. */
const PAUSE = 40;
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dot'];

export async function ordinaryTable(url: string): Promise<OrdinaryTable> {
  const people = await Promise.all(NAMES.map(name => newGuest(url, name)));
  const times: number[] = [];
  const flaws: string[] = [];
  const state = { isOver: false };
  const first = await startMatch(url, people);
  const playing = (async () => {
    for (let clients = first; !state.isOver; ) {
      await playMatch(clients, times, () => state.isOver);
      flaws.push(...clients.flatMap(client => client.flaws));
      for (const client of clients) client.cut();
      if (!state.isOver) clients = await startMatch(url, people);
    }
  })();
  playing.catch((error: unknown) => void flaws.push(`the table could not play on: ${String(error)}`));
  return {
    times,
    flaws,
    async stop() {
      state.isOver = true;
      await playing.catch(() => {}); // reported among the flaws
    },
  };
}

async function startMatch(url: string, people: readonly TestGuest[]): Promise<TestClient[]> {
  const [host] = people;
  if (!host) throw new Error('no client connected');
  const table = await newTable(url, host, { title: 'pi', seats: people.length });
  const clients = await Promise.all(people.map(({ token }) => connect({ url, token, table })));
  for (const [seat, client] of clients.entries()) {
    await client.insist({ do: 'sit', seat, word: `word ${seat}` });
    await client.insist({ do: 'ready', ready: true });
  }
  await clients[0]?.insist({ do: 'start' });
  await Promise.all(clients.map(client => client.until(({ doc }) => doc.table.phase === 'playing')));
  return clients;
}

async function playMatch(clients: readonly TestClient[], times: number[], isOver: () => boolean): Promise<void> {
  const chance = quickChance(clients[0]?.n ?? 1);
  while (!isOver()) {
    const mover = clients.find(({ doc }) => doc.you.seat !== null && doc.awaited.includes(doc.you.seat));
    if (!mover) return; // the match is over
    // marker moves are limited, and accusations end a match soon
    const useful = clientOffers(mover).filter(({ type }) => type !== 'assign' && type !== 'unassign');
    const quiet = useful.filter(({ type }) => type !== 'accuse');
    const action = fill(chance.pick(quiet.length > 0 ? quiet : useful), chance);
    const since = performance.now();
    const answer = await mover.command({ do: 'move', action, based: mover.n });
    if (answer.type !== 'told') throw new Error(`a move was answered with ${JSON.stringify(answer)}`);
    await Promise.all(clients.map(client => client.until(({ n }) => n >= (answer.n ?? 0))));
    times.push(performance.now() - since);
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}
