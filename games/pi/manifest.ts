import type { Manifest } from '../manifest.ts';
import type { PlayableTitle, TableTitle } from '../title.ts';

/** Two editions of one game. */
const manifestOf = (id: 'pi' | '07', name: string): Manifest => {
  const facts = {
    id,
    name,
    fixed: { edition: id },
    botNames: ['novice', 'regular', 'master'],
    hasClock: true,
    takesLatecomers: false,
  };

  async function loadTable(): Promise<TableTitle> {
    const [{ piAtTable }, { piTableTelling }] = await Promise.all([
      import('./rules/table-game.ts'),
      import('./telling/table.ts'),
    ]);
    return { ...facts, game: piAtTable, telling: piTableTelling };
  }

  async function loadRules(): Promise<PlayableTitle> {
    const [{ pi }, { piTelling }] = await Promise.all([import('./rules/game.ts'), import('./telling.ts')]);
    return { ...facts, game: pi, telling: piTelling };
  }

  return {
    id,
    name,
    seats: { min: 2, max: 5 },
    minutes: { from: 30, to: 45 },
    usual: { bot: 'regular', seats: 3 },
    loadTable,
    loadRules,
  };
};

export const manifests: readonly Manifest[] = [manifestOf('pi', 'P.I.'), manifestOf('07', '07 zgłoś się')];
