import { describe, expect, test } from 'vitest';
import { janek, krzysiek, michal, rafal } from '../../rules/scene.fixture.ts';
import type { Event } from '../../rules/state.ts';
import { rewardIn, stepsOf } from './story.ts';

const SEATS = { seats: [0, 1, 2, 3], scapegoat: rafal };
const performed: Event = { type: 'taskPerformed', by: michal, card: 'E1', at: 4, tokens: ['1.knife'] };
const marked = (seat: number, element: 'E' | 'B'): Event => ({ type: 'elementMarked', seat, element });

describe('What a task brings', () => {
  test('performer, reward, removed cards, new task, in that order (ALC-13)', () => {
    const story = rewardIn(
      [
        performed,
        marked(michal, 'E'),
        { type: 'rewardShown', card: 'B2' },
        marked(janek, 'B'),
        { type: 'taskRejected', card: 'A1' },
        { type: 'taskLaid', card: 'C3', at: 7 },
      ],
      SEATS,
    );
    expect(story).toEqual({
      performer: michal,
      card: 'E1',
      at: 4,
      element: 'E',
      isNewToPerformer: true,
      rewardCard: 'B2',
      rewarded: [
        { seat: krzysiek, isNew: false },
        { seat: janek, isNew: true },
      ],
      scapegoat: rafal,
      end: 'goesOn',
      rejected: ['A1'],
      laid: [{ card: 'C3', at: 7 }],
    });
    expect(story && stepsOf(story)).toEqual(['letter', 'reward', 'removed', 'end', 'task']);
  });

  test('without a card in the deck the others get nothing (ALC-13.10)', () => {
    const story = rewardIn([performed, { type: 'rewardShown', card: null }], SEATS);
    expect(story).toMatchObject({ isNewToPerformer: false, rewardCard: null, rewarded: [], laid: [] });
  });

  test('if the match ends, no new task is laid out (ALC-16.12)', () => {
    const ending = { outcome: 'allLose' } as const;
    const ended = rewardIn([performed, { type: 'matchEnded', ending }], SEATS);
    expect(ended?.end).toEqual(ending);
    expect(ended && stepsOf(ended)).toEqual(['letter', 'reward', 'removed', 'end']);
    const naming = rewardIn([performed, { type: 'namingBegan', candidates: [janek, krzysiek] }], SEATS);
    expect(naming?.end).toBe('naming');
  });

  test('other moves bring none', () => {
    expect(rewardIn([{ type: 'bribed', by: michal, at: 4, count: 1 }], SEATS)).toBeUndefined();
  });
});
