import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, type Words, wordsFrom } from '#text';
import { longestIn } from '../tools/longest.ts';

/** A language, or the longest form that every message has in any of them. */
export type TestLanguage = Language | 'longest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Games use the same keys: a screen loads the words of one game. */
const roomsOf = (game: string): string[] => ['text', 'web/**/text', `games/${game}/text`];

const catalogueIn = (folder: string, wording: TestLanguage): string =>
  wording === 'longest' ? longestIn(folder) : readFileSync(`${root}${folder}/${wording}.ftl`, 'utf8');

/** The language of the catalogues: the longest messages replace the English ones. */
export const languageOf = (wording: TestLanguage): Language => (wording === 'longest' ? 'en' : wording);

const readAll = (wording: TestLanguage, game: string): Words =>
  wordsFrom(
    languageOf(wording),
    roomsOf(game)
      .flatMap(room => globSync(`${room}/en.ftl`, { cwd: root }))
      .map(file => catalogueIn(dirname(file), wording)),
  );

const all = new Map<string, Words>();

/** All messages of a screen that shows a game. */
export function wordsIn(wording: TestLanguage, game = 'pi'): Words {
  const name = `${wording} ${game}`;
  const words = all.get(name) ?? readAll(wording, game);
  all.set(name, words);
  return words;
}
