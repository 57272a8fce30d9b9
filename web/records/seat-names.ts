import type { MatchRecord, Seat } from '#kernel';
import { shownName } from '../words/names.ts';

/** The names by seat; equal names get their seat number. */
export const seatNamesIn = ({ seats }: Pick<MatchRecord, 'seats'>): ((seat: Seat) => string) => {
  const names = seats.map(({ name }, seat) =>
    seats.some((other, at) => at !== seat && other.name === name)
      ? `${shownName(name)} (${seat + 1})`
      : shownName(name),
  );
  return seat => names[seat] ?? String(seat + 1);
};
