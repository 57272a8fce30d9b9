import type { Words } from '#text';
import { INTERRUPTED } from './terminal.ts';

/** How far a long job is, for whoever watches it on a terminal. */
export interface Progress {
  show(done: number): void;
  /** Whether it is time to look up from the work. */
  isStale(): boolean;
  close(): void;
}

const WIDTH = 30;
const PAUSE = 50; // milliseconds

/** A bar on standard error, if that is a terminal. On Ctrl-C it is wiped away, and the job says how far it got. */
export function openProgress(of: number, words: Words): Progress {
  const isSeen = process.stderr.isTTY;
  let done = 0;
  let since = performance.now();
  let shown = 0;
  const draw = (text: string): void => void (isSeen && process.stderr.write(`\r\x1b[K${text}`));
  const leave = (): void => {
    draw('');
    process.stderr.write(`${words.say({ key: 'cli-simulate-interrupted', args: { done, of } })}\n`);
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', leave);
  return {
    show(count) {
      done = count;
      if (performance.now() - shown < PAUSE && done < of) return;
      shown = performance.now();
      const full = Math.floor((WIDTH * done) / of);
      draw(`[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${words.number(done)} / ${words.number(of)}`);
    },
    isStale() {
      const isOver = performance.now() - since > PAUSE;
      if (isOver) since = performance.now();
      return isOver;
    },
    close() {
      draw('');
      process.removeListener('SIGINT', leave);
    },
  };
}
