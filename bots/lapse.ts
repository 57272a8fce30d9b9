import { awaited, dueAt, type Milliseconds, type Reply, type Seat, seatsAt, seatsOf, tick } from '#kernel';
import { type Company, decisionOf, letSomeBotMove, type Pace, playFor } from './company.ts';

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
  if (company.pace) return letFastestMove(company, company.pace, lapse);
  const due = dueAt(match);
  if (!waiting.every(seat => lapse.thinking.includes(seat))) lapse.now += due === undefined ? 1 : PAUSE;
  if (due !== undefined && due <= lapse.now) {
    lapse.now = due;
    lapse.thinking = [];
    return strike(company, due);
  }
  const reply = letSomeBotMove(company, seatsOf(seatsAt(match)));
  if (!reply) throw new Error(`the table waits for ${waiting.join(', ')}, who may do nothing`);
  if (reply.ok) lapse.thinking = waiting.filter(seat => seat !== reply.move.by);
  return reply;
}

/** Everybody who may do something decides; the one who needs the least time for it moves, unless the clock is faster. */
function letFastestMove(company: Company, pace: Pace, lapse: Lapse): Reply<{ type: string }, object> {
  const { match, bots } = company;
  const mayMove = (seat: Seat): boolean => match.game.offers(match.game.view(match.state, seat)).length > 0;
  const intents = seatsOf(seatsAt(match)).flatMap(seat => {
    const decided = bots[seat] && mayMove(seat) ? decisionOf(company, seat) : undefined;
    return decided ? [{ seat, action: decided.action, at: lapse.now + pace(decided.view, decided.action, seat) }] : [];
  });
  const [first] = intents.sort((one, other) => one.at - other.at);
  const due = dueAt(match);
  if (due !== undefined && (!first || due <= first.at)) {
    lapse.now = due;
    return strike(company, due);
  }
  if (!first) throw new Error(`the table waits for ${awaited(match).join(', ')}, who do nothing`);
  lapse.now = first.at;
  return playFor(company, first.seat, first.action);
}

function strike(company: Company, due: Milliseconds): Reply<{ type: string }, object> {
  const reply = tick(company.match, due);
  if (!reply?.ok) throw new Error(`the clock could not move: ${JSON.stringify(reply)}`);
  return reply;
}
