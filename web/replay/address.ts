import type { Viewpoint } from './viewpoint.ts';

/** The step and the viewpoint in the address of a replay. */
export interface ReplayAddress {
  readonly step: number;
  readonly viewpoint: Viewpoint;
}

/** Parses the query of an address. Invalid values are ignored. */
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

/** The address of the page with this step and viewpoint. */
export function replayUrl(page: string, { step, viewpoint }: ReplayAddress): string {
  const address = new URL(page);
  address.searchParams.set('step', String(step));
  address.searchParams.set('eyes', String(viewpoint));
  return address.href;
}
