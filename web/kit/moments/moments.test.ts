import { afterEach, describe, expect, test, vi } from 'vitest';
import { isMotionReduced } from './moments.ts';

afterEach(() => void vi.unstubAllGlobals());

function browser(motion: string | undefined, prefersReduced: boolean): void {
  vi.stubGlobal('document', { documentElement: { dataset: { motion } } });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReduced }));
}

describe('Reduced motion', () => {
  test.each([
    ['full', true, false],
    ['reduced', false, true],
    ['system', true, true],
    ['system', false, false],
    [undefined, true, true],
  ])('with the setting %s, and the device asking for less motion: %s, nothing moves: %s', (motion, prefers, still) => {
    browser(motion, prefers);
    expect(isMotionReduced()).toBe(still);
  });
});
