import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, type Words, wordsFrom } from '#text';
import { longestIn } from '../tools/longest.ts';

/** A language, or the longest form that every message has in any of them. */
export type Wording = Language | 'longest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Games say things under the same names: a screen speaks the words of one. */
const roomsOf = (game: string): string[] => ['text', 'web/**/text', `games/${game}/text`];

const catalogueIn = (folder: string, wording: Wording): string =>
  wording === 'longest' ? longestIn(folder) : readFileSync(`${root}${folder}/${wording}.ftl`, 'utf8');

/** The language whose catalogues a screen reads: the longest messages stand in place of the English ones. */
export const languageOf = (wording: Wording): Language => (wording === 'longest' ? 'en' : wording);

const readAll = (wording: Wording, game: string): Words =>
  wordsFrom(
    languageOf(wording),
    roomsOf(game)
      .flatMap(room => globSync(`${room}/en.ftl`, { cwd: root }))
      .map(file => catalogueIn(dirname(file), wording)),
  );

const all = new Map<string, Words>();

/** Every word a screen can say while it shows a game. */
export function wordsIn(wording: Wording, game = 'pi'): Words {
  const name = `${wording} ${game}`;
  const words = all.get(name) ?? readAll(wording, game);
  all.set(name, words);
  return words;
}
