import { type ArgumentsOf, computedLine } from '#telling';
import type { CliLine, CliMessages } from './line.ts';

/** A user's mistake: one sentence, and an exit code. */
export class Mistake extends Error {
  readonly line: CliLine;
  readonly exitCode: number;

  constructor(line: CliLine, exitCode = 2) {
    super(line.key);
    this.line = line;
    this.exitCode = exitCode;
  }
}

export const mistaken = <Key extends keyof CliMessages>(key: Key, ...[args]: ArgumentsOf<CliMessages, Key>): Mistake =>
  new Mistake(computedLine(key, args));
