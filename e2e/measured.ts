import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '#text';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = fileURLToPath(new URL('measured.json', import.meta.url));

/** For each group of sights and each language, the hash of the texts with which the layout was last measured. */
type Measured = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

const read = (): Measured => JSON.parse(readFileSync(lock, 'utf8')) as Measured;

function hashOf(language: Language): string {
  const hash = createHash('sha256');
  const files = globSync(`{text,{web,games}/**/text}/**/*${language}.{ftl,md}`, { cwd: root }).sort();
  for (const file of files) hash.update(file).update(readFileSync(`${root}${file}`));
  return hash.digest('hex').slice(0, 16);
}

/** The languages whose texts have changed since these sights were measured in them; in a long run, all. */
export const languagesToMeasure = (group: string): readonly Language[] =>
  process.env['PARLOUR_RUNS'] === undefined
    ? LANGUAGES.filter(language => read()[group]?.[language] !== hashOf(language))
    : LANGUAGES;

/** Remembers that these sights have been measured in the texts as they are now. */
export function setMeasured(group: string, languages: readonly Language[]): void {
  const before = read();
  const now = Object.fromEntries(languages.map(language => [language, hashOf(language)]));
  const all = { ...before, [group]: { ...before[group], ...now } };
  writeFileSync(lock, `${JSON.stringify(all, null, 2)}\n`);
}
