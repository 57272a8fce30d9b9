import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { CITY, OTHER, done, hand, offered, pick, play, withCard } from './events.fixture.ts';
import { EX } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { A, B, codeFor, dice, namesOf, type Stated, stateOf } from './scene.fixture.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));

describe('Picking', () => {
  test('TCZ-14.13, TCZ-14.14 the candidates, and the number that can really go', () => {
    const now = scene({ ...CITY, hands: withCard(151) }).play(A, play(151, B), dice(6));
    expect(now.state.open.pending).toMatchObject({ n: 2, must: true });
    expect(offered(now, B)).toEqual(['C3x8', 'D4x9']);
  });

  test('TCZ-14.15, TCZ-14.18 chance picks without repetition, and cards leave together', () => {
    const now = scene({ ...CITY, hands: withCard(159) }).play(A, play(159, B), dice(6));
    expect(namesOf(now.state, B)).toEqual(['C3x9']);
    const chosen = scene({ ...CITY, hands: withCard(161), b: { C3x9: 2, D4x9: 55, C3x8: 56 } })
      .play(A, play(161, B))
      .play(A, pick('D4x9'));
    expect(namesOf(chosen.state, B)).toEqual(['C3x8', 'C3x9', 'D4x9']);
    expect(namesOf(chosen.play(A, pick('C3x8')).state, B)).toEqual(['C3x9']);
  });

  test('TCZ-14.16 voluntary for the actor, compulsory for the target', () => {
    const mine = scene({ ...CITY, hands: withCard(161), b: { C3x9: 2, D4x9: 55 } }).play(A, play(161, B));
    expect(namesOf(mine.play(A, done).state, B)).toEqual(['C3x9', 'D4x9']);
    const theirs = scene({ ...CITY, hands: withCard(151) }).play(A, play(151, B), dice(1));
    expect(codeFor(theirs, B, done)).toBe('BAD_ANSWER');
    const forced = scene({ ...CITY, hands: withCard(167), b: { C3x9: 2, D4x9: 55, C3x8: 56 } }).play(A, play(167, B));
    expect(codeFor(forced, A, done)).toBe('BAD_ANSWER');
  });

  test('TCZ-14.17 shapes', () => {
    const city = { C3x9: 2, D4x9: 'trade', C3x8: 'housing', D4x8: 'sport', F6x8: 5, G7x8: 'trade' } as const;
    const row = scene({ ...CITY, b: city, hands: withCard(160) })
      .play(A, play(160, B))
      .play(A, pick('D4x9'));
    // nothing else lies in row 9, so the pick is over
    expect([row.awaited(), namesOf(row.state, B).includes('D4x9')]).toEqual([[B], false]);
    const eighth = scene({ ...CITY, b: city, hands: withCard(160) })
      .play(A, play(160, B))
      .play(A, pick('D4x8'));
    expect(offered(eighth, A)).toEqual(['C3x8', 'F6x8', 'G7x8']);
    const column = scene({ ...CITY, b: city, hands: withCard(EX.storm) }).play(A, play(EX.storm, B));
    expect(offered(column, A)).toEqual(['D4x8', 'D4x9']);
    const fire = scene({ ...CITY, b: city, hands: withCard(EX.fire) })
      .play(A, play(EX.fire, B))
      .play(A, pick('C3x8'));
    expect(offered(fire, A)).toEqual(['D4x8']);
    const block = scene({ ...CITY, b: city, hands: withCard(EX.block) }).play(A, play(EX.block, B), dice());
    expect(hand(block, B).length).toBe(OTHER.length + 3);
  });

  test('TCZ-14.19 what a card touches is judged when the list is built', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: 55, E5x9: 'trade' }, hands: withCard(167) }).play(A, play(167, B));
    expect(offered(now, A)).toEqual(['E5x9']);
    expect(offered(now.play(A, pick('E5x9')), A)).toEqual(['D4x9']);
  });
});
