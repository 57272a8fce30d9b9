import type { Box } from '../box.ts';
import cover07 from './ui/covers/07.svg';
import coverPi from './ui/covers/pi.svg';

const TEXTS = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
const RULES = import.meta.glob<string>('./text/rules/*.md', { query: '?raw', import: 'default' });

const fetched = async (texts: Record<string, () => Promise<string>>, path: string): Promise<string> => {
  const load = texts[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load();
};

const boxOf = (id: string, name: string, cover: string): Box => ({
  id,
  name,
  seats: { min: 2, max: 5 },
  minutes: { from: 30, to: 45 },
  cover,
  usual: { bot: 'regular', seats: 3 },
  title: async () => {
    const { titles } = await import('./titles.ts');
    const title = titles.find(one => one.id === id);
    if (!title) throw new Error(`the game has no title ${id}`);
    return title;
  },
  screen: async () => (await import('./ui/screen.ts')).screen,
  words: language => fetched(TEXTS, `./text/${language}.ftl`),
  rules: language => fetched(RULES, `./text/rules/${id}.${language}.md`),
  pictures: async () => (await import('./ui/rule-pictures.tsx')).pictures,
});

export const boxes: readonly Box[] = [boxOf('pi', 'P.I.', coverPi), boxOf('07', '07 zgłoś się', cover07)];
