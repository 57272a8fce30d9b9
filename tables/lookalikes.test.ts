import * as fc from 'fast-check';
import confusables from './confusables.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { looksLike } from './names.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

const names = (...lines: string[]): string[] => lines.flatMap(line => line.split(', '));

const POLISH = names(
  'Anna, Hanna, Joanna, Jan, Janina, Łukasz, Lukasz, Łucja, Lucja, Paweł, Pawel, Michał, Michalina',
  'Żaneta, Zofia, Zosia, Małgorzata, Marta, Maria, Mariusz, Ewa, Ewelina, Ola, Ala, Ela, Ula, Iza, Iga',
  'Inga, Ilona, Józef, Jozef, Wojciech, Stanisław, Stanisława',
);
const ITALIAN = names(
  'Niccolò, Nicola, Nicolò, Zoe, Lia, Ila, Ilia, Lila, Lilia, Mila, Emilia, Amelia, Camilla, Clara',
  'Chiara, Dara, Daria, Ilaria, Ilario, Mario, Dario, Carlo, Carla, Bruno, Bernardo, Leonardo, Ernesto',
  'Gianluca, Gian Marco, Alessandro, Alessandra, Alessio, Alessia',
);
const UKRAINIAN = names(
  'Ганна, Анна, Оксана, Олена, Олеся, Ольга, Іван, Іванна, Їван, Йосип, Юрій, Юлія, Лілія, Лідія, Марія',
  'Мар’ян, Мар’яна, Зоя, Богдан, Богдана, Тарас, Євген, Євгенія, Ігор, Сергій, Андрій, Віктор, Вікторія',
  'Віра, Роман, Рома, Ярослав, Ярослава, Соломія, Ґалаґан',
);
const FARTHER = names(
  'محمد, محمود, أحمد, حمد, علي, عمر, فاطمة, دانيال, משה, שרה, דניאל, דנאל, רות, דויד, 지민, 지원, 민수, 민서',
  'タケシ, ユキ, マノ, マリ, ゆき, さくら, 王伟, 王芳, 李娜, 李明, Արմեն, Անի, Սոնա, ნინო, გიორგი, สมชาย, สมศรี',
  'Ian, Lan, Lza, Ian Lee, Ida, Lda, Ægir, Øyvind, Oyvind, Đorđe, Dorde, Ґанна, Søren, Soren, Weiß, Weib',
);
const OTHERS = [
  'Oksana',
  'Olena',
  'Ivan',
  'Taras',
  'Vira',
  'Vera',
  'Roman',
  'Roma',
  'Νίκος',
  'Ελένη',
  'राज',
  'राजा',
  'はな',
  'ばな',
];
const NUMBERED = [
  'Guest 1',
  'Guest 2',
  'Guest 11',
  'Guest 12',
  'Ann 🦊',
  'Ann 🐻',
  'Ann',
  '🐻',
  '👍🏽',
  '👍🏿',
  '?',
  '!',
  '…',
];

const everybody = [...POLISH, ...ITALIAN, ...UKRAINIAN, ...FARTHER, ...OTHERS, ...NUMBERED];

describe('names anybody can tell apart', () => {
  test('sit at one table', () => {
    const taken = everybody.flatMap((name, at) =>
      everybody.slice(at + 1).flatMap(other => (looksLike(name, other) ? [[name, other]] : [])),
    );
    expect(taken).toEqual([]);
  });
});

describe('names that look the same', () => {
  test.each([
    ['case', 'Anna', 'aNNA'],
    ['case, in Cyrillic', 'Віра', 'ВІРА'],
    ['case, where letters also run together', 'Bernardo', 'BERNARDO'],
    ['case and shapes at once', 'IVAN', 'lvan'],
    ['I, l, 1 and |', 'Ilona', 'lIona'],
    ['I, l, 1 and |', 'Paul', 'Pau1'],
    ['I, l, 1 and |', 'Iga', '|ga'],
    ['0 and O', 'Olga', '0lga'],
    ['0 and O', 'Bob', 'b0b'],
    ['rn and m', 'Marta', 'rnarta'],
    ['rn and m', 'Bernardo', 'Bemardo'],
    ['vv and w', 'Ewa', 'Evva'],
    ['Cyrillic letters in a Latin name', 'Jan Kowalski', 'Jаn Коwаlѕkі'],
    ['Latin letters in a Ukrainian name', 'Іван', 'Iвaн'],
    ['the Ukrainian і', 'Iryna', 'Іrуnа'],
    ['Greek letters', 'NIKO', 'ΝΙΚΟ'],
    ['Greek letters', 'Nova', 'Νονα'],
    ['a whole name of another alphabet', 'Вера', 'Bepa'],
    ['a figure for a letter', 'Зоя', '3oя'],
    ['Cherokee letters', 'ART', 'ᎪᎡᎢ'],
    ['Cherokee letters, in another case', 'Art', 'ᎪᎡᎢ'],
    ['Cherokee letters in a Latin name', 'Matthew', 'Ꮇatthew'],
    ['Lisu letters', 'ANN', 'ꓮꓠꓠ'],
    ['Lisu letters, in another case', 'Ann', 'ꓮꓠꓠ'],
    ['a Lisu letter for I, l and i', 'Ian', 'ꓲan'],
    ['a Lisu letter for I, l and i', 'lan', 'ꓲan'],
    ['a Lisu letter for I, l and i', 'ian', 'ꓲan'],
    ['Armenian letters', 'John', 'Jօhո'],
    ['Armenian letters', 'Luna', 'Lսոa'],
    ['Armenian letters that run together', 'Marta', 'rոarta'],
    ['Coptic letters', 'NIKO', 'ⲚⲒⲔⲞ'],
    ['Canadian syllables', 'Bob', 'ᗷob'],
    ['letters taken apart', 'Ægir', 'AEgir'],
    ['a letter and a stroke', 'Łukasz', 'L\u0338ukasz'],
    ['letters that are punctuation', 'Ann!', 'Annǃ'],
    ['letters that are punctuation', 'Ann', 'Annꓸ'],
    ['modifiers that are apostrophes', 'Мар’яна', 'Марʼяна'],
    ['full-width letters', 'Anna', 'Ａｎｎａ'],
    ['mathematical letters', 'Anna', '𝐀𝓷𝕟𝒂'],
    ['small capitals', 'Anna', 'Aɴɴᴀ'],
    ['ligatures', 'Fifi', 'Fiﬁ'],
    ['a dotless i', 'Iza Nika', 'Iza Nıka'],
    ['a second dot', 'Nika', 'Ni\u0307ka'],
    ['marks that hardly show', 'Anna', 'Anṇa\u0331'],
    ['a stroke over it', 'Anna', 'A\u0336n\u0336n\u0336a\u0336'],
    ['accents of the same kind', 'Niccolò', 'Niccoló'],
    ['letters and marks apart', 'Zółć', 'Zo\u0301łc\u0301'],
    ['spaces', 'Anna Maria', 'AnnaMaria'],
    ['punctuation', 'Anna', '_Anna.'],
    ['apostrophes', 'Мар’яна', "Мар'яна"],
    ['what cannot be seen', 'Anna', 'An\u200bna\u202e'],
    ['an emoji taken apart', '👩‍👩‍👧', '👩👩👧'],
    ['nothing but punctuation', '...', '…'],
  ])('%s: %s and %s', (_, name, other) => {
    expect(looksLike(name, other)).toBe(true);
    expect(looksLike(other, name)).toBe(true);
  });
});

test('every name is like itself, and the order does not matter', () => {
  const anyName = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...everybody));
  fc.assert(
    fc.property(anyName, anyName, (name, other) => {
      expect(looksLike(name, name)).toBe(true);
      expect(looksLike(name, other)).toBe(looksLike(other, name));
    }),
    { numRuns },
  );
});

/** Of each pair of Unicode's list whose prototype is not punctuation, the character and its prototype. */
const pairs = Object.entries(confusables.prototypes)
  .filter(([prototype]) => /^[\p{L}\p{N}\p{M}]+$/u.test(prototype))
  .flatMap(([prototype, characters]) => Array.from(characters, character => [character, prototype] as const));

test('every character of Unicode’s list looks like its prototype, wherever it stands', () => {
  expect(pairs.length).toBeGreaterThan(1900);
  const missed = pairs.filter(
    ([character, prototype]) =>
      !looksLike(`A${character}na`, `A${prototype}na`) || !looksLike(`Ann${character}`, `Ann${prototype}`),
  );
  expect(missed).toEqual([]);
});

test('every character of Unicode’s list that looks like one Latin letter does so in either case', () => {
  const letters = pairs.filter(([, prototype]) => /^[A-Za-z]$/.test(prototype));
  expect(letters.length).toBeGreaterThan(380);
  const missed = letters.filter(
    ([character, prototype]) =>
      !looksLike(`A${character}na`, `A${prototype.toLowerCase()}na`) ||
      !looksLike(`A${character}na`, `A${prototype.toUpperCase()}na`),
  );
  expect(missed).toEqual([]);
});

test('names with several such characters look like the one without', () => {
  const byPrototype = Map.groupBy(pairs, ([, prototype]) => prototype);
  const disguised = (name: string): fc.Arbitrary<string> =>
    fc
      .tuple(
        ...Array.from(name, letter =>
          fc.constantFrom(letter, ...(byPrototype.get(letter) ?? []).map(([character]) => character)),
        ),
      )
      .map(letters => letters.join(''));
  fc.assert(
    fc.property(
      fc
        .constantFrom('Anna', 'John Smith', 'Ewa', 'Paul', 'Bernardo', 'ZOE', 'nika')
        .chain(name => fc.tuple(fc.constant(name), disguised(name))),
      ([name, other]) => {
        expect(looksLike(name, other)).toBe(true);
        expect(looksLike(other, name)).toBe(true);
      },
    ),
    { numRuns },
  );
});
