import { createInterface } from 'node:readline';
import type { Milliseconds } from '#kernel';

/** The result of a prompt: a line, a timeout, or the end of the input. */
export type TypedLine = { readonly line: string } | 'late' | 'end';

/** Input and output of a person, also over a pipe. */
export interface Terminal {
  /** Whether both are terminals. */
  readonly interactive: boolean;
  print(...lines: readonly string[]): void;
  heading(text: string): string;
  ask(prompt: string, within?: Milliseconds): Promise<TypedLine>;
  close(): void;
}

export const INTERRUPTED = 130;

/** Opens standard input and output. Ctrl-C restores the terminal, prints the farewell and exits. */
export function openTerminal(farewell: string): Terminal {
  const interactive = process.stdin.isTTY && process.stdout.isTTY;
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: interactive });
  const arrived: string[] = [];
  let ended = false;
  let wake = (): void => {};

  reader.on('line', line => {
    arrived.push(line);
    wake();
  });
  reader.on('close', () => {
    ended = true;
    wake();
  });
  const leave = (): void => {
    reader.close();
    process.stderr.write(`\n${farewell}\n`);
    process.exit(INTERRUPTED);
  };
  reader.on('SIGINT', leave);
  process.once('SIGINT', leave);

  /** Waits for a line, the end of the input, or the timeout. */
  function arrival(within: Milliseconds | undefined): Promise<void> {
    return new Promise(resolve => {
      const timer = within === undefined ? undefined : setTimeout(resolve, within);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    interactive,
    print: (...lines) => void process.stdout.write(lines.map(line => `${folded(line, columns())}\n`).join('')),
    heading: text => (mayColour() ? `\x1b[1m${text}\x1b[22m` : text),
    async ask(prompt, within) {
      if (interactive) {
        reader.setPrompt(`${prompt} `);
        reader.prompt();
      } else process.stdout.write(`${prompt}\n`);
      if (arrived.length === 0 && !ended) await arrival(within);
      const line = arrived.shift();
      if (line !== undefined) return { line };
      if (ended) return 'end';
      // half-typed input belonged to this question
      if (interactive) reader.write(null, { ctrl: true, name: 'u' });
      return 'late';
    },
    close() {
      process.removeListener('SIGINT', leave);
      reader.close();
    },
  };
}

/** Lines are not wrapped in a pipe. */
const columns = (): number => (process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY);

/** Wraps a long line between words, with an indent. */
export function folded(line: string, width: number): string {
  if (line.length <= width) return line;
  const indent = `${line.slice(0, line.length - line.trimStart().length)}  `;
  const rows: string[] = [];
  for (const word of line.trimStart().split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + word.length <= width) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(row === undefined ? indent.slice(2) + word : indent + word);
  }
  return rows.join('\n');
}

const mayColour = (): boolean => process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
