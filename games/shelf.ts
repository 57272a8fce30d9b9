import { loadFullTitle } from './full-titles.ts';
import { MANIFESTS } from './manifests.ts';
import type { Title } from './title.ts';

export { nameIn, optionAgainstBots, type PublicAct, type TimedEvent, type Title } from './title.ts';

/** Every title with its rules and bots, for servers and the command line. */
export const SHELF: readonly Title[] = await Promise.all(MANIFESTS.map(loadFullTitle));

export const titleNamed = (id: string): Title | undefined => SHELF.find(title => title.id === id);
