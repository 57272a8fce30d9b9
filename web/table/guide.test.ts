import { describe, expect, test } from 'vitest';
import type { Hint } from '../../games/hints.ts';
import { type GuideState, onDismiss, onEnd, onFittingHints, onRecall, onTurn, readGuide, writeGuide } from './guide.ts';

const hint = (id: string): Hint => ({ id, rule: 'PI-1.1', line: { key: `hint-${id}` } });
const [cube, disc, goal] = [hint('cube'), hint('disc'), hint('goal')];
const newcomer = readGuide(null);
const shown = ({ shown: one }: GuideState): string | undefined => one?.id;

describe('In the first match of a game', () => {
  test('the most useful hint that fits comes up', () => {
    expect(shown(onFittingHints(newcomer, [cube, goal]))).toBe('cube');
    expect(shown(onFittingHints(newcomer, []))).toBeUndefined();
  });

  test('each comes up once', () => {
    const first = onDismiss(onFittingHints(newcomer, [cube]));
    expect(shown(onTurn(first, [cube]))).toBeUndefined();
    expect(shown(onTurn(first, [cube, goal]))).toBe('goal');
  });

  test('at most one new hint comes up before the turn begins or ends, also when the first was dismissed', () => {
    const first = onFittingHints(newcomer, [cube, disc]);
    expect(shown(onFittingHints(first, [disc]))).toBe('cube');
    expect(shown(onFittingHints(onDismiss(first), [disc]))).toBeUndefined();
    expect(shown(onTurn(first, [disc]))).toBe('disc');
  });

  test('a hint stays to be read while it fits and nothing is more useful, and leaves when it does not', () => {
    const first = onFittingHints(newcomer, [cube]);
    expect(shown(onTurn(first, [cube, disc]))).toBe('cube');
    expect(shown(onFittingHints(onTurn(first, [cube]), [cube, disc]))).toBe('cube');
    expect(shown(onTurn(first, [disc, cube]))).toBe('disc');
    expect(shown(onTurn(first, []))).toBeUndefined();
    expect(shown(onFittingHints(first, []))).toBe('cube');
  });

  test('a momentary hint leaves as soon as it does not fit, and makes room for another', () => {
    const place: Hint = { ...hint('place'), isMomentary: true };
    const first = onFittingHints(newcomer, [place]);
    expect(shown(onFittingHints(first, [place, disc]))).toBe('place');
    expect(shown(onFittingHints(first, []))).toBeUndefined();
    expect(shown(onFittingHints(first, [disc]))).toBe('disc');
  });

  test('seen hints are remembered after a reload, and a new hint can come up', () => {
    const again = readGuide(writeGuide(onFittingHints(newcomer, [cube])));
    expect(shown(again)).toBeUndefined();
    expect(shown(onFittingHints(again, [cube, disc]))).toBe('disc');
  });
});

describe('After the first match', () => {
  const regular = readGuide(writeGuide(onEnd(onFittingHints(newcomer, [cube]))));

  test('no hint appears automatically', () => {
    expect(shown(onFittingHints(regular, [disc]))).toBeUndefined();
    expect(shown(onTurn(regular, [disc]))).toBeUndefined();
  });

  test('the hint that fits is called back, as often as the player likes', () => {
    const called = onRecall(regular, [cube, goal]);
    expect(shown(called)).toBe('cube');
    expect(shown(onDismiss(called))).toBeUndefined();
    expect(shown(onRecall(onDismiss(called), [cube, goal]))).toBe('cube');
  });
});

test('a requested hint does not count as the automatic one', () => {
  expect(onRecall(newcomer, [cube]).seen).toEqual([]);
});

test.each(['', 'x', 'null', '[]', '7', '{"seen":7}', '{"seen":[1,"cube"],"isOver":"yes"}'])(
  'the guide can be read from any stored data: %s',
  text => {
    const { seen, isOver } = readGuide(text);
    expect(isOver).toBe(false);
    expect(seen.every(id => id === 'cube')).toBe(true);
  },
);
