import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { limit, type Rate } from './limits.ts';

/** The operator's log. It contains no secrets, no words of the deal, and no chat. */
export type Log = Logger;

const STANDARD_ERROR = 2;

/** One JSON object per line on standard error; readable lines if that is a terminal. */
export function openLog(level: Config['log'], to: DestinationStream = standardError()): Log {
  return pino({ level, base: null, formatters: { level: name => ({ level: name }) } }, to);
}

// Written synchronously, so that the last lines before an exit are not lost.
const standardError = (): DestinationStream =>
  process.stderr.isTTY
    ? { write: line => void process.stderr.write(readable(line)) }
    : destination({ dest: STANDARD_ERROR, sync: true });

function readable(line: string): string {
  const { level, time, msg, ...more } = JSON.parse(line) as { level: string; time: number; msg?: string };
  const details = Object.entries(more).map(([name, value]) => ` ${name}=${asText(value)}`);
  return `${new Date(time).toISOString().slice(11, 19)} ${level}: ${msg ?? ''}${details.join('')}\n`;
}

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'stack' in value ? `\n${String(value.stack)}` : JSON.stringify(value);

/** Writes no more lines than this. The next written line says how many were left out. */
export function sparingly<Line extends object>(
  rate: Rate,
  write: (line: Line & { leftOut?: number }) => void,
  now: () => number = () => performance.now(),
): (line: Line) => void {
  const lines = limit(rate);
  let leftOut = 0;
  return line => {
    if (!lines.take('', now())) {
      leftOut += 1;
      return;
    }
    write(leftOut === 0 ? line : { ...line, leftOut });
    leftOut = 0;
  };
}
