import { describe, expect, test } from 'vitest';
import { helpOn } from './help.ts';
import { loadCliWords } from './speech.ts';
import { optionsForBots, titleOf } from './tables.ts';

describe('Options of a table that are lists', () => {
  const title = titleOf('alcatraz');

  test('are typed with commas, in the order given; an empty one is an empty list', () => {
    expect(optionsForBots(title, ['layout=7,3', 'darkSides=5', 'sides=chosen'])).toMatchObject({
      layout: [7, 3],
      darkSides: [5],
      sides: 'chosen',
    });
    expect(optionsForBots(title, ['layout='])).toMatchObject({ layout: [] });
  });

  test('are refused if something in them is no value of the option, or stands there twice', () => {
    expect(() => optionsForBots(title, ['layout=7,13'])).toThrow('options-badOption');
    expect(() => optionsForBots(title, ['layout=7,7'])).toThrow('options-badOption');
  });

  test('are listed in the help, each value with its meaning', () => {
    const help = helpOn('play', ['alcatraz'], loadCliWords('en', title)).split('\n');
    expect(help).toContain(
      '    layout=1,2,…: some or all of these, with commas, in the order you want (default: none)',
    );
    expect(help).toContain('    darkSides=1,2,…: any of these, with commas (default: none)');
    expect(help.filter(line => line === '    12: Warden’s Office')).toHaveLength(2);
  });
});
