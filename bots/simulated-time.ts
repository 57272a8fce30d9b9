import { awaited, dueAt, type Milliseconds, type MoveResult, type Seat, seatsAt, seatsOf, tick } from '#kernel';
import { type BotTable, botDecision, playAnyBotMove, type BotPace, playDecision } from './bot-table.ts';

/** The time of play in a simulated match. */
export interface SimulatedTime {
  now: Milliseconds;
  /** The seats that were awaited after the last move, and have been thinking since. */
  thinking: readonly Seat[];
}

/** The time per move in games with a clock. */
const PAUSE: Milliseconds = 10_000;

export const newSimulatedTime = (): SimulatedTime => ({ now: 0, thinking: [] });

/**
 * Plays the next move of a match between bots: the clock's if it is due, else that of the first bot to decide. Seats
 * that are awaited together think at the same time. Undefined: the match is over.
 */
export function playNextMove(table: BotTable, time: SimulatedTime): MoveResult<{ type: string }, object> | undefined {
  const { match } = table;
  const waiting = awaited(match);
  if (waiting.length === 0) return undefined;
  if (table.pace) return playFastestMove(table, table.pace, time);
  const due = dueAt(match);
  if (!waiting.every(seat => time.thinking.includes(seat))) time.now += due === undefined ? 1 : PAUSE;
  if (due !== undefined && due <= time.now) {
    time.now = due;
    time.thinking = [];
    return playClock(table, due);
  }
  const reply = playAnyBotMove(table, seatsOf(seatsAt(match)));
  if (!reply) throw new Error(`the table waits for ${waiting.join(', ')}, who may do nothing`);
  if (reply.ok) time.thinking = waiting.filter(seat => seat !== reply.move.by);
  return reply;
}

/** Every seat that may act decides; the fastest one moves, unless the clock is due first. */
function playFastestMove(table: BotTable, pace: BotPace, time: SimulatedTime): MoveResult<{ type: string }, object> {
  const { match, bots } = table;
  const mayMove = (seat: Seat): boolean => match.game.offers(match.game.view(match.state, seat)).length > 0;
  const intents = seatsOf(seatsAt(match)).flatMap(seat => {
    const decided = bots[seat] && mayMove(seat) ? botDecision(table, seat) : undefined;
    return decided ? [{ seat, action: decided.action, at: time.now + pace(decided.view, decided.action, seat) }] : [];
  });
  const [first] = intents.sort((one, other) => one.at - other.at);
  const due = dueAt(match);
  if (due !== undefined && (!first || due <= first.at)) {
    time.now = due;
    return playClock(table, due);
  }
  if (!first) throw new Error(`the table waits for ${awaited(match).join(', ')}, who do nothing`);
  time.now = first.at;
  return playDecision(table, first.seat, first.action);
}

function playClock(table: BotTable, due: Milliseconds): MoveResult<{ type: string }, object> {
  const reply = tick(table.match, due);
  if (!reply?.ok) throw new Error(`the clock could not move: ${JSON.stringify(reply)}`);
  return reply;
}
