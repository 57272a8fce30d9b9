import { describe, expect, test } from 'vitest';
import type { Motion } from '../rules/state.ts';
import { isAnnounced } from './announcements.ts';

const after = (motion: Motion | null): object => ({ open: { motion } });
const open = (...voted: number[]): Motion => ({ by: 0, suspect: 2, voted });

describe('One phone for everybody', () => {
  test('an accusation and a named place are shown to the room before the phone is passed on', () => {
    expect(isAnnounced({ type: 'accuse' }, after(open(0)))).toBe(true);
    expect(isAnnounced({ type: 'point' }, after(null))).toBe(true);
  });

  test('SPY-5.2: a single vote is not, the last one is: then all votes are open', () => {
    expect(isAnnounced({ type: 'vote' }, after(open(0, 1)))).toBe(false);
    expect(isAnnounced({ type: 'vote' }, after(null))).toBe(true);
    expect(isAnnounced({ type: 'vote' }, after(open()))).toBe(true);
  });

  test('questions and answers are not', () => {
    for (const type of ['ask', 'answer', 'continue', 'start']) expect(isAnnounced({ type }, after(null))).toBe(false);
  });
});
