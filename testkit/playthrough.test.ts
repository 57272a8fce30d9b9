import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playthrough, playthroughText } from '#testkit';
import { type Action, cloakroom, type View } from '../examples/cloakroom/rules/game.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playthrough-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the text has every move, the events and view changes of all seats, and the result', () => {
  const text = playthroughText(cloakroom, { seats: 2, seed: 4 });
  expect(text.split('\n').slice(0, 8)).toEqual([
    'PARLOUR_GOLDEN=write writes this file anew.',
    '',
    'cloakroom 1, 2 seats, {"turnSeconds":null}, seed 4',
    '',
    '0. the deal',
    expect.stringMatching(/^ {3}0 sees {"me":0,"open":.*"tickets":\[\d,null\]}$/),
    expect.stringMatching(/^ {3}1 sees {"me":1,"open":.*"tickets":\[null,\d\]}$/),
    expect.stringMatching(/^ {3}audience sees {"me":"audience".*"tickets":\[null,null\]}$/),
  ]);
  expect(text).toMatch(
    /\n {3}0 hears {"type":"peeked","by":0,"at":1,"ticket":\d}\n {3}1 audience hears {"type":"peeked","by":0,"at":1}\n/,
  );
  expect(text).toMatch(/\n {3}everybody hears {"type":"opened",/);
  expect(text).toMatch(/\nresult: {"winners":\[\d\],"ranks":\[\d,\d\],"points":\[\d,\d\],"worth":\[\d,\d\]}\n$/);
});

test('the same seed gives the same match, another seed another one', () => {
  expect(playthroughText(cloakroom, { seats: 3, seed: 4 })).toBe(playthroughText(cloakroom, { seats: 3, seed: 4 }));
  expect(playthroughText(cloakroom, { seats: 3, seed: 4 })).not.toBe(playthroughText(cloakroom, { seats: 3, seed: 5 }));
});

test('a missing file fails with the command to write it; it is written on demand and compared from then on', () => {
  const file = join(folder, 'deep', 'two.txt');
  const telling = { seats: 2, seed: 4, file };
  expect(() => playthrough(cloakroom, telling)).toThrow('two.txt is not there: PARLOUR_GOLDEN=write writes it');
  vi.stubEnv('PARLOUR_GOLDEN', 'write');
  playthrough(cloakroom, telling);
  vi.unstubAllEnvs();
  const { told, golden } = playthrough(cloakroom, { ...telling, file: pathToFileURL(file) });
  expect(golden).toBe(readFileSync(file, 'utf8'));
  expect(told).toBe(golden);
  writeFileSync(file, 'another match');
  expect(playthrough(cloakroom, telling)).toEqual({ told, golden: 'another match' });
});

test('a finisher plays from the given move on', () => {
  const next = ({ open }: View): Action => ({ type: 'name', ticket: open.left.length + 1 });
  const told = (wild: number): string => playthroughText(cloakroom, { seats: 6, seed: 2, wild, finisher: next });
  expect(told(0)).toContain('1. seat 0: {"type":"name","ticket":1}');
  expect(told(0)).not.toContain('"type":"peek"');
  expect(told(1000)).toContain('"type":"peek"');
  expect(told(1000)).toBe(playthroughText(cloakroom, { seats: 6, seed: 2 }));
  const cheat = (): Action => ({ type: 'name', ticket: 9 });
  expect(() => playthroughText(cloakroom, { seats: 6, wild: 0, finisher: cheat })).toThrow('CLK-3.1');
});
