import { describe, expect, test } from 'vitest';
import type { Element } from '../../rules/components.ts';
import { redundantIn, verdictOn } from '../../rules/ending.ts';
import { janek, krzysiek, michal, prison, rafal, type Stated } from '../../rules/scene.fixture.ts';
import type { Criterion, Open } from '../../rules/state.ts';
import { endSteps, soleLetters } from './steps.ts';

const marks = (letters: string): Element[] => [...letters] as Element[];
const open = (stated: Stated): Open => prison({ seats: 4, scapegoat: rafal, ...stated }).open;

/** The steps as they follow from the rules' own verdict. */
function stepsFor(position: Open) {
  const verdict = verdictOn(position);
  if (verdict.type === 'goesOn') throw new Error('nobody is redundant here');
  const decidedBy: Criterion = verdict.type === 'tie' ? 'naming' : verdict.decidedBy;
  const stays = verdict.type === 'tie' ? (verdict.candidates[0] ?? 0) : verdict.seat;
  return endSteps(position, { outcome: 'escape', stays, decidedBy, redundant: redundantIn(position), namings: null });
}
const states = (position: Open) =>
  Object.fromEntries(stepsFor(position).map(({ criterion, state }) => [criterion, state]));

describe('The steps that decide who stays behind', () => {
  test('the scapegoat is asked first (ALC-16.6)', () => {
    const position = open({ prisoners: [{}, { marks: marks('ABC') }, { marks: marks('DEF') }, {}] });
    expect(states(position)).toMatchObject({ scapegoat: 'decides', onlyOne: 'notAsked', naming: 'notAsked' });
    expect(stepsFor(position)[0]?.compared).toEqual([{ seat: rafal, value: null }]);
  });

  test('the only one who is not needed stays (ALC-16.7)', () => {
    const position = open({ prisoners: [{ marks: marks('AB') }, { marks: marks('CD') }, { marks: marks('EF') }, {}] });
    expect(states(position)).toMatchObject({ scapegoat: 'passed', onlyOne: 'decides', elements: 'notAsked' });
    expect(stepsFor(position)[1]?.compared).toEqual([{ seat: janek, value: null }]);
  });

  test('then letters, Cash, items and Strength, each only among those still tied (ALC-16.8)', () => {
    const position = open({
      prisoners: [
        { marks: marks('ABCD') },
        { marks: marks('EF'), cash: 1, items: ['key'], strength: 1 },
        { marks: marks('EF'), cash: 1, items: ['key', 'key'], strength: 0 },
        { marks: marks('DEF'), cash: 0 },
      ],
    });
    expect(states(position)).toMatchObject({
      elements: 'passed',
      cash: 'passed',
      items: 'decides',
      strength: 'notAsked',
    });
    const steps = stepsFor(position);
    expect(steps.find(({ criterion }) => criterion === 'elements')?.compared).toEqual([
      { seat: michal, value: 2 },
      { seat: krzysiek, value: 2 },
      { seat: janek, value: 3 },
    ]);
    expect(steps.find(({ criterion }) => criterion === 'items')?.compared).toEqual([
      { seat: michal, value: 1 },
      { seat: krzysiek, value: 2 },
    ]);
  });

  test('a full tie is decided by the others (ALC-16.9)', () => {
    const position = open({
      prisoners: [{ marks: marks('ABCD') }, { marks: marks('EF') }, { marks: marks('EF') }, { marks: marks('DEF') }],
    });
    expect(states(position)).toMatchObject({ strength: 'passed', naming: 'decides' });
    expect(
      stepsFor(position)
        .at(-1)
        ?.compared.map(({ seat }) => seat),
    ).toEqual([michal, krzysiek]);
  });
});

test('a letter that one prisoner alone has makes them needed (ALC-16.5)', () => {
  const position = open({
    prisoners: [{ marks: marks('AB') }, { marks: marks('BC') }, { marks: marks('DEF') }, { marks: marks('F') }],
  });
  expect([0, 1, 2, 3].map(seat => soleLetters(position, seat).join(''))).toEqual(['A', 'C', 'DE', '']);
});
