import { computedLine, type LineMaker, type CheckedLine } from '#telling';
import type { WordsOf } from '#text';
import type { Messages as TextMessages } from '../text/messages.ts';
import type { Messages } from './text/messages.ts';

/** The messages of all commands. */
export interface CliMessages extends Messages, TextMessages {}

/** A line of the command line. */
export type CliLine = CheckedLine;

export const cliLine: LineMaker<CliMessages> = computedLine;

/** The words of the command line, and of one game if given. */
export type CliWords = WordsOf<CliMessages>;
