import { device } from '../hosts/device.ts';
import type { Host } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { getStored } from '../browser-storage.ts';

/** Where tables of mine may be. */
export const HOSTS: readonly Host[] = [server, device];

/** How many tables there were when this page was last looked at: their places are kept until they are known again. */
export const TABLE_COUNT_KEY = 'parlour.home.tables';

export const rememberedTables = (): number => Math.min(5, Number(getStored(TABLE_COUNT_KEY)) || 0);

/** Whether some host knows me: nobody else has tables or matches. */
export async function hasPlayedHere(): Promise<boolean> {
  const known = await Promise.all(HOSTS.map(host => host.me()));
  return known.some(me => me.ok && me.value !== null);
}
