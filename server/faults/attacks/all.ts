import type { Attack } from './attack.ts';
import { bots } from './bots.ts';
import { crowd } from './crowd.ts';
import { fragments } from './fragments.ts';
import { halfOpen } from './half-open.ts';
import { logs, past } from './logs.ts';
import { longLines } from './long-lines.ts';
import { pings } from './pings.ts';
import { slowReader } from './slow-reader.ts';
import { starving } from './starving.ts';
import { undoing } from './undo.ts';

/** No attack: the baseline. */
const nothing: Attack = {
  name: 'nothing, to compare',
  async run({ seconds }) {
    await new Promise(resolve => setTimeout(resolve, seconds * 1000));
    return 'nobody attacked';
  },
};

/** All known attacks, in the order in which they are measured. */
export const ATTACKS: readonly Attack[] = [
  nothing,
  pings,
  fragments,
  slowReader,
  halfOpen,
  undoing,
  logs,
  past,
  longLines,
  crowd,
  bots,
  starving,
];
