import { expect, test } from 'vitest';
import { ann, bob, cyd, dan } from '../rules/scene.fixture.ts';
import { addresseeOf } from './addressee.ts';

const exchange = (by: number, to: number, answered = true) => ({ by, to, question: null, answer: null, answered });

test('SPY-4.7 a remark is for the player who answered last, or for the one who asked me', () => {
  const talk = [exchange(ann, bob), exchange(bob, cyd), exchange(cyd, dan, false)];
  expect([ann, bob, cyd, dan].map(me => addresseeOf({ talk, seats: 4 }, me))).toEqual([cyd, cyd, bob, cyd]);
});

test('SPY-4.7 it is never the reader', () => {
  expect([ann, bob].map(me => addresseeOf({ talk: [], seats: 3 }, me))).toEqual([bob, ann]);
});
