import { createInterface } from 'node:readline';
import type { Milliseconds } from '#kernel';

/** What came of asking: a line, or none in time, or no more at all. */
export type TypedLine = { readonly line: string } | 'late' | 'end';

/** Where a person reads and types; over a pipe as well. */
export interface Terminal {
  /** Whether a person sits at both ends. */
  readonly interactive: boolean;
  print(...lines: readonly string[]): void;
  heading(text: string): string;
  ask(prompt: string, within?: Milliseconds): Promise<TypedLine>;
  close(): void;
}

export const INTERRUPTED = 130;

/** Opens standard input and output. On Ctrl-C it gives the terminal back, says the farewell and leaves. */
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

  /** Waits for a line, the end of the input, or the time. */
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
      // what was half typed was meant for this question, not for the next one
      if (interactive) reader.write(null, { ctrl: true, name: 'u' });
      return 'late';
    },
    close() {
      process.removeListener('SIGINT', leave);
      reader.close();
    },
  };
}

/** A pipe gets every line whole. */
const columns = (): number => (process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY);

/** Breaks a long line between words, and sets what follows a little to the right of where it began. */
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
