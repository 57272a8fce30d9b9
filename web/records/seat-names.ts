import type { MatchRecord, Seat } from '#kernel';
import { shownName } from '../words/names.ts';

/** Who sat where; two of the same name are told apart by their seats. */
export const seatNamesIn = ({ seats }: Pick<MatchRecord, 'seats'>): ((seat: Seat) => string) => {
  const names = seats.map(({ name }, seat) =>
    seats.some((other, at) => at !== seat && other.name === name)
      ? `${shownName(name)} (${seat + 1})`
      : shownName(name),
  );
  return seat => names[seat] ?? String(seat + 1);
};
