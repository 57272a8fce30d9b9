import { type Manifest, loadVersion } from './manifest.ts';
import type { PlayableTitle, Title } from './title.ts';

/** The bots of each game; those of a kept version, where they differ, as `game@version`. Pages must not import this file, since they would then contain the bots. */
const BOTS: Readonly<Record<string, () => Promise<{ readonly botParts: Omit<Title, keyof PlayableTitle> }>>> = {
  alcatraz: () => import('./alcatraz/bot.ts'),
  pi: () => import('./pi/bot.ts'),
  spyfall: () => import('./spyfall/bot.ts'),
  tczew: () => import('./tczew/bot.ts'),
};

/** A title with its rules and bots, for servers and workers: in this version, the current one if none is named. */
export async function loadFullTitle(manifest: Manifest, version?: number): Promise<Title> {
  const title = await loadVersion(manifest, version, rules => rules.loadRules());
  if (!title || (version !== undefined && title.game.version !== version))
    throw new Error(`version ${version} of ${manifest.id} is not kept`);
  const { game } = title;
  const load = BOTS[`${game.id}@${game.version}`] ?? BOTS[game.id];
  if (!load) throw new Error(`${title.id} has a manifest but no bots`);
  return { ...title, ...(await load()).botParts };
}
