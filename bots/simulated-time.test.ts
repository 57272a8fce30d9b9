import { expect, test } from 'vitest';
import { type AnyBot, awaited, quickChance, readOptions, seedFrom, start } from '#kernel';
import { titleNamed } from '#shelf';
import { playNextMove, newSimulatedTime, random, botTable } from './index.ts';

function evening(bots: readonly AnyBot[], number: number) {
  const title = titleNamed('spyfall');
  if (!title) throw new Error('Spyfall is not on the shelf');
  const read = readOptions(title.game.options, { rounds: 2, minutes: 1 });
  if ('problem' in read) throw new Error(read.problem);
  const deal = { game: title.game, options: read.options, seats: bots.length };
  const match = start({ ...deal, seed: seedFrom(new Uint8Array(32), [String(number)]) });
  const lapse = newSimulatedTime();
  return { match, lapse, company: botTable(match, [...bots], quickChance(number), () => lapse.now) };
}

/** Talks where it has to, and never accuses. */
const talker: AnyBot = {
  decide({ offers, ...rest }, chance) {
    const talk = offers.filter(({ type }) => type !== 'accuse' && type !== 'point');
    return talk.length > 0 ? random.decide({ ...rest, offers: talk }, chance) : null;
  },
};

test('time passes between two moves, those awaited together move together, and the clock moves when it is due', () => {
  const { match, lapse, company } = evening([talker, talker, talker, talker], 1);
  const steps: { by: unknown; waiting: number; took: number; at: number }[] = [];
  while (awaited(match).length > 0) {
    const [waiting, before] = [awaited(match).length, lapse.now];
    expect(playNextMove(company, lapse)?.ok).toBe(true);
    const last = match.moves.at(-1);
    steps.push({ by: last?.by, waiting, took: lapse.now - before, at: last?.at ?? -1 });
  }
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort((one, other) => one - other));
  // three vote on each of four, in the same moment
  const votes = steps.filter(({ by, waiting }) => by !== 'clock' && waiting > 1);
  expect(votes.filter(({ waiting }) => waiting === 3).map(({ took }) => took)).toContain(10_000);
  expect(new Set(votes.filter(({ waiting }) => waiting === 2).map(({ took }) => took))).toEqual(new Set([0]));
  const struck = match.moves.filter(({ by }) => by === 'clock').map(({ action }) => action?.type);
  expect(struck).toEqual(['ring', 'ring']);
  expect(playNextMove(company, lapse)).toBeUndefined();
});

test('every bot with offers is asked, and gets the time left on the clock', () => {
  const asked = new Map<number, number[]>();
  const listener: AnyBot = {
    decide(situation, chance) {
      asked.set(situation.seat, [...(asked.get(situation.seat) ?? []), situation.left ?? -1]);
      return talker.decide(situation, chance);
    },
  };
  const { company, lapse } = evening([listener, listener, listener], 2);
  for (let moves = 0; moves < 6; moves++) playNextMove(company, lapse);
  expect(new Set(asked.keys())).toEqual(new Set([0, 1, 2]));
  const times = [...asked.values()].flat();
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect(Math.max(...times)).toBeLessThanOrEqual(120_000);
  expect(new Set(times).size).toBeGreaterThan(3);
});

test('a bot the table waits for may not wait', () => {
  const sleeper: AnyBot = { decide: () => null };
  const { company, lapse } = evening([sleeper, sleeper, sleeper], 3);
  expect(() => playNextMove(company, lapse)).toThrow('would rather wait');
});

test('at a human pace, the fastest seat moves first', () => {
  const { match, lapse, company } = evening([talker, talker, talker], 4);
  const paced = { ...company, pace: (_: object, __: object, seat: number) => [9_000, 3_000, 6_000][seat] ?? 0 };
  // the dealer starts the clock; then all may talk
  while (match.moves.length < 12 && awaited(match).length > 0) {
    const before = lapse.now;
    const mayMove = [1, 2, 0].find(seat => {
      const offers = match.game.offers(match.game.view(match.state, seat));
      return offers.some(({ type }) => type !== 'accuse' && type !== 'point');
    });
    const reply = playNextMove(paced, lapse);
    if (!reply?.ok || reply.move.by === 'clock') continue;
    expect(reply.move.by).toBe(mayMove);
    expect(lapse.now - before).toBe([9_000, 3_000, 6_000][Number(reply.move.by)]);
  }
  expect(new Set(match.moves.map(({ by }) => by)).size).toBeGreaterThan(1);
});
