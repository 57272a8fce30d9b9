import { moveButtonFor } from '#desk';
import { useDesk } from './desk.ts';

/** A move that can be made, or why it cannot. */
export const MoveButton = moveButtonFor(useDesk);
