import { loadFullTitle } from '../../games/full-titles.ts';
import { manifestOf } from '../../games/manifests.ts';
import { addTitle, titleNamed } from '../shelf.ts';

/** A chunk could not be loaded. */
export interface Unreachable extends Error {
  readonly unreachable: true;
}

export const isUnreachable = (error: unknown): error is Unreachable => error instanceof Error && 'unreachable' in error;

/** Loads a title with its rules and bots, also in this version if one is named. What is unknown is ignored here. */
export async function fetchTitle(id: string, version?: number): Promise<void> {
  const manifest = manifestOf(id);
  if (!manifest) return;
  try {
    if (!titleNamed(id)) addTitle(await loadFullTitle(manifest));
    const isKept = version !== undefined && manifest.kept?.[version] !== undefined;
    if (isKept && !titleNamed(id, version)) addTitle(await loadFullTitle(manifest, version));
  } catch (cause) {
    throw Object.assign(new Error(`${id} could not be fetched`, { cause }), { unreachable: true });
  }
}
