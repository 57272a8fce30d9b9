import { describe, expect, test } from 'vitest';
import { oneOf, viewersOf } from '#kernel';
import { given, scripted } from '#testkit';
import { EDITIONS, type EditionId, type Kind, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  anna,
  assign,
  cardOf,
  sceneState,
  examine,
  idleUntil,
  investigate,
  kasia,
  maciej,
  markerAt,
  markerOf,
  markersOnInvestigator,
  quarter,
  trueReply,
  sceneAt,
  solvesNext,
  type RelativePlace,
  supplyOf,
  whereIs,
} from './scene.fixture.ts';
import type { Reply, State } from './state.ts';

const start = (state: State) => given(pi, state);
const FULL = { discs: 3, cubes: 10, substitutes: 0 };

/** Kasia's case with one kind in a spot, and the other two far away. */
const only = (kind: Kind, spot: RelativePlace): Record<Kind, RelativePlace> => ({
  suspect: 'farToo',
  location: 'farToo',
  crime: 'farToo',
  [kind]: spot,
});

/** Kasia sends an investigator to `here`, and it is her turn again. */
function patrolled(edition: EditionId, where: Record<Kind, RelativePlace>) {
  const table = start(sceneAt(edition, where));
  return idleUntil(table.play(kasia, investigate(quarter(edition).here)), kasia);
}

describe.each(EDITIONS)('5 Examining a card of %s', edition => {
  const { here, near } = quarter(edition);
  const town = townFor(edition);

  test('PI-5.1 any one of the face-up cards, and no other', () => {
    const table = start(sceneState({ edition }));
    const { display } = table.state.open;
    for (const card of display) expect(table.play(kasia, examine(card)).awaited()).toEqual([maciej]);
    for (const card of table.state.deck) expect(table.refuses(kasia, examine(card))).toBe('PI-5.1');
    expect(table.refuses(kasia, examine('nobody'))).toBe('PI-5.1');
  });

  test('PI-5.1 (R7) also a card of the own hand, of a solved case, or already answered', () => {
    const state = sceneState({ edition });
    const hand = state.hands[kasia]?.suspect ?? '';
    const mine = sceneState({ edition, display: [hand] });
    expect(start(mine).play(kasia, examine(hand)).awaited()).toEqual([maciej]);
    const solved = idleUntil(solvesNext(start(mine), maciej), kasia);
    expect(solved.sees(kasia).open.solvers[maciej]?.case?.suspect).toBe(hand);
    expect(solved.offers(kasia)).toContainEqual({ type: 'examine', card: oneOf(solved.state.open.display) });
    expect(solved.state.open.display).toContain(hand);
  });

  for (const kind of KINDS) {
    for (const [spot, reply] of [
      ['here', 'disc'],
      ['near', 'cube'],
      ['far', 'none'],
    ] as const satisfies [RelativePlace, Reply][]) {
      test(`PI-5.2 the ${kind} lies ${spot}: the reply is ${reply}, and all hear it`, () => {
        const state = sceneAt(edition, only(kind, spot));
        const card = cardOf(state, here, kind);
        const table = start(state).play(kasia, examine(card));
        for (const viewer of viewersOf(3))
          expect(table.hears(viewer)[0]).toEqual({ type: 'examined', by: kasia, card, reply });
      });
    }
  }

  test("PI-5.2 (R8) only the case element of the card's own kind counts", () => {
    for (const kind of KINDS) {
      const others = KINDS.filter(other => other !== kind);
      for (const spot of ['here', 'near'] as const) {
        const where = { suspect: spot, location: spot, crime: spot, [kind]: 'far' as const };
        const state = sceneAt(edition, where);
        expect(others.map(other => trueReply(state, kasia, cardOf(state, here, other)))).not.toContain('none');
        const table = start(state).play(kasia, examine(cardOf(state, here, kind)));
        expect(table.hears(maciej)[0]).toMatchObject({ reply: 'none' });
      }
    }
  });

  test('PI-5.2 the reply is about the case of the examiner, not about the hand or another case', () => {
    const state = sceneAt(edition, only('suspect', 'here'));
    const card = cardOf(state, here, 'suspect');
    const replies = [kasia, maciej, anna].map(turn => {
      const [examined] = start({ ...state, open: { ...state.open, turn } })
        .play(turn, examine(card))
        .hears('audience');
      return examined?.type === 'examined' && examined.reply === 'disc';
    });
    expect(replies).toEqual([true, false, false]);
  });

  test('PI-5.3 a disc belongs on the tile of the examined card; no case card is shown', () => {
    const state = sceneAt(edition, only('suspect', 'here'));
    const card = cardOf(state, here, 'suspect');
    const table = start(state).play(kasia, examine(card));
    for (const viewer of viewersOf(3)) {
      expect(markerOf(table.sees(viewer), kasia, card)).toEqual({ marker: 'disc', sure: 'confirmed' });
      expect(table.sees(viewer).open.solvers.map(solver => solver.case)).toEqual([null, null, null]);
      expect(table.sees(viewer).hand).toEqual(viewer === 'audience' ? null : state.hands[viewer]);
    }
  });

  test('PI-5.4 a cube goes on the tile of the examined card, not on the adjacent one; no case card is shown', () => {
    for (const kind of KINDS) {
      const state = sceneAt(edition, only(kind, 'near'));
      const card = cardOf(state, here, kind);
      const table = start(state).play(kasia, examine(card));
      expect(markerOf(table.sees(anna), kasia, card)).toEqual({ marker: 'cube', sure: 'confirmed' });
      expect(markerAt(table.sees(anna), kasia, near, kind)).toBeUndefined();
      expect(table.sees(maciej).open.solvers[kasia]?.case).toBeNull();
    }
  });

  test('PI-5.5 nothing is placed for none; no case card is shown', () => {
    const state = sceneAt(edition, only('suspect', 'far'));
    const table = start(state).play(kasia, examine(cardOf(state, here, 'suspect')));
    const audience = table.sees('audience');
    for (const place of town.placeIds)
      for (const kind of KINDS) expect(markerAt(audience, kasia, place, kind)).toBeUndefined();
    expect(supplyOf(audience, kasia)).toEqual(FULL);
    expect(audience.open.solvers[kasia]?.case).toBeNull();
  });

  test("PI-5.6 the marker comes from the solver's own supply", () => {
    for (const [spot, left] of [
      ['here', { discs: 2, cubes: 10, substitutes: 0 }],
      ['near', { discs: 3, cubes: 9, substitutes: 0 }],
    ] as const) {
      const state = sceneAt(edition, only('crime', spot));
      const table = start(state).play(kasia, examine(cardOf(state, here, 'crime')));
      expect(supplyOf(table.sees('audience'), kasia)).toEqual(left);
      for (const seat of [maciej, anna]) expect(supplyOf(table.sees('audience'), seat)).toEqual(FULL);
    }
  });

  test("PI-5.7, PI-5.8 step 4: a marker on the solver's investigator moves to the tile, and none is taken", () => {
    const before = patrolled(edition, { suspect: 'here', location: 'near', crime: 'near' });
    expect(markersOnInvestigator(before.sees(maciej), kasia, here)).toEqual({ discs: 1, cubes: 2 });
    const supply = supplyOf(before.sees(maciej), kasia);
    const crime = before.play(kasia, examine(cardOf(before.state, here, 'crime')));
    expect(markersOnInvestigator(crime.sees(maciej), kasia, here)).toEqual({ discs: 1, cubes: 1 });
    expect(markerAt(crime.sees(maciej), kasia, here, 'crime')).toEqual({ marker: 'cube', sure: 'confirmed' });
    expect(supplyOf(crime.sees(maciej), kasia)).toEqual(supply);
    const suspect = before.play(kasia, examine(cardOf(before.state, here, 'suspect')));
    expect(markersOnInvestigator(suspect.sees(maciej), kasia, here)).toEqual({ discs: 0, cubes: 2 });
    expect(markerAt(suspect.sees(maciej), kasia, here, 'suspect')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(supplyOf(suspect.sees(maciej), kasia)).toEqual(supply);
  });

  test('PI-5.7 an investigator of another seat or in another place gives no marker', () => {
    const state = sceneAt(edition, { suspect: 'near', location: 'near', crime: 'far' });
    const elsewhere = idleUntil(start(state).play(kasia, investigate(near)).play(maciej, investigate(here)), kasia);
    const before = supplyOf(elsewhere.sees(anna), kasia);
    const theirs = markersOnInvestigator(elsewhere.sees(anna), maciej, here);
    const table = elsewhere.play(kasia, examine(cardOf(state, here, 'suspect')));
    expect(supplyOf(table.sees(anna), kasia)).toEqual({ ...before, cubes: before.cubes - 1 });
    expect(markersOnInvestigator(table.sees(anna), maciej, here)).toEqual(theirs);
    expect(markersOnInvestigator(table.sees(anna), kasia, near)).toEqual(
      markersOnInvestigator(elsewhere.sees(anna), kasia, near),
    );
  });

  test('PI-5.8 step 1: a marker already confirmed there stays, and nothing moves', () => {
    const state = sceneAt(edition, only('suspect', 'here'));
    const card = cardOf(state, here, 'suspect');
    const once = start(state).play(kasia, examine(card));
    const { open } = once.state;
    // the card comes back to the display
    const display = [card, ...open.display.slice(1)];
    const again = start({
      ...once.state,
      open: { ...open, display, discard: open.display.slice(0, 1), turn: kasia },
    }).play(kasia, examine(card));
    expect(again.hears(anna)[0]).toEqual({ type: 'examined', by: kasia, card, reply: 'disc' });
    expect(markerOf(again.sees(anna), kasia, card)).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(supplyOf(again.sees(anna), kasia)).toEqual({ discs: 2, cubes: 10, substitutes: 0 });
    expect(again.sees(anna).open.discard).toContain(card);
  });

  test('PI-5.8 step 2: an assigned marker of the same kind becomes confirmed', () => {
    const before = patrolled(edition, { suspect: 'here', location: 'near', crime: 'far' });
    const assigned = before.play(kasia, assign(here, 'disc', 'suspect'));
    const table = assigned.play(kasia, examine(cardOf(before.state, here, 'suspect')));
    expect(markerAt(table.sees(anna), kasia, here, 'suspect')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(markersOnInvestigator(table.sees(anna), kasia, here)).toEqual({ discs: 0, cubes: 1 });
    expect(supplyOf(table.sees(anna), kasia)).toEqual(supplyOf(before.sees(anna), kasia));
  });

  test('PI-5.8 step 3, 4: an assigned marker of the other kind goes back on the investigator, and the right one moves', () => {
    const before = patrolled(edition, { suspect: 'here', location: 'near', crime: 'far' });
    const assigned = before.play(kasia, assign(here, 'cube', 'suspect'));
    expect(markersOnInvestigator(assigned.sees(anna), kasia, here)).toEqual({ discs: 1, cubes: 0 });
    const table = assigned.play(kasia, examine(cardOf(before.state, here, 'suspect')));
    expect(markerAt(table.sees(anna), kasia, here, 'suspect')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(markersOnInvestigator(table.sees(anna), kasia, here)).toEqual({ discs: 0, cubes: 1 });
    expect(supplyOf(table.sees(anna), kasia)).toEqual(supplyOf(before.sees(anna), kasia));
  });

  test('PI-5.8 step 4 (R9): one of two cubes moves, and the other assignment stays, for any cause', () => {
    for (const where of [
      { suspect: 'near', location: 'near', crime: 'far' },
      { suspect: 'near', location: 'far', crime: 'near' },
    ] as const) {
      const before = patrolled(edition, where);
      const assigned = before.play(kasia, assign(here, 'cube', 'crime'));
      const table = assigned.play(kasia, examine(cardOf(before.state, here, 'suspect')));
      expect(markerAt(table.sees(anna), kasia, here, 'suspect')).toEqual({ marker: 'cube', sure: 'confirmed' });
      expect(markerAt(table.sees(anna), kasia, here, 'crime')).toEqual({ marker: 'cube', sure: 'assigned' });
      expect(markersOnInvestigator(table.sees(anna), kasia, here)).toEqual({ discs: 0, cubes: 0 });
    }
  });

  test('PI-5.8 step 5 (R9): if all such markers are assigned to other tiles, they all come back first', () => {
    const before = patrolled(edition, { suspect: 'near', location: 'near', crime: 'far' });
    const assigned = before.play(kasia, assign(here, 'cube', 'location')).play(kasia, assign(here, 'cube', 'crime'));
    expect(markersOnInvestigator(assigned.sees(anna), kasia, here)).toEqual({ discs: 0, cubes: 0 });
    const table = assigned.play(kasia, examine(cardOf(before.state, here, 'suspect')));
    expect(markerAt(table.sees(anna), kasia, here, 'suspect')).toEqual({ marker: 'cube', sure: 'confirmed' });
    expect(markerAt(table.sees(anna), kasia, here, 'location')).toBeUndefined();
    expect(markerAt(table.sees(anna), kasia, here, 'crime')).toBeUndefined();
    expect(markersOnInvestigator(table.sees(anna), kasia, here)).toEqual({ discs: 0, cubes: 1 });
    expect(supplyOf(table.sees(anna), kasia)).toEqual(supplyOf(before.sees(anna), kasia));
  });

  test('PI-5.8 step 5: markers of the other kind stay assigned', () => {
    const before = patrolled(edition, { suspect: 'near', location: 'here', crime: 'far' });
    const assigned = before.play(kasia, assign(here, 'cube', 'crime')).play(kasia, assign(here, 'disc', 'location'));
    const table = assigned.play(kasia, examine(cardOf(before.state, here, 'suspect')));
    expect(markerAt(table.sees(anna), kasia, here, 'crime')).toBeUndefined();
    expect(markerAt(table.sees(anna), kasia, here, 'location')).toEqual({ marker: 'disc', sure: 'assigned' });
  });

  test('PI-5.8 step 6: without an own investigator there, the marker comes from the supply', () => {
    const state = sceneAt(edition, { suspect: 'near', location: 'here', crime: 'far' });
    const table = start(state).play(kasia, examine(cardOf(state, here, 'location')));
    expect(markerAt(table.sees(anna), kasia, here, 'location')).toEqual({ marker: 'disc', sure: 'confirmed' });
    expect(supplyOf(table.sees(anna), kasia)).toEqual({ discs: 2, cubes: 10, substitutes: 0 });
  });

  test('PI-5.9 none for a tile with an assigned marker: the marker goes back on the investigator', () => {
    const before = patrolled(edition, { suspect: 'here', location: 'near', crime: 'far' });
    for (const marker of ['disc', 'cube'] as const) {
      const assigned = before.play(kasia, assign(here, marker, 'crime'));
      const table = assigned.play(kasia, examine(cardOf(before.state, here, 'crime')));
      expect(table.hears(anna)[0]).toMatchObject({ reply: 'none' });
      expect(markerAt(table.sees(anna), kasia, here, 'crime')).toBeUndefined();
      expect(markersOnInvestigator(table.sees(anna), kasia, here)).toEqual({ discs: 1, cubes: 1 });
    }
  });

  test('PI-5.10 after a disc or a cube the card goes to the discard pile', () => {
    for (const spot of ['here', 'near'] as const) {
      const state = sceneAt(edition, only('crime', spot));
      const card = cardOf(state, here, 'crime');
      const { open } = start(state).play(kasia, examine(card)).sees('audience');
      expect(open.discard).toEqual([card]);
      expect(open.display).not.toContain(card);
    }
  });

  test('PI-5.11 after no marker the solver keeps the card face up', () => {
    const state = sceneAt(edition, only('crime', 'far'));
    const card = cardOf(state, here, 'crime');
    const table = start(state).play(kasia, examine(card));
    for (const viewer of viewersOf(3)) {
      const { open } = table.sees(viewer);
      expect(open.solvers[kasia]?.replies).toEqual([{ card, reply: 'none' }]);
      expect([...open.discard, ...open.display]).not.toContain(card);
    }
    expect(table.refuses(maciej, examine(card))).toBe('PI-5.1');
  });

  test('PI-5.11 (R10) a card is also discarded when a marker was moved from an investigator', () => {
    const before = patrolled(edition, { suspect: 'here', location: 'near', crime: 'far' });
    const card = cardOf(before.state, here, 'location');
    for (const table of [before, before.play(kasia, assign(here, 'cube', 'location'))])
      expect(table.play(kasia, examine(card)).sees(anna).open.discard.at(-1)).toBe(card);
  });

  test('PI-5.11 (R11) a kept card stays with its owner to the end of the investigation, also after solving', () => {
    const state = sceneAt(edition, only('crime', 'far'), { deckSize: 2, keepers: [maciej, anna], seats: 3 });
    const card = cardOf(state, here, 'crime');
    const table = solvesNext(start(state).play(kasia, examine(card)), kasia);
    const later = idleUntil(table.play(maciej, examine(table.state.open.display[8] ?? '')), maciej);
    expect(later.sees('audience').open.solvers[kasia]).toMatchObject({
      standing: 'solved',
      replies: [{ card, reply: 'none' }],
    });
    expect([...later.state.open.display, ...later.state.open.discard, ...later.state.deck]).not.toContain(card);
  });

  test('PI-5.12 a new card from the deck takes the freed position', () => {
    const state = sceneState({ edition });
    const [next] = state.deck.slice(-1);
    for (const position of [0, 4, 8]) {
      const card = state.open.display[position] ?? '';
      const table = start(state).play(kasia, examine(card));
      const expected = state.open.display.slice();
      expected[position] = next ?? '';
      expect(table.sees('audience').open.display).toEqual(expected);
      expect(table.hears(maciej)).toContainEqual({ type: 'displayRefilled', card: next, deck: 26 });
    }
  });

  test('PI-5.13 (R12) with an empty deck the discards are shuffled, the card just discarded among them, and one is drawn', () => {
    const state = sceneAt(edition, only('suspect', 'here'), { deckSize: 0, discardSize: 2 });
    const card = cardOf(state, here, 'suspect');
    const [one = '', other = ''] = state.open.discard;
    for (const order of [
      [one, other, card],
      [card, other, one],
    ]) {
      const [, , drawn = ''] = order;
      const table = start(state).play(kasia, examine(card), scripted({ shuffles: [order] }));
      const display = state.open.display.with(state.open.display.indexOf(card), drawn);
      expect(table.sees('audience').open).toMatchObject({ display, discard: [] });
      for (const viewer of viewersOf(3))
        expect(table.hears(viewer).slice(1, 3)).toEqual([
          { type: 'deckReshuffled', cards: 3 },
          { type: 'displayRefilled', card: drawn, deck: 2 },
        ]);
    }
  });

  test('PI-5.13 (R12) not yet when the last card of the deck leaves', () => {
    const state = sceneAt(edition, only('suspect', 'here'), { deckSize: 1, discardSize: 2 });
    const card = cardOf(state, here, 'suspect');
    const table = start(state).play(kasia, examine(card), scripted({}));
    expect(table.state.deck).toEqual([]);
    expect(table.sees('audience').open.discard).toEqual([...state.open.discard, card]);
    expect(table.hears('audience').map(({ type }) => type)).not.toContain('deckReshuffled');
  });

  test('PI-5.14 (R13) without deck and discards the display gets smaller after no marker', () => {
    const state = sceneAt(edition, only('suspect', 'far'), { deckSize: 0 });
    const card = cardOf(state, here, 'suspect');
    const table = start(state).play(kasia, examine(card), scripted({}));
    expect(table.sees('audience').open.display).toEqual(state.open.display.filter(other => other !== card));
    expect(table.hears('audience').map(({ type }) => type)).toEqual(['examined', 'turnStarted']);
  });

  test('PI-5.14 (R13) and after a disc or a cube the same card comes straight back', () => {
    const state = sceneAt(edition, only('suspect', 'near'), { deckSize: 0, displaySize: 5 });
    const card = cardOf(state, here, 'suspect');
    const { open } = start(state).play(kasia, examine(card)).sees('audience');
    expect(open).toMatchObject({ display: state.open.display, discard: [] });
  });

  test('PI-5.15 the display is full again before the next seat acts', () => {
    const state = sceneAt(edition, only('suspect', 'near'));
    const table = start(state).play(kasia, examine(cardOf(state, here, 'suspect')));
    expect(table.hears(maciej).map(({ type }) => type)).toEqual(['examined', 'displayRefilled', 'turnStarted']);
    expect(table.offers(maciej)).toContainEqual({ type: 'examine', card: oneOf(table.sees(maciej).open.display) });
    expect(table.sees(maciej).open.display).toHaveLength(9);
  });
});

describe('5 Without cards', () => {
  test('PI-5.14 (R13) with an empty display no card can be examined', () => {
    const table = start(
      sceneState({
        displaySize: 0,
        deckSize: 0,
        cases: {
          [maciej]: { suspect: 'bomba', location: 'dworzec-centralny', crime: 'murder' },
          [anna]: { suspect: 'zoska', location: 'plac-konstytucji', crime: 'burglary' },
        },
      }),
    );
    expect(table.offers(kasia).map(({ type }) => type)).toEqual(['investigate', 'accuse']);
    expect(table.refuses(kasia, examine('bomba'))).toBe('PI-5.14');
    expect(whereIs(table.state, 'bomba')).toBe('dworzec-centralny');
  });
});
