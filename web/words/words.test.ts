import { existsSync, globSync } from 'node:fs';
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

describe('The words of the screens', () => {
  test.each(rooms)('%s: four languages, the same words, variables and plural forms, in the right letters', room => {
    expect(flawsOf(room, [...LATIN_ANYWHERE, ...(LATIN[room] ?? [])])).toEqual([]);
  });

  test.each(rooms)('%s: its keys begin with its name', room => {
    const name = room.split('/')[1];
    expect([...cataloguesOf(room).en.keys()].filter(key => !key.startsWith(`${name}-`))).toEqual([]);
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
