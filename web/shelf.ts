import type { Title } from '../games/title.ts';

export { nameIn, optionAgainstBots, type Title } from '../games/title.ts';

const titles: Title[] = [];

/** The titles loaded so far: a browser needs only those that are played in it. */
export const SHELF: readonly Title[] = titles;

export const titleNamed = (id: string): Title | undefined => SHELF.find(title => title.id === id);

/** Adds a loaded title. */
export function addTitle(title: Title): void {
  if (!titleNamed(title.id)) titles.push(title);
}
