import confusables from './confusables.json' with { type: 'json' };
import type { ChatLine } from './protocol.ts';
import type { GuestId } from './store.ts';
import type { FoldedTable } from './table.ts';

/** Whether people could confuse these names. Only shapes count: Łukasz and Lukasz, Анна and Anna can be told apart. */
export function looksLike(one: string, other: string): boolean {
  const [name, otherName] = [readingOf(one), readingOf(other)];
  // Names of punctuation only are compared by their punctuation.
  if (name.letters === '' || otherName.letters === '') return one.normalize('NFKC') === other.normalize('NFKC');
  return (
    name.skeleton === otherName.skeleton ||
    name.smallSkeleton === otherName.smallSkeleton ||
    areAlike(name.shapes, otherName.shapes) ||
    areAlike(name.closedUp, otherName.closedUp)
  );
}

/** A name, prepared for comparison. */
interface NameReading {
  /** Letters, digits, symbols and visible marks. */
  readonly letters: string;
  /** Of UTS #39: equal skeletons look alike. */
  readonly skeleton: string;
  /** The same in lower case. */
  readonly smallSkeleton: string;
  /** What each letter may be confused with. */
  readonly shapes: readonly Shapes[];
  /** The same with adjacent letters merged where they look like one. */
  readonly closedUp: readonly Shapes[];
}

type Shapes = readonly string[];

/** A cache: the same names of a table are compared again and again. */
const readings = new Map<string, NameReading>();
const MAX_READINGS = 1_000;

function readingOf(name: string): NameReading {
  const known = readings.get(name);
  if (known) return known;
  const letters = lettersOf(name);
  const reading: NameReading = {
    letters,
    skeleton: skeletonOf(name),
    smallSkeleton: skeletonOf(name.toLowerCase()),
    shapes: Array.from(letters, shapesOf),
    closedUp: Array.from(closedUp(letters), shapesOf),
  };
  const [oldest] = readings.keys();
  if (readings.size >= MAX_READINGS && oldest !== undefined) readings.delete(oldest);
  readings.set(name, reading);
  return reading;
}

/** Spaces, punctuation, standalone accents and invisible characters. */
const BETWEEN_LETTERS =
  /[[\p{P}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{Sk}]--[\p{Emoji_Modifier}\p{Extended_Pictographic}]]/gv;
/** A dot on a letter that already has one. */
const SECOND_DOT = /(?<=[ijіј])\u0307/giu;
/** Marks of no script of their own that are not listed below: rings, strokes, tiny letters. */
const FAINT_MARK =
  /[[\p{M}&&\p{Script=Inherited}]--[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0326-\u0328\u3099\u309a]]/gv;

/** The letters of a name at a quick glance. */
const lettersOf = (name: string): string =>
  withoutPunctuation(name.normalize('NFKD')).replace(FAINT_MARK, '').replace(SECOND_DOT, '');

const withoutPunctuation = (text: string): string =>
  text
    .replace(BETWEEN_LETTERS, '')
    .replace(LIKE_PUNCTUATION, letter => (isPunctuation(prototypeOf(letter)) ? '' : letter));

/** Letters that may only serve as punctuation. In scripts of their own, such as Hebrew, they count as letters. */
const LIKE_PUNCTUATION = /[\p{Lm}\p{S}\p{N}\p{Script=Latin}]/gu;
const isPunctuation = (text: string): boolean => text.replace(BETWEEN_LETTERS, '') === '';

/** Unicode's confusable characters, each with its prototype. */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables.prototypes).flatMap(([prototype, characters]) =>
    Array.from(characters, character => [character, prototype] as const),
  ),
);

/** Characters that NFKD maps to the same prototype are not in the list. */
function prototypeOf(character: string): string {
  const listed = PROTOTYPES.get(character);
  if (listed !== undefined) return listed;
  const plain = character.normalize('NFKD');
  return plain === character ? character : Array.from(plain, prototypeOf).join('');
}

/** The skeleton of UTS #39. */
const skeletonOf = (name: string): string =>
  Array.from(withoutPunctuation(name.normalize('NFD')), letter => ASCII_PROTOTYPES.get(letter) ?? prototypeOf(letter))
    .join('')
    .normalize('NFD');

/** Not in the list, because letters are compared by other rules. */
const ASCII_PROTOTYPES: ReadonlyMap<string, string> = new Map([
  ['0', 'O'],
  ['1', 'l'],
  ['I', 'l'],
  ['m', 'rn'],
  ['|', 'l'],
]);

/** Merges adjacent letters that look like one. */
const closedUp = (letters: string): string =>
  Array.from(letters, shapeOf).join('').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('VV', 'W');

/** Compares position by position, because likeness is not transitive: I is like i and like l, but Ilia is not Lila. */
const areAlike = (one: readonly Shapes[], other: readonly Shapes[]): boolean =>
  one.length === other.length && one.every((shapes, at) => other[at]?.some(shape => shapes.includes(shape)));

const BARS: ReadonlySet<string> = new Set('Il1|');
const LATIN = /^\p{Script=Latin}$/u;

/** What a letter may be confused with, ignoring case. */
function shapesOf(letter: string): Shapes {
  const [like, prototype] = [SHAPES.get(letter), singlePrototype(letter)];
  const shapes = [letter, like, prototype].filter(shape => shape !== undefined);
  const folded = shapes.map(shape => (shape === letter || LATIN.test(shape) ? shape.toLowerCase() : shape));
  if (shapes.some(shape => BARS.has(shape))) folded.push('|');
  // Unicode has one prototype for I and l
  if (prototype === 'l') folded.push('i');
  return [...new Set(folded)];
}

const shapeOf = (letter: string): string => SHAPES.get(letter) ?? singlePrototype(letter) ?? letter;

function singlePrototype(letter: string): string | undefined {
  const prototype = PROTOTYPES.get(letter);
  return prototype !== undefined && [...prototype].length === 1 ? prototype : undefined;
}

/**
 * Letters, digits and marks that Unicode tells apart but people hardly do, each with the one they look like. By case:
 * Cyrillic В looks like B, but в does not look like b.
 */
const LIKE: readonly (readonly [shape: string, letters: string])[] = [
  ['a', 'ᴀ'],
  ['B', 'ʙ'],
  ['b', 'ьƅ'],
  ['d', 'ɗᴅ'],
  ['e', 'ᴇ'],
  ['Є', 'Ɛ'],
  ['g', 'ԍɢ'],
  ['h', 'ʜ'],
  ['I', 'ІΙӀ'],
  ['j', 'ȷᴊ'],
  ['k', 'кκᴋĸ'],
  ['l', 'ӏ'],
  ['L', 'ʟ'],
  ['m', 'ᴍ'],
  ['n', 'ηŋɴ'],
  ['O', '0'],
  ['P', 'ᴘ'],
  ['Q', 'Ԛ'],
  ['r', 'ʀ'],
  ['t', 'ᴛ'],
  ['w', 'ω'],
  ['x', 'χ'],
  ['3', 'зʒ'],
  // Marks: slanted lines, bows, doubled marks, waves, tails.
  ['\u0301', '\u0300'],
  ['\u030c', '\u0306\u0311'],
  ['\u0308', '\u030b\u030f'],
  ['\u0303', '\u0304'],
  ['\u0327', '\u0326\u0328'],
];

const SHAPES: ReadonlyMap<string, string> = new Map(
  LIKE.flatMap(([shape, letters]) => Array.from(letters, letter => [letter, shape] as const)),
);

type NamedLine = Pick<ChatLine, 'guest' | 'name' | 'at'>;

/**
 * Whether a name looks like one already used at the table: by a seat, a reserved seat, a latecomer, or the first author
 * of that name in the recent chat. Muted guests have no claim to a name, so the host can free it.
 */
export function isNameTaken(
  { chairs, waiting, muted }: FoldedTable,
  guest: GuestId,
  name: string,
  lines: readonly NamedLine[],
): boolean {
  const seats = [...chairs.flatMap(({ taken, keptFor }) => [taken, keptFor]), ...waiting];
  if (seats.some(seat => seat && seat.guest !== guest && looksLike(seat.name, name))) return true;
  const [first] = lines
    .filter(line => !muted.has(line.guest) && looksLike(line.name, name))
    .sort((one, other) => one.at - other.at);
  return first !== undefined && first.guest !== guest;
}
