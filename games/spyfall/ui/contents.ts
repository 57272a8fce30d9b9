import spyfall from './covers/spyfall.svg';

/** Files that are fetched when somebody wants them, by their path. */
type Fetched = Readonly<Record<string, () => Promise<string>>>;

/** The words of the game, its phrasebook among them: a file for each language, and nobody fetches another's. */
const TEXTS: Fetched = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const RULES: Fetched = import.meta.glob<string>('../text/rules/*.md', { query: '?raw', import: 'default' });

/** The picture on the box. */
export const cover: string = spyfall;

export const wordsIn = (language: string): Promise<string> => fetched(TEXTS, `../text/${language}.ftl`);

export const rulesIn = (language: string): Promise<string> => fetched(RULES, `../text/rules/spyfall.${language}.md`);

async function fetched(files: Fetched, path: string): Promise<string> {
  const load = files[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load();
}
