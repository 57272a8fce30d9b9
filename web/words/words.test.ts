import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF } from '#shelf';
import { LANGUAGES, wordsFrom } from '#text';
import { cataloguesOf, flawsOf, sourceOf } from '../../text/catalogue.fixture.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

const rooms = globSync('web/{*,kit/board}/text', { cwd: ROOT })
  .filter(room => existsSync(`${ROOT}${room}/en.ftl`))
  .sort();

/** Names in Latin letters in Ukrainian, too. */
const LATIN: Readonly<Record<string, readonly string[]>> = {
  'web/frame/text': 'Lorc Delapouite game icons net CC BY Onest Yeseva One Poiret Lobster SIL Open Font License'.split(
    ' ',
  ),
  'web/fair/text': ['ChaCha', 'docs', 'record', 'md'],
};
const LATIN_ANYWHERE = ['Parlour', 'JSON', 'SHA', 'QR', 'Enter', 'parlour', 'verify', 'npm', 'run', 's'];

/** The sources of the screens, without tests. */
const sourcesIn = (...patterns: readonly string[]): string =>
  globSync([...patterns], { cwd: ROOT })
    .filter(path => !/[.](test|fixture)[.]tsx?$/.test(path))
    .map(path => readFileSync(ROOT + path, 'utf8'))
    .join('\n');

const screens = sourcesIn('web/**/*.ts', 'web/**/*.tsx', 'text/*.ts');

const LITERAL = /'([a-z][a-zA-Z]*(?:-[a-zA-Z0-9]+)+)'/g;

const literals = (source: string): string[] => [...source.matchAll(LITERAL)].map(([, key = '']) => key);

/** The literal message keys in the sources: word('…'), word(… ? '…' : '…'), key: '…'. */
const askedFor = (source: string): string[] =>
  [...source.matchAll(/(?:\bword\(|\bkey: )([^,;{}\n]*)/g)].flatMap(([, argument = '']) => literals(argument));

/** Patterns of computed keys: `home-about-${…}` means every key home-about-<word>. */
const families = (source: string): RegExp[] =>
  [...source.matchAll(/`([a-z][a-zA-Z]*-[^`\s]*\$\{[^`]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[a-zA-Z0-9]+')}$`),
  );

const isSaid = (source: string): ((key: string) => boolean) => {
  const named = new Set(literals(source));
  const built = families(source);
  return key => named.has(key) || built.some(family => family.test(key));
};

describe('The words of the screens', () => {
  test.each(rooms)('%s: four languages, the same words, variables and plural forms, in the right letters', room => {
    expect(flawsOf(room, [...LATIN_ANYWHERE, ...(LATIN[room] ?? [])])).toEqual([]);
  });

  test.each(rooms)('%s: its keys begin with its name', room => {
    const name = room.split('/')[1];
    expect([...cataloguesOf(room).en.keys()].filter(key => !key.startsWith(`${name}-`))).toEqual([]);
  });

  test('none that is asked for is missing', () => {
    const known = new Set(['text', ...rooms].flatMap(room => [...cataloguesOf(room).en.keys()]));
    const asked = [...new Set(askedFor(screens))];
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(key => !known.has(key))).toEqual([]);
  });

  test.each(rooms)('%s: none is left over', room => {
    const isOnScreen = isSaid(screens);
    expect([...cataloguesOf(room).en.keys()].filter(key => !isOnScreen(key))).toEqual([]);
  });

  test('every title on the shelf has a description on the home page', () => {
    const { en } = cataloguesOf('web/home/text');
    expect(SHELF.filter(({ id }) => !en.has(`home-about-${id}`))).toEqual([]);
  });

  test.each(LANGUAGES)('those of all rooms can be spoken together in %s', language => {
    const sources = ['text', ...rooms].map(room => sourceOf(room, language));
    expect(wordsFrom(language, sources).say({ key: 'kit-close' })).not.toBe('');
  });
});

/** The messages only a game's screen uses; the telling's are tested there. */
const OF_A_SCREEN = /^(board|notebook)-/;

describe.each(globSync('games/*/ui', { cwd: ROOT }))('The words of %s', ui => {
  const room = ui.replace(/ui$/, 'text');
  const source = sourcesIn(`${ui}/**/*.ts`, `${ui}/**/*.tsx`);
  const { en } = cataloguesOf(room);

  test('none that is asked for is missing', () => {
    const asked = [...new Set(literals(source.replaceAll(/\['[^']*'\]/g, '')))].filter(key => OF_A_SCREEN.test(key));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(key => !en.has(key))).toEqual([]);
  });

  test('none is left over', () => {
    const isOnScreen = isSaid(source);
    expect([...en.keys()].filter(key => OF_A_SCREEN.test(key) && !isOnScreen(key))).toEqual([]);
  });
});
