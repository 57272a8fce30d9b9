import { describe, expect, test } from 'vitest';
import { SHELF } from '#shelf';
import { LANGUAGES } from '#text';
import { computedLine } from '#telling';
import { cataloguesOf, flawsOf } from '../text/catalogue.fixture.ts';
import { loadCliWords } from './speech.ts';

/** Words in Latin letters in Ukrainian: words to be typed, and proper names. */
const TYPED =
  'Parlour parlour serve backup guests forget versions PARLOUR PORT DATA HOST HTTP docs hosting md play simulate replay verify JSON SHA Ctrl C Enter audience all en pl it uk lang help version seats bots seat name word seed option record brief games at json regular move store SQLite Postgres postgres URL user host database data db pg dump STORE PGPASSWORD A B N S n p b q'.split(
    ' ',
  );

/** The possible endings of computed keys. */
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
  'cli-usage-': ['play', 'simulate', 'replay', 'verify', 'serve', 'backup', 'guests', 'forget', 'move-store'],
  'cli-word-': ['title', 'file', 'table', 'guest'],
};

describe('The words of the command line', () => {
  test('are in four languages, with the same words, variables and plural forms, in the right letters', () => {
    expect(flawsOf('cli/text', TYPED)).toEqual([]);
  });

  test.each(Object.entries(ENDINGS))('%s… has a message for each ending', (start, ends) => {
    const written = cataloguesOf('cli/text').en;
    expect(ends.filter(end => !written.has(start + end))).toEqual([]);
  });

  test.each(LANGUAGES)('go together with those of every game in %s', language => {
    for (const title of SHELF) expect(loadCliWords(language, title).say({ key: 'cli-offers' })).toMatch(/:$/);
  });

  test.each(LANGUAGES)('call no two commands the same in %s', language => {
    const words = loadCliWords(language);
    const commands = ENDINGS['cli-command-']?.map(command => words.say(computedLine(`cli-command-${command}`))) ?? [];
    expect(new Set(commands).size).toBe(8);
  });
});
