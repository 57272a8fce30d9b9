import { describe, expect, test } from 'vitest';
import { type ArgumentForm, readArguments } from './arguments.ts';
import { Mistake } from './mistake.ts';
import { languageFrom } from './speech.ts';

const form: ArgumentForm = { words: ['title'], options: { seats: 'text', option: 'texts', brief: 'flag' } };

function mistakeIn(...sent: string[]): string {
  try {
    readArguments(form, sent).whole('seats', 2, 5);
  } catch (cause) {
    if (cause instanceof Mistake) return cause.line.key;
  }
  return 'none';
}

describe('Reading arguments', () => {
  test('words and options come in any order, an option with = or without', () => {
    const given = readArguments(form, ['--seats=3', 'pi', '--option', 'a=1', '--option=b=2', '--brief']);
    expect([given.word('title'), given.whole('seats', 2, 5), given.texts('option'), given.flag('brief')]).toEqual([
      'pi',
      3,
      ['a=1', 'b=2'],
      true,
    ]);
    const bare = readArguments(form, ['pi']);
    expect([bare.text('seats'), bare.whole('seats', 2, 5), bare.texts('option'), bare.flag('brief')]).toEqual([
      undefined,
      undefined,
      [],
      false,
    ]);
  });

  test('after -- everything is a word, also what looks like an option', () => {
    expect(readArguments(form, ['--seats', '3', '--', '--brief']).word('title')).toBe('--brief');
    expect(readArguments(form, ['--', '--']).word('title')).toBe('--');
    expect(mistakeIn('--seats', '3', '--', 'pi', '--brief')).toBe('cli-extra-word');
    expect(mistakeIn('pi', '--seats', '--', '3')).toBe('cli-missing-value');
  });

  test.each([
    [[], 'cli-missing-word'],
    [['pi', '07'], 'cli-extra-word'],
    [['pi', '--frob'], 'cli-unknown-option'],
    [['pi', '-s', '3'], 'cli-unknown-option'],
    [['pi', '-seats', '3'], 'cli-unknown-option'],
    [['pi', '--constructor', '3'], 'cli-unknown-option'],
    [['pi', '--seats'], 'cli-missing-value'],
    [['pi', '--seats', '--brief'], 'cli-missing-value'],
    [['pi', '--seats='], 'cli-missing-value'],
    [['pi', '--brief=yes'], 'cli-flag-value'],
    [['pi', '--seats', '3', '--seats', '3'], 'cli-repeated-option'],
    [['pi', '--brief', '--brief'], 'cli-repeated-option'],
    ...['1', '6', '3.5', '-3', '3e0', '0x3', 'three', ' 3', '99999999999999999999'].map((seats): [string[], string] => [
      ['pi', '--seats', seats],
      'cli-bad-number',
    ]),
  ])('%j: %s', (sent, key) => {
    expect(mistakeIn(...sent)).toBe(key);
  });

  test.each([
    [['--lang', 'pl'], { LANG: 'it_IT.UTF-8' }, 'pl'],
    [['play', '--lang=uk'], {}, 'uk'],
    [['play'], { LANG: 'it_IT.UTF-8' }, 'it'],
    [['play'], { LANG: 'it_IT.UTF-8', LC_ALL: 'uk_UA.UTF-8' }, 'uk'],
    [['play'], { LANG: 'it_IT.UTF-8', LC_MESSAGES: 'pl_PL' }, 'pl'],
    [['play', '--lang', 'xx'], { LANG: 'pl_PL' }, 'pl'],
    [['play', '--lang'], { LANG: 'pl_PL' }, 'pl'],
    [['play', '--', '--lang', 'pl'], {}, 'en'],
    [['play'], { LANG: 'C.UTF-8' }, 'en'],
    [[], {}, 'en'],
  ])('%j in %j is %s', (sent, environment, language) => {
    expect(languageFrom(sent, environment).language).toBe(language);
  });
});
