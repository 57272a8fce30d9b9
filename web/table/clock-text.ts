import { type WebLine, webLine } from '../words/words.ts';

/** The time limit of a turn, in minutes or a day if possible. */
export function turnClockLine(seconds: number | null): WebLine {
  if (seconds === null) return webLine('table-no-clock');
  if (seconds === 86_400) return webLine('table-clock-day');
  return seconds % 60 === 0
    ? webLine('table-clock-minutes', { minutes: seconds / 60 })
    : webLine('table-clock-seconds', { seconds });
}

/** The time left on a clock, for a screen reader. Below two minutes in seconds, below two hours in minutes. */
export function timeLeftLine(seconds: number): WebLine {
  if (seconds < 120) return webLine('table-clock-left', { seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? webLine('table-clock-left-minutes', { minutes })
    : webLine('table-clock-left-hours', { hours: Math.ceil(minutes / 60) });
}
