import { parentPort } from 'node:worker_threads';
import { type Milliseconds, streamOf } from '#kernel';
import type { Title } from '#shelf';
import { answerInstead, answerTo, type Explained, type Failure, type Question, timeLimit } from './answering.ts';

/** What the pool gives a thread to do. */
export interface Task {
  readonly question: Question;
  /** What became of it in another thread; null: it is asked for the first time. */
  readonly failure: Failure | null;
  /** How long the bot may think. */
  readonly budget: Milliseconds;
}

/** What a thread says: that it has taken up its task, and what came of it. */
export type Said = 'thinking' | Explained;

/** Makes this thread one of a pool: it answers questions about these titles, one after the other. */
export function host(shelf: readonly Title[]): void {
  const pool = parentPort;
  if (!pool) throw new Error('bots are hosted in a thread of their own');
  const say = (said: Said): void => pool.postMessage(said, []);
  pool.on('message', ({ question, failure, budget }: Task) => {
    say('thinking');
    const chance = streamOf(crypto.getRandomValues(new Uint8Array(32)), 0);
    say(
      failure ? answerInstead(question, shelf, chance, failure) : answerTo(question, shelf, chance, timeLimit(budget)),
    );
  });
}
