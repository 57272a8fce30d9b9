import type { Manifest } from '../manifest.ts';
import type { PlayableTitle, TableTitle } from '../title.ts';

const facts = {
  id: 'alcatraz',
  name: 'Alcatraz: The Scapegoat',
  fixed: {},
  botNames: ['novice', 'regular', 'master'],
  hasClock: true,
  takesLatecomers: false,
};

async function loadTable(): Promise<TableTitle> {
  const [{ alcatrazAtTable }, { alcatrazTableTelling }] = await Promise.all([
    import('./rules/table-game.ts'),
    import('./telling/table.ts'),
  ]);
  return { ...facts, game: alcatrazAtTable, telling: alcatrazTableTelling };
}

async function loadRules(): Promise<PlayableTitle> {
  const [{ alcatraz }, { alcatrazTelling }] = await Promise.all([import('./rules/game.ts'), import('./telling.ts')]);
  return { ...facts, game: alcatraz, telling: alcatrazTelling };
}

export const manifests: readonly Manifest[] = [
  {
    id: facts.id,
    name: facts.name,
    seats: { min: 3, max: 4 },
    minutes: { from: 60, to: 90 },
    usual: { bot: 'regular', seats: 4 },
    loadTable,
    loadRules,
  },
];
