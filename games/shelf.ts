import { titles as pi } from './pi/titles.ts';
import { titles as spyfall } from './spyfall/titles.ts';
import type { Title } from './title.ts';

export { nameIn, optionAgainstBots, type PublicAct, type Timed, type Title } from './title.ts';

/** Every title, in the order of the shelf. */
export const SHELF: readonly Title[] = [...pi, ...spyfall];

export const titleNamed = (id: string): Title | undefined => SHELF.find(title => title.id === id);
