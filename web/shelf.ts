import type { Title } from '../games/title.ts';

export { nameIn, optionAgainstBots, type Title } from '../games/title.ts';

const brought: Title[] = [];

/** The titles that have been fetched. A browser needs only what is played there. */
export const SHELF: readonly Title[] = brought;

export const titleNamed = (id: string): Title | undefined => SHELF.find(title => title.id === id);

/** Adds a title that was fetched. */
export function bring(title: Title): void {
  if (!titleNamed(title.id)) brought.push(title);
}
