import type { Attack } from './attack.ts';
import { bots } from './bots.ts';
import { logs, past } from './logs.ts';
import { starving } from './starving.ts';
import { undoing } from './undo.ts';

/** Nobody attacks: what the machine does by itself. */
const nothing: Attack = {
  name: 'nothing, to compare',
  async run({ seconds }) {
    await new Promise(resolve => setTimeout(resolve, seconds * 1000));
    return 'nobody attacked';
  },
};

/** Every way that was found, in the order in which they are tried. */
export const ATTACKS: readonly Attack[] = [nothing, undoing, logs, past, bots, starving];
