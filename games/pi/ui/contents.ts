import warsaw from './covers/07.svg';
import city from './covers/pi.svg';

/** Files that are fetched when somebody wants them, by their path. */
type Fetched = Readonly<Record<string, () => Promise<string>>>;

const TEXTS: Fetched = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const RULES: Fetched = import.meta.glob<string>('../text/rules/*.md', { query: '?raw', import: 'default' });

/** The pictures on the boxes. */
export const covers: Readonly<Record<'pi' | '07', string>> = { pi: city, '07': warsaw };

export const wordsIn = (language: string): Promise<string> => fetched(TEXTS, `../text/${language}.ftl`);

export const rulesOf = (title: string, language: string): Promise<string> =>
  fetched(RULES, `../text/rules/${title}.${language}.md`);

async function fetched(files: Fetched, path: string): Promise<string> {
  const load = files[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load();
}
