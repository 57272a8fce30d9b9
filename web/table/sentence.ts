import type { Seat } from '#kernel';
import type { Words } from '#text';
import type { Line } from '#telling';

/** A sentence in pieces: words, and the seats that are named in it. */
export type SentencePart = string | { readonly seat: Seat };

// Signs no catalogue uses and nobody can type: what stands between them is the number of a seat.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Says a line so that every seat in it can be shown with its colour and shape. */
export const sentenceParts = ({ say }: Words, line: Line): SentencePart[] =>
  say(line, seat => `${OPEN}${seat}${CLOSE}`)
    .split(/\uE000(\d+)\uE001/)
    .map((piece, at) => (at % 2 === 1 ? { seat: Number(piece) } : piece))
    .filter(piece => piece !== '');
