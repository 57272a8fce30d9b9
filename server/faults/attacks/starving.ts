import type { Attack } from './attack.ts';
import { accuseUntil, amongMasters, guestsNamed, toggleUntil } from './masters.ts';

const TABLES = 3;
const HELPERS = 4;
/** Enough to make masters think for seconds, if anything does. */
const ACCUSATIONS = 300;

/** At three tables every seat has made 300 wrong accusations; then masters must think there, again and again. */
export const starving: Attack = {
  name: 'masters who think for others that accused wrongly 300 times, at three tables',
  async run({ url, seconds }) {
    const end = performance.now() + seconds * 1000;
    const attackers = Array.from({ length: TABLES }, async (_, table) => {
      const [guest, ...helpers] = await guestsNamed(
        url,
        Array.from({ length: 1 + HELPERS }, (_one, seat) => `Z${table}${'abcde'[seat]}`),
      );
      if (!guest) throw new Error('no client connected');
      const client = await amongMasters({ url, guest, helpers, accusations: ACCUSATIONS, end });
      const toggles = await toggleUntil(client, end);
      const turns = await accuseUntil(client, end);
      const { doc } = client;
      const { solvers } = (doc.view as { open: { solvers: { wrong: unknown[] }[] } }).open;
      client.cut();
      return { wrong: solvers.map(({ wrong }) => wrong.length), toggles, turns };
    });
    const outcomes = await Promise.allSettled(attackers);
    const words = outcomes.map(one =>
      one.status === 'fulfilled'
        ? `${one.value.wrong.join('/')} wrong, ${one.value.toggles} markers moved, then ${one.value.turns} turns with masters`
        : `turned away: ${String(one.reason)}`,
    );
    return words.join('; ');
  },
};
