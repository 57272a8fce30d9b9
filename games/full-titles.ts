import type { Manifest } from './manifest.ts';
import type { PlayableTitle, Title } from './title.ts';

/** The bots of each game. Pages must not import this file, since they would then contain the bots. */
const BOTS: Readonly<Record<string, () => Promise<{ readonly botParts: Omit<Title, keyof PlayableTitle> }>>> = {
  alcatraz: () => import('./alcatraz/bot.ts'),
  pi: () => import('./pi/bot.ts'),
  spyfall: () => import('./spyfall/bot.ts'),
};

/** A title with its rules and bots, for servers and workers. */
export async function loadFullTitle({ loadRules }: Manifest): Promise<Title> {
  const title = await loadRules();
  const load = BOTS[title.game.id];
  if (!load) throw new Error(`${title.id} has a manifest but no bots`);
  return { ...title, ...(await load()).botParts };
}
