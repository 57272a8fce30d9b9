import type { Box } from '../box.ts';
import { covers, rulesOf, wordsIn } from './ui/contents.ts';

function titleIn<Title extends { readonly id: string }>(titles: readonly Title[], id: string): Title {
  const title = titles.find(one => one.id === id);
  if (!title) throw new Error(`the game has no title ${id}`);
  return title;
}

const boxOf = (id: 'pi' | '07', name: string): Box => ({
  id,
  name,
  seats: { min: 2, max: 5 },
  minutes: { from: 30, to: 45 },
  cover: covers[id],
  usual: { bot: 'regular', seats: 3 },
  title: async () => titleIn((await import('./table-titles.ts')).tableTitles, id),
  playable: async () => titleIn((await import('./playable.ts')).playable, id),
  screen: async () => {
    const { screen, fetchLetters } = await import('./ui/screen.ts');
    fetchLetters(id);
    return screen;
  },
  words: wordsIn,
  rules: language => rulesOf(id, language),
  pictures: async () => (await import('./ui/rule-pictures.tsx')).pictures,
});

export const boxes: readonly Box[] = [boxOf('pi', 'P.I.'), boxOf('07', '07 zgłoś się')];
