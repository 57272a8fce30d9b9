import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, LANGUAGES, type Words, wordsFrom } from '#text';

const root = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = ['text', 'web/*/text', 'games/*/text'];

const readAll = (language: Language): Words =>
  wordsFrom(
    language,
    ROOMS.flatMap(room => globSync(`${room}/${language}.ftl`, { cwd: root })).map(file =>
      readFileSync(`${root}${file}`, 'utf8'),
    ),
  );

const all = new Map(LANGUAGES.map(language => [language, readAll(language)]));

/** Every word a screen can say in a language. */
export function wordsIn(language: Language): Words {
  const words = all.get(language);
  if (!words) throw new Error(`nobody speaks ${language} here`);
  return words;
}
