import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { tczew } from './game.ts';
import { attackersOf, targetsFrom, tokensAt, tokensLeft } from './plebiscites.ts';
import { A, B, C, cell, codeFor, D, dice, lies, namesOf, type Stated, stateOf } from './scene.fixture.ts';
import type { Action, Lasting } from './state.ts';
import { nameOfCell } from './cells.ts';

const scene = (stated: Stated) =>
  given(tczew, stateOf({ ...stated, options: { mode: 'extended', ...stated.options } }));
const plebiscite = (from: string, to: string): Action => ({ type: 'plebiscite', from: cell(from), to: cell(to) });
const play = (card: number, ...targets: number[]): Action => ({ type: 'playEvent', card, targets });
const wait: Action = { type: 'wait' };

/** Figure 6: Tczew is A, Lisewo is D. */
const FIGURE = {
  seats: 4,
  a: { F6x8: 1, G7x8: 'culture', H8x8: 34 },
  b: { A1x15: 2 },
  c: { O15x15: 3 },
  d: { I9x8: 4, I9x9: 'sport', H8x9: 6, I9x7: 'transport', H8x7: { card: 81, immune: true } },
} as const;

const BORDER = { a: { C3x3: 1, D4x3: 'trade' }, b: { E5x3: 'sport', F6x3: 2 }, hands: [[93], [82]] } as const;

describe('Extended game', () => {
  test('TCZ-13.1, TCZ-13.3, TCZ-13.4 one plebiscite besides the main move, before or after it', () => {
    const now = scene(BORDER);
    const first = now.play(A, plebiscite('D4x3', 'E5x3'), dice(1, 1));
    expect(first.awaited()).toEqual([A]);
    expect(codeFor(first, A, plebiscite('D4x3', 'E5x3'))).toBe('PLEBISCITE_USED');
    expect(first.play(A, wait).awaited()).toEqual([B]);
    const after = now.play(A, wait);
    expect(after.awaited()).toEqual([A]);
    expect(after.play(A, plebiscite('D4x3', 'E5x3'), dice(1, 1)).awaited()).toEqual([B]);
    const basic = scene({ ...BORDER, options: { mode: 'basic' } });
    expect(codeFor(basic, A, plebiscite('D4x3', 'E5x3'))).toBe('BASIC_GAME');
    expect(basic.play(A, wait).awaited()).toEqual([B]);
  });

  test('TCZ-13.2, TCZ-13.12, TCZ-13.13, TCZ-13.24 tokens are derived, and the supply of 70 blocks nothing', () => {
    const { board } = stateOf(FIGURE).open;
    const tokens = ['F6x8', 'G7x8', 'H8x8', 'I9x8', 'I9x9', 'H8x9', 'I9x7', 'H8x7'].map(name =>
      tokensAt(board, cell(name)),
    );
    expect(tokens).toEqual([0, 0, 1, 1, 0, 1, 0, 2]);
    expect([tokensLeft(board, A), tokensLeft(board, D)]).toEqual([69, 66]);
    expect(tokensAt(board, cell('A1x1'))).toBe(0);
  });

  test('TCZ-13.5, TCZ-13.6, TCZ-13.17, TCZ-19.28, TCZ-16.10 figure 6', () => {
    const now = scene(FIGURE);
    expect(attackersOf(now.state.open.board, A).map(nameOfCell)).toEqual(['H8x8']);
    expect(targetsFrom(now.state.open.board, A, cell('H8x8')).map(nameOfCell)).toEqual(['I9x8', 'H8x9']);
    expect(codeFor(now, A, plebiscite('H8x8', 'H8x7'))).toBe('IMMUNE');
    expect(codeFor(now, A, plebiscite('G7x8', 'I9x8'))).toBe('NOT_TOUCHING');
    expect(codeFor(now, A, plebiscite('I9x8', 'H8x8'))).toBe('NOT_TOUCHING');
    expect(codeFor(now, A, plebiscite('H8x8', 'G7x8'))).toBe('NOT_RIVAL');
    const won = now.play(A, plebiscite('H8x8', 'H8x9'), dice(5, 3));
    expect(won.hears(C)[0]).toEqual({
      type: 'plebisciteHeld',
      by: A,
      from: cell('H8x8'),
      to: cell('H8x9'),
      attack: 5,
      defence: 3,
      isWon: true,
    });
    expect([lies(won.state, 'H8x9'), tokensAt(won.state.open.board, cell('H8x9'))]).toEqual([[A, 6], 2]);
    expect(namesOf(won.state, D)).toEqual(['H8x7', 'I9x7', 'I9x8', 'I9x9']);
    for (const pips of [
      [3, 3],
      [2, 6],
    ] as const) {
      const lost = now.play(A, plebiscite('H8x8', 'H8x9'), dice(...pips));
      expect([lies(lost.state, 'H8x9'), tokensAt(lost.state.open.board, cell('H8x9'))]).toEqual([[D, 6], 2]);
      expect(tokensAt(lost.state.open.board, cell('H8x8'))).toBe(1);
      expect(codeFor(lost, A, plebiscite('H8x8', 'I9x8'))).toBe('PLEBISCITE_USED');
    }
  });

  test('TCZ-13.7, TCZ-13.8, TCZ-13.9, TCZ-13.10, TCZ-13.11 only a strictly higher die wins; two tokens end it', () => {
    const now = scene({ ...BORDER, b: { E5x3: { card: 73, cover: '200B' }, F6x3: 2 } });
    const won = now.play(A, plebiscite('D4x3', 'E5x3'), dice(2, 1));
    expect(won.state.open.board[cell('E5x3')]).toEqual({ card: 73, owner: A, cover: '200B', immune: true });
    const tie = now.play(A, plebiscite('D4x3', 'E5x3'), dice(4, 4));
    expect(tie.state.open.board[cell('E5x3')]).toEqual({ card: 73, owner: B, cover: '200B', immune: true });
    expect(tie.state.open.board[cell('D4x3')]).toMatchObject({ owner: A, immune: false });
    const later = tie.play(A, wait).play(B, wait).play(B, { type: 'endTurn' });
    expect(codeFor(later, A, plebiscite('D4x3', 'E5x3'))).toBe('IMMUNE');
  });

  test('TCZ-13.14 immunity ends when a card changes hands through an event or leaves the board', () => {
    const now = scene({ ...BORDER, b: { E5x3: { card: 105, immune: true }, F6x3: 2 }, hands: [[172, 93], [82]] });
    const taken = now.play(A, play(172, B)).play(A, { type: 'pick', cell: cell('E5x3') });
    expect(taken.state.open.board[cell('E5x3')]).toMatchObject({ owner: A, immune: false });
  });

  test('TCZ-13.15 events act normally on immune cards', () => {
    const now = scene({ ...BORDER, b: { E5x3: { card: 81, immune: true }, F6x3: 2 }, hands: [[170], [82]] });
    const hit = now.play(A, play(170, B)).play(A, { type: 'pick', cell: cell('E5x3') });
    expect(lies(hit.state, 'E5x3')).toBeNull();
  });

  test('TCZ-13.16, TCZ-13.18, TCZ-13.22, TCZ-19.29 a Start card is lost', () => {
    const lost = scene(FIGURE).play(A, plebiscite('H8x8', 'I9x8'), dice(6, 2));
    expect(lost.state.open.board[cell('I9x8')]).toMatchObject({ card: 4, owner: A, immune: true });
    expect(namesOf(lost.state, D)).toEqual(['H8x9', 'I9x9']);
    expect(lies(lost.state, 'I9x7')?.[0]).toBe(A);
    expect(lost.state.open.board[cell('H8x7')]).toMatchObject({ owner: A, immune: false });
    // D plays on, but cannot win the Start card back by an ordinary plebiscite
    const later = lost.play(A, wait).play(B, wait).play(C, wait);
    expect(later.awaited()).toEqual([D]);
    expect(codeFor(later, D, plebiscite('I9x9', 'I9x8'))).toBe('IMMUNE');
    let over = later.play(D, { type: 'proposeEnd' });
    for (const seat of [A, B, C]) over = over.play(seat, { type: 'voteEnd', agree: true });
    expect([over.state.open.ending?.scores[D]?.total, over.state.open.ending?.scores[A]?.starts]).toEqual([0, 6]);
  });

  test('TCZ-13.20 a skipped turn or a ban removes the plebiscite, the last lap includes it', () => {
    const ban: Lasting = {
      id: 1,
      event: 173,
      actor: B,
      seat: A,
      kind: 'ban',
      what: 'plebiscite',
      cats: null,
      turns: 1,
      isFromNextTurn: false,
    };
    const banned = scene({ ...BORDER, lasting: [ban] });
    expect(codeFor(banned, A, plebiscite('D4x3', 'E5x3'))).toBe('HINDERED');
    expect(banned.play(A, wait).awaited()).toEqual([B]);
    const skipped = scene({ ...BORDER, active: B, lasting: [{ ...ban, what: 'turn' }] })
      .play(B, wait)
      .play(B, { type: 'endTurn' });
    expect(skipped.awaited()).toEqual([B]);
    const lap = scene({ ...BORDER, phase: 'lastLap', lap: [A] });
    expect(lap.offers(A).some(({ type }) => type === 'plebiscite')).toBe(true);
  });

  test('TCZ-13.21, TCZ-16.11 the turn ends by itself when no plebiscite is possible', () => {
    const apart = scene({ a: { C3x3: 1 }, b: { F6x3: 2 }, hands: [[93], [82]] });
    expect(apart.play(A, wait).awaited()).toEqual([B]);
    const border = scene(BORDER);
    expect(codeFor(border, A, { type: 'endTurn' })).toBe('WRONG_PHASE');
    const waited = border.play(A, wait);
    expect(waited.offers(A).map(({ type }) => type)).toEqual(['plebiscite', 'endTurn', 'proposeEnd']);
    expect(waited.play(A, { type: 'endTurn' }).awaited()).toEqual([B]);
  });

  test('TCZ-13.23 a relocated card keeps its immunity', () => {
    const now = scene({ a: { C3x3: 1, D4x3: { card: 81, immune: true } }, b: { O15x1: 2 }, hands: [[192], [82]] });
    const moved = now
      .play(A, play(192))
      .play(A, { type: 'pick', cell: cell('D4x3') })
      .play(A, { type: 'lay', cell: cell('C3x4') });
    expect(moved.state.open.board[cell('C3x4')]).toMatchObject({ card: 81, owner: A, immune: true });
  });

  test('TCZ-13.25, TCZ-14.47 modifiers are added to the dice', () => {
    const mod = (seat: number, attack: number, defend: number): Lasting => ({
      id: 1 + seat,
      event: seat === A ? 195 : 188,
      actor: seat,
      seat,
      kind: 'modifier',
      attack,
      defend,
      turns: 2,
      isFromNextTurn: false,
    });
    const now = scene({ ...BORDER, lasting: [mod(A, 1, 0), mod(B, 0, 1)] });
    expect(now.play(A, plebiscite('D4x3', 'E5x3'), dice(4, 4)).hears(B)[0]).toMatchObject({
      attack: 5,
      defence: 5,
      isWon: false,
    });
    const attack = scene({ ...BORDER, lasting: [mod(A, 1, 0)] }).play(A, plebiscite('D4x3', 'E5x3'), dice(4, 4));
    expect(attack.hears(B)[0]).toMatchObject({ isWon: true });
  });

  test('TCZ-14.58 a plebiscite through an event, against any rival, outside the limit of the turn', () => {
    const stated = { ...FIGURE, b: { F6x9: 2, F6x10: 'trade' }, hands: [[172, 93], [], [], []] } as const;
    const now = scene(stated).play(A, plebiscite('H8x8', 'H8x9'), dice(1, 1));
    const asked = now.play(A, play(172, D)).play(A, { type: 'pick', cell: cell('H8x9') });
    expect(asked.state.open.pending).toMatchObject({ type: 'plebiscite', seat: A, bonus: 1, ignoresTokens: true });
    expect(codeFor(asked, A, plebiscite('A1x1', 'B2x1'))).toBe('NOT_TOUCHING');
    const held = asked.play(A, plebiscite('H8x8', 'H8x7'), dice(4, 4));
    expect(held.hears(D)[0]).toMatchObject({ attack: 5, defence: 4, isWon: true });
    expect(held.state.open.resolving).toBeNull();
    const refused = asked.play(A, { type: 'done' });
    expect(refused.state.open.pending).toBeNull();
  });
});
