import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCover } from './cover.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function coverOf(seconds: number) {
  let said = '';
  const { cover, dispose } = createRoot(dispose => ({
    cover: createCover({
      seconds: () => seconds,
      onOpen: () => void (said = 'the secret'),
      onCover: () => void (said = ''),
    }),
    dispose,
  }));
  return { cover, dispose, said: () => said };
}

describe('A hidden card', () => {
  test('is covered at first', () => {
    const { cover, said } = coverOf(3);
    expect([cover.isOpen(), said()]).toEqual([false, '']);
  });

  test('is open while it is held; then the announcement is cleared', () => {
    const { cover, said } = coverOf(3);
    cover.hold();
    vi.advanceTimersByTime(60_000);
    expect([cover.isOpen(), cover.left(), said()]).toEqual([true, 0, 'the secret']);
    cover.cover();
    expect([cover.isOpen(), said()]).toEqual([false, '']);
  });

  test('stays open for a few seconds after a key press; then the announcement is cleared', () => {
    const { cover, said } = coverOf(3);
    cover.toggle();
    expect([cover.isOpen(), cover.left(), said()]).toEqual([true, 3, 'the secret']);
    vi.advanceTimersByTime(2_000);
    expect([cover.isOpen(), cover.left()]).toEqual([true, 1]);
    vi.advanceTimersByTime(1_000);
    expect([cover.isOpen(), said()]).toEqual([false, '']);
  });

  test('is covered by pressing again', () => {
    const { cover, said } = coverOf(3);
    cover.toggle();
    cover.toggle();
    expect([cover.isOpen(), said()]).toEqual([false, '']);
    vi.advanceTimersByTime(10_000);
    expect(cover.isOpen()).toBe(false);
  });

  test('is not covered by an old timer while it is held', () => {
    const { cover } = coverOf(3);
    cover.toggle();
    vi.advanceTimersByTime(2_500);
    cover.hold();
    vi.advanceTimersByTime(10_000);
    expect(cover.isOpen()).toBe(true);
  });

  test('leaves no timer behind', () => {
    const { cover, dispose } = coverOf(3);
    cover.toggle();
    dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
