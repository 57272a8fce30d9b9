import { awaited, dueAt, type Milliseconds, type Reply, type Seat, seatsOf, tick } from '#kernel';
import { type Company, letSomeBotMove } from './company.ts';

/** The time of play of a match nobody watches. */
export interface Lapse {
  now: Milliseconds;
  /** Who was awaited after the last move, and has had time to think since. */
  thinking: readonly Seat[];
}

/** As long as people take, more or less, where a clock runs. */
const PAUSE: Milliseconds = 10_000;

export const newLapse = (): Lapse => ({ now: 0, thinking: [] });

/**
 * The next move of a match between bots: the clock's if it is due, else of whoever moves first. As at any table
 * everybody who may do something is asked after each move; those the table waits for together take their time
 * together. Undefined: the match is over.
 */
export function letTimePass(company: Company, lapse: Lapse): Reply<{ type: string }, object> | undefined {
  const { match } = company;
  const waiting = awaited(match);
  if (waiting.length === 0) return undefined;
  const due = dueAt(match);
  if (!waiting.every(seat => lapse.thinking.includes(seat))) lapse.now += due === undefined ? 1 : PAUSE;
  if (due !== undefined && due <= lapse.now) {
    lapse.now = due;
    lapse.thinking = [];
    return strike(company, due);
  }
  const reply = letSomeBotMove(company, seatsOf(match.seats));
  if (!reply) throw new Error(`the table waits for ${waiting.join(', ')}, who may do nothing`);
  if (reply.ok) lapse.thinking = waiting.filter(seat => seat !== reply.move.by);
  return reply;
}

function strike(company: Company, due: Milliseconds): Reply<{ type: string }, object> {
  const reply = tick(company.match, due);
  if (!reply?.ok) throw new Error(`the clock could not move: ${JSON.stringify(reply)}`);
  return reply;
}
