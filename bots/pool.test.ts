import { setImmediate as aMoment, setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { accept, awaited, field, play, seatsOf } from '#kernel';
import {
  type BotAnswer,
  type BotPool,
  type BotRequest,
  botPool,
  type PoolOptions,
  type BotQuestion,
  type Substituted,
} from '#bots/pool';
import { dealtMatch, questionAt, underWay } from './match.fixture.ts';

/** What threads run when nothing else is said. */
const OWN = new URL('./pool.worker.ts', import.meta.url);
/** A thread with the bots of the shelf and some that are broken. */
const BROKEN = new URL('./pool.fixture.ts', import.meta.url);

interface Opened {
  readonly pool: BotPool;
  readonly logged: Substituted[];
}

/** A pool, and what it logs. */
function opened(options: Partial<PoolOptions>): Opened {
  const logged: Substituted[] = [];
  return { pool: botPool({ threads: 1, worker: BROKEN, log: one => void logged.push(one), ...options }), logged };
}

/** One that is closed after the test. */
function open(options: Partial<PoolOptions>): Opened {
  const one = opened(options);
  onTestFinished(() => one.pool.close());
  return one;
}

/** For tests that need none of their own. */
const shared = opened({ threads: 2 });
afterAll(() => shared.pool.close());

let tables = 0;
/** A request of a table of its own, or of this one. */
const requestFor = (question: BotQuestion, table = `table ${++tables}`): BotRequest => ({
  table,
  seat: question.seat,
  question: () => question,
});

/** The answer to a question nothing takes the place of. */
async function answerOf(pool: BotPool, question: BotQuestion, table?: string): Promise<BotAnswer> {
  const answer = await pool.ask(requestFor(question, table));
  if (!answer) throw new Error('the question was replaced');
  return answer;
}

async function ask(question: BotQuestion): Promise<{ answer: BotAnswer; logged: Substituted[] }> {
  const before = shared.logged.length;
  const answer = await answerOf(shared.pool, question);
  return { answer, logged: shared.logged.slice(before) };
}

const { match: MATCH, mover, idler } = underWay(1);
/** For the seat the table waits for. */
const due = (bot: string): BotQuestion => questionAt(MATCH, mover, bot);
/** For a seat that may only move its markers. */
const early = (bot: string): BotQuestion => questionAt(MATCH, idler, bot);

function atTurn(number: number, bot: string): BotQuestion {
  const { match, mover: seat } = underWay(number);
  return questionAt(match, seat, bot);
}

const fitsOffers = ({ view }: BotQuestion, { action }: BotAnswer): boolean =>
  accept<{ type: string }>(MATCH.game.offers(view), action) !== undefined;

describe('a pool of bots', () => {
  test('plays a match of P.I. to its end, every seat asked before every move', async () => {
    const { pool, logged } = open({ threads: 2, worker: OWN });
    const bots = ['master', 'regular', 'novice', 'random'];
    const match = dealtMatch(2, bots.length);
    while (!match.game.result(match.state)) {
      const [turn = -1] = awaited(match);
      const answers = await Promise.all(
        seatsOf(match.seats).map(seat => answerOf(pool, questionAt(match, seat, bots[seat] ?? ''))),
      );
      for (const { substitute } of answers) expect(substitute).toBeNull();
      for (const { action } of answers.toSpliced(turn, 1)) expect(action).toBeNull();
      expect(play(match, turn, answers[turn]?.action, match.moves.length)).toMatchObject({ ok: true });
    }
    expect(match.moves.length).toBeGreaterThan(20);
    expect(logged).toEqual([]);
  });

  test('answers 200 questions at once, the first first', async () => {
    const { pool } = open({ threads: 1 });
    const order: number[] = [];
    const asked = seatsOf(200).map(async number => {
      await answerOf(pool, questionAt(MATCH, number % 4, 'novice'));
      order.push(number);
    });
    expect(pool.waiting).toBe(199);
    await Promise.all(asked);
    expect(order).toEqual(seatsOf(200));
    expect(pool.waiting).toBe(0);
  });

  test('returns each answer to its own request, with any number of concurrent requests', async () => {
    const { pool } = shared;
    const questions = seatsOf(60).map(number => atTurn(number, 'random'));
    const answers = await Promise.all(questions.map(question => answerOf(pool, question)));
    // the cards that lie open differ from match to match
    questions.forEach((question, at) => expect(fitsOffers(question, answers[at] as BotAnswer)).toBe(true));
  });

  test('does not think the same way twice', async () => {
    const answers = await Promise.all(seatsOf(30).map(() => answerOf(shared.pool, due('random'))));
    expect(new Set(answers.map(({ action }) => JSON.stringify(action))).size).toBeGreaterThan(1);
  });

  test('takes a question when there is a thread for it, and not before', async () => {
    const { pool } = open({});
    const { question, ticks } = counting('patient');
    const first = answerOf(pool, question);
    await begun(ticks);
    let taken = 0;
    const second = pool.ask({ ...requestFor(due('novice')), question: () => (++taken, due('novice')) });
    expect(taken).toBe(0);
    release(ticks);
    await Promise.all([first, second]);
    expect(taken).toBe(1);
  });

  test('asks nothing where the question is not needed any more', async () => {
    const { pool, logged } = open({});
    expect(await pool.ask({ ...requestFor(due('looper')), question: () => undefined })).toBeNull();
    expect(await answerOf(pool, due('novice'))).toMatchObject({ substitute: null });
    expect(logged).toEqual([]);
  });

  test('says what went wrong if there is no question', async () => {
    const { pool } = open({});
    const fail = (): never => {
      throw new Error('no view');
    };
    await expect(pool.ask({ ...requestFor(due('novice')), question: fail })).rejects.toThrow('no view');
    expect(await answerOf(pool, due('novice'))).toMatchObject({ substitute: null });
  });

  test('keeps one request of a seat: of those that wait the last, which waits for the one that is thought about', async () => {
    const { pool } = open({ threads: 2 });
    const { question, ticks } = counting('patient');
    const asked: string[] = [];
    const next = (name: string): Promise<BotAnswer | null> =>
      pool.ask({ ...requestFor(due('novice'), 'here'), question: () => (asked.push(name), due('novice')) });
    const first = answerOf(pool, question, 'here');
    await begun(ticks);
    const [second, third, last] = [next('second'), next('third'), next('last')];
    expect(pool.waiting).toBe(1);
    // there is a second thread, and still the seat has to wait
    await answerOf(pool, due('novice'), 'there');
    expect([await second, await third, asked]).toEqual([null, null, []]);
    release(ticks);
    expect([(await first).substitute, (await last)?.substitute, asked]).toEqual([null, null, ['last']]);
  });

  test('serves the table whose bots have thought least, however many requests another one has', async () => {
    const { pool } = open({});
    const { question, ticks } = counting('patient');
    const order: string[] = [];
    const greedy = [0, 1, 2].map(async seat => {
      await pool.ask({ table: 'greedy', seat, question: () => (seat === 0 ? question : due('novice')) });
      order.push(`greedy ${seat}`);
    });
    await begun(ticks);
    const modest = ['one', 'two'].map(async table => {
      await answerOf(pool, due('novice'), table);
      order.push(table);
    });
    release(ticks);
    await Promise.all([...greedy, ...modest]);
    expect(order).toEqual(['greedy 0', 'one', 'two', 'greedy 1', 'greedy 2']);
  });

  test('makes a simple move for those that have waited too long', async () => {
    const { pool, logged } = open({ late: 20 });
    const { question, ticks } = counting('patient');
    const first = answerOf(pool, question);
    await begun(ticks);
    const asked = due('leaver');
    const late = answerOf(pool, asked);
    await pause(30);
    release(ticks);
    await first;
    expect((await late).substitute).toBe('late');
    expect(fitsOffers(asked, await late)).toBe(true);
    expect(logged).toMatchObject([
      { substitute: 'late', reason: expect.stringMatching(/^it waited \d+ ms for a thread$/) as string },
    ]);
  });

  test('makes a simple move at once for those that come when too many wait', async () => {
    const { pool, logged } = open({ crowded: 2 });
    const { question, ticks } = counting('patient');
    const first = answerOf(pool, question);
    await begun(ticks);
    const order: string[] = [];
    const others = ['one', 'two', 'three'].map(async table => {
      const { substitute } = await answerOf(pool, due('novice'), table);
      order.push(`${table} ${substitute}`);
    });
    release(ticks);
    await Promise.all([first, ...others]);
    expect(order).toEqual(['three late', 'one null', 'two null']);
    expect(logged).toMatchObject([{ reason: '2 others were waiting for a thread' }]);
  });

  test('tells bots when their time to think is up', async () => {
    const { pool } = open({ timeout: 100 });
    expect(await answerOf(pool, due('dutiful'))).toMatchObject({ substitute: null });
  });

  test('starts no more threads than it may, and uses them again', async () => {
    const { pool, logged } = open({ threads: 2 });
    await Promise.all(seatsOf(20).map(() => answerOf(pool, due('thrower'))));
    await answerOf(pool, due('thrower'));
    expect(logged).toHaveLength(21);
    expect(threadsOf(logged).size).toBeLessThanOrEqual(2);
  });

  test('needs a thread', () => {
    expect(() => open({ threads: 0 })).toThrow('a pool of bots needs at least one thread, not 0');
  });
});

const threadsOf = (logged: readonly Substituted[]): Set<string | undefined> =>
  new Set(logged.map(({ reason }) => /thrown in thread \d+/.exec(reason)?.[0]));

describe('a bot that fails', () => {
  const ways: Readonly<Record<string, string>> = {
    thrower: 'Error: thrown in thread',
    sleeper: 'and said null',
    cheat: 'and said {"type":"steal"}',
    leaver: 'its thread ended with code 7',
    nobody: 'no bot called nobody plays pi',
  };

  test.each(Object.entries(ways))('%s: a simple legal move is made for it, and the reason logged', async (bot, why) => {
    const { answer, logged } = await ask(due(bot));
    expect(answer.substitute).toBe('failed');
    expect(fitsOffers(due(bot), answer)).toBe(true);
    expect(logged).toEqual([
      { title: 'pi', bot, seat: mover, substitute: 'failed', reason: expect.stringContaining(why) as string },
    ]);
  });

  test.each(['thrower', 'cheat', 'leaver'])('%s: it waits where it is not awaited', async bot => {
    const { answer, logged } = await ask(early(bot));
    expect(answer).toEqual({ action: null, substitute: 'failed' });
    expect(logged).toHaveLength(1);
  });

  test('takes no other question down with it', async () => {
    const questions = ['novice', 'leaver', 'novice', 'timeBomb', 'novice', 'novice'].map(due);
    const answers = await Promise.all(questions.map(question => answerOf(shared.pool, question)));
    questions.forEach((question, at) => expect(fitsOffers(question, answers[at] as BotAnswer)).toBe(true));
  });
});

describe('a bot that thinks for too long', () => {
  test('has a simple legal move made for it, and those behind it are served', async () => {
    const { pool, logged } = open({ timeout: 250 });
    const questions = ['looper', 'novice', 'random', 'novice'].map(due);
    const answers = await Promise.all(questions.map(question => answerOf(pool, question)));
    questions.forEach((question, at) => expect(fitsOffers(question, answers[at] as BotAnswer)).toBe(true));
    expect(answers[0]?.substitute).toBe('slow');
    expect(logged[0]).toEqual({
      title: 'pi',
      bot: 'looper',
      seat: mover,
      substitute: 'slow',
      reason: 'still thinking after 250 ms',
    });
  });

  test('waits where it is not awaited', async () => {
    const { pool } = open({ timeout: 50 });
    expect(await answerOf(pool, early('looper'))).toEqual({ action: null, substitute: 'slow' });
  });

  test('does not think on', async () => {
    const { pool } = open({ timeout: 50 });
    const { question, ticks } = counting('counter');
    await answerOf(pool, question);
    expect(await isStill(ticks)).toBe(true);
  });

  test('does not count as slow if its answer has already arrived', async () => {
    const { pool } = open({ timeout: 200 });
    const { question, ticks } = counting('patient');
    const answer = answerOf(pool, question);
    await begun(ticks);
    await aMoment(); // after which timers come before messages
    release(ticks);
    // this thread does nothing at all for twice as long as the pool is patient
    Atomics.wait(ticks, 0, 2, 400);
    expect(await answer).toMatchObject({ substitute: null });
  });
});

describe('a question that no bot can answer', () => {
  test.each([{ view: {} }, { view: { me: 0, open: null } }, { view: [] }])('its view is none: %j', async ({ view }) => {
    const { answer, logged } = await ask({ ...due('regular'), view });
    expect(answer).toEqual({ action: null, substitute: 'failed' });
    expect(logged[0]?.reason).toContain('no move in its place either');
  });

  test('its view is no plain data', async () => {
    const view = { ...due('regular').view, peek: () => 'secret' };
    const { answer, logged } = await ask({ ...due('regular'), view });
    expect(answer).toEqual({ action: null, substitute: 'failed' });
    expect(logged[0]?.reason).toContain('could not be cloned');
  });

  test('does not keep others from theirs', async () => {
    const { answer, logged } = await ask(due('regular'));
    expect(answer.substitute).toBeNull();
    expect(logged).toEqual([]);
  });

  test('threads that cannot start', async () => {
    const { pool, logged } = open({ threads: 2, worker: new URL('./nowhere.ts', import.meta.url) });
    const answers = await Promise.all(seatsOf(5).map(() => answerOf(pool, due('regular'))));
    for (const answer of answers) expect(answer).toEqual({ action: null, substitute: 'failed' });
    expect(logged).toHaveLength(5);
    expect(logged[0]?.reason).toContain('nowhere.ts');
  });
});

describe('a pool that is closed', () => {
  test('rejects open requests, and ends its threads', async () => {
    const { pool, logged } = open({});
    const { question, ticks } = counting('counter');
    const asked = [question, due('novice'), due('novice')].map(one => answerOf(pool, one));
    await begun(ticks);
    const outcomes = Promise.allSettled(asked);
    await pool.close();
    for (const outcome of await outcomes)
      expect(field(field(outcome, 'reason') as object, 'message')).toBe(
        'the pool of bots was closed before there was an answer',
      );
    expect(pool.waiting).toBe(0);
    expect(logged).toEqual([]);
    expect(await isStill(ticks)).toBe(true);
  });

  test('takes no more questions, and may be closed again', async () => {
    const { pool } = open({});
    await pool.close();
    await pool.close();
    await expect(answerOf(pool, due('novice'))).rejects.toThrow('the pool of bots is closed');
  });
});

/** A question its bot counts over, and how far it got. */
function counting(bot: string): { question: BotQuestion; ticks: Int32Array } {
  const ticks = new Int32Array(new SharedArrayBuffer(4));
  const question = { ...due(bot), ticks };
  return { question, ticks };
}

async function begun(ticks: Int32Array): Promise<void> {
  while (Atomics.load(ticks, 0) === 0) await pause(1);
}

/** Lets the patient one decide. */
function release(ticks: Int32Array): void {
  Atomics.store(ticks, 0, 2);
  Atomics.notify(ticks, 0);
}

/** Whether it was counted, and is no longer. */
async function isStill(ticks: Int32Array): Promise<boolean> {
  const count = Atomics.load(ticks, 0);
  await pause(30);
  return count !== 0 && Atomics.load(ticks, 0) === count;
}
