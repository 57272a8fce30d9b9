import { describe, expect, test } from 'vitest';
import { between, oneOf, someOf, text } from './blank.ts';
import { completeOptions, type OptionSheet, readOptions } from './options.ts';

type Options = { edition: string; rounds: number; extras: string[]; motto: string; open: boolean };
const sheet: OptionSheet<Options> = {
  edition: { blank: oneOf(['short', 'long']), usual: 'short' },
  rounds: { blank: between(1, 9), usual: 3 },
  extras: { blank: someOf(['storm', 'ferry'], 0, 2), usual: ['storm'] },
  motto: { blank: text(0, 20), usual: '' },
  open: { blank: oneOf([true, false]), usual: false },
};
const usual: Options = { edition: 'short', rounds: 3, extras: ['storm'], motto: '', open: false };

describe('options as a stranger sent them', () => {
  test('missing options get their default', () => {
    expect(readOptions(sheet, {})).toEqual({ options: usual });
    expect(readOptions(sheet, { rounds: 9 })).toEqual({ options: { ...usual, rounds: 9 } });
  });

  test('values that fit are accepted', () => {
    const sent = { edition: 'long', rounds: 1, extras: [], motto: 'na zdrowie', open: true };
    expect(readOptions(sheet, sent)).toEqual({ options: sent });
    expect(readOptions({}, {})).toEqual({ options: {} });
  });

  test('they are returned in the order of the sheet, not in the order sent', () => {
    const read = readOptions(sheet, { open: true, motto: 'a', edition: 'long' });
    expect(Object.keys('options' in read ? read.options : {})).toEqual(Object.keys(sheet));
  });

  test.each(['colour', '__proto__', 'constructor', 'toString', ''])(
    'an option the sheet does not have is named: %j',
    option => {
      const sent: unknown = JSON.parse(`{"rounds":4,${JSON.stringify(option)}:{"rounds":5}}`);
      expect(readOptions(sheet, sent)).toEqual({ problem: 'unknownOption', option });
    },
  );

  test.each<[keyof Options, unknown]>([
    ['edition', 'medium'],
    ['edition', ['short']],
    ['edition', null],
    ['edition', { oneOf: ['short'] }],
    ['rounds', 0],
    ['rounds', 10],
    ['rounds', 2.5],
    ['rounds', '3'],
    ['rounds', Number.NaN],
    ['extras', 'storm'],
    ['extras', ['storm', 'storm']],
    ['extras', ['fog']],
    ['extras', { length: 0 }],
    ['motto', 'x'.repeat(21)],
    ['motto', ' a'],
    ['motto', 'x'.repeat(1_000_000)],
    ['open', 0],
    ['open', undefined],
  ])('a value that may not stand there is named: %s', (option, value) => {
    expect(readOptions(sheet, { [option]: value })).toEqual({ problem: 'badOption', option });
  });

  test.each([null, undefined, 3, 'rounds', true, [], [['rounds', 3]]].map(sent => [sent]))('%j is no form', sent => {
    expect(readOptions(sheet, sent)).toEqual({ problem: 'notAForm' });
  });

  test('inherited properties are ignored', () => {
    expect(readOptions(sheet, Object.create({ rounds: 9 }))).toEqual({ options: usual });
  });

  test('they share no list with the sheet or the sent options', () => {
    const sent = { extras: ['ferry'] };
    const [own, others] = [readOptions(sheet, {}), readOptions(sheet, sent)];
    if ('options' in own) own.options.extras.push('fog');
    if ('options' in others) others.options.extras.push('fog');
    expect(sheet.extras.usual).toEqual(['storm']);
    expect(sent.extras).toEqual(['ferry']);
    expect(own).toEqual({ options: { ...usual, extras: ['storm', 'fog'] } });
  });
});

test('options chosen for another sheet keep what fits this one, and get the default for the rest', () => {
  const chosen = { edition: 'long', rounds: 12, extras: [], motto: 'na zdrowie', colour: 'red' };
  expect(completeOptions(sheet, chosen)).toEqual({ ...usual, edition: 'long', extras: [], motto: 'na zdrowie' });
  expect(completeOptions(sheet, {})).toEqual(usual);
  expect(completeOptions(sheet, {}).extras).not.toBe(usual.extras);
});
