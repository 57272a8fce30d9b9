import type { Attack } from './attack.ts';
import { amongMasters, guestsNamed, toggleUntil } from './masters.ts';

const GUESTS = ['Zac', 'Zed', 'Zia', 'Zoe', 'Zor', 'Zul'];
const HELPERS = ['Yan', 'Yas', 'Yen', 'Yve'];

/** Each guest moves a marker beside four masters, 50 times a second, and changes tables when no more is allowed. */
export const bots: Attack = {
  name: 'markers moved all the time beside masters, at six tables',
  async run({ url, seconds }) {
    const end = performance.now() + seconds * 1000;
    const [guests, helpers] = await Promise.all([guestsNamed(url, GUESTS), guestsNamed(url, HELPERS)]);
    let tables = 0;
    let toggles = 0;
    const attackers = guests.map(async guest => {
      while (performance.now() < end) {
        const client = await amongMasters({ url, guest, helpers, accusations: 0, end });
        tables += 1;
        const moved = await toggleUntil(client, end);
        toggles += moved;
        client.cut();
      }
    });
    const failures = (await Promise.allSettled(attackers)).flatMap(one =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    );
    return [`${toggles} markers moved at ${tables} tables`, ...failures].join('; ');
  },
};
