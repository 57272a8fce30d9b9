import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { given, ruleNumbers } from '#testkit';
import { pi } from './game.ts';
import {
  accuse,
  anna,
  answerAccusation,
  answerEvidence,
  answerInvestigator,
  assign,
  blunder,
} from './scene.fixture.ts';
import { sceneState, examine, investigate, kasia, maciej, quarter, solve, unassign } from './scene.fixture.ts';
import type { Action } from './state.ts';

const { here, near, nearToo, far } = quarter('07');
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const refusals = ['play', 'ask'].map(type => ({ type }));

/** Kasia has an investigator here with one cube; the crime tile here is a blank. */
const sent = given(
  pi,
  sceneState({
    cases: { [kasia]: { suspect: 'bomba', location: near, crime: 'murder' } },
    layout: { bomba: far, murder: far, basia: here },
    blanks: { crime: [here] },
    display: [here, 'basia'],
  }),
).play(kasia, investigate(here));
const hand = given(pi, sceneState({ answers: 'hand' }));

describe('Why can’t I?', () => {
  test('PI-1.1 the audience only watches', () => {
    const { state } = given(pi, sceneState());
    for (const action of [examine(state.open.display[0] ?? ''), blunder(state, kasia)])
      expect(pi.objection(pi.view(state, 'audience'), action)).toBe('PI-1.1');
    expect(pi.offers(pi.view(state, 'audience'))).toEqual([]);
  });

  test('PI-2.4 only the holder of the case answers, and only when asked', () => {
    const asked = hand.play(kasia, blunder(hand.state, kasia));
    expect(asked.refuses(maciej, answerAccusation(false))).toBe('PI-2.4');
    expect(asked.refuses(kasia, answerAccusation(false))).toBe('PI-2.4');
    expect(hand.refuses(anna, answerAccusation(false))).toBe('PI-2.4');
    expect(asked.play(anna, answerAccusation(false)).awaited()).toEqual([maciej]);
  });

  test('PI-4.1 it is not your turn', () => {
    const table = given(pi, sceneState());
    for (const action of [examine(table.state.open.display[0] ?? ''), investigate(here), solve(table.state, maciej)]) {
      expect(table.refuses(maciej, action)).toBe('PI-4.1');
      expect(table.refuses(anna, action)).toBe('PI-4.1');
    }
  });

  test('PI-4.3 a seat that was misled, or put out for misleading, has no more turns', () => {
    const misled = hand.play(kasia, blunder(hand.state, kasia)).play(anna, answerAccusation(true));
    expect(misled.refuses(kasia, investigate(here))).toBe('PI-4.3');
    expect(misled.refuses(anna, investigate(here))).toBe('PI-4.3');
  });

  test('PI-4.6 there is nothing else to do on a turn: no passing', () => {
    const table = given(pi, sceneState());
    for (const action of [{ type: 'pass' }, ...refusals]) expect(table.refuses(kasia, action)).toBe('PI-4.6');
  });

  test('PI-5.1 the card does not lie in the display', () => {
    const table = given(pi, sceneState({ display: ['okecie'], deck: ['bomba'] }));
    expect(table.refuses(kasia, examine('bomba'))).toBe('PI-5.1');
    expect(table.refuses(kasia, examine('the butler'))).toBe('PI-5.1');
  });

  test('PI-5.14 the display is empty', () => {
    const { state } = given(pi, sceneState());
    const empty = given(pi, { ...state, open: { ...state.open, display: [] } });
    expect(empty.refuses(kasia, examine('okecie'))).toBe('PI-5.14');
  });

  test('PI-6.1 there is no such place', () => {
    expect(given(pi, sceneState()).refuses(kasia, investigate('wilanow'))).toBe('PI-6.1');
  });

  test('PI-6.2 no investigator is left', () => {
    const table = given(pi, sceneState({ solvers: { [kasia]: { left: 0 } } }));
    expect(table.refuses(kasia, investigate(here))).toBe('PI-6.2');
    expect(table.play(kasia, blunder(table.state, kasia)).play(maciej, investigate(here)).awaited()).toEqual([anna]);
  });

  test('PI-6.5 discs and cubes together are at most three, one for each kind that is asked about', () => {
    const asked = hand.play(kasia, investigate(here));
    expect(asked.refuses(anna, answerInvestigator(2, 2))).toBe('PI-6.5');
    expect(asked.refuses(anna, answerInvestigator(-1, 0))).toBe('PI-6.5');
    expect(asked.refuses(anna, answerInvestigator(0, 4))).toBe('PI-6.5');
    const replies = [{ card: here, reply: 'cube' as const }];
    const covered = given(
      pi,
      sceneState({ answers: 'hand', cases: { [kasia]: { location: near } }, solvers: { [kasia]: { replies } } }),
    );
    expect(covered.play(kasia, investigate(here)).refuses(anna, answerInvestigator(0, 3))).toBe('PI-6.5');
  });

  test('PI-7.1 no such marker lies on an investigator of yours there', () => {
    expect(sent.refuses(kasia, assign(here, 'disc', 'suspect'))).toBe('PI-7.1');
    expect(sent.refuses(kasia, assign(near, 'cube', 'suspect'))).toBe('PI-7.1');
    expect(sent.refuses(maciej, assign(here, 'cube', 'suspect'))).toBe('PI-7.1');
  });

  test('PI-7.2 there is no such tile or place', () => {
    const odd: unknown[] = [assign('wilanow', 'cube', 'suspect'), { ...assign(here, 'cube', 'crime'), tile: 'motive' }];
    for (const action of [...odd, { ...assign(here, 'cube', 'crime'), marker: 'pawn' }, { type: 'assign' }])
      expect(sent.refuses(kasia, action)).toBe('PI-7.2');
  });

  test('PI-7.3 a disc does not go on a blank, a cube does', () => {
    const table = given(pi, sceneState({ cases: { [kasia]: { location: here } }, blanks: { crime: [here] } })).play(
      kasia,
      investigate(here),
    );
    expect(table.refuses(kasia, assign(here, 'disc', 'crime'))).toBe('PI-7.3');
    expect(sent.play(kasia, assign(here, 'cube', 'crime')).sees(kasia).open.solvers[kasia]?.assigned).toHaveLength(1);
  });

  test('PI-7.4 the tile carries a marker of yours already, or gave you nothing', () => {
    const asked = sent.play(maciej, investigate(far)).play(anna, investigate(far)).play(kasia, examine('basia'));
    expect(asked.state.open.solvers[kasia]?.replies).toEqual([{ card: 'basia', reply: 'none' }]);
    expect(asked.refuses(kasia, assign(here, 'cube', 'suspect'))).toBe('PI-7.4');
    const two = given(
      pi,
      sceneState({ cases: { [kasia]: { suspect: 'bomba', location: near } }, layout: { bomba: nearToo } }),
    ).play(kasia, investigate(here));
    const assigned = two.play(kasia, assign(here, 'cube', 'suspect'));
    expect(assigned.refuses(kasia, assign(here, 'cube', 'suspect'))).toBe('PI-7.4');
  });

  test('PI-7.6 nothing of yours on that tile can be taken back', () => {
    expect(sent.refuses(kasia, unassign(here, 'suspect'))).toBe('PI-7.6');
    const assigned = sent.play(kasia, assign(here, 'cube', 'suspect'));
    expect(assigned.refuses(kasia, unassign(here, 'crime'))).toBe('PI-7.6');
    expect(assigned.play(kasia, unassign(here, 'suspect')).sees(anna).open.solvers[kasia]?.assigned).toEqual([]);
  });

  test('PI-7.8 markers are moved while a seat is active, not afterwards', () => {
    const solved = given(pi, sceneState({ cases: { [kasia]: { location: near } } }));
    const table = solved.play(kasia, solve(solved.state, kasia));
    expect(table.refuses(kasia, assign(here, 'cube', 'location'))).toBe('PI-7.8');
    expect(table.refuses(kasia, unassign(here, 'location'))).toBe('PI-7.8');
  });

  test('PI-8.2 an accusation names a suspect, a crime and a location; a blank is none', () => {
    const table = given(pi, sceneState());
    expect(table.refuses(kasia, accuse('bomba', 'murder', 'wilanow'))).toBe('PI-8.2');
    expect(table.refuses(kasia, accuse('murder', 'bomba', 'okecie'))).toBe('PI-8.2');
    expect(table.refuses(kasia, { type: 'accuse', suspect: null, crime: 'murder', location: 'okecie' })).toBe('PI-8.2');
    expect(table.refuses(kasia, { type: 'accuse', suspect: 'bomba', crime: 'murder' })).toBe('PI-8.2');
  });

  test('PI-10.1 who has solved has no more turns in this investigation', () => {
    const table = given(pi, sceneState());
    const solved = table.play(kasia, solve(table.state, kasia));
    for (const action of [investigate(here), blunder(table.state, kasia), examine(table.state.open.display[0] ?? '')])
      expect(solved.refuses(kasia, action)).toBe('PI-10.1');
  });

  test('PI-13.6 the table answers by itself', () => {
    const table = given(pi, sceneState());
    const answers: Action[] = [answerEvidence('none'), answerInvestigator(0, 0), answerAccusation(true)];
    for (const action of answers) expect(table.refuses(anna, action)).toBe('PI-13.6');
  });

  test('PI-13.7 the holder has to answer first, and only the question asked', () => {
    const asked = hand.play(kasia, blunder(hand.state, kasia));
    expect(asked.refuses(kasia, investigate(here))).toBe('PI-13.7');
    expect(asked.refuses(anna, answerEvidence('none'))).toBe('PI-13.7');
    expect(asked.refuses(anna, answerInvestigator(0, 0))).toBe('PI-13.7');
    expect(asked.refuses(anna, { type: 'answerAccusation', right: 'perhaps' })).toBe('PI-13.7');
    expect(asked.refuses(maciej, investigate(here))).toBe('PI-4.1');
  });

  test('PI-15.6 after the third investigation the match is over', () => {
    const last = given(pi, sceneState({ seats: 2, investigation: 3 }));
    const over = last.play(kasia, solve(last.state, kasia)).play(maciej, solve(last.state, maciej));
    for (const action of [investigate(here), answerEvidence('none'), assign(here, 'cube', 'crime'), { type: 'pass' }]) {
      expect(over.refuses(kasia, action)).toBe('PI-15.6');
      expect(over.refuses(maciej, action)).toBe('PI-15.6');
    }
  });

  test('every reason the rules can give has a scene here and a number in RULES.md', () => {
    const given = new Set(read('objection.ts').match(/PI-\d+\.\d+/g));
    const shown = new Set(
      [...read('objections.test.ts').matchAll(/test\('(PI-\d+\.\d+)/g)].map(([, number]) => number),
    );
    expect(shown).toEqual(given);
    const written = ruleNumbers(read('../RULES.md'));
    expect([...given].filter(number => !written.includes(number))).toEqual([]);
  });
});
