import { describe, expect, test } from 'vitest';
import { createScrollBottom, type ScrollState } from './scroll-bottom.ts';

const box = (scrollTop: number, clientHeight: number, scrollHeight: number): ScrollState => ({
  scrollTop,
  clientHeight,
  scrollHeight,
});

describe('The bottom of the transcript', () => {
  test('is followed while it grows', () => {
    const foot = createScrollBottom();
    expect(foot.resized(box(0, 100, 100))).toBe(true);
    expect(foot.resized(box(0, 100, 180))).toBe(true);
    foot.scrolled(box(80, 100, 180));
    expect(foot.resized(box(80, 100, 260))).toBe(true);
  });

  test('is no longer followed when the reader scrolls up, and followed again at the bottom', () => {
    const foot = createScrollBottom();
    foot.resized(box(0, 100, 300));
    foot.scrolled(box(40, 100, 300));
    expect(foot.resized(box(40, 100, 380))).toBe(false);
    foot.scrolled(box(280, 100, 380));
    expect(foot.resized(box(280, 100, 460))).toBe(true);
  });

  test('is still followed when its own scroll event comes after new lines', () => {
    const foot = createScrollBottom();
    foot.resized(box(0, 100, 300));
    // scrolled to 200; before that event there are two more lines, and less room for all of them
    foot.scrolled(box(200, 60, 380));
    expect(foot.resized(box(200, 60, 380))).toBe(true);
  });
});
