import { loadFullTitle } from '../../games/full-titles.ts';
import { manifestOf } from '../../games/manifests.ts';
import { addTitle, titleNamed } from '../shelf.ts';

/** A chunk could not be loaded. */
export interface Unreachable extends Error {
  readonly unreachable: true;
}

export const isUnreachable = (error: unknown): error is Unreachable => error instanceof Error && 'unreachable' in error;

/** Loads a title with its rules and bots. An unknown id is ignored here. */
export async function fetchTitle(id: string): Promise<void> {
  const manifest = manifestOf(id);
  if (!manifest || titleNamed(id)) return;
  try {
    addTitle(await loadFullTitle(manifest));
  } catch (cause) {
    throw Object.assign(new Error(`${id} could not be fetched`, { cause }), { unreachable: true });
  }
}
