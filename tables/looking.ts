import { refresh } from './commit.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { liveAt } from './live-tables.ts';
import { inTurn } from './turns.ts';

/** Reads a table as it is stored: what is just being decided there, nobody knows yet. Undefined if there is none. */
export async function look<Seen>(house: House, id: string, see: (live: Live) => Seen): Promise<Seen | undefined> {
  const live = await liveAt(house, id);
  return (
    live &&
    inTurn(live, async () => {
      await refresh(live, house);
      return see(live);
    })
  );
}
