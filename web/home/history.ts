import { device } from '../hosts/device.ts';
import type { Host } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { getStored } from '../browser-storage.ts';

/** The hosts that may have tables of mine. */
export const HOSTS: readonly Host[] = [server, device];

/** Stores how many tables were listed last, for as many placeholders. */
export const TABLE_COUNT_KEY = 'parlour.home.tables';

export const rememberedTables = (): number => Math.min(5, Number(getStored(TABLE_COUNT_KEY)) || 0);

/** Whether I am a guest on any host; otherwise there are no tables and no matches. */
export async function hasPlayedHere(): Promise<boolean> {
  const known = await Promise.all(HOSTS.map(host => host.me()));
  return known.some(me => me.ok && me.value !== null);
}
