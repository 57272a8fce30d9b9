import { computedLine, type LineMaker, type MadeLine } from '#telling';
import type { Messages } from '../text/messages.ts';

/** A line of this game's catalogue. */
export type GameLine = MadeLine;

export const line: LineMaker<Messages> = computedLine;
