import warsaw from './covers/07.svg';
import city from './covers/pi.svg';
import type { TitleAssets } from '../../../web/screen/assets.ts';

/** Lazily loaded files by path. */
type Fetched = Readonly<Record<string, () => Promise<string>>>;

const TEXTS: Fetched = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const RULES: Fetched = import.meta.glob<string>('../text/rules/*.md', { query: '?raw', import: 'default' });

const assetsOf = (id: 'pi' | '07', cover: string): TitleAssets => ({
  cover,
  screen: async () => {
    const { screen, preloadFont } = await import('./screen.ts');
    preloadFont(id);
    return screen;
  },
  words: language => fetched(TEXTS, `../text/${language}.ftl`),
  rules: language => fetched(RULES, `../text/rules/${id}.${language}.md`),
  pictures: async () => (await import('./rule-pictures.tsx')).pictures,
});

/** By title. */
export const assets: Readonly<Record<string, TitleAssets>> = { pi: assetsOf('pi', city), '07': assetsOf('07', warsaw) };

async function fetched(files: Fetched, path: string): Promise<string> {
  const load = files[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load();
}
