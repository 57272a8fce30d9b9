import type { Manifest } from '../manifest.ts';
import type { PlayableTitle, TableTitle } from '../title.ts';

const facts = {
  id: 'spyfall',
  name: 'Spyfall',
  // published in Ukrainian under another name
  translations: { uk: 'Знахідка для шпигуна' },
  fixed: {},
  botNames: ['novice', 'regular', 'master'],
  forBots: { conversation: ['phrasebook'] }, // SPY-4.3
  hasClock: true,
  takesLatecomers: true,
};

async function loadTable(): Promise<TableTitle> {
  const [{ spyfallAtTable }, { spyfallTableTelling }] = await Promise.all([
    import('./rules/table-game.ts'),
    import('./telling/table.ts'),
  ]);
  return { ...facts, game: spyfallAtTable, telling: spyfallTableTelling };
}

async function loadRules(): Promise<PlayableTitle> {
  const [{ spyfall }, { spyfallTelling }] = await Promise.all([import('./rules/game.ts'), import('./telling.ts')]);
  return { ...facts, game: spyfall, telling: spyfallTelling };
}

export const manifests: readonly Manifest[] = [
  {
    id: facts.id,
    name: facts.name,
    translations: facts.translations,
    seats: { min: 3, max: 8 },
    minutes: { from: 20, to: 50 },
    usual: { bot: 'regular', seats: 5 },
    // passing one device around takes longer
    party: { conversation: 'spoken', voteSeconds: 300 },
    loadTable,
    loadRules,
  },
];
