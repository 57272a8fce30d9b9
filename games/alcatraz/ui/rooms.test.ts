import { describe, expect, test } from 'vitest';
import { krzysiek, michal, prison, rafal } from '../rules/scene.fixture.ts';
import { playOf, reachOf, watchAt } from './rooms.ts';

describe('The guards of a location', () => {
  test.each([
    [0, 'normal'],
    [1, 'normal'],
    [2, 'dear'],
    [3, 'blocked'],
    [4, 'full'],
  ])('%i guards: %s (ALC-8.3, ALC-8.4)', (guards, band) => {
    expect(watchAt(prison({ guards: { 6: guards } }).open, 6)).toMatchObject({ guards, band });
  });

  test('bribed guards do not count for the band (ALC-8.10)', () => {
    const { open } = prison({ guards: { 6: 2 } });
    const acting = open.acting && { ...open.acting, bribes: [{ at: 6, count: 1 }] };
    expect(watchAt({ ...open, acting }, 6)).toMatchObject({ guards: 2, bribed: 1, band: 'normal' });
  });

  test('a location that blackmail closed says so (ALC-14.13)', () => {
    expect(watchAt(prison({ closed: [7] }).open, 7).isClosed).toBe(true);
  });
});

describe('Where the acting prisoner can go', () => {
  // 1 2 3 4 / 5 6 7 8 / 9 10 11 12: Michał stands on 6
  const { open } = prison({ guards: { 1: 4 }, closed: [11] });

  test('neighbours are open, diagonals too; full and closed ones are shut (ALC-9.1, ALC-8.4)', () => {
    const reach = Object.groupBy(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      location => reachOf(open, location) ?? 'none',
    );
    expect(reach).toEqual({ here: [6], open: [2, 3, 5, 7, 9, 10], shut: [1, 11], far: [4, 8, 12] });
  });

  test('without action points no neighbour is open (ALC-7.6)', () => {
    expect(reachOf(prison({ ap: 0 }).open, 2)).toBe('shut');
  });

  test('nobody goes anywhere during talks', () => {
    expect(reachOf(prison({ phase: 'talks' }).open, 2)).toBeUndefined();
  });
});

test('the scapegoat acts first, then clockwise (ALC-7.1)', () => {
  const { open } = prison({ scapegoat: rafal, acting: michal });
  expect([rafal, michal, krzysiek].map(seat => playOf(open, seat))).toEqual(['done', 'now', 'next']);
});
