import type { Seat } from '#kernel';
import type { Words } from '#text';
import type { Line } from '#telling';

/** A sentence split into text and seats, each with the punctuation right after it: they stay on one line. */
export type SentencePart = string | { readonly seat: Seat; readonly punctuation: string };

// Private-use characters around the number of a seat; no catalogue uses them.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Splits a line so that its seats can be shown with their marks. */
export const sentenceParts = ({ say }: Words, line: Line): SentencePart[] =>
  say(line, seat => `${OPEN}${seat}${CLOSE}`)
    .split(/\uE000(\d+\uE001\p{P}*)/u)
    .map((piece, at) => (at % 2 === 1 ? seatIn(piece) : piece))
    .filter(piece => piece !== '');

function seatIn(piece: string): SentencePart {
  const [seat, punctuation = ''] = piece.split(CLOSE);
  return { seat: Number(seat), punctuation };
}
