import { describe, expect, test } from 'vitest';
import {
  countWays,
  start as deal,
  oneOf,
  play,
  readOptions,
  recordOf,
  type Seat,
  seedFrom,
  tick,
  verify,
} from '#kernel';
import { given } from '#testkit';
import { EDITIONS, townFor } from './edition.ts';
import { pi } from './game.ts';
import {
  anna,
  answerEvidence,
  assign,
  blunder,
  cardOf,
  sceneState,
  examine,
  holder,
  idle,
  idleUntil,
  investigate,
  kasia,
  maciej,
  piotr,
  quarter,
  trueReply,
  sceneAt,
  solve,
  solvesNext,
  unassign,
} from './scene.fixture.ts';
import type { Case, State } from './state.ts';
import { caseOf } from './turn.ts';

const start = (state: State) => given(pi, state);

/** The seats on turn, from now on, while each wastes its turn. */
function turns(table: ReturnType<typeof start>, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let played = 0; played < count; played++) {
    seats.push(...table.awaited());
    table = idle(table);
  }
  return seats;
}

describe('4 Turns and rounds', () => {
  test('PI-4.1 the first player begins, and turns pass clockwise', () => {
    for (const seats of [2, 3, 4, 5])
      for (let first = 0; first < seats; first++) {
        const expected = Array.from({ length: 2 * seats }, (_, turn) => (first + turn) % seats);
        expect(turns(start(sceneState({ seats, first })), 2 * seats)).toEqual(expected);
      }
  });

  test('PI-4.1 a seat that is not on turn has no offers', () => {
    const table = start(sceneState({ first: maciej }));
    for (const seat of [kasia, anna]) {
      expect(table.offers(seat)).toEqual([]);
      expect(table.refuses(seat, solve(table.state, seat))).toBe('PI-4.1');
      expect(table.refuses(seat, investigate('okecie'))).toBe('PI-4.1');
      expect(table.refuses(seat, examine(table.state.open.display[0] ?? ''))).toBe('PI-4.1');
    }
  });

  test('PI-4.2 a round is one turn of each active seat, counted from the first player', () => {
    let table = start(sceneState({ first: anna }));
    const rounds: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      rounds.push(table.sees('audience').open.round);
      table = idle(table);
    }
    expect(rounds).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });

  test('PI-4.2 all hear when a round ends and whose turn begins', () => {
    const last = start(sceneState({ turn: anna, round: 4 }));
    const table = last.play(anna, blunder(last.state, anna));
    for (const viewer of [kasia, maciej, anna, 'audience'] as const)
      expect(table.hears(viewer).slice(-2)).toEqual([
        { type: 'roundEnded', round: 4 },
        { type: 'turnStarted', seat: kasia, round: 5, lastChance: false },
      ]);
    expect(idle(start(sceneState())).hears('audience')).not.toContainEqual(
      expect.objectContaining({ type: 'roundEnded' }),
    );
  });

  test('PI-4.3 a seat that has solved its case is skipped', () => {
    const table = solvesNext(start(sceneState({ seats: 4 })), maciej);
    expect(turns(table, 6)).toEqual([anna, piotr, kasia, anna, piotr, kasia]);
  });

  test('PI-4.3 a seat put out for a false answer, and the seat it misled, are skipped', () => {
    const asked = start(sceneState({ seats: 4, answers: 'hand' })).play(kasia, examine('bomba'));
    const lie = asked.play(piotr, answerEvidence(trueReply(asked.state, kasia, 'bomba') === 'none' ? 'disc' : 'none'));
    expect(lie.awaited()).toEqual([maciej]);
    const answered = (table: typeof lie, seat: Seat) => {
      const [card = ''] = table.state.open.display;
      return table
        .play(seat, examine(card))
        .play(holder(table.state, seat), answerEvidence(trueReply(table.state, seat, card)));
    };
    const round = answered(answered(lie, maciej), anna);
    expect(round.awaited()).toEqual([maciej]);
    expect(round.sees('audience').open.round).toBe(2);
    expect(round.refuses(piotr, solve(round.state, piotr))).toBe('PI-4.3');
    expect(round.refuses(kasia, solve(round.state, kasia))).toBe('PI-4.3');
  });

  test('PI-4.4 the first player keeps the token to the end of the investigation, even after solving', () => {
    const table = solvesNext(start(sceneState({ seats: 4, round: 3 })), kasia);
    const later = idle(idle(table));
    expect(later.sees('audience').open).toMatchObject({ first: kasia, round: 3, turn: piotr });
    expect(idle(later).sees('audience').open).toMatchObject({ first: kasia, round: 4, turn: maciej });
  });

  test('PI-4.5 there is no last round', () => {
    const table = start(sceneState({ round: 1000, turn: anna }));
    expect(table.play(anna, blunder(table.state, anna)).sees('audience').open.round).toBe(1001);
  });

  test.each(EDITIONS)(
    'PI-4.6 (R6) on a turn of %s a seat examines, investigates or accuses, and there is no pass',
    edition => {
      const table = start(sceneState({ edition }));
      const town = townFor(edition);
      expect(table.offers(kasia)).toEqual([
        { type: 'examine', card: oneOf(table.state.open.display) },
        { type: 'investigate', place: oneOf(town.placeIds) },
        {
          type: 'accuse',
          suspect: oneOf(town.suspects),
          location: oneOf(town.placeIds),
          crime: oneOf(town.crimes),
        },
      ]);
      expect(table.offers(kasia).map(countWays)).toEqual([9, 14, 12 * 14 * 10]);
      expect(table.refuses(kasia, { type: 'pass' })).toBe('PI-4.6');
    },
  );

  test('PI-4.6 each of the three ends the turn', () => {
    const table = start(sceneState());
    const [card = ''] = table.state.open.display;
    for (const action of [examine(card), investigate('okecie'), blunder(table.state, kasia)])
      expect(table.play(kasia, action).awaited()).toEqual([maciej]);
  });

  test.each(EDITIONS)(
    'PI-4.7 moving a marker from an investigator of %s to a tile and back does not use the turn',
    edition => {
      const { here } = quarter(edition);
      const scene = start(sceneAt(edition, { suspect: 'here', location: 'far', crime: 'far' }));
      const back = idleUntil(scene.play(kasia, investigate(here)), kasia);
      const moved = back.play(kasia, assign(here, 'disc', 'suspect'));
      expect(moved.awaited()).toEqual([kasia]);
      expect(moved.play(kasia, unassign(here, 'suspect')).awaited()).toEqual([kasia]);
      expect(moved.hears('audience')).toHaveLength(1);
    },
  );

  test('PI-4.8 seats that needed the same number of turns solved in the same round and score the same', () => {
    const four = idle(idle(idle(idle(idle(idle(start(sceneState({ seats: 4 }))))))));
    const table = [anna, piotr].reduce(solvesNext, four);
    expect(table.sees('audience').open.solvers.map(({ solvedIn, scores }) => [solvedIn, scores])).toEqual([
      [null, [null]],
      [null, [null]],
      [2, [7]],
      [2, [7]],
    ]);
  });
});

describe('4 The clock', () => {
  const timed = { turnSeconds: 30 };

  test('PI-4.9 a table has no clock, or one from 15 seconds to ten minutes for each turn', () => {
    expect(pi.options.turnSeconds.usual).toBeNull();
    expect(pi.clock?.(sceneState())).toBeUndefined();
    expect(pi.clock?.(sceneState(timed))).toMatchObject({ after: 30_000 });
    expect(() => start(sceneState()).tick()).toThrow('no clock runs');
  });

  test("PI-4.9 the time of a turn is that turn's alone", () => {
    const table = start(sceneState(timed));
    const names = [table, idle(table), idleUntil(idle(table), kasia)].map(one => pi.clock?.(one.state)?.name);
    expect(new Set(names).size).toBe(3);
  });

  test.each(EDITIONS)(
    'PI-4.10 time over in %s: the first face-up card is examined whose reply public facts leave open',
    edition => {
      const { here } = quarter(edition);
      const scene = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }, timed);
      const table = start(scene);
      expect(table.tick().hears('audience')[0]).toMatchObject({
        type: 'examined',
        by: kasia,
        card: scene.open.display[0],
      });
      // once Kasia's suspect is known, cards of suspects can tell her nothing
      const culprit = cardOf(scene, here, 'suspect');
      const known = idleUntil(table.play(kasia, examine(culprit)), kasia);
      const { open } = known.state;
      const town = townFor(edition);
      const [examined] = known.tick().hears('audience');
      expect(examined).toMatchObject({
        type: 'examined',
        by: kasia,
        card: open.display.find(card => town.kindOf.get(card) !== 'suspect'),
      });
      expect(town.kindOf.get(open.display[0] ?? '')).toBe('suspect');
    },
  );

  test('PI-4.10 without a useful card, the first card', () => {
    const scene = sceneState({ ...timed, layout: { bomba: 'okecie' }, cases: { [kasia]: { suspect: 'bomba' } } });
    const { open } = scene;
    const display = ['basia', 'rudy', 'siwy', 'docent', 'lala', 'kapral', 'hrabina', 'inzynier', 'bokser'];
    const known = [{ card: 'bomba', reply: 'disc' as const }];
    const solvers = open.solvers.map((solver, seat) => (seat === kasia ? { ...solver, replies: known } : solver));
    const table = start({ ...scene, open: { ...open, solvers, display } });
    expect(table.tick().hears('audience')[0]).toMatchObject({ type: 'examined', card: 'basia' });
  });

  /** Cases so far apart that each card gives Maciej or Anna no marker: they have kept them all. */
  const emptied = {
    ...timed,
    displaySize: 0,
    deckSize: 0,
    keepers: [maciej, anna],
    cases: {
      [maciej]: { suspect: 'bomba', location: 'dworzec-centralny', crime: 'murder' },
      [anna]: { suspect: 'zoska', location: 'plac-konstytucji', crime: 'burglary' },
    },
  };

  test('PI-4.10 without cards, an investigator goes to the first place', () => {
    const table = start(sceneState(emptied));
    expect(table.tick().hears('audience')[0]).toMatchObject({
      type: 'investigated',
      by: kasia,
      place: townFor('07').placeIds[0],
    });
  });

  test('PI-4.10 without cards and investigators, the first case is accused that public facts allow', () => {
    const town = townFor('07');
    const [first = '', second = ''] = town.suspects;
    const [location = '', next = ''] = town.elements.location;
    const [crime = '', ...crimes] = town.crimes;
    const table = start(sceneState({ ...emptied, solvers: { [kasia]: { left: 0 } } }));
    const wrong = { suspect: first, location, crime };
    expect(table.tick().hears('audience')[0]).toMatchObject({ type: 'accused', by: kasia, accused: wrong });
    // in the order of the data: the crime changes first, then the location, then the suspect
    const everyCrime = (at: string): Case[] => town.crimes.map(one => ({ suspect: first, location: at, crime: one }));
    const inOrder: [Case[], Case][] = [
      [[wrong], { suspect: first, location, crime: crimes[0] ?? '' }],
      [everyCrime(location), { suspect: first, location: next, crime }],
      [town.elements.location.flatMap(everyCrime), { suspect: second, location, crime }],
    ];
    for (const [were, accused] of inOrder) {
      const again = start(sceneState({ ...emptied, solvers: { [kasia]: { left: 0, wrong: were, penalty: 2 } } }));
      expect(again.tick().hears('audience')[0]).toMatchObject({ type: 'accused', by: kasia, accused });
    }
  });

  test.each(EDITIONS)('PI-4.11 in %s the clock accuses when public facts leave one case, not earlier', edition => {
    const scene = sceneAt(edition, { suspect: 'here', location: 'near', crime: 'far' }, timed);
    const own = caseOf(scene, kasia);
    const told = (...cards: string[]): State => {
      const replies = cards.map(card => ({ card, reply: 'disc' as const }));
      const solvers = scene.open.solvers.map((solver, seat) => (seat === kasia ? { ...solver, replies } : solver));
      return { ...scene, open: { ...scene.open, solvers } };
    };
    expect(start(told(own.suspect, own.location)).tick().hears('audience')[0]).toMatchObject({ type: 'examined' });
    const certain = told(own.suspect, own.location, own.crime);
    expect(certain.open.display.length).toBeGreaterThan(0);
    expect(start(certain).tick().hears('audience')[0]).toMatchObject({
      type: 'accused',
      by: kasia,
      accused: own,
      right: true,
    });
  });

  test('PI-4.10 a record with a move at the end of its time is refused; one millisecond earlier it is accepted', () => {
    const secret = new Uint8Array(32);
    const words = ['a', 'b', 'c'];
    const options = readOptions(pi.options, { turnSeconds: 15 });
    if (!('options' in options)) throw new Error('no such options');
    const found = (at: number): unknown => {
      const match = deal({ game: pi, options: options.options, seats: 3, seed: seedFrom(secret, words) });
      const { turn, display } = match.state.open;
      play(match, turn, examine(display[0] ?? ''), at);
      for (let now = 1_000_000; !pi.result(match.state); now += 1_000_000) tick(match, now);
      const seats = words.map(name => ({ name, bot: null }));
      const finding = verify(recordOf(match, { edition: 'pi', seats, secret, words }), pi);
      return finding.ok ? 'right' : finding.problem;
    };
    expect(found(14_999)).toBe('right');
    expect(found(15_000)).toEqual({ part: 'late', number: 1 });
  });

  test('PI-4.10 the clock makes the same move for any hidden cards', () => {
    const one = sceneState({ ...timed, cases: { [kasia]: { suspect: 'bomba' }, [maciej]: { suspect: 'basia' } } });
    const other = sceneState({ ...timed, cases: { [kasia]: { suspect: 'basia' }, [maciej]: { suspect: 'bomba' } } });
    const unlike = { ...other, open: one.open };
    expect(pi.clock?.(unlike)).toEqual(pi.clock?.(one));
    expect(pi.strike?.(unlike)).toEqual(pi.strike?.(one));
  });
});
