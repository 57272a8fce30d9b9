/** What only grows. */
export interface Counter {
  add(by?: number): void;
}

/** What goes up and down. */
export interface Gauge {
  add(by?: number): void;
  set(value: number): void;
}

/** How often something was how much. */
export interface Histogram {
  observe(value: number): void;
}

/** One of several that differ by a label; whoever counts often keeps what this returns. */
export type ByLabel<Metric> = (value: string) => Metric;

/** All that is measured, in the text format that Prometheus reads. */
export interface Registry {
  counter(name: string, help: string): Counter;
  counters(name: string, help: string, label: string): ByLabel<Counter>;
  /** A total that is kept elsewhere. */
  counterOf(name: string, help: string, read: () => number): void;
  gauge(name: string, help: string): Gauge;
  /** What can be asked for at any time. */
  gaugeOf(name: string, help: string, read: () => number): void;
  /** The same for several that differ by a label. */
  gaugesOf(name: string, help: string, labelled: Labelled): void;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  render(): string;
}

export interface Labelled {
  readonly label: string;
  read(): Readonly<Record<string, number>>;
}

/** The media type of what render returns. */
export const EXPOSITION = 'text/plain; version=0.0.4; charset=utf-8';

/** Every value of a label is a series that somebody has to store for years. */
const MOST_LABELS = 50;
const THE_REST = 'other';

/** What follows the name of a metric, and the value: the rest of its line. */
type Sample = readonly [after: string, value: number];

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  samples(): readonly Sample[];
}

export function registry(): Registry {
  const families: Family[] = [];

  function add(family: Family): void {
    if (!/^[a-z_]+[a-z0-9_]*$/.test(family.name)) throw new Error(`${family.name} is no name for a metric`);
    if (families.some(({ name }) => name === family.name)) throw new Error(`there is a metric ${family.name} already`);
    families.push(family);
  }

  return {
    counter(name, help) {
      const total = tally();
      add({ name, help, type: 'counter', samples: () => [['', total.value]] });
      return total;
    },
    counters(name, help, label) {
      const totals = new Map<string, Tally>();
      add({
        name,
        help,
        type: 'counter',
        samples: () => Array.from(totals, ([value, total]) => [labels(label, value), total.value]),
      });
      return value => totalOf(totals, value);
    },
    counterOf: (name, help, read) => add({ name, help, type: 'counter', samples: () => [['', read()]] }),
    gauge(name, help) {
      const level = tally();
      add({ name, help, type: 'gauge', samples: () => [['', level.value]] });
      return level;
    },
    gaugeOf: (name, help, read) => add({ name, help, type: 'gauge', samples: () => [['', read()]] }),
    gaugesOf: (name, help, { label, read }) =>
      add({
        name,
        help,
        type: 'gauge',
        samples: () => Object.entries(read()).map(([value, level]) => [labels(label, value), level]),
      }),
    histogram(name, help, bounds) {
      if (bounds.length === 0 || bounds.some((bound, at) => bound <= (bounds[at - 1] ?? Number.NEGATIVE_INFINITY)))
        throw new Error(`the bounds of ${name} do not go up`);
      const spread = spreadOver(bounds);
      add({ name, help, type: 'histogram', samples: spread.samples });
      return spread;
    },
    render: () => families.map(textOf).join(''),
  };
}

interface Tally extends Counter, Gauge {
  readonly value: number;
}

function tally(): Tally {
  let value = 0;
  return {
    add(by = 1) {
      value += by;
    },
    set(to) {
      value = to;
    },
    get value() {
      return value;
    },
  };
}

function totalOf(totals: Map<string, Tally>, value: string): Tally {
  const kept = totals.has(value) || totals.size < MOST_LABELS ? value : THE_REST;
  const known = totals.get(kept);
  if (known) return known;
  const total = tally();
  totals.set(kept, total);
  return total;
}

function spreadOver(bounds: readonly number[]): Histogram & Pick<Family, 'samples'> {
  /** How many lie at or under each bound and over the one before; the last lie over all of them. */
  const counts = new Float64Array(bounds.length + 1);
  let sum = 0;
  return {
    observe(value) {
      let at = 0;
      while (at < bounds.length && value > (bounds[at] ?? 0)) at++;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += value;
    },
    samples() {
      let count = 0;
      const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound, at): Sample => {
        count += counts[at] ?? 0;
        return [`_bucket${labels('le', numberText(bound))}`, count];
      });
      return [...buckets, ['_sum', sum], ['_count', count]];
    },
  };
}

const labels = (label: string, value: string): string => `{${label}="${escaped(value).replaceAll('"', '\\"')}"}`;

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

const textOf = ({ name, help, type, samples }: Family): string =>
  [
    `# HELP ${name} ${escaped(help)}`,
    `# TYPE ${name} ${type}`,
    ...samples().map(([after, value]) => `${name}${after} ${numberText(value)}`),
    '',
  ].join('\n');

function numberText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}
