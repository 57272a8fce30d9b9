import type { Line } from '#telling';

/** What whoever typed the command has to mend: one sentence, and the exit code that goes with it. */
export class Mistake extends Error {
  readonly line: Line;
  readonly exitCode: number;

  constructor(line: Line, exitCode = 2) {
    super(line.key);
    this.line = line;
    this.exitCode = exitCode;
  }
}

export const mistaken = (key: string, args: Line['args'] = {}): Mistake => new Mistake({ key, args });
