export { looksLike } from './lookalikes.ts';

/** Why something a stranger wrote is not taken. */
export type TextProblem = 'notText' | 'empty' | 'tooLong';

/** Characters as people count them, and bytes, since one such character can be built of any number of them. */
interface Room {
  readonly characters: number;
  readonly bytes: number;
}

const NAME: Room = { characters: 24, bytes: 96 };
const WORD: Room = roomFor(64);

/** A name as everybody at the table may see it. */
export function cleanName(sent: unknown): { name: string } | { problem: TextProblem } {
  const cleaned = cleanLine(sent, NAME);
  return 'problem' in cleaned ? cleaned : { name: cleaned.line };
}

/** Something said at the table: one line, of at most so many characters. */
export function cleanText(sent: unknown, max: number): { text: string } | { problem: TextProblem } {
  const cleaned = cleanLine(sent, roomFor(max));
  return 'problem' in cleaned ? cleaned : { text: cleaned.line };
}

/** A seat's word of the fair deal. Nothing in it is hidden, so that its owner finds it again in the record. */
export function cleanWord(sent: unknown): { word: string } | { problem: TextProblem } {
  const cleaned = cleanLine(sent, WORD);
  return 'problem' in cleaned ? cleaned : { word: cleaned.line };
}

/** Enough bytes for a line in any script, with some emoji in it. */
function roomFor(characters: number): Room {
  return { characters, bytes: 16 * characters };
}

function cleanLine(sent: unknown, room: Room): { line: string } | { problem: TextProblem } {
  if (typeof sent !== 'string') return { problem: 'notText' };
  // Cleaning takes a while for a long text, and no honest one loses three quarters of itself.
  if (sent.length > 4 * room.bytes) return { problem: 'tooLong' };
  const line = clean(sent);
  if (!VISIBLE.test(line)) return { problem: 'empty' };
  return hasRoom(line, room) ? { line } : { problem: 'tooLong' };
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Controls, overrides of the direction of writing, joiners, fillers, private and unassigned characters:
 * whatever cannot be seen. Emoji are built with some of those, and stay whole.
 */
const UNSEEN = /(\p{RGI_Emoji})|[[\p{C}\p{Default_Ignorable_Code_Point}]--\p{White_Space}]/gv;
/** White space of any kind and length; the empty Braille cell looks like it. */
const GAP = /[\p{White_Space}\u2800]+/gu;
/** A mark with nothing before it would sit on whatever a screen shows before the line. */
const LOOSE_MARKS = /^[\p{M} ]+/u;
/** Marks piled up so high that they reach into the lines around. */
const PILE = /(\p{M}{4})\p{M}+/gu;

/** NFC, which changes nothing that can be seen; NFKC would turn ² into 2 and ﬁ into fi, and is for comparing. */
const clean = (text: string): string =>
  text.replace(UNSEEN, '$1').replace(GAP, ' ').replace(LOOSE_MARKS, '').normalize('NFC').replace(PILE, '$1').trimEnd();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function hasRoom(line: string, { characters, bytes }: Room): boolean {
  if (Buffer.byteLength(line) > bytes) return false;
  return line.length <= characters || [...graphemes.segment(line)].length <= characters;
}
