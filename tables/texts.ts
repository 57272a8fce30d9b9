import { MAX_MARKS } from '#kernel';

/** Why a text is not accepted. */
export type TextProblem = 'notText' | 'empty' | 'tooLong';

/** The longest a text may be after cleaning: in characters as people count them, and in bytes of UTF-8. */
interface TextLimit {
  readonly characters: number;
  readonly bytes: number;
}

/** The limits of every free text that a guest can send. Texts in moves have those of the game: `text` in kernel/offer.ts. */
export const TEXT_LIMITS = {
  name: { characters: 24, bytes: 96 },
  /** A seat's word of the fair deal. */
  word: { characters: 64, bytes: 256 },
  /** A line of chat. */
  line: { characters: 300, bytes: 1200 },
} as const satisfies Readonly<Record<string, TextLimit>>;

/** One visible character can consist of any number of code points. No emoji and no syllable of any script needs more. */
const CODE_POINTS_PER_CHARACTER = 12;
/** UTF-16 units per character before cleaning, so that a huge text is refused without reading it. */
const RAW_UNITS_PER_CHARACTER = 8;

/** A name as everybody at the table may see it. */
export function cleanName(sent: unknown): { name: string } | { problem: TextProblem } {
  const cleaned = cleanWithin(sent, TEXT_LIMITS.name);
  return 'problem' in cleaned ? cleaned : { name: cleaned.text };
}

/** A line of chat. */
export const cleanLine = (sent: unknown): { text: string } | { problem: TextProblem } =>
  cleanWithin(sent, TEXT_LIMITS.line);

/** A seat's word of the fair deal. Nothing in it is hidden, so that its owner finds it again in the record. */
export function cleanWord(sent: unknown): { word: string } | { problem: TextProblem } {
  const cleaned = cleanWithin(sent, TEXT_LIMITS.word);
  return 'problem' in cleaned ? cleaned : { word: cleaned.text };
}

function cleanWithin(sent: unknown, { characters, bytes }: TextLimit): { text: string } | { problem: TextProblem } {
  if (typeof sent !== 'string') return { problem: 'notText' };
  if (sent.length > RAW_UNITS_PER_CHARACTER * characters) return { problem: 'tooLong' };
  const text = clean(sent);
  if (!VISIBLE.test(text)) return { problem: 'empty' };
  if (new TextEncoder().encode(text).length > bytes) return { problem: 'tooLong' };
  const shown = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const isTooLong = shown.length > characters || shown.some(one => [...one].length > CODE_POINTS_PER_CHARACTER);
  return isTooLong ? { problem: 'tooLong' } : { text };
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
const UNSEEN = new RegExp(String.raw`(${EMOJI})|(?!\p{White_Space})[\p{C}\p{Default_Ignorable_Code_Point}]`, 'gu');
/** White space of any kind and length; the empty Braille cell looks like it. */
const GAP = /[\p{White_Space}\u2800]+/gu;
/** A mark with nothing before it would sit on whatever a screen shows before the line. */
const LOOSE_MARKS = /^[\p{M} ]+/u;
/** Marks piled up so high that they reach into the lines around. */
const PILE = new RegExp(String.raw`(\p{M}{${MAX_MARKS}})\p{M}+`, 'gu');

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
