import { afterEach, describe, expect, test } from 'vitest';
import { openProgress, type Progress } from './progress.ts';
import { loadCliWords } from './speech.ts';

/** A job watched on a screen whose clock is moved by hand. */
function watched(of: number, isTerminal: boolean) {
  const screen = { written: '', time: 1_000 };
  const progress = openProgress(of, loadCliWords('en'), 'cli-simulate-interrupted', {
    isTerminal,
    write: text => void (screen.written += text),
    now: () => screen.time,
  });
  opened.push(progress);
  return {
    after(milliseconds: number, done: number): string {
      screen.time += milliseconds;
      screen.written = '';
      progress.show(done);
      return screen.written;
    },
  };
}

const opened: Progress[] = [];
afterEach(() => {
  for (const progress of opened.splice(0)) progress.close();
});

describe('The progress of a long job', () => {
  test('on a terminal: a bar, how many are done, and the time left at the speed so far', () => {
    const job = watched(4000, true);
    expect(job.after(10_000, 1000)).toBe(
      `\r\u001b[K[${'#'.repeat(7)}${'.'.repeat(23)}] 1,000 / 4,000, time left: 0:30`,
    );
    expect(job.after(10, 1001)).toBe('');
    expect(job.after(89_990, 2000)).toContain('] 2,000 / 4,000, time left: 1:40');
    expect(job.after(100_000, 4000)).toContain('] 4,000 / 4,000, time left: 0:00');
  });

  test('of hours, too', () => {
    expect(watched(1000, true).after(60_000, 5)).toContain('time left: 3:19:00');
  });

  test('into a pipe or a file: a line now and then, without anything a terminal would need', () => {
    const job = watched(100, false);
    expect(job.after(500, 1)).toBe('');
    expect(job.after(1_500, 10)).toBe('10 / 100, time left: 0:18\n');
    expect(job.after(1_000, 20)).toBe('');
    expect(job.after(1_000, 40)).toBe('40 / 100, time left: 0:06\n');
    expect(job.after(6_000, 100)).toBe('');
  });
});
