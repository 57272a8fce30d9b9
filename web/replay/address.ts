import type { Viewpoint } from './viewpoint.ts';

/** What the address of a replay says: which step is looked at, and with whose eyes. */
export interface ReplayAddress {
  readonly step: number;
  readonly viewpoint: Viewpoint;
}

/** What an address asks for. Anybody can write one: what makes no sense is as if it were not there. */
export function readReplayAddress(
  search: string,
  { last, seats }: { readonly last: number; readonly seats: number },
): ReplayAddress {
  const asked = new URLSearchParams(search);
  const step = Math.min(whole(asked.get('step')) ?? 0, last);
  const viewpoint = asked.get('eyes');
  if (viewpoint === 'audience') return { step, viewpoint };
  const seat = whole(viewpoint) ?? seats;
  return { step, viewpoint: seat < seats ? seat : 'all' };
}

const whole = (text: string | null): number | undefined => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** The address of a look, on the page at this one. */
export function replayUrl(page: string, { step, viewpoint }: ReplayAddress): string {
  const address = new URL(page);
  address.searchParams.set('step', String(step));
  address.searchParams.set('eyes', String(viewpoint));
  return address.href;
}
