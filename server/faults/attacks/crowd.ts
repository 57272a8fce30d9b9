import { type TestClient, connect, newGuest, newTable, type ConnectTarget } from '../../client.fixture.ts';
import type { Attack } from './attack.ts';
import { retryWhenTooFast } from './retries.ts';

const SEATS = 5;
/** The most connections of one guest. */
const CONNECTIONS = 18;

/** Every guest of a table has many connections, and each move is sent to all of them. */
export const crowd: Attack = {
  name: 'crowd',
  async run({ url, seconds }) {
    const end = performance.now() + seconds * 1000;
    const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => newGuest(url, `Zed ${seat}`)));
    const [host] = guests;
    if (!host) throw new Error('no client connected');
    const table = await newTable(url, host, { title: 'pi', seats: SEATS });
    const places: ConnectTarget[] = guests.map(({ token }) => ({ url, token, table }));
    const seated = await Promise.all(places.map(place => connect(place)));
    for (const [seat, client] of seated.entries()) await client.insist({ do: 'sit', seat, word: 'w' });
    const others = await Promise.all(places.flatMap(place => Array.from({ length: CONNECTIONS }, () => come(place))));
    const done = await Promise.all(seated.map(client => toggle(client, end)));
    const connected = others.filter(client => client !== undefined).length;
    return `${connected} connections were told of ${done.reduce((sum, count) => sum + count, 0)} entries`;
  },
};

/** Undefined: there are too many already. */
const come = (place: ConnectTarget): Promise<TestClient | undefined> => connect(place).catch(() => undefined);

async function toggle(client: TestClient, end: number): Promise<number> {
  for (let time = 0; ; time++) {
    const answer = await retryWhenTooFast(client, () => ({ do: 'ready', ready: time % 2 === 0 }), end);
    if (answer.type === 'refused' || performance.now() > end) return time;
  }
}
