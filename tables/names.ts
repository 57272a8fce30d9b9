export { looksLike } from './lookalikes.ts';

/** Why something a stranger wrote is not taken. */
export type TextProblem = 'notText' | 'empty' | 'tooLong';

const NAME_CHARACTERS = 24;
const NAME_BYTES = 96;
const WORD_CHARACTERS = 64;

/** A name as everybody at the table may see it. */
export function cleanName(sent: unknown): { name: string } | { problem: TextProblem } {
  const cleaned = cleanLine(sent, NAME_CHARACTERS);
  if ('problem' in cleaned) return cleaned;
  return new TextEncoder().encode(cleaned.line).length > NAME_BYTES ? { problem: 'tooLong' } : { name: cleaned.line };
}

/** Something said at the table: one line, of at most so many characters. */
export function cleanText(sent: unknown, max: number): { text: string } | { problem: TextProblem } {
  const cleaned = cleanLine(sent, max);
  return 'problem' in cleaned ? cleaned : { text: cleaned.line };
}

/** A seat's word of the fair deal. Nothing in it is hidden, so that its owner finds it again in the record. */
export function cleanWord(sent: unknown): { word: string } | { problem: TextProblem } {
  const cleaned = cleanLine(sent, WORD_CHARACTERS);
  return 'problem' in cleaned ? cleaned : { word: cleaned.line };
}

/** A character as people count them can be built of any number of others; no language needs that many on average. */
const PARTS_PER_CHARACTER = 8;

function cleanLine(sent: unknown, characters: number): { line: string } | { problem: TextProblem } {
  if (typeof sent !== 'string') return { problem: 'notText' };
  if (sent.length > PARTS_PER_CHARACTER * characters) return { problem: 'tooLong' };
  const line = clean(sent);
  if (!VISIBLE.test(line)) return { problem: 'empty' };
  return countOf(line) <= characters ? { line } : { problem: 'tooLong' };
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u;

/**
 * Emoji of more than one part: pictures joined, figures on keys, and the flags of England, Scotland and Wales.
 * The picture of an emoji may be one that is not assigned yet: those of next year stay whole too.
 */
const PICTURE = String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?`;
const EMOJI = [
  String.raw`\u{1f3f4}\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{3}\u{e007f}`,
  String.raw`${PICTURE}(?:\u200d${PICTURE}){0,3}`,
  String.raw`[#*\d]\ufe0f\u20e3`,
].join('|');
/**
 * Controls, overrides of the direction of writing, joiners, fillers, private and unassigned characters:
 * whatever cannot be seen, except in emoji, which are built with some of those.
 */
const UNSEEN = new RegExp(String.raw`(${EMOJI})|[[\p{C}\p{Default_Ignorable_Code_Point}]--\p{White_Space}]`, 'gv');
/** White space of any kind and length; the empty Braille cell looks like it. */
const GAP = /[\p{White_Space}\u2800]+/gu;
/** A mark with nothing before it would sit on whatever a screen shows before the line. */
const LOOSE_MARKS = /^[\p{M} ]+/u;
/** Marks piled up so high that they reach into the lines around. */
const PILE = /(\p{M}{4})\p{M}+/gu;

/** NFC, which changes nothing that can be seen; NFKC would turn ² into 2 and ﬁ into fi, and is for comparing. */
const clean = (text: string): string =>
  text
    .replace(UNSEEN, '$1')
    .replace(GAP, ' ')
    .replace(LOOSE_MARKS, '')
    // Before NFC, which takes its time to sort a pile, and after it, since it takes some characters apart.
    .replace(PILE, '$1')
    .normalize('NFC')
    .replace(PILE, '$1')
    .trimEnd();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const countOf = (line: string): number => [...graphemes.segment(line)].length;
