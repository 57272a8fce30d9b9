const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A relative time in its largest unit: "now", "5 minutes ago"; after a week, the date. */
export function timeAgo(at: number, now: number, tag: string): string {
  const passed = Math.max(0, now - at);
  if (passed >= 7 * DAY) return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(at);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  if (passed >= DAY) return relative.format(-Math.floor(passed / DAY), 'day');
  if (passed >= HOUR) return relative.format(-Math.floor(passed / HOUR), 'hour');
  return passed >= MINUTE ? relative.format(-Math.floor(passed / MINUTE), 'minute') : relative.format(0, 'second');
}

/** The time left on a clock: "4:05" or "1:04:05". */
export function clockTime(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
