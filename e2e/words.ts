import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, type Words, wordsFrom } from '#text';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Games say things under the same names: a screen speaks the words of one. */
const roomsOf = (game: string): string[] => ['text', 'web/*/text', `games/${game}/text`];

const readAll = (language: Language, game: string): Words =>
  wordsFrom(
    language,
    roomsOf(game)
      .flatMap(room => globSync(`${room}/${language}.ftl`, { cwd: root }))
      .map(file => readFileSync(`${root}${file}`, 'utf8')),
  );

const all = new Map<string, Words>();

/** Every word a screen can say in a language while it shows a game. */
export function wordsIn(language: Language, game = 'pi'): Words {
  const name = `${language} ${game}`;
  const words = all.get(name) ?? readAll(language, game);
  all.set(name, words);
  return words;
}
