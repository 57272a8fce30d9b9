import { describe, expect, test } from 'vitest';
import { seatsOf, viewersOf } from '#kernel';
import { given } from '#testkit';
import { spyfall } from './game.ts';
import { PLACES } from './places.ts';
import {
  accuse,
  allVote,
  ann,
  ask,
  BANK,
  bob,
  cyd,
  dan,
  HOTEL,
  lastRound,
  look,
  name,
  otherPlace,
  type SceneState,
  started,
} from './scene.fixture.ts';

const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));

const ALL = viewersOf(4);

describe('6 The spy guesses', () => {
  test('SPY-6.1 while the clock runs the spy may name a place at any moment, and the round is over', () => {
    for (const table of [underWay(), underWay().play(ann, ask(bob)), underWay().play(ann, ask(cyd))]) {
      const over = table.play(cyd, name(BANK));
      for (const viewer of ALL) {
        expect(over.hears(viewer)[0]).toEqual({ type: 'placeNamed', by: cyd, place: BANK, right: true });
        expect(over.hears(viewer)[1]).toMatchObject({ type: 'roundEnded', round: 1 });
        expect(over.sees(viewer).open).toMatchObject({ round: 2, stage: 'dealt' });
      }
    }
  });

  test('SPY-6.2 not during a vote; if the vote fails, the right returns', () => {
    const accused = underWay().play(ann, accuse(cyd));
    for (const seat of [ann, bob, cyd, dan]) expect(accused.refuses(seat, name(BANK))).toBe('SPY-6.2');
    const failed = allVote(accused, { [dan]: 'nay' });
    expect(lastRound(failed.play(cyd, name(BANK))).points).toEqual([0, 0, 4, 0]);
  });

  test('SPY-6.3 one of the thirty, and none that was played before', () => {
    const table = underWay({ used: [HOTEL] });
    for (const seat of [ann, cyd]) {
      expect(table.refuses(seat, name(HOTEL))).toBe('SPY-6.3');
      expect(table.refuses(seat, look(HOTEL))).toBe('SPY-6.3');
      for (const place of ['30', '1', 'bank', '--']) expect(table.refuses(seat, name(place))).toBe('SPY-6.3');
      expect(table.refuses(seat, { type: 'point', place: BANK, how: 'shout' })).toBe('SPY-6.1');
    }
  });

  test('SPY-6.4 right, and the spy wins; wrong, and the others do', () => {
    const right = underWay().play(cyd, name(BANK));
    expect(lastRound(right)).toMatchObject({ ending: { type: 'named', place: BANK }, points: [0, 0, 4, 0] });
    const wrong = underWay().play(cyd, name(HOTEL));
    expect(wrong.hears(ann)[0]).toEqual({ type: 'placeNamed', by: cyd, place: HOTEL, right: false });
    expect(lastRound(wrong)).toMatchObject({ ending: { type: 'named', place: HOTEL }, points: [1, 1, 0, 1] });
  });

  test.each([3, 8])(
    'SPY-6.5 at a table of %i all seats have exactly the same offers, whichever seat is the spy',
    seats => {
      for (const spy of seatsOf(seats)) {
        const table = underWay({ seats, spy, dealer: 0 });
        const pointing = { type: 'point', place: { oneOf: PLACES }, how: { oneOf: ['look', 'name'] } };
        for (const seat of seatsOf(seats)) expect(table.offers(seat).at(-1)).toEqual(pointing);
      }
    },
  );

  test('SPY-6.5 looking, and naming by a seat that is not the spy, changes nothing and has no events', () => {
    const table = underWay();
    const deeds = [ann, bob, cyd, dan].flatMap(seat => [
      { seat, action: look(BANK) },
      ...(seat === cyd
        ? []
        : [
            { seat, action: name(BANK) },
            { seat, action: name(otherPlace(table, BANK)) },
          ]),
    ]);
    for (const { seat, action } of deeds) {
      const after = table.play(seat, action);
      expect(after.state).toEqual(table.state);
      expect(ALL.map(viewer => after.hears(viewer))).toEqual(ALL.map(() => []));
      expect(spyfall.noOp?.(table.sees(seat), action)).toBe(true);
    }
  });

  test('SPY-6.5 of pointing, only naming by the spy is a move', () => {
    const table = underWay();
    expect(spyfall.noOp?.(table.sees(cyd), name(BANK))).toBe(false);
    expect(spyfall.noOp?.(table.sees(ann), ask(bob))).toBe(false);
    expect(spyfall.noOp?.(table.sees(bob), accuse(ann))).toBe(false);
  });
});
