/**
 * Whether a person at the table could take one of these names for the other. It is about shapes alone:
 * Łukasz and Lukasz, Анна and Anna are different people, since anybody can see it.
 */
export function looksLike(one: string, other: string): boolean {
  const [shown, otherShown] = [lettersOf(one), lettersOf(other)];
  // Names of nothing but punctuation: what hardly counts elsewhere is all there is.
  if (shown === '' || otherShown === '') return one.normalize('NFKC') === other.normalize('NFKC');
  return areAlike(shown, otherShown) || areAlike(closedUp(shown), closedUp(otherShown));
}

/** Spaces, punctuation, accents standing alone, and whatever cannot be seen. */
const BETWEEN_LETTERS =
  /[[\p{P}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{Sk}]--[\p{Emoji_Modifier}\p{Extended_Pictographic}]]/gv;
/** A dot on a letter that has one anyway. */
const SECOND_DOT = /(?<=[ijіј])\u0307/giu;
/** Marks of no script of its own that are not among those below: rings under letters, strokes through them, tiny letters over them. */
const FAINT_MARK =
  /[[\p{M}&&\p{Script=Inherited}]--[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0326-\u0328\u3099\u309a]]/gv;

/** What is left of a name when it is read in passing: letters, figures, symbols and the marks that show. */
const lettersOf = (name: string): string =>
  name.normalize('NFKD').replace(BETWEEN_LETTERS, '').replace(FAINT_MARK, '').replace(SECOND_DOT, '');

/** Letters that stand so close that they look like one. */
const closedUp = (letters: string): string =>
  Array.from(letters, shapeOf).join('').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('VV', 'W');

/** Compares place by place, since being alike is not passed on: I is like i and like l, but Ilia is not Lila. */
function areAlike(one: string, other: string): boolean {
  const [letters, others] = [[...one], [...other]];
  return letters.length === others.length && letters.every((letter, at) => isLike(letter, others[at] ?? ''));
}

function isLike(letter: string, other: string): boolean {
  if (letter.toLowerCase() === other.toLowerCase()) return true;
  const [shape, otherShape] = [shapeOf(letter), shapeOf(other)];
  return shape.toLowerCase() === otherShape.toLowerCase() || (BARS.has(shape) && BARS.has(otherShape));
}

const BARS: ReadonlySet<string> = new Set('Il1|');

const shapeOf = (letter: string): string => SHAPES.get(letter) ?? letter;

/**
 * Letters of the Latin, Cyrillic and Greek alphabets (and figures and marks) behind the one they look like.
 * By shape, case by case: Cyrillic В looks like B, but в does not look like b.
 */
const LIKE: readonly (readonly [shape: string, letters: string])[] = [
  ['A', 'АΑ'],
  ['a', 'аαɑᴀ'],
  ['B', 'ВΒʙ'],
  ['b', 'Ььƅ'],
  ['ß', 'β'],
  ['C', 'СϹ'],
  ['c', 'сϲᴄ'],
  ['d', 'ԁɗᴅ'],
  ['E', 'ЕΕ'],
  ['e', 'еҽᴇ'],
  ['є', 'εɛ'],
  ['Є', 'Ɛ'],
  ['F', 'Ϝ'],
  ['G', 'Ԍ'],
  ['g', 'ɡԍɢ'],
  ['H', 'НΗ'],
  ['h', 'һʜ'],
  ['I', 'ІΙӀ'],
  ['i', 'іιıɩɪ'],
  ['J', 'ЈͿ'],
  ['j', 'јϳȷᴊ'],
  ['K', 'КΚ'],
  ['k', 'кκᴋ'],
  ['l', 'ӏǀ∣'],
  ['L', 'ʟ'],
  ['M', 'МΜϺ'],
  ['m', 'ᴍ'],
  ['N', 'Ν'],
  ['n', 'ηŋɴ'],
  ['O', 'ОΟ0'],
  ['o', 'оοσᴏ'],
  ['P', 'РΡᴘ'],
  ['p', 'рρ'],
  ['Q', 'Ԛ'],
  ['q', 'ԛ'],
  ['r', 'гᴦʀ'],
  ['S', 'Ѕ'],
  ['s', 'ѕꜱ'],
  ['T', 'ТΤ'],
  ['t', 'ᴛ'],
  ['u', 'υᴜʋ'],
  ['V', 'Ѵ'],
  ['v', 'νѵᴠ'],
  ['W', 'Ԝ'],
  ['w', 'ԝѡωᴡ'],
  ['X', 'ХΧ'],
  ['x', 'хχ'],
  ['Y', 'УΥҮ'],
  ['y', 'уγүʏ'],
  ['Z', 'Ζ'],
  ['z', 'ᴢ'],
  ['Г', 'Γ'],
  ['Л', 'Λ'],
  ['П', 'Π'],
  ['п', 'π'],
  ['Ф', 'Φ'],
  ['ф', 'φ'],
  ['3', 'ЗзƷʒ'],
  ['6', 'б'],
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
