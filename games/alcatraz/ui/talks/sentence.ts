import type { Scalar } from '#kernel';
import { computedLine, type Line } from '#telling';
import type { SentenceBlank } from '../../rules/components.ts';
import type { AlcatrazDesk } from '../desk.ts';
import { type Draft, blanksOf } from './composer.ts';
import { marked, type Segment, segmentsOf } from './segments.ts';

/** A value of a blank, in words. */
export function wordFor(desk: AlcatrazDesk, blank: SentenceBlank, value: Scalar): string {
  switch (blank) {
    case 'to':
    case 'player':
      return desk.nameOf(Number(value));
    case 'location':
      return desk.locationName(Number(value));
    case 'thing':
    case 'want':
      return desk.thingName(value as Parameters<AlcatrazDesk['thingName']>[0]);
    case 'element':
    case 'count':
    case 'turn':
      return String(value);
  }
}

/** A sentence in parts; its blanks are marked, also those that are empty. */
export function segmentsFor(desk: AlcatrazDesk, { sentence, filling }: Draft): Segment[] {
  const args: Record<string, string> = {};
  for (const blank of blanksOf(sentence)) {
    const value = filling[blank];
    args[blank] = marked(blank, value === undefined ? '…' : wordFor(desk, blank, value));
  }
  const line: Line = computedLine(`sentence-${sentence}`, args);
  const segments = segmentsOf(desk.say(line));
  // a language may leave out a blank where it is clear; it still has to be filled
  const missing = blanksOf(sentence).filter(blank => !segments.some(segment => segment.blank === blank));
  return [...segments, ...missing.map(blank => ({ text: args[blank] ?? '', blank }))];
}
