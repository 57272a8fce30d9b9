import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '#text';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = fileURLToPath(new URL('measured-texts.json', import.meta.url));

/** For each group of pages and each language, the hash of the texts when the layout was last measured. */
type Measured = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

const read = (): Measured => JSON.parse(readFileSync(lock, 'utf8')) as Measured;

/** The groups of pages, and the game whose texts they show. */
const GAMES = { common: 'pi', spyfall: 'spyfall', alcatraz: 'alcatraz', tczew: 'tczew' } as const;
export type TextGroup = keyof typeof GAMES;

function hashOf(group: TextGroup, language: Language): string {
  const hash = createHash('sha256');
  const rooms = `{text,web/**/text,games/${GAMES[group]}/**/text}`;
  const files = globSync(`${rooms}/**/*${language}.{ftl,md}`, { cwd: root }).sort();
  for (const file of files) hash.update(file).update(readFileSync(`${root}${file}`));
  return hash.digest('hex').slice(0, 16);
}

/** The languages whose texts have changed since these pages were last measured; in a long run, all. */
export const languagesToMeasure = (group: TextGroup): readonly Language[] =>
  process.env['PARLOUR_RUNS'] === undefined
    ? LANGUAGES.filter(language => read()[group]?.[language] !== hashOf(group, language))
    : LANGUAGES;

/** Stores that these pages were measured with the current texts. */
export function setMeasured(group: TextGroup, languages: readonly Language[]): void {
  const before = read();
  const now = Object.fromEntries(languages.map(language => [language, hashOf(group, language)]));
  const all = { ...before, [group]: { ...before[group], ...now } };
  writeFileSync(lock, `${JSON.stringify(all, null, 2)}\n`);
}
