import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLike } from './lookalikes.ts';

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

const everybody = [...POLISH, ...ITALIAN, ...UKRAINIAN, ...OTHERS, ...NUMBERED];

describe('names anybody can tell apart', () => {
  test('sit at one table', () => {
    const taken = everybody.flatMap((name, at) =>
      everybody.slice(at + 1).flatMap(other => (looksLike(name, other) ? [[name, other]] : [])),
    );
    expect(taken).toEqual([]);
  });
});

describe('names nobody can tell apart', () => {
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
