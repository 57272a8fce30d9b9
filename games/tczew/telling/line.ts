import { computedLine, type LineMaker, type CheckedLine } from '#telling';
import type { Messages } from '../text/messages.ts';

/** A line of this game's catalogue. */
export type GameLine = CheckedLine;

export const line: LineMaker<Messages> = computedLine;
