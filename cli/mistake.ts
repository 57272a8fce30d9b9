import { type ArgumentsOf, computedLine } from '#telling';
import type { CliLine, CliMessages } from './line.ts';

/** What whoever typed the command has to mend: one sentence, and the exit code that goes with it. */
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
