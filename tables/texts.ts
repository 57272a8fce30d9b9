import { MAX_MARKS } from '#kernel';

/** Why a text is not accepted. */
export type TextProblem = 'notText' | 'empty' | 'tooLong';

/** The limits of a text after cleaning: in visible characters, and in bytes of UTF-8. */
interface TextLimit {
  readonly characters: number;
  readonly bytes: number;
}

/** The limits of every free text of a guest. Texts in moves are limited by the game: `text` in kernel/blank.ts. */
export const TEXT_LIMITS = {
  name: { characters: 24, bytes: 96 },
  /** A seat's word of the fair deal. */
  word: { characters: 64, bytes: 256 },
  /** A line of chat. */
  line: { characters: 300, bytes: 1200 },
} as const satisfies Readonly<Record<string, TextLimit>>;

/** The most code points in a visible character. No emoji and no syllable of any script needs more. */
const CODE_POINTS_PER_CHARACTER = 12;
/** The most UTF-16 units per character before cleaning, so that a huge text is refused unread. */
const RAW_UNITS_PER_CHARACTER = 8;

/** Cleans a name. */
export function cleanName(sent: unknown): { name: string } | { problem: TextProblem } {
  const cleaned = cleanWithin(sent, TEXT_LIMITS.name);
  return 'problem' in cleaned ? cleaned : { name: cleaned.text };
}

/** A line of chat. */
export const cleanLine = (sent: unknown): { text: string } | { problem: TextProblem } =>
  cleanWithin(sent, TEXT_LIMITS.line);

/** Cleans a seat's word of the fair deal. It has no invisible characters, so its owner recognizes it in the record. */
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
 * Emoji of several parts: joined pictures, keycaps, and the flags of England, Scotland and Wales. Also pictures that
 * Unicode has not assigned yet.
 */
const PICTURE = String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?`;
const EMOJI = [
  String.raw`\u{1f3f4}\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{3}\u{e007f}`,
  String.raw`${PICTURE}(?:\u200d${PICTURE}){0,3}`,
  String.raw`[#*\d]\ufe0f\u20e3`,
].join('|');
/**
 * Invisible characters: controls, direction overrides, joiners, fillers, private and unassigned ones; not those within
 * emoji.
 */
const UNSEEN = new RegExp(String.raw`(${EMOJI})|(?!\p{White_Space})[\p{C}\p{Default_Ignorable_Code_Point}]`, 'gu');
/** White space of any kind and length, and the empty Braille cell. */
const GAP = /[\p{White_Space}\u2800]+/gu;
/** Marks at the start would be drawn on the text before. */
const LOOSE_MARKS = /^[\p{M} ]+/u;
/** Marks stacked so high that they cover other lines. */
const PILE = new RegExp(String.raw`(\p{M}{${MAX_MARKS}})\p{M}+`, 'gu');

/** NFC changes nothing visible; NFKC would turn ² into 2 and ﬁ into fi. */
const clean = (text: string): string =>
  text
    .replace(UNSEEN, '$1')
    .replace(GAP, ' ')
    .replace(LOOSE_MARKS, '')
    // before NFC, which is slow on long stacks, and after it, since it decomposes some characters
    .replace(PILE, '$1')
    .normalize('NFC')
    .replace(PILE, '$1')
    .trimEnd();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
