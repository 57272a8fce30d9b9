import { describe, expect, test } from 'vitest';
import { fits, oneOf, type Seat, seatsOf, viewersOf } from '#kernel';
import { given } from '#testkit';
import { EDITIONS, KINDS } from './edition.ts';
import { pi } from './game.ts';
import {
  anna,
  answerAccusation,
  answerEvidence,
  answerInvestigator,
  assign,
  blunder,
  cardOf,
  type SceneState,
  examine,
  holder,
  investigate,
  kasia,
  maciej,
  markerAt,
  markerOf,
  markersOnInvestigator,
  piotr,
  quarter,
  sceneAt,
  solve,
  supplyOf,
  truthful,
} from './scene.fixture.ts';
import type { Action, State } from './state.ts';
import { caseOf } from './turn.ts';

const start = (state: State) => given(pi, state);
type PiScene = ReturnType<typeof start>;

/** A seat asks, and its holder tells the truth. */
function honest(table: PiScene, seat: Seat, question: Action): PiScene {
  const asked = table.play(seat, question);
  return asked.play(holder(asked.state, seat), truthful(asked.state));
}

/** A seat accuses wrongly, and its holder says the opposite. */
function lied(table: PiScene, seat: Seat): PiScene {
  return table.play(seat, blunder(table.state, seat)).play(holder(table.state, seat), answerAccusation(true));
}

const honestly = {
  solves: (table: PiScene, seat: Seat) => honest(table, seat, solve(table.state, seat)),
  errs: (table: PiScene, seat: Seat) => honest(table, seat, blunder(table.state, seat)),
};

describe.each(EDITIONS)('13 Misleading information in %s', edition => {
  const { here, near } = quarter(edition);
  const where = { suspect: 'here', location: 'near', crime: 'far' } as const;
  const scene = (more: SceneState = {}) => sceneAt(edition, where, { answers: 'hand', ...more });
  const seatsAt = (table: PiScene) => table.sees('audience').open.solvers;
  const points = (table: PiScene) =>
    table.hears('audience').flatMap(event => (event.type === 'investigationEnded' ? [event.points] : []))[0];

  /** Each question of Kasia with every false answer to it. */
  const lies: [string, Action, Action[]][] = [
    ['an evidence card', examine(cardOf(scene(), here, 'suspect')), [answerEvidence('cube'), answerEvidence('none')]],
    [
      'an investigator',
      investigate(here),
      [answerInvestigator(0, 0), answerInvestigator(1, 0), answerInvestigator(0, 1), answerInvestigator(1, 2)],
    ],
    ['a wrong accusation', blunder(scene(), kasia), [answerAccusation(true)]],
    ['a right accusation', solve(scene(), kasia), [answerAccusation(false)]],
  ];

  for (const [about, question, answers] of lies) {
    test(`PI-13.1, PI-13.2, PI-13.5 a false answer to ${about}: 0 for the holder, 7 for the solver, and both take no more turns`, () => {
      for (const answer of answers) {
        const table = start(scene({ seats: 4 }))
          .play(kasia, question)
          .play(piotr, answer);
        for (const viewer of viewersOf(4)) {
          const { solvers } = table.sees(viewer).open;
          expect(solvers[piotr]).toMatchObject({ standing: 'out', scores: [0] });
          expect(solvers[kasia]).toMatchObject({ standing: 'misled', scores: [7], solvedIn: null });
          expect(table.hears(viewer)[0]).toEqual({
            type: 'misled',
            by: piotr,
            solver: kasia,
            case: caseOf(scene({ seats: 4 }), kasia),
          });
        }
        const round = honestly.errs(honestly.errs(table, maciej), anna);
        expect(round.awaited()).toEqual([maciej]);
        for (const seat of [kasia, piotr]) {
          expect(round.offers(seat)).toEqual([]);
          expect(round.refuses(seat, solve(round.state, seat))).toBe('PI-4.3');
        }
      }
    });
  }

  test('PI-13.3 a holder who had already scored falls to 0', () => {
    const solved = honestly.solves(start(scene({ seats: 4 })), kasia);
    expect(seatsAt(solved)[kasia]).toMatchObject({ scores: [7], standing: 'solved' });
    const table = lied(solved, maciej);
    expect(seatsAt(table).map(({ scores }) => scores)).toEqual([[0], [7], [null], [null]]);
  });

  test('PI-13.4 (R27) penalty points already taken stay', () => {
    const wrong = [kasia, maciej, anna].reduce(honestly.errs, start(scene()));
    expect(seatsAt(lied(wrong, kasia)).map(({ penalty }) => penalty)).toEqual([2, 2, 2]);
  });

  test('PI-13.6 (R28) by default the table answers at once, and no seat can answer', () => {
    expect(pi.options.answers).toEqual({ blank: oneOf(['auto', 'hand']), usual: 'auto' });
    const auto = start(sceneAt(edition, where));
    for (const [, question, answers] of lies) {
      const table = auto.play(kasia, question);
      expect(table.sees('audience').open.question).toBeNull();
      expect(table.awaited()).toEqual([maciej]);
      expect(table.hears('audience').map(({ type }) => type)).not.toContain('asked');
      for (const answer of answers) for (const seat of seatsOf(3)) expect(table.refuses(seat, answer)).toBe('PI-13.6');
    }
  });

  test('PI-13.7 (R28) by hand the game waits for the holder: disc, cube or none for a card', () => {
    const asked = start(scene()).play(kasia, examine(cardOf(scene(), here, 'suspect')));
    expect(asked.awaited()).toEqual([anna]);
    expect(asked.offers(anna)).toEqual([{ type: 'answerEvidence', reply: oneOf(['disc', 'cube', 'none']) }]);
    for (const action of [solve(asked.state, kasia), investigate(near)])
      expect(asked.refuses(kasia, action)).toBe('PI-13.7');
    expect(asked.refuses(maciej, solve(asked.state, maciej))).toBe('PI-4.1');
    expect(asked.refuses(anna, answerAccusation(true))).toBe('PI-13.7');
    expect(asked.refuses(anna, { type: 'answerEvidence', reply: 'both' })).toBe('PI-13.7');
  });

  test('PI-13.7 two numbers for an investigator, together no more than the kinds it is about', () => {
    const asked = start(scene()).play(kasia, investigate(here));
    const offers = asked.offers(anna);
    const offered = (discs: number, cubes: number) =>
      offers.some(offer => fits(offer, answerInvestigator(discs, cubes)));
    for (let discs = 0; discs <= 4; discs++)
      for (let cubes = 0; cubes <= 4; cubes++) expect(offered(discs, cubes)).toBe(discs + cubes <= 3);
    expect(asked.refuses(anna, answerInvestigator(2, 2))).toBe('PI-6.5');
    expect(asked.refuses(anna, answerInvestigator(-1, 0))).toBe('PI-6.5');
    const examined = honest(start(scene()), kasia, examine(cardOf(scene(), here, 'suspect')));
    const again = honestly.errs(honestly.errs(examined, maciej), anna).play(kasia, investigate(here));
    expect(again.refuses(anna, answerInvestigator(0, 3))).toBe('PI-6.5');
    expect(again.play(anna, answerInvestigator(0, 1)).hears(maciej)[0]).toMatchObject({
      type: 'investigated',
      about: ['location', 'crime'],
    });
  });

  test('PI-13.7 right or wrong for an accusation', () => {
    const asked = start(scene()).play(kasia, blunder(scene(), kasia));
    expect(asked.offers(anna)).toEqual([{ type: 'answerAccusation', right: oneOf([true, false]) }]);
  });

  test('PI-13.7 also a holder who has solved, or was misled, is asked', () => {
    const solved = honestly.solves(start(scene({ seats: 4 })), kasia);
    const misled = lied(start(scene({ seats: 4 })), kasia);
    for (const table of [solved, misled]) {
      const asked = table.play(maciej, investigate(here));
      expect(asked.awaited()).toEqual([kasia]);
      expect(asked.offers(kasia).length).toBeGreaterThan(0);
    }
  });

  test('PI-13.8 a true answer has exactly the same effect as in auto', () => {
    for (const [, question] of lies) {
      const asked = start(scene()).play(kasia, question);
      const byHand = asked.play(anna, truthful(asked.state));
      const auto = start(sceneAt(edition, where)).play(kasia, question);
      const { options } = byHand.state.open;
      expect({ ...auto.state, open: { ...auto.state.open, options } }).toEqual(byHand.state);
      for (const viewer of viewersOf(3)) expect(byHand.hears(viewer)).toEqual(auto.hears(viewer));
    }
  });

  test('PI-13.9 a false answer puts no marker anywhere and leaves no reply; it is found out at once', () => {
    for (const [, question, answers] of lies.slice(0, 2))
      for (const answer of answers) {
        const table = start(scene()).play(kasia, question).play(anna, answer);
        expect(table.hears('audience').map(({ type }) => type)).toContain('misled');
        expect(table.hears('audience').map(({ type }) => type)).not.toContain('examined');
        expect(table.hears('audience').map(({ type }) => type)).not.toContain('investigated');
        expect(seatsAt(table)[kasia]?.replies).toEqual([]);
        expect(markersOnInvestigator(table.sees(maciej), kasia, here)).toEqual({ discs: 0, cubes: 0 });
      }
  });

  test('PI-13.10 the misled case is shown: cubes go back, discs lie on its three tiles', () => {
    const asked = [kasia, maciej, anna].reduce(
      (table, seat) => honest(table, seat, seat === kasia ? investigate(here) : blunder(table.state, seat)),
      start(scene()),
    );
    expect(supplyOf(asked.sees(maciej), kasia)).toEqual({ discs: 2, cubes: 9, substitutes: 0 });
    const table = lied(asked.play(kasia, assign(here, 'cube', 'crime')), kasia);
    const secret = caseOf(asked.state, kasia);
    for (const viewer of viewersOf(3)) {
      expect(table.sees(viewer).open.solvers[kasia]?.case).toEqual(secret);
      for (const kind of KINDS)
        expect(markerOf(table.sees(viewer), kasia, secret[kind])).toEqual({ marker: 'disc', sure: 'solved' });
      expect(markerAt(table.sees(viewer), kasia, here, 'crime')).toBeUndefined();
      expect(supplyOf(table.sees(viewer), kasia)).toEqual({ discs: 0, cubes: 10, substitutes: 0 });
    }
  });

  test("PI-13.10 the case of the holder stays hidden, and the holder's markers stay", () => {
    const others = [kasia, maciej, anna].reduce(
      (table, seat) => honest(table, seat, seat === anna ? investigate(here) : blunder(table.state, seat)),
      start(scene()),
    );
    const before = markersOnInvestigator(others.sees(maciej), anna, here);
    const table = lied(others, kasia);
    expect(seatsAt(table)[anna]).toMatchObject({ standing: 'out', case: null });
    expect(markersOnInvestigator(table.sees(maciej), anna, here)).toEqual(before);
    expect(table.sees(kasia).hand).toEqual(others.sees(kasia).hand);
    expect(table.offers(anna)).toEqual([]);
  });

  test('PI-13.10 the examined card is discarded and the display refilled', () => {
    for (const kind of KINDS) {
      const card = cardOf(scene(), here, kind);
      const asked = start(scene()).play(kasia, examine(card));
      const truth = truthful(asked.state);
      const lie = answerEvidence(truth.type === 'answerEvidence' && truth.reply === 'none' ? 'disc' : 'none');
      const { open } = asked.play(anna, lie).sees('audience');
      expect(open.discard).toEqual([card]);
      expect(open.display).toHaveLength(9);
      expect(open.display).not.toContain(card);
    }
  });

  test('PI-13.10 a placed investigator counts as used, and stays', () => {
    const table = start(scene()).play(kasia, investigate(here)).play(anna, answerInvestigator(0, 0));
    expect(seatsAt(table)[kasia]?.left).toBe(4);
    expect(seatsAt(table)[kasia]?.investigators.map(({ place }) => place)).toEqual([here]);
  });

  test('PI-13.10 a wrong accusation answered falsely costs no penalty', () => {
    expect(seatsAt(lied(start(scene()), kasia))[kasia]?.penalty).toBe(0);
  });

  test('PI-13.11 the seven of a misled seat is no solving round: the next to solve is still first', () => {
    const misled = lied(start(scene({ seats: 5 })), kasia);
    expect(seatsAt(honestly.solves(misled, maciej))[maciej]?.scores).toEqual([7]);
    const later = [maciej, anna, piotr].reduce(honestly.errs, misled);
    const table = [maciej, anna].reduce(honestly.solves, later);
    expect(seatsAt(table).map(({ scores }) => scores[0])).toEqual([7, 7, 7, null, 0]);
  });

  test('PI-13.11 a solver set to 0 still counts as having solved in that round', () => {
    const solved = honestly.solves(start(scene({ seats: 4 })), kasia);
    const misled = lied(solved, maciej);
    const later = [anna, piotr].reduce(honestly.errs, misled);
    const table = honestly.solves(later, anna);
    expect(seatsAt(table).map(({ scores }) => scores[0])).toEqual([0, 7, 5, null]);
    expect(points(honestly.errs(table, piotr))).toEqual([0, 7, 5, 3]);
  });

  test('PI-13.11 the last unsolved seat never gets 7', () => {
    const misled = lied(start(scene()), kasia);
    expect(points(honestly.errs(misled, maciej))).toEqual([7, 5, 0]);
    expect(points(honestly.solves(misled, maciej))).toEqual([7, 7, 0]);
    const zero = lied(start(scene({ lastUnsolved: 'zero' })), kasia);
    expect(points(honestly.errs(zero, maciej))).toEqual([7, 0, 0]);
  });

  test('PI-13.12 a misled seat still answers, and falls to 0 if it misleads: the later event wins', () => {
    const misled = lied(start(scene({ seats: 4 })), kasia);
    const answered = honestly.errs(misled, maciej);
    expect(seatsAt(answered)[kasia]).toMatchObject({ standing: 'misled', scores: [7] });
    const fallen = lied(misled, maciej);
    expect(seatsAt(fallen).map(({ scores, standing }) => [scores[0], standing])).toEqual([
      [0, 'out'],
      [7, 'misled'],
      [null, 'active'],
      [0, 'out'],
    ]);
    expect(seatsAt(fallen)[kasia]?.case).toEqual(caseOf(misled.state, kasia));
  });

  test('PI-13.13 the game goes on after the slot of the misled seat', () => {
    expect(
      lied(start(scene({ seats: 4, first: maciej, turn: anna, round: 3 })), anna).sees('audience').open,
    ).toMatchObject({
      round: 3,
      turn: piotr,
    });
    expect(
      lied(start(scene({ seats: 4, first: kasia, turn: piotr, round: 3 })), piotr).sees('audience').open,
    ).toMatchObject({
      round: 4,
      turn: kasia,
    });
    const table = lied(start(scene({ seats: 2 })), kasia);
    expect(points(table)).toEqual([7, 0]);
    expect(table.sees('audience').open.investigation).toBe(2);
    const had = lied(start(scene({ first: maciej, turn: kasia })), kasia);
    expect(points(had)).toEqual([7, 5, 0]);
  });

  test('PI-13.14 time over: the engine answers for the holder, truly and without penalty', () => {
    for (const [, question] of lies) {
      const asked = start(scene({ turnSeconds: 45 })).play(kasia, question);
      expect(pi.clock?.(asked.state)).toMatchObject({ after: 45_000 });
      const auto = start(sceneAt(edition, where, { turnSeconds: 45 })).play(kasia, question);
      const table = asked.tick();
      for (const viewer of viewersOf(3)) expect(table.hears(viewer)).toEqual(auto.hears(viewer));
      expect(seatsAt(table)[anna]).toMatchObject({ standing: 'active', scores: [null], penalty: 0 });
    }
  });

  test('PI-13.14 the holder has a separate time limit', () => {
    const table = start(scene({ turnSeconds: 45 }));
    const asked = table.play(kasia, investigate(here));
    expect(pi.clock?.(asked.state)?.name).not.toBe(pi.clock?.(table.state)?.name);
  });

  test('PI-13.15 the holder sees the question, the layout and its own cards, and every answer is offered in the same way', () => {
    const asked = start(scene()).play(kasia, investigate(here));
    expect(asked.sees(anna)).toEqual({ me: anna, open: asked.state.open, hand: asked.state.hands[anna] });
    expect(asked.sees(anna).open.question).toEqual({ type: 'investigator', place: here });
    const other = { ...scene(), hands: scene().hands.toReversed() };
    expect(start(other).play(kasia, investigate(here)).offers(anna)).toEqual(asked.offers(anna));
  });
});
