import { device } from '../hosts/device.ts';
import type { Host } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { kept } from '../keeping.ts';

/** Where tables of mine may be. */
export const HOSTS: readonly Host[] = [server, device];

/** How many tables there were when this page was last looked at: their places are kept until they are known again. */
export const REMEMBERED = 'parlour.home.tables';

export const rememberedTables = (): number => Math.min(5, Number(kept(REMEMBERED)) || 0);

/** Whether some host knows me: nobody else has tables or matches. */
export async function hasPlayedHere(): Promise<boolean> {
  const known = await Promise.all(HOSTS.map(host => host.me()));
  return known.some(me => me.ok && me.value !== null);
}
