import type { Scalar } from '#kernel';
import { type Argument, computedLine } from '#telling';
import type { SentenceBlank, SentenceId } from '../../rules/components.ts';
import type { Said } from '../../rules/state.ts';
import { tellSentence } from '../../telling/sentences.ts';
import type { AlcatrazDesk } from '../desk.ts';
import { type Draft, blanksOf } from './composer.ts';
import { marked, type Segment, segmentsOf } from './segments.ts';

/** Arguments of the messages that are called otherwise than the blank they stand for. */
const BLANK_OF: Readonly<Record<string, SentenceBlank>> = {
  at: 'location',
  into: 'location',
  from: 'location',
  cash: 'count',
  round: 'turn',
};

function argumentText(desk: AlcatrazDesk, argument: Argument): string {
  if (typeof argument !== 'object') return String(argument);
  if ('seat' in argument) return desk.nameIn(argument.seat);
  return 'key' in argument ? desk.say(computedLine(argument.key, argument.args)) : '';
}

/** A sentence in parts; its blanks are marked, also those that are empty. */
export function segmentsFor(desk: AlcatrazDesk, { sentence, filling }: Draft, by: number | undefined): Segment[] {
  const { key, args = {} } = tellSentence({
    sentence,
    ...(filling as Partial<Said>),
    ...(by === undefined ? {} : { by }),
  });
  const marks = Object.entries(args).map(
    ([name, value]) => [name, marked(BLANK_OF[name] ?? name, argumentText(desk, value))] as const,
  );
  return segmentsOf(desk.say(computedLine(key, Object.fromEntries(marks))));
}

/** A value as it stands in a blank of this sentence: "in the Chapel", "a Key". */
export function wordIn(desk: AlcatrazDesk, sentence: SentenceId, blank: SentenceBlank, value: Scalar): string {
  const segments = segmentsFor(desk, { sentence, filling: { [blank]: value } }, undefined);
  return segments.find(segment => segment.blank === blank)?.text ?? String(value);
}

/** The parts of a sentence while it is composed: every blank has a place, whoever it is about. */
export function blankSegments(desk: AlcatrazDesk, { sentence }: Draft): Segment[] {
  const segments = segmentsFor(desk, { sentence, filling: {} }, undefined);
  const missing = blanksOf(sentence).filter(blank => !segments.some(segment => segment.blank === blank));
  return [...segments, ...missing.map(blank => ({ text: '', blank }))];
}
