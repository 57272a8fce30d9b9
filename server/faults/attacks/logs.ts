import { type TestClient, connect, openReadyTable, newGuest } from '../../client.fixture.ts';
import type { Command } from '../../../tables/protocol.ts';
import type { Attack } from './attack.ts';
import { pairWithMarkers, toggleMarker } from './markers.ts';
import { retryWhenTooFast } from './retries.ts';

/** Repeats a command as fast as allowed, until it is finally refused. */
async function repeat(client: TestClient, end: number, command: (time: number) => Command): Promise<number> {
  for (let time = 0; ; time++) {
    const answer = await retryWhenTooFast(client, () => command(time), end);
    if (answer.type === 'refused' || performance.now() > end) return time;
  }
}

/** Guests fill the log of a table with every kind of entry, and reconnect again and again. */
export const logs: Attack = {
  name: 'logs',
  async run({ url, seconds }) {
    const end = performance.now() + seconds * 1000;
    const [host, guest] = await openReadyTable(url, ['Zed', 'Zoe'], { title: 'pi', seats: 2 });
    if (!host || !guest) throw new Error('no client connected');
    const watcher = await connect({ ...host.place, token: (await newGuest(url, 'Zac')).token });
    const filled = await Promise.all([
      repeat(guest, end - 5_000, time => ({ do: 'ready', ready: time % 2 === 1 })),
      repeat(host, end - 5_000, time => ({ do: 'arrange', form: { language: time % 2 === 0 ? 'pl' : 'en' } })),
      repeat(watcher, end - 5_000, time => ({ do: 'say', to: 'watchers', text: `${time}${'щ'.repeat(290)}` })),
    ]);
    let visits = 0;
    for (; performance.now() < end && visits < 80; visits++) {
      const visitor = await connect(watcher.place);
      visitor.cut();
    }
    return `${filled.reduce((sum, count) => sum + count, 0)} entries (${filled.join(', ')}), joined ${visits} times`;
  },
};

/** Requests all earlier events of a match, again and again. */
export const past: Attack = {
  name: 'past',
  async run({ url, seconds }) {
    const end = performance.now() + seconds * 1000;
    const [first, second] = await pairWithMarkers(url);
    let moved = 0;
    while (performance.now() < end - 10_000 && (await toggleMarker(moved % 2 ? second : first, moved >> 1)) === 'done')
      moved += 1;
    let asked = 0;
    while (performance.now() < end) {
      const answers = await Promise.all(
        [first, second].flatMap(client =>
          Array.from({ length: 20 }, () => client.command({ do: 'earlier', before: client.n })),
        ),
      );
      asked += answers.filter(({ type }) => type !== 'refused').length;
      await new Promise(resolve => setTimeout(resolve, 400));
    }
    return `${moved} moves, asked for ${asked} times`;
  },
};
