import { findTitle, type Title } from '../games/title.ts';

export { findTitle, nameIn, optionAgainstBots, type Title } from '../games/title.ts';

const titles: Title[] = [];

/**
 * The titles loaded so far, since a browser needs only those that are played in it. The current version of a title comes
 * before its kept ones.
 */
export const ALL_VERSIONS: readonly Title[] = titles;

/** A title in this version of its rules, the current one if none is named. */
export const titleNamed = (id: string, version?: number): Title | undefined => findTitle(ALL_VERSIONS, id, version);

/** Adds a loaded title. */
export function addTitle(title: Title): void {
  if (!titleNamed(title.id, title.game.version)) titles.push(title);
}
