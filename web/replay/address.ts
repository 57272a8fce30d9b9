import type { Eyes } from './eyes.ts';

/** What the address of a replay says: which step is looked at, and with whose eyes. */
export interface Look {
  readonly step: number;
  readonly eyes: Eyes;
}

/** What an address asks for. Anybody can write one: what makes no sense is as if it were not there. */
export function readLook(search: string, { last, seats }: { readonly last: number; readonly seats: number }): Look {
  const asked = new URLSearchParams(search);
  const step = Math.min(whole(asked.get('step')) ?? 0, last);
  const eyes = asked.get('eyes');
  if (eyes === 'audience') return { step, eyes };
  const seat = whole(eyes) ?? seats;
  return { step, eyes: seat < seats ? seat : 'all' };
}

const whole = (text: string | null): number | undefined => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** The address of a look, on the page at this one. */
export function addressOf(page: string, { step, eyes }: Look): string {
  const address = new URL(page);
  address.searchParams.set('step', String(step));
  address.searchParams.set('eyes', String(eyes));
  return address.href;
}
