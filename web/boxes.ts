import type { Box } from '../games/box.ts';
import { boxes as pi } from '../games/pi/box.ts';
import { boxes as spyfall } from '../games/spyfall/box.ts';

export type { Box } from '../games/box.ts';

/** Every box on the shelf, in its order. */
export const BOXES: readonly Box[] = [...pi, ...spyfall];

export const boxNamed = (id: string): Box | undefined => BOXES.find(box => box.id === id);
