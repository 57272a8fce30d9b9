import type { TitleAssets } from '../../../web/screen/assets.ts';
import cover from './covers/tczew.svg';

/** Files that are fetched when somebody wants them, by their path. */
type Fetched = Readonly<Record<string, () => Promise<string>>>;

const TEXTS: Fetched = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const RULES: Fetched = import.meta.glob<string>('../text/rules/*.md', { query: '?raw', import: 'default' });

/** By title. */
export const assets: Readonly<Record<string, TitleAssets>> = {
  tczew: {
    cover,
    screen: async () => (await import('./screen.ts')).screen,
    words: language => fetched(TEXTS, `../text/${language}.ftl`),
    rules: language => fetched(RULES, `../text/rules/tczew.${language}.md`),
    pictures: async () => (await import('./rule-pictures.tsx')).pictures,
  },
};

async function fetched(files: Fetched, path: string): Promise<string> {
  const load = files[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load();
}
