import type { Milliseconds } from '#kernel';
import { INTERRUPTED } from './terminal.ts';
import { type CliLine, cliLine, type CliWords } from './line.ts';

/** The progress of a long job. */
export interface Progress {
  show(done: number): void;
  /** Whether the job should pause for a moment. */
  isStale(): boolean;
  close(): void;
}

/** The output and the clock of a progress display. */
export interface ProgressOutput {
  readonly isTerminal: boolean;
  write(text: string): void;
  now(): Milliseconds;
}

const WIDTH = 30;
/** Between two updates of the bar. */
const PAUSE: Milliseconds = 50;
/** Between two lines, if standard error is no terminal. */
const LINE_PAUSE: Milliseconds = 2_000;

const standardError = (): ProgressOutput => ({
  isTerminal: process.stderr.isTTY,
  write: text => void process.stderr.write(text),
  now: () => performance.now(),
});

/**
 * A bar with the time left on a terminal, a line now and then elsewhere. Ctrl-C removes the bar, and the job reports
 * how far it got.
 */
export function openProgress(
  of: number,
  words: CliWords,
  interrupted: 'cli-simulate-interrupted' | 'cli-move-interrupted',
  screen: ProgressOutput = standardError(),
): Progress {
  const { isTerminal, write, now } = screen;
  const began = now();
  let done = 0;
  let since = began;
  let shown = began;
  const wipe = (): void => void (isTerminal && write('\r\x1b[K'));
  const interruptedLine = (): CliLine =>
    interrupted === 'cli-move-interrupted' ? cliLine(interrupted) : cliLine(interrupted, { done, of });
  const leave = (): void => {
    wipe();
    write(`${words.say(interruptedLine())}\n`);
    process.exit(INTERRUPTED);
  };
  const draw = (): void => {
    const left = written(((now() - began) / done) * (of - done));
    const state = words.say({ key: 'cli-progress', args: { done: words.number(done), of: words.number(of), left } });
    const full = Math.floor((WIDTH * done) / of);
    write(isTerminal ? `\r\x1b[K[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${state}` : `${state}\n`);
  };
  process.once('SIGINT', leave);
  return {
    show(count) {
      done = count;
      // without a terminal, the report itself shows the end
      if (now() - shown < (isTerminal ? PAUSE : LINE_PAUSE) || (done === of && !isTerminal)) return;
      shown = now();
      draw();
    },
    isStale() {
      const isOver = now() - since > PAUSE;
      if (isOver) since = now();
      return isOver;
    },
    close() {
      wipe();
      process.removeListener('SIGINT', leave);
    },
  };
}

/** Hours (if any), minutes and seconds: 1:05, 2:00:09. */
function written(time: Milliseconds): string {
  const seconds = Math.ceil(time / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
