import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quickChance } from '#kernel';

/** The result of a command. */
export interface ProcessResult {
  readonly code: number | null; // null: ended by a signal
  readonly out: string;
  readonly err: string;
}

const PARLOUR = fileURLToPath(new URL('parlour.ts', import.meta.url));

function open(args: readonly string[]) {
  const { LANG: _lang, LC_ALL: _all, LC_MESSAGES: _messages, PARLOUR_DEBUG: _debug, ...env } = process.env;
  const child = spawn(process.execPath, [PARLOUR, ...args], { env });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (said.err += text));
  // a command may close its input early
  child.stdin.on('error', () => {});
  const outcome = once(child, 'close').then(([code]): ProcessResult => ({ code: code as number | null, ...said }));
  return { child, outcome };
}

/** Runs the real command with this input. */
export function parlour(args: readonly string[], input = ''): Promise<ProcessResult> {
  const { child, outcome } = open(args);
  child.stdin.end(input);
  return outcome;
}

/** Runs the real command, and sends Ctrl-C once it has printed this. */
export async function interrupted(args: readonly string[], isReady: (out: string) => boolean): Promise<ProcessResult> {
  const { child, outcome } = open(args);
  let heard = '';
  child.stdout.on('data', (text: string) => void (heard += text));
  const watching = setInterval(() => {
    if (!isReady(heard)) return;
    clearInterval(watching);
    child.kill('SIGINT');
  }, 20);
  return outcome.finally(() => clearInterval(watching));
}

/** A player who reads the output, and answers every question with a random number of the last list. */
export async function scriptedPlayer(args: readonly string[], questions: readonly string[]): Promise<ProcessResult> {
  const { child, outcome } = open(args);
  const chance = quickChance(1);
  let unread = '';
  let numbers: string[] = [];
  let isInList = false;
  child.stdout.on('data', (text: string) => {
    const lines = (unread + text).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      const [, number] = /^ {2}(\d+)\. /.exec(line) ?? [];
      if (number !== undefined) numbers = isInList ? [...numbers, number] : [number];
      isInList = number !== undefined;
      if (questions.includes(line)) child.stdin.write(`${chance.pick(numbers)}\n`);
    }
  });
  return outcome;
}
