import confusables from './confusables.json' with { type: 'json' };
import type { ChatLine } from './protocol.ts';
import type { GuestId } from './store.ts';
import type { FoldedTable } from './table.ts';

/**
 * Whether a person at the table could take one of these names for the other. It is about shapes alone:
 * Łukasz and Lukasz, Анна and Anna are different people, since anybody can see it.
 */
export function looksLike(one: string, other: string): boolean {
  const [name, otherName] = [readingOf(one), readingOf(other)];
  // Names of nothing but punctuation: what hardly counts elsewhere is all there is.
  if (name.letters === '' || otherName.letters === '') return one.normalize('NFKC') === other.normalize('NFKC');
  return (
    name.skeleton === otherName.skeleton ||
    name.smallSkeleton === otherName.smallSkeleton ||
    areAlike(name.shapes, otherName.shapes) ||
    areAlike(name.closedUp, otherName.closedUp)
  );
}

/** A name as it is compared with others. */
interface NameReading {
  /** Letters, figures, symbols and the marks that show. */
  readonly letters: string;
  /** By UTS #39: equal skeletons, equal looks. */
  readonly skeleton: string;
  /** The same in small letters. */
  readonly smallSkeleton: string;
  /** What each letter may be taken for. */
  readonly shapes: readonly Shapes[];
  /** The same with letters that stand so close that they look like one. */
  readonly closedUp: readonly Shapes[];
}

type Shapes = readonly string[];

/** The names read last: at one table the same ones are compared again and again. */
const readings = new Map<string, NameReading>();
const MOST_READINGS = 1_000;

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
  if (readings.size >= MOST_READINGS && oldest !== undefined) readings.delete(oldest);
  readings.set(name, reading);
  return reading;
}

/** Spaces, punctuation, accents standing alone, and whatever cannot be seen. */
const BETWEEN_LETTERS =
  /[[\p{P}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{Sk}]--[\p{Emoji_Modifier}\p{Extended_Pictographic}]]/gv;
/** A dot on a letter that has one anyway. */
const SECOND_DOT = /(?<=[ijіј])\u0307/giu;
/** Marks of no script of its own that are not among those below: rings under letters, strokes through them, tiny letters over them. */
const FAINT_MARK =
  /[[\p{M}&&\p{Script=Inherited}]--[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0326-\u0328\u3099\u309a]]/gv;

/** What is left of a name when it is read in passing. */
const lettersOf = (name: string): string =>
  withoutPunctuation(name.normalize('NFKD')).replace(FAINT_MARK, '').replace(SECOND_DOT, '');

const withoutPunctuation = (text: string): string =>
  text
    .replace(BETWEEN_LETTERS, '')
    .replace(LIKE_PUNCTUATION, letter => (isPunctuation(prototypeOf(letter)) ? '' : letter));

/** Letters that may be there only to look like punctuation. In scripts of their own, such as Hebrew, they are letters. */
const LIKE_PUNCTUATION = /[\p{Lm}\p{S}\p{N}\p{Script=Latin}]/gu;
const isPunctuation = (text: string): boolean => text.replace(BETWEEN_LETTERS, '') === '';

/** Unicode's characters that look alike, each with the one that stands for all of its kind. */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables.prototypes).flatMap(([prototype, characters]) =>
    Array.from(characters, character => [character, prototype] as const),
  ),
);

/** Characters that NFKD makes another one of are left out of the list where that leads to the same. */
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

/** Left out of the list, since letters are compared one by one by other rules. */
const ASCII_PROTOTYPES: ReadonlyMap<string, string> = new Map([
  ['0', 'O'],
  ['1', 'l'],
  ['I', 'l'],
  ['m', 'rn'],
  ['|', 'l'],
]);

/** Letters that stand so close that they look like one. */
const closedUp = (letters: string): string =>
  Array.from(letters, shapeOf).join('').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('VV', 'W');

/** Compares place by place, since being alike is not passed on: I is like i and like l, but Ilia is not Lila. */
const areAlike = (one: readonly Shapes[], other: readonly Shapes[]): boolean =>
  one.length === other.length && one.every((shapes, at) => other[at]?.some(shape => shapes.includes(shape)));

const BARS: ReadonlySet<string> = new Set('Il1|');
const LATIN = /^\p{Script=Latin}$/u;

/** What a letter may be taken for. Small letters and capitals count as one. */
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
 * What Unicode's list tells apart and people hardly do: letters, figures and marks behind the one they look like.
 * By shape, case by case: Cyrillic В looks like B, but в does not look like b.
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
  // Marks: a slanting line, a bow, two of something, a wave, a tail.
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
 * Whether a name looks like one that somebody else already has at the table: by a seat, by a seat kept for them, by
 * joining the match, or by having used it first in one of the last lines of chat. Whoever is muted has no claim to a name, so that the host can
 * free it.
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
