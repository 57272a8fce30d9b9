import { setTimeout as pause } from 'node:timers/promises';
import type { ChatRoom } from '../../../tables/protocol.ts';
import { type TestClient, connect, newGuest, newTable } from '../../client.fixture.ts';
import type { Attack } from './attack.ts';

const STRANGERS = 10;
const ROOMS: readonly ChatRoom[] = ['table', 'watchers'];
/** More than any welcome may have: both chats full of the longest lines, and the table itself. */
const LARGEST_WELCOME = 400_000;

const LINES = [
  // one visible character, 7.2 kB
  '\u1100'.repeat(2400),
  // 300 characters, 5.4 kB
  'a\u0323\u0308\u0301\u0327\u0331\u0332\u0333'.repeat(300),
  // the most bytes of a line
  '\u6f22\u0301'.repeat(240),
];

/** Ten guests fill both chats of one table with the longest lines. */
export const longLines: Attack = {
  name: 'long lines',
  async run({ url, seconds }) {
    const until = performance.now() + seconds * 1000;
    const host = await newGuest(url, 'Long Host');
    const table = await newTable(url, host, { title: 'pi', isPublic: true });
    const strangers = await Promise.all(
      Array.from({ length: STRANGERS }, async (_, at) => {
        const { token } = await newGuest(url, `Stranger ${at}`);
        return connect({ url, token, table });
      }),
    );
    const counts = await Promise.all(strangers.map(stranger => shout(stranger, until)));
    const sent = counts.reduce((sum, one) => sum + one.sent, 0);
    const accepted = counts.reduce((sum, one) => sum + one.accepted, 0);
    const newcomer = await connect({ url, token: (await newGuest(url, 'Newcomer')).token, table });
    const welcome = Buffer.byteLength(newcomer.frames[0] ?? '');
    for (const client of [...strangers, newcomer]) client.cut();
    if (welcome > LARGEST_WELCOME) throw new Error(`the welcome of a newcomer has ${welcome} bytes`);
    return `${accepted} of ${sent} lines were accepted, and the welcome of a newcomer has ${Math.ceil(welcome / 1000)} kB`;
  },
};

/** Writes to both chats until then, as fast as allowed. */
async function shout(stranger: TestClient, until: number): Promise<{ sent: number; accepted: number }> {
  let [sent, accepted] = [0, 0];
  for (let round = 0; performance.now() < until; round++) {
    const text = LINES[round % LINES.length] ?? '';
    const answers = await Promise.all(ROOMS.map(to => stranger.command({ do: 'say', to, text })));
    sent += answers.length;
    accepted += answers.filter(({ type }) => type !== 'refused').length;
    const waits = answers.map(answer => (answer.type === 'refused' ? (answer.refused.wait ?? 0) : 0));
    await pause(Math.min(Math.max(...waits), Math.max(0, until - performance.now())));
  }
  return { sent, accepted };
}
