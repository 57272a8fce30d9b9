import type { Manifest } from '../manifest.ts';
import type { PlayableTitle, TableTitle } from '../title.ts';

const facts = {
  id: 'tczew',
  name: 'Zbudujmy Tczew',
  fixed: {},
  botNames: ['novice', 'regular', 'master'],
  hasClock: false,
  takesLatecomers: false,
};

async function loadTable(): Promise<TableTitle> {
  const [{ tczewAtTable }, { tczewTableTelling }] = await Promise.all([
    import('./rules/table-game.ts'),
    import('./telling/table.ts'),
  ]);
  return { ...facts, game: tczewAtTable, telling: tczewTableTelling };
}

async function loadRules(): Promise<PlayableTitle> {
  const [{ tczew }, { tczewTelling }] = await Promise.all([import('./rules/game.ts'), import('./telling.ts')]);
  return { ...facts, game: tczew, telling: tczewTelling };
}

export const manifests: readonly Manifest[] = [
  {
    id: facts.id,
    name: facts.name,
    seats: { min: 2, max: 4 },
    minutes: { from: 90, to: 180 },
    usual: { bot: 'regular', seats: 2 },
    loadTable,
    loadRules,
  },
];
