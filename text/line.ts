import { computedLine, type LineMaker, type CheckedLine } from '#telling';
import type { Messages } from './messages.ts';

/** A line of the catalogue that every table shares. */
export type TextLine = CheckedLine;

export const textLine: LineMaker<Messages> = computedLine;
