import type { Box } from '../games/box.ts';
import { nameIn } from '../games/title.ts';
import { language } from './words/words.ts';
import { boxes as pi } from '../games/pi/box.ts';
import { boxes as spyfall } from '../games/spyfall/box.ts';

export type { Box } from '../games/box.ts';

/** Every box on the shelf, in its order. */
export const BOXES: readonly Box[] = [...pi, ...spyfall];

export const boxNamed = (id: string): Box | undefined => BOXES.find(box => box.id === id);

/** The name of a title in the language of the page; its id if the shelf does not have it. */
export function titleName<Id extends string | undefined>(id: Id): string | Id {
  const box = id === undefined ? undefined : boxNamed(id);
  return box ? nameIn(box, language()) : id;
}
