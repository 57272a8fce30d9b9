import { describe, expect, test } from 'vitest';
import { type Lap, lap, type LapState } from '../kernel/lap.fixture.ts';
import { check, type ContractOptions } from '#testkit';

type LapPractice = ContractOptions<LapState, object, { type: string }, object, object>;

const practice = {
  maxMoves: 60,
  actions: ['step', 'join', 'cancel'],
  events: ['stepped', 'joined', 'drew'],
} as const satisfies LapPractice;

const but = (change: Partial<Lap>): Lap => ({ ...lap, ...change });
const growing = (change: Partial<NonNullable<Lap['growth']>>): Lap => {
  if (!lap.growth) throw new Error('the lap has to grow');
  return but({ growth: { ...lap.growth, ...change } });
};
const alsoDoing = (also: Lap['apply']): Lap =>
  but({
    apply(state, by, action, table) {
      lap.apply(state, by, action, table);
      also(state, by, action, table);
    },
  });

test('a game that takes in latecomers keeps every law', () => {
  expect(check(lap, practice)).toBeUndefined();
});

describe('growth: each broken game fails for its own reason', () => {
  test('a seat for a guest who was not admitted', () => {
    const game = alsoDoing(({ open, numbers }, _, { type }) => {
      if (type !== 'join' || open.seats > 3) return;
      open.seats += 2;
      open.waiting -= 1;
      open.steps.push(0, 0);
      numbers.push(1, 1);
    });
    expect(check(game, { ...practice, laws: ['growth'] })?.message).toMatch(
      /^growth: 1 were let in, and 2 seats added/,
    );
  });

  test('no seat for a guest who was admitted', () => {
    const game = growing({
      admit: ({ open }) => (open.laps < 3 && open.seats + open.waiting < 4 ? { type: 'join' } : undefined),
    });
    const forgetful: Lap = {
      ...game,
      apply(state, by, action, table) {
        const { waiting } = state.open;
        const isLast = action.type === 'step' && state.open.laps === 2 && state.open.turn === state.open.seats - 1;
        if (isLast) state.open.waiting = 0;
        lap.apply(state, by, action, table);
        if (isLast) state.open.waiting = waiting;
      },
    };
    expect(check(forgetful, { ...practice, laws: ['growth'] })?.message).toMatch(
      /^growth: the game is over, and \d who were let in got no seat/,
    );
  });

  test('more than the table can take', () => {
    const game = growing({ admit: ({ open }) => (open.laps < 2 ? { type: 'join' } : undefined) });
    expect(check(game, { ...practice, laws: ['growth'] })?.message).toMatch(/^growth: one more than 4 may be let in/);
  });

  test('a wrong count of those who wait', () => {
    const game = growing({ waiting: () => 0 });
    expect(check(game, { ...practice, laws: ['growth'] })?.message).toMatch(
      /^growth: 1 wait for a seat, and the rules count 0/,
    );
  });

  test('a random number drawn when a guest is admitted', () => {
    const game = alsoDoing((_, by, _action, table) => {
      if (by === 'table') table.below(2);
    });
    expect(check(game, { ...practice, laws: ['growth'] })?.message).toMatch(/^growth: {"type":"join"} draws luck/);
  });

  test('a whisper when a guest is admitted', () => {
    const game = alsoDoing((_, by, _action, table) => {
      if (by === 'table') table.whisper([0], { type: 'drew', number: 1 }, null);
    });
    expect(check(game, { ...practice, laws: ['growth'] })?.message).toMatch(/^growth: {"type":"join"} whispers/);
  });

  test('a secret that changes when a guest is admitted', () => {
    const game = alsoDoing(({ numbers }, by) => {
      if (by === 'table') numbers[0] = 100 + (numbers[0] ?? 0);
    });
    expect(check(game, { ...practice, laws: ['growth'] })?.message).toMatch(
      /^growth: of {"type":"join"} not all see the same/,
    );
  });

  test('a result that leaves the latecomers out breaks the law of endings', () => {
    const game = but({
      result: state => {
        const result = lap.result(state);
        return result && { ...result, points: result.points.slice(0, 2), ranks: result.ranks.slice(0, 2) };
      },
    });
    expect(check(game, { ...practice, players: [2], laws: ['ends'] })?.message).toMatch(
      /^ends: this is no result for 3 seats/,
    );
  });
});
