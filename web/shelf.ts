import type { Title } from '../games/title.ts';

export { nameIn, optionAgainstBots, type Title } from '../games/title.ts';

const titles: Title[] = [];

/** The titles that have been fetched. A browser needs only what is played there. */
export const SHELF: readonly Title[] = titles;

export const titleNamed = (id: string): Title | undefined => SHELF.find(title => title.id === id);

/** Adds a title that was fetched. */
export function addTitle(title: Title): void {
  if (!titleNamed(title.id)) titles.push(title);
}
