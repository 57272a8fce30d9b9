import { fillsBlank, MAX_MARKS, text } from '#kernel';

/** SPY-4.2: so many characters, after trimming. */
export const MAX_LINE_LENGTH = 280;

const LINE = text(1, MAX_LINE_LENGTH);
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/gu;
const PILE = new RegExp(String.raw`(\p{M}{${MAX_MARKS}})\p{M}+`, 'gu');

/** The typed text as one line: trimmed, line breaks as spaces, without direction overrides and stacked combining marks. */
export const lineFrom = (typed: string): string =>
  typed
    .replaceAll(OVERRIDES, '')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(PILE, '$1')
    .trim();

/** Whether the rules accept this line. */
export const isLine = (line: string): boolean => fillsBlank(LINE, line);
