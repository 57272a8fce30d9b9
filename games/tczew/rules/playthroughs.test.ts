import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Chance, Offer } from '#kernel';
import { playthrough } from '#testkit';
import { tczew } from './game.ts';
import { builder } from './player.fixture.ts';
import { cell, stateOf } from './scene.fixture.ts';
import type { Action, Options, State, View } from './state.ts';

type Player = (view: View, offers: readonly Offer<Action>[], luck: Chance) => Action;

interface Manner {
  readonly options?: Partial<Options>;
  readonly seats: number;
  readonly seed: number;
  /** The match begins here instead of with the deal. */
  readonly begins?: () => State;
  readonly plays?: Player;
  /** What the match is about: each stands in its text. */
  readonly tells: readonly RegExp[];
}

const waiter: Player = (view, offers, luck) => {
  const wait = offers.find(({ type }) => type === 'wait');
  return wait && view.open.phase === 'main' ? { type: 'wait' } : builder({ stops: 0 })(view, offers, luck);
};

/** Everybody wants to stop after some moves. */
const tired: Player = (view, offers, luck) => {
  const isLate = view.open.drawn > 40;
  if (isLate && offers.some(({ type }) => type === 'voteEnd')) return { type: 'voteEnd', agree: true };
  if (isLate && offers.some(({ type }) => type === 'proposeEnd')) return { type: 'proposeEnd' };
  return builder({ stops: 0 })(view, offers, luck);
};

/** Answers and moves in the order they are written, then waits until the end. */
function following(...moves: readonly Action[]): () => Player {
  return () => {
    const left = [...moves];
    return (view, offers, luck) => left.shift() ?? waiter(view, offers, luck);
  };
}

/** B and C each lose the shop that holds a part of their city: one part goes to C, and both go on to D. */
const chain = (): State =>
  stateOf({
    seats: 4,
    a: { A1x1: 1 },
    b: { A1x15: 2, B2x15: 81, C3x15: 93 },
    c: { D4x13: 3, D4x14: 83, D4x15: 105 },
    d: { E5x15: 49, E5x14: 4 },
    hands: [[158, 82], [], [], []],
    bare: true,
  });

const figure = (): State =>
  stateOf({
    seats: 2,
    options: { mode: 'extended' },
    a: { F6x8: 1, G7x8: 93, H8x8: 34 },
    b: { I9x8: 2, I9x9: 105, H8x9: 6, I9x7: 67, H8x7: { card: 81, immune: true } },
    hands: [[], []],
    bare: true,
  });

const MANNERS: Readonly<Record<string, Manner>> = {
  'two-basic': { seats: 2, seed: 3, tells: [/"type":"lapBegan"/, /"reason":"lastCard"/] },
  'four-extended': {
    options: { mode: 'extended', towns: 'pick', lastEpoch: 4 },
    seats: 4,
    seed: 5,
    tells: [/"type":"plebisciteHeld"/, /"type":"matchEnded"/],
  },
  'idle-end': {
    options: { idleRounds: 3 },
    seats: 3,
    seed: 1,
    plays: waiter,
    tells: [/"type":"idleWarned"/, /"reason":"idle"/],
  },
  'agreed-end': { seats: 3, seed: 2, plays: tired, tells: [/"type":"endProposed"/, /"reason":"agreed"/] },
  'orphan-chain': {
    seats: 4,
    seed: 1,
    begins: chain,
    plays: following(
      { type: 'playEvent', card: 158, targets: [] },
      { type: 'pick', cell: cell('B2x15') },
      { type: 'pick', cell: cell('D4x14') },
    )(),
    tells: [/"type":"districtTaken","from":1,"by":2[^]*"type":"districtTaken","from":2,"by":3/],
  },
  'start-card-lost': {
    options: { mode: 'extended' },
    seats: 2,
    seed: 4,
    begins: figure,
    plays: following({ type: 'plebiscite', from: cell('H8x8'), to: cell('I9x8') })(),
    tells: [/"isWon":true/, /"type":"districtTaken"/, /"reason":"/],
  },
};

const told = (name: string, { options = {}, seats, seed, begins, plays = builder({ stops: 0 }) }: Manner) =>
  playthrough(
    { ...tczew, setup: (chosen, count, table) => begins?.() ?? tczew.setup(chosen, count, table) },
    {
      seats,
      options,
      seed,
      wild: 0,
      finisher: plays,
      maxMoves: 2000,
      file: new URL(`../playthroughs/${name}.txt`, import.meta.url),
    },
  );

describe('Golden matches', () => {
  test.each(Object.entries(MANNERS))('%s', (name, manner) => {
    const { told: text, golden } = told(name, manner);
    expect(text).toBe(golden);
    for (const part of manner.tells) expect(text).toMatch(part);
    expect(text).toMatch(/result: \{"winners"/);
  });

  test('TCZ-13.18 a player who lost the Start card plays on and scores nothing', () => {
    const golden = readFileSync(new URL('../playthroughs/start-card-lost.txt', import.meta.url), 'utf8');
    expect(golden).toMatch(/seat 1: \{"type":"wait"\}/);
    expect(golden).toMatch(/result: .*"points":\[\d+,0\]/);
  });
});
