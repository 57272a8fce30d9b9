import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanName, cleanWord, TEXT_LIMITS } from './texts.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

/** What keyboards and programs can make up. */
const PIECES = [
  ...'aŁї1 \n\u0301\u0323\u200b\u200d\u202e\ufe0f\u20e3\u1100\u1161\u11a8\u2800\u3164👨👩🏽🇵🇱\u{e0067}',
  '\ud83d',
  '\udc68',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map(pieces => pieces.join('')),
);

const PART_OF_EMOJI = /\u200d|\ufe0f|[\u{e0061}-\u{e007f}]|\p{Extended_Pictographic}/gu;

describe('a name', () => {
  test.each([
    'Łukasz',
    'Świętosława Żółć',
    'Niccolò',
    "Dell'Acqua",
    'Мар’яна',
    'Їжакевич Ґалаґан',
    'O’Neil-Smith 3rd',
    'שָׁלוֹם',
    'राजेश',
    '田中さん',
    '👩‍👩‍👧‍👦 Nowak',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '❤️‍🔥 🏳️‍⚧️ 🐻‍❄️ 🧑🏿‍🦽‍➡️',
    '👩🏽‍❤️‍💋‍👩🏿 👨‍👩‍👧‍👦',
    '1️⃣ 👍🏽 🇺🇦',
    '?',
  ])('%s stays as it is', name => {
    expect(cleanName(name)).toEqual({ name });
  });

  test.each([
    ['white space around and between', '  Anna \t\r\n Maria\u00a0\u3000 ', 'Anna Maria'],
    ['controls', 'An\u0000n\u001b[31ma\u007f\u0085', 'Ann[31ma'],
    ['overrides of the direction', '\u202eannA\u202c\u2066\u2069\u200f', 'annA'],
    ['zero-width characters', 'A\u200bn\u200cn\u2060a\ufeff\u00ad\u034f', 'Anna'],
    ['joiners that join no emoji', 'A\u200dn\ufe0fna 👩\u200dA', 'Anna 👩A'],
    [
      'joiners of more than any emoji has',
      Array(5).fill('👩').join('\u200d'),
      `${Array(4).fill('👩').join('\u200d')}👩`,
    ],
    ['fillers that look empty', 'An\u3164\u115fna\u2800\u2800B', 'Anna B'],
    ['words hidden in a flag', '🏴\u{e0068}\u{e0069}\u{e007f}', '🏴'],
    ['private and unassigned characters', 'A\ue000n\u{10ffff}n\u0378a', 'Anna'],
    ['halves of characters', 'A\ud83dnna\udc68', 'Anna'],
    ['marks in front', '\u0301 \u0308Anna', 'Anna'],
    ['marks piled up', `A${'\u0323\u030d'.repeat(9)}nna`, '\u1ea0\u0323\u030d\u030dnna'],
    ['letters and marks apart', 'Zo\u0301łc\u0301', 'Zółć'],
  ])('loses %s', (_, sent, name) => {
    expect(cleanName(sent)).toEqual({ name });
  });

  test('² and full-width letters are left as they were typed', () => {
    expect(cleanName('Anna²Ａ')).toEqual({ name: 'Anna²Ａ' });
  });

  test.each([undefined, null, 7, {}, ['Anna'], true])('%j is no text', sent => {
    expect(cleanName(sent)).toEqual({ problem: 'notText' });
  });

  test.each(['', '   ', '\u200b\u200d', '\u202e', '\u0301', '\u3164', '\u2800', '\u{e0067}'])('%j is empty', sent => {
    expect(cleanName(sent)).toEqual({ problem: 'empty' });
  });

  test('has at most 24 characters, as people count them', () => {
    expect(cleanName('ї'.repeat(24))).toHaveProperty('name');
    expect(cleanName('ї'.repeat(25))).toEqual({ problem: 'tooLong' });
    expect(cleanName('x\u0323\u0308'.repeat(19))).toHaveProperty('name');
    expect(cleanName(` ${'a'.repeat(24)}\u200b `)).toHaveProperty('name');
  });

  test('has at most 96 bytes', () => {
    expect(cleanName('👨‍👩‍👧‍👦'.repeat(3))).toHaveProperty('name');
    expect(cleanName('👨‍👩‍👧‍👦'.repeat(4))).toEqual({ problem: 'tooLong' });
  });

  test('of a megabyte is refused without being scanned', () => {
    expect(cleanName('\u200b'.repeat(1_000_000))).toEqual({ problem: 'tooLong' });
  });
});

describe('any sent text', () => {
  test('a clean name is short, visible, of one line, and clean', () => {
    fc.assert(
      fc.property(anyText, sent => {
        const cleaned = cleanName(sent);
        if ('problem' in cleaned) return;
        const { name } = cleaned;
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(96);
        expect(name).toBe(name.trim());
        expect(name.isWellFormed()).toBe(true);
        expect(name).not.toMatch(/\s\s|[^ \S]/u);
        expect(name.replace(PART_OF_EMOJI, '')).not.toMatch(/\p{C}|\p{Default_Ignorable_Code_Point}/u);
        expect(name).not.toMatch(/(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/u);
        expect(name).not.toMatch(/\u200d(?!\p{Extended_Pictographic})/u);
        expect(name).not.toMatch(/(?<![\p{Extended_Pictographic}#*\d])\ufe0f/u);
        expect(cleanName(name)).toEqual({ name });
      }),
      { numRuns },
    );
  });
});

/** Texts in which a few visible characters are made of very many code points. */
const STUFFED = [
  ['Hangul letters that join into one syllable', '\u1100'],
  ['consonants that join into one', 'क\u094d'],
  ['letters with as many marks as they may have', 'a\u0323\u0308\u0301\u0327'],
  ['families', '👨‍👩‍👧‍👦'],
] as const;

describe('a line of chat', () => {
  test('is one line', () => {
    expect(cleanLine('one\ntwo\r\n\r\nthree\u2028four')).toEqual({ text: 'one two three four' });
  });

  test('has at most 300 characters, as people count them', () => {
    expect(cleanLine('щ'.repeat(300))).toEqual({ text: 'щ'.repeat(300) });
    expect(cleanLine('щ'.repeat(301))).toEqual({ problem: 'tooLong' });
    expect(cleanLine('🎲'.repeat(300))).toHaveProperty('text');
  });

  test('has at most 1200 bytes', () => {
    expect(cleanLine('👍🏽'.repeat(150))).toHaveProperty('text');
    expect(cleanLine('👍🏽'.repeat(151))).toEqual({ problem: 'tooLong' });
    expect(cleanLine('漢\u0301'.repeat(240))).toHaveProperty('text');
    expect(cleanLine('漢\u0301'.repeat(241))).toEqual({ problem: 'tooLong' });
  });

  test.each(STUFFED)('is not hidden in %s', (_, part) => {
    expect(cleanLine(part.repeat(Math.floor(2400 / part.length)))).toEqual({ problem: 'tooLong' });
  });

  test('has no character of more than twelve code points', () => {
    expect(cleanLine('\u1100'.repeat(12))).toHaveProperty('text');
    expect(cleanLine('\u1100'.repeat(13))).toEqual({ problem: 'tooLong' });
    expect(cleanLine('क\u094d'.repeat(5))).toHaveProperty('text');
    expect(cleanLine('क\u094d'.repeat(7))).toEqual({ problem: 'tooLong' });
  });

  test('is not empty', () => {
    expect(cleanLine(' \n ')).toEqual({ problem: 'empty' });
  });
});

describe('every text', () => {
  test.each([
    ['name', cleanName],
    ['word', cleanWord],
    ['line', cleanLine],
  ] as const)('a %s is within its limits, whatever was sent', (kind, clean) => {
    const stuffed = fc
      .tuple(fc.constantFrom(...STUFFED.map(([, part]) => part), '\u0301', '\u200b', '🎲'), fc.nat({ max: 400 }))
      .map(([part, times]) => part.repeat(times));
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, stuffed), { maxLength: 4 }), pieces => {
        const cleaned: Readonly<Record<string, string>> = clean(pieces.join(''));
        const text = cleaned['name'] ?? cleaned['word'] ?? cleaned['text'];
        if (text === undefined) return;
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(TEXT_LIMITS[kind].bytes);
        expect(text).not.toMatch(/\p{M}{5}/u);
        expect(clean(text)).toEqual(cleaned);
      }),
      { numRuns },
    );
  });
});

describe('a word of the fair deal', () => {
  test('is any text of 1 to 64 characters', () => {
    expect(cleanWord('0')).toEqual({ word: '0' });
    expect(cleanWord('koń’ \u202e7')).toEqual({ word: 'koń’ 7' });
    expect(cleanWord('a'.repeat(64))).toHaveProperty('word');
    expect(cleanWord('a'.repeat(65))).toEqual({ problem: 'tooLong' });
    expect(cleanWord('👨‍👩‍👧‍👦'.repeat(10))).toHaveProperty('word');
    expect(cleanWord('👨‍👩‍👧‍👦'.repeat(11))).toEqual({ problem: 'tooLong' });
    expect(cleanWord('\u200b')).toEqual({ problem: 'empty' });
    expect(cleanWord(undefined)).toEqual({ problem: 'notText' });
  });
});
