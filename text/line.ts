import { computedLine, type LineMaker, type MadeLine } from '#telling';
import type { Messages } from './messages.ts';

/** A line of the catalogue that every table shares. */
export type TextLine = MadeLine;

export const textLine: LineMaker<Messages> = computedLine;
