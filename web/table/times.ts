import type { Line } from '#telling';

/** How long a seat may think: in whole minutes or a day where possible. */
export function turnClockLine(seconds: number | null): Line {
  if (seconds === null) return { key: 'table-no-clock' };
  if (seconds === 86_400) return { key: 'table-clock-day' };
  return seconds % 60 === 0
    ? { key: 'table-clock-minutes', args: { minutes: seconds / 60 } }
    : { key: 'table-clock-seconds', args: { seconds } };
}

/** What is left on a clock, for a screen reader. Below two minutes in seconds, below two hours in minutes. */
export function timeLeftLine(seconds: number): Line {
  if (seconds < 120) return { key: 'table-clock-left', args: { seconds } };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? { key: 'table-clock-left-minutes', args: { minutes } }
    : { key: 'table-clock-left-hours', args: { hours: Math.ceil(minutes / 60) } };
}
