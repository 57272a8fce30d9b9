import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from './prometheus.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 200);
const text = (...lines: string[]): string => lines.map(line => `${line}\n`).join('');

describe('the text', () => {
  test('of nothing is nothing', () => {
    expect(registry().render()).toBe('');
  });

  test('has every metric in the order it was made', () => {
    const all = registry();
    const moves = all.counter('moves_total', 'Moves.');
    const tables = all.gauge('tables', 'Tables.');
    all.gaugeOf('age_seconds', 'Age.', () => 1.5);
    all.counterOf('cpu_seconds_total', 'CPU.', () => 0.25);
    all.gaugesOf('delay', 'Delay.', { label: 'of', read: () => ({ p50: 0.1, max: 2 }) });
    moves.add();
    moves.add(2);
    tables.set(7);
    tables.add(-3);
    expect(all.render()).toBe(
      text(
        '# HELP moves_total Moves.',
        '# TYPE moves_total counter',
        'moves_total 3',
        '# HELP tables Tables.',
        '# TYPE tables gauge',
        'tables 4',
        '# HELP age_seconds Age.',
        '# TYPE age_seconds gauge',
        'age_seconds 1.5',
        '# HELP cpu_seconds_total CPU.',
        '# TYPE cpu_seconds_total counter',
        'cpu_seconds_total 0.25',
        '# HELP delay Delay.',
        '# TYPE delay gauge',
        'delay{of="p50"} 0.1',
        'delay{of="max"} 2',
      ),
    );
  });

  test('escapes what would end a line or a label', () => {
    const all = registry();
    all.counters('odd_total', 'A "quoted" \\ and\nbroken line.', 'kind')('a"b\\c\nd').add();
    expect(all.render()).toBe(
      text(
        '# HELP odd_total A "quoted" \\\\ and\\nbroken line.',
        '# TYPE odd_total counter',
        'odd_total{kind="a\\"b\\\\c\\nd"} 1',
      ),
    );
  });

  test.each([
    [Number.POSITIVE_INFINITY, '+Inf'],
    [Number.NEGATIVE_INFINITY, '-Inf'],
    [Number.NaN, 'NaN'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    [0, '0'],
  ])('writes %d as %s', (value, written) => {
    const all = registry();
    all.gauge('level', 'Level.').set(value);
    expect(all.render()).toContain(`\nlevel ${written}\n`);
  });
});

describe('a histogram', () => {
  test('counts what lies at or under each bound, with all before it', () => {
    const all = registry();
    const delay = all.histogram('delay_seconds', 'Delay.', [0.1, 0.5, 2]);
    for (const value of [0.05, 0.1, 0.25, 2, 8]) delay.observe(value);
    expect(all.render()).toBe(
      text(
        '# HELP delay_seconds Delay.',
        '# TYPE delay_seconds histogram',
        'delay_seconds_bucket{le="0.1"} 2',
        'delay_seconds_bucket{le="0.5"} 3',
        'delay_seconds_bucket{le="2"} 4',
        'delay_seconds_bucket{le="+Inf"} 5',
        'delay_seconds_sum 10.4',
        'delay_seconds_count 5',
      ),
    );
  });

  test('never goes down from bound to bound, and ends with all', () => {
    const values = fc.array(fc.double({ min: 0, max: 10, noNaN: true }));
    fc.assert(
      fc.property(values, observed => {
        const all = registry();
        const delay = all.histogram('d', 'D.', [1, 2, 5]);
        for (const value of observed) delay.observe(value);
        const counts = Array.from(all.render().matchAll(/le="[^"]+"} (\d+)/g), ([, count]) => Number(count));
        expect(counts).toEqual([1, 2, 5, 99].map(bound => observed.filter(value => value <= bound).length));
      }),
      { numRuns },
    );
  });

  test('has bounds that go up', () => {
    expect(() => registry().histogram('d', 'D.', [1, 1])).toThrow('the bounds of d do not go up');
    expect(() => registry().histogram('d', 'D.', [])).toThrow('the bounds of d do not go up');
  });
});

describe('labels', () => {
  test('each have a count of their own', () => {
    const all = registry();
    const refusals = all.counters('refusals_total', 'Refusals.', 'kind');
    refusals('rule').add();
    refusals('undo').add(5);
    refusals('rule').add();
    expect(all.render()).toContain('refusals_total{kind="rule"} 2\nrefusals_total{kind="undo"} 5\n');
  });

  test('that grow in number are counted together', () => {
    const all = registry();
    const refusals = all.counters('refusals_total', 'Refusals.', 'kind');
    for (let kind = 0; kind < 1000; kind++) refusals(`kind ${kind}`).add();
    refusals('kind 7').add();
    const lines = all.render().trim().split('\n').slice(2);
    expect(lines).toHaveLength(51);
    expect(lines).toContain('refusals_total{kind="kind 7"} 2');
    expect(lines.at(-1)).toBe('refusals_total{kind="other"} 950');
  });
});

test('a name is a name, and nobody else has it', () => {
  const all = registry();
  all.counter('moves_total', 'Moves.');
  expect(() => all.gauge('moves_total', 'Moves.')).toThrow('there is a metric moves_total already');
  expect(() => all.gauge('7up', 'Up.')).toThrow('7up is no name for a metric');
  expect(() => all.gauge('a b', 'Up.')).toThrow('a b is no name for a metric');
});
