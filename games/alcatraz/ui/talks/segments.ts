/** A part of a sentence: plain words, or what fills a blank. */
export interface Segment {
  readonly text: string;
  /** The name of the blank; undefined: plain words. */
  readonly blank?: string;
}

// Isolation characters: they are invisible, and no catalogue and no name contains them.
const [OPEN, CLOSE, BETWEEN] = ['\u2068', '\u2069', '\u2063'];

/** Marks what fills a blank, so that it can be found again in the finished sentence. */
export const marked = (blank: string, text: string): string => `${OPEN}${blank}${BETWEEN}${text}${CLOSE}`;

/** Splits a sentence at its marked blanks. */
export function segmentsOf(sentence: string): Segment[] {
  const segments: Segment[] = [];
  let rest = sentence;
  while (rest !== '') {
    const from = rest.indexOf(OPEN);
    const to = rest.indexOf(CLOSE, from);
    if (from < 0 || to < 0) break;
    if (from > 0) segments.push({ text: rest.slice(0, from) });
    const [blank = '', text = ''] = rest.slice(from + 1, to).split(BETWEEN);
    segments.push({ text, blank });
    rest = rest.slice(to + 1);
  }
  return rest === '' ? segments : [...segments, { text: rest }];
}
