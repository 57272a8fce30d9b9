import { describe, expect, test } from 'vitest';
import { runTool } from './scratch.ts';

const pure = ['kernel', 'games/a/rules', 'games/a/rules/phases', 'examples', 'examples/a/rules'];

const refused = [
  ['no time', 'export const now = Date.now();', 'eslint(no-restricted-globals)'],
  ['no language', "export const list = new Intl.ListFormat('en');", 'eslint(no-restricted-globals)'],
  ['no way around', 'export const all = globalThis;', 'eslint(no-restricted-globals)'],
  ['no luck of its own', 'export const luck = Math.random();', 'eslint(no-restricted-properties)'],
  ['no luck by another name', 'export const { random } = Math;', 'eslint(no-restricted-properties)'],
  ['no class', 'export class Seat { chair = 1; }', 'parlour(no-class)'],
  ['no class without a name', 'export const seat = class { chair = 1; };', 'parlour(no-class)'],
  ['no enum', 'export enum Phase { Voting = 1 }', 'parlour(no-enum)'],
  ['no any', 'export type State = { hand: any };', 'typescript(no-explicit-any)'],
  ['no !', 'export const first = (hand: number[]): number => hand[0]!;', 'typescript(no-non-null-assertion)'],
] as const;

const spreads = [
  ['a property', 'export const game = { view: (state: { a: 1 }) => ({ ...state }) };'],
  ['a longer property', 'export const game = { view: function (state: { a: 1 }) { return { ...state }; } };'],
  ['a method', 'export const game = { view(state: { a: 1 }) { return { ...state }; } };'],
  ['a function', 'export function view(state: { a: 1 }) { return { ...state }; }'],
  ['a constant', 'export const view = (state: { a: 1 }) => ({ ...state });'],
  ['a list', 'export const view = (hand: number[]) => [0, ...hand];'],
  ['something inside', 'export const view = (hands: number[][]) => hands.map(hand => [0, ...hand]);'],
  ['state minus something', 'export function view({ a, ...rest }: { a: 1; b: 2 }) { return [a, rest]; }'],
] as const;

const clean = `
export interface State { turn: number; hands: number[][] }
export const phases = ['voting', 'guessing'] as const;
export const odds = { win: 1, lose: 2 } satisfies Record<string, number>;
export const reviewed = (hand: readonly number[]): number[] => [0, ...hand];
export const game = {
  view: ({ turn, hands }: State) => ({ turn, hands: hands.map(hand => Math.max(...hand)) }),
};`;
const cast = 'export const seat = (at: number | string) => at as number;';
const clock = 'export const now = (): number => Date.now();';
const lostPromise = 'export function go(): void { Promise.resolve(1); }';

const file = (room: string, title: string): string => `${room}/${title.replaceAll(/\W+/g, '-')}.ts`;

const sources: Record<string, string> = {
  ...Object.fromEntries(
    pure.flatMap(room =>
      [...refused, ...spreads, ['cast', cast] as const, ['clean', clean] as const].map(([title, source]) => [
        file(room, title),
        source,
      ]),
    ),
  ),
  'games/a/rules/a.test.ts': `${clean}\n${clock}`,
  'server/clock.ts': clock,
  'server/lost.ts': lostPromise,
  'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, target: 'ES2024', types: [] } }),
};

// One run for all of them, as a run costs more than a file.
const { diagnostics } = runTool('oxlint/bin/oxlint', ['--type-aware', '--format=json'], {
  ours: ['.oxlintrc.json', 'tools/lint-plugin.js'],
  sources,
}) as { diagnostics: { code: string; filename: string }[] };

/** The rules that a file breaks. */
const broken = (name: string): string[] =>
  diagnostics.filter(({ filename }) => filename === name).map(({ code }) => code);

describe.each(pure)('in %s', room => {
  test.each(refused)('%s', (title, _, rule) => {
    expect(broken(file(room, title))).toContain(rule);
  });

  test.each(spreads)('no spread in a view: %s', title => {
    expect(broken(file(room, title))).toEqual(['parlour(no-spread-in-view)']);
  });

  test('casts only in the kernel', () => {
    const rules = room === 'kernel' ? [] : ['typescript(consistent-type-assertions)'];
    expect(broken(file(room, 'cast'))).toEqual(rules);
  });

  test('plain functions over plain data are fine', () => {
    expect(broken(file(room, 'clean'))).toEqual([]);
  });
});

test('tests and the server may read the time', () => {
  expect(broken('games/a/rules/a.test.ts')).toEqual([]);
  expect(broken('server/clock.ts')).toEqual([]);
});

test('types are checked: a promise that is not awaited', () => {
  expect(broken('server/lost.ts')).toEqual(['typescript(no-floating-promises)']);
});
