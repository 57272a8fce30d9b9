import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF } from '#shelf';
import { LANGUAGES } from '#text';
import { computedLine } from '#telling';
import { cataloguesOf, flawsOf } from '../text/catalogue.fixture.ts';
import { wordsIn } from './speech.ts';

/** Words in Latin letters in Ukrainian: words to be typed, and proper names. */
const TYPED =
  'Parlour parlour serve backup guests forget PARLOUR PORT DATA HOST HTTP docs hosting md play simulate replay verify JSON SHA Ctrl C Enter audience all en pl it uk lang help version seats bots seat name word seed option record brief games at json regular A B N S n p b q'.split(
    ' ',
  );

/** What may stand at the end of a key that is put together. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'cli-column-': [
    'played',
    'wins',
    'share',
    'points',
    'mean',
    'median',
    'ninetieth',
    'times',
    'never',
    'estimate',
    'estimate-mean',
    'so',
    'act',
    'bits',
  ],
  'cli-command-': ['help', 'offers', 'board', 'log', 'rules', 'undo', 'back', 'quit'],
  'cli-left-': ['quit', 'end'],
  'cli-usage-': ['play', 'simulate', 'replay', 'verify', 'serve', 'backup', 'guests', 'forget'],
  'cli-word-': ['title', 'file', 'table', 'guest'],
};

const sources = readdirSync(new URL('.', import.meta.url))
  .filter(file => file.endsWith('.ts') && !/[.](test|fixture)[.]ts$/.test(file))
  .map(file => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

describe('The words of the command line', () => {
  test('are in four languages, with the same words, variables and plural forms, in the right letters', () => {
    expect(flawsOf('cli/text', TYPED)).toEqual([]);
  });

  test('none is missing and none is left over', () => {
    const whole = [...sources.matchAll(/'(cli-[a-z-]*[a-z])'/g)].map(([, key = '']) => key);
    const begun = [...new Set([...sources.matchAll(/`(cli-[a-z-]*)\$\{/g)].map(([, start = '']) => start))];
    expect(begun.sort()).toEqual(Object.keys(ENDINGS).sort());
    const built = Object.entries(ENDINGS).flatMap(([start, ends]) => ends.map(end => start + end));
    expect([...new Set([...whole, ...built])].sort()).toEqual([...cataloguesOf('cli/text').en.keys()].sort());
  });

  test.each(LANGUAGES)('go together with those of every game in %s', language => {
    for (const title of SHELF) expect(wordsIn(language, title).say({ key: 'cli-offers' })).toMatch(/:$/);
  });

  test.each(LANGUAGES)('call no two commands the same in %s', language => {
    const words = wordsIn(language);
    const commands = ENDINGS['cli-command-']?.map(command => words.say(computedLine(`cli-command-${command}`))) ?? [];
    expect(new Set(commands).size).toBe(8);
  });
});
