import { bring, titleNamed } from '../shelf.ts';
import type { Title } from '../shelf.ts';

/** Where the titles of each game come from. A worker fetches for itself what it plays. */
const GAMES: readonly { readonly ids: readonly string[]; load(): Promise<{ titles: readonly Title[] }> }[] = [
  { ids: ['pi', '07'], load: () => import('../../games/pi/titles.ts') },
  { ids: ['spyfall'], load: () => import('../../games/spyfall/titles.ts') },
];

/** What is needed could not be fetched. */
export interface Unreachable extends Error {
  readonly unreachable: true;
}

export const isUnreachable = (error: unknown): error is Unreachable => error instanceof Error && 'unreachable' in error;

/** Puts a title on the shelf, with its game. What is no title is left to whoever looks for it. */
export async function fetchTitle(id: string): Promise<void> {
  const game = GAMES.find(({ ids }) => ids.includes(id));
  if (!game || titleNamed(id)) return;
  try {
    bring((await game.load()).titles);
  } catch (cause) {
    throw Object.assign(new Error(`${id} could not be fetched`, { cause }), { unreachable: true });
  }
}
