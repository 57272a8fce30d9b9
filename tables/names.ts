import { looksLike } from './lookalikes.ts';
import type { Said } from './protocol.ts';
import type { GuestId } from './store.ts';
import type { Table } from './table.ts';

type Line = Pick<Said, 'guest' | 'name' | 'at'>;

/**
 * Whether a name looks like one that somebody else already has at the table: by a seat, by a seat kept for them, by
 * joining the match, or by having used it first in one of the last lines of chat. Whoever is muted has no claim to a name, so that the host can
 * free it.
 */
export function isNameTaken(
  { chairs, waiting, muted }: Table,
  guest: GuestId,
  name: string,
  lines: readonly Line[],
): boolean {
  const seats = [...chairs.flatMap(({ taken, keptFor }) => [taken, keptFor]), ...waiting];
  if (seats.some(seat => seat && seat.guest !== guest && looksLike(seat.name, name))) return true;
  const [first] = lines
    .filter(line => !muted.has(line.guest) && looksLike(line.name, name))
    .sort((one, other) => one.at - other.at);
  return first !== undefined && first.guest !== guest;
}
