import { appPath } from '../base-path.ts';
import type { TableDoc } from '../../tables/protocol.ts';
import { boxNamed } from '../boxes.ts';

/** What the link of a table shows before the guest has a name. */
export interface Invitation {
  /** The title of the table. */
  readonly title: string;
  readonly phase: TableDoc['phase'];
  readonly host: string | null; // null: the host has no seat
  /** How many free seats are not reserved. */
  readonly free: number;
  /** How to join: now, from the next round, or not at all (null). */
  readonly joins: 'now' | 'next' | null;
}

/** Timeout of a request, ms. */
const TIMEOUT = 15_000;

/** The invitation to a table of the server; null: no such table; undefined: it could not be loaded. */
export async function invitationTo(id: string): Promise<Invitation | null | undefined> {
  try {
    const answer = await fetch(appPath(`/api/tables/${encodeURIComponent(id)}`), {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 404) return null;
    return answer.ok ? invitationIn(((await answer.json()) as { table: TableDoc }).table) : undefined;
  } catch (error) {
    // network failure, timeout, or no JSON: the guest can enter without the invitation
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function invitationIn(table: TableDoc): Invitation {
  const { form, phase, host, seats, kept, joining } = table;
  const free = seats.filter((taken, seat) => taken === null && !kept[seat]).length;
  const mayGrow = form.grows && seats.length < (boxNamed(form.title)?.seats.max ?? 0);
  const isLate = phase === 'playing' && form.watching && joining?.closed === null;
  return {
    title: form.title,
    phase,
    host: seats.find(taken => taken?.guest === host)?.name ?? null,
    free,
    joins: phase === 'gathering' && (free > 0 || mayGrow) ? 'now' : isLate ? 'next' : null,
  };
}
