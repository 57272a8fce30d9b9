import type { Box } from '../box.ts';
import { titleName } from './name.ts';
import { cover, rulesIn, wordsIn } from './ui/contents.ts';

function onlyOne<Title>([title]: readonly Title[]): Title {
  if (!title) throw new Error('the game has no title');
  return title;
}

const spyfall: Box = {
  id: 'spyfall',
  ...titleName,
  seats: { min: 3, max: 8 },
  minutes: { from: 20, to: 50 },
  cover,
  // one device takes its time to go round
  party: { conversation: 'spoken', voteSeconds: 300 },
  usual: { bot: 'regular', seats: 5 },
  title: async () => onlyOne((await import('./table-titles.ts')).tableTitles),
  playable: async () => onlyOne((await import('./playable.ts')).playable),
  screen: async () => (await import('./ui/screen.ts')).screen,
  words: wordsIn,
  rules: rulesIn,
  pictures: async () => (await import('./ui/rule-pictures.tsx')).pictures,
};

export const boxes: readonly Box[] = [spyfall];
