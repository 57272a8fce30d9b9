import type { TableDoc } from '../../tables/protocol.ts';
import { boxNamed } from '../boxes.ts';

/** What whoever has the link of a table may know of it, before anybody there knows them. */
export interface Invitation {
  /** What is played there. */
  readonly title: string;
  readonly phase: TableDoc['phase'];
  readonly host: string | null; // null: whoever invites does not sit at the table
  /** How many seats wait for nobody in particular. */
  readonly free: number;
  /** How whoever comes can join: at once, from the next round, or not at all (null). */
  readonly joins: 'now' | 'next' | null;
}

/** How long an answer may take. */
const TIMEOUT = 15_000;

/** What a table is about, from the server this page came from; undefined if it cannot be told now, null if there is none. */
export async function invitationTo(id: string): Promise<Invitation | null | undefined> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(id)}`, { signal: AbortSignal.timeout(TIMEOUT) });
    if (answer.status === 404) return null;
    return answer.ok ? invitationIn(((await answer.json()) as { table: TableDoc }).table) : undefined;
  } catch (error) {
    // no way to the server, none that ends, or somebody else answered: whoever is invited can come in all the same
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
