import { describe, expect, test } from 'vitest';
import { dealt, given, type Scene } from '#testkit';
import { at, ownerOf } from './board.ts';
import { CELLS, isInZone, isRiver, nameOfCell } from './cells.ts';
import { cardOf, TOWNS, townsFor } from './components.ts';
import { firstAllowedFrom, isAllowedInEpochOne } from './epochs.ts';
import { tczew } from './game.ts';
import { A, B, C, cell, choicesIn, codeFor, D, dice, lies, namesOf, stateOf } from './scene.fixture.ts';
import type { Action, Event, Options, State, View } from './state.ts';

type Table = Scene<State, View, Action, Event>;

const opened = (seats: number, options: Partial<Options> = {}, ...pips: number[]): Table =>
  given(tczew, dealt(tczew, { seats, options, luck: dice(...pips) }));

/** Rolls for all four cards of Epoch I, straight to these columns and rows (three dice each). */
function laidOut(scene: Table, rolls: readonly (readonly number[])[]): Table {
  return rolls.reduce((now, pips) => now.play(now.awaited()[0] ?? 0, { type: 'rollEpochOne' }, dice(...pips)), scene);
}

/** Four free cells far from the zones: B2x1, D4x1, F6x1, H8x1. */
const FAR = [
  [1, 2, 2, 1, 1, 2],
  [3, 2, 2, 1, 1, 2],
  [3, 3, 3, 1, 1, 2],
  [4, 4, 3, 1, 1, 2],
];

const founded = (scene: Table): Table => {
  let now = scene;
  while (now.state.open.phase === 'epoch2') {
    const seat = now.awaited()[0] ?? 0;
    const [card] = choicesIn(now.offers(seat), 'placeFounding', 'card');
    const at = CELLS.find(one => {
      const action = { type: 'placeFounding', card, cell: one };
      return isLegal(now, seat, action);
    });
    now = now.play(seat, { type: 'placeFounding', card: Number(card), cell: at ?? -1 });
  }
  return now;
};

function isLegal(scene: Table, seat: number, action: unknown): boolean {
  try {
    scene.refuses(seat, action);
    return false;
  } catch {
    return true;
  }
}

describe('Setup and towns', () => {
  test('TCZ-2.1 two to four players, and spectators only watch', () => {
    expect(tczew.seats).toEqual({ min: 2, max: 4 });
    const scene = opened(2);
    expect(scene.offers('audience')).toEqual([]);
  });

  test('TCZ-2.2, TCZ-2.3, TCZ-2.4 the engine sorts and shuffles; no player has extra rights', () => {
    const [one, other] = [dealt(tczew, { seed: 1 }), dealt(tczew, { seed: 2 })];
    const cards = ({ stacks }: State): number[][] => stacks.map(stack => stack.map(({ card }) => card));
    expect(cards(one)).not.toEqual(cards(other));
    cards(one).forEach((stack, index) => expect(stack.every(no => cardOf(no).epoch === index + 3)).toBe(true));
    expect(one.open.replacements).toEqual(other.open.replacements);
  });

  test('TCZ-2.5 towns in play', () => {
    expect(townsFor(2).map(({ startCard }) => startCard)).toEqual([1, 2]);
    expect(townsFor(3).map(({ startCard }) => startCard)).toEqual([1, 2, 4]);
    expect(townsFor(4).map(({ startCard }) => startCard)).toEqual([1, 2, 3, 4]);
    expect(new Set(dealt(tczew, { seats: 3 }).open.towns)).toEqual(new Set(['czyzykowo', 'lisewo', 'tczew']));
  });

  test('TCZ-2.6, TCZ-2.9, TCZ-16.1 towns are drawn, or picked in seat order', () => {
    const drawn = new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seed => dealt(tczew, { seed }).open.towns.join(' ')));
    expect(drawn).toEqual(new Set(['tczew czyzykowo', 'czyzykowo tczew']));
    expect(opened(2).state.open.phase).toBe('epoch1');
    const scene = opened(2, { towns: 'pick' });
    expect([scene.state.open.phase, scene.awaited()]).toEqual(['towns', [A]]);
    expect(codeFor(scene, B, { type: 'pickTown', town: 'tczew' })).toBe('NOT_YOUR_TURN');
    expect(codeFor(scene, A, { type: 'pickTown', town: 'lisewo' })).toBe('BAD_TARGET');
    const one = scene.play(A, { type: 'pickTown', town: 'czyzykowo' });
    expect(one.hears(B)).toEqual([{ type: 'townTaken', by: A, town: 'czyzykowo' }]);
    expect(codeFor(one, B, { type: 'pickTown', town: 'czyzykowo' })).toBe('BAD_TARGET');
    const both = one.play(B, { type: 'pickTown', town: 'tczew' });
    expect([both.state.open.towns, both.state.open.phase]).toEqual([['czyzykowo', 'tczew'], 'epoch1']);
    expect(codeFor(both, A, { type: 'pickTown', town: 'tczew' })).toBe('WRONG_PHASE');
  });

  test('TCZ-2.7 table options and what is usual', () => {
    const usual = Object.fromEntries(Object.entries(tczew.options).map(([name, { usual }]) => [name, usual]));
    expect(usual).toEqual({ towns: 'random', mode: 'basic', lastEpoch: 5, fastDiscard: false, idleRounds: 5 });
  });

  test('TCZ-2.8, TCZ-3.16 the phases come in order', () => {
    const phases: string[] = [];
    let scene = opened(2, { towns: 'pick' });
    phases.push(scene.state.open.phase);
    scene = scene
      .play(A, { type: 'pickTown', town: 'tczew' })
      .play(B, { type: 'pickTown', town: 'czyzykowo' }, dice(6, 1));
    phases.push(scene.state.open.phase);
    expect(codeFor(scene, A, { type: 'wait' })).toBe('WRONG_PHASE');
    scene = laidOut(scene, FAR);
    phases.push(scene.state.open.phase);
    phases.push(founded(scene).state.open.phase);
    expect(phases).toEqual(['towns', 'epoch1', 'epoch2', 'main']);
  });
});

describe('Epoch I', () => {
  test('TCZ-3.1, TCZ-3.2 the highest roller begins; ties roll again', () => {
    const scene = opened(3, {}, 4, 6, 6, 2, 5);
    expect(scene.state.open.first).toBe(C);
    expect(scene.state.open.firstRolls).toEqual([
      { seat: A, die: 4 },
      { seat: B, die: 6 },
      { seat: C, die: 6 },
      { seat: B, die: 2 },
      { seat: C, die: 5 },
    ]);
    const endless = opened(2, {}, ...Array.from({ length: 300 }, () => 3));
    expect([endless.state.open.first, endless.state.open.firstRolls.length]).toEqual([A, 200]);
  });

  test('TCZ-3.3 the same player begins Epochs I, II and III', () => {
    const scene = opened(3, {}, 1, 6, 2);
    const laid = laidOut(scene, FAR);
    expect([scene.awaited(), laid.awaited(), founded(laid).awaited()]).toEqual([[B], [B], [B]]);
  });

  test('TCZ-3.4, TCZ-3.5 four cards are dealt one by one from the first player, and placed in that order', () => {
    const shares = (seats: number) => opened(seats, {}, 1, 6, 1, 1).state.open.epochOne.map(({ seat }) => seat);
    expect([shares(2), shares(3), shares(4)]).toEqual([
      [B, A, B, A],
      [B, C, A, B],
      [B, C, D, A],
    ]);
    const scene = opened(2, {}, 6, 1);
    expect(codeFor(scene, B, { type: 'rollEpochOne' })).toBe('NOT_YOUR_TURN');
    const [first] = scene.state.open.epochOne;
    const next = scene.play(A, { type: 'rollEpochOne' }, dice(1, 3, 4, 6, 5, 2));
    expect(lies(next.state, 'E5x10')).toEqual([null, first?.card]);
    expect(next.awaited()).toEqual([B]);
  });

  test('TCZ-3.6, TCZ-3.7, TCZ-3.14, TCZ-19.2, TCZ-16.2 a direct hit', () => {
    const scene = opened(2, {}, 6, 1).play(A, { type: 'rollEpochOne' }, dice(1, 3, 4, 6, 5, 2));
    expect(scene.hears(B)[0]).toEqual({
      type: 'epochOneRolled',
      by: A,
      column: [1, 3, 4],
      row: [6, 5, 2],
      drawn: cell('E5x10'),
    });
    expect(lies(scene.state, 'E5x10')?.[0]).toBeNull();
    expect(scene.hears(B)[1]).toMatchObject({ type: 'epochOneLaid', cell: cell('E5x10') });
  });

  test('TCZ-3.9, TCZ-3.11, TCZ-19.3 a forbidden cell slides east', () => {
    const scene = opened(2, {}, 6, 1).play(A, { type: 'rollEpochOne' }, dice(6, 5, 2, 4, 4, 3));
    expect(scene.hears('audience')[0]).toMatchObject({ drawn: cell('J10x8') });
    expect(namesOf(scene.state, null)).toEqual(['N14x8']);
  });

  test('TCZ-3.8, TCZ-3.13, TCZ-19.4, TCZ-16.3 a zero frees the whole location', () => {
    const start = opened(2, {}, 6, 1).play(A, { type: 'rollEpochOne' }, dice(1, 3, 4, 6, 5, 2));
    const scene = start.play(B, { type: 'rollEpochOne' }, dice(1, 1, 1));
    expect(scene.hears(A)[0]).toMatchObject({ column: [1, 1, 1], row: null, drawn: null });
    for (const name of ['J10x8', 'L12x9', 'E5x10'])
      expect(codeFor(scene, B, { type: 'chooseEpochOneCell', cell: cell(name) })).toBe('FORBIDDEN_CELL');
    expect(codeFor(scene, B, { type: 'rollEpochOne' })).toBe('WRONG_PHASE');
    expect(codeFor(scene, A, { type: 'chooseEpochOneCell', cell: cell('A1x1') })).toBe('NOT_YOUR_TURN');
    const laid = scene.play(B, { type: 'chooseEpochOneCell', cell: cell('A1x1') });
    expect(lies(laid.state, 'A1x1')?.[0]).toBeNull();
    const southern = start.play(B, { type: 'rollEpochOne' }, dice(2, 2, 2, 1, 1, 1));
    expect([southern.state.open.hasFreeChoice, southern.awaited()]).toEqual([true, [B]]);
    expect(codeFor(start, B, { type: 'chooseEpochOneCell', cell: cell('A1x1') })).toBe('WRONG_PHASE');
  });

  test('TCZ-3.12, TCZ-19.5 beyond the eastern edge the search goes on in the west of the row, then in the next row', () => {
    const { board } = stateOf({ nobody: { O15x3: 1 } }).open;
    expect(nameOfCell(firstAllowedFrom(board, 132, cell('O15x3')))).toBe('A1x3');
    const full = stateOf({ nobody: { O15x3: 1, A1x3: 2 } }).open.board;
    expect(nameOfCell(firstAllowedFrom(full, 132, cell('O15x3')))).toBe('B2x3');
    const row = full.map((one, at) =>
      at >= cell('A1x15') ? { card: 1, owner: null, cover: null, immune: false } : one,
    );
    expect(nameOfCell(firstAllowedFrom(row, 132, cell('C3x15')))).toBe('A1x1');
  });

  test('TCZ-3.10, TCZ-3.15, TCZ-19.6 132, 133 and 134 keep apart', () => {
    const { board } = stateOf({ nobody: { C3x2: 132 } }).open;
    const laid = (card: number, drawn: string): string => nameOfCell(firstAllowedFrom(board, card, cell(drawn)));
    expect([laid(133, 'C3x2'), laid(133, 'C3x3'), laid(72, 'C3x2')]).toEqual(['E5x2', 'D4x3', 'D4x2']);
    // nothing of one's own is needed beside it
    expect(isAllowedInEpochOne(stateOf({}).open.board, 134, cell('A1x15'))).toBe(true);
    for (const one of CELLS)
      expect(isAllowedInEpochOne(stateOf({}).open.board, 72, one)).toBe(!isRiver(one) && !isInZone(one));
  });
});

describe('Epoch II', () => {
  test('TCZ-4.1, TCZ-4.2, TCZ-4.3, TCZ-4.4 Start cards, and the cards of towns not in play', () => {
    const sets = TOWNS.map(({ startCard, founding }) => [startCard, ...founding]);
    expect(sets).toEqual([
      [1, 114, 115, 116],
      [2, 117, 118, 119],
      [3, 120, 121, 122],
      [4, 123, 124, 125],
    ]);
    const sizes = [2, 3, 4].map(seats => {
      const { state } = laidOut(opened(seats, {}, 6, 1, 1, 1), FAR);
      for (const { id, startCard, startCell } of TOWNS) {
        const seat = state.open.towns.indexOf(id);
        expect(lies(state, startCell)).toEqual([seat < 0 ? null : seat, startCard]);
      }
      return state.stacks[0]?.length;
    });
    expect(sizes).toEqual([70, 67, 64]);
    const { state } = laidOut(opened(2, {}, 6, 1), FAR);
    expect(state.stacks[0]?.map(({ card }) => card)).toEqual(expect.arrayContaining([120, 121, 122, 123, 124, 125]));
  });

  test('TCZ-4.5, TCZ-4.6, TCZ-4.7, TCZ-16.4 founding beside the own Start card, inside the own zone', () => {
    const scene = laidOut(opened(2, {}, 6, 1), FAR);
    expect([scene.awaited(), scene.state.open.towns[A]]).toEqual([[A], 'tczew']);
    const found = (name: string, card = 114): Action => ({ type: 'placeFounding', card, cell: cell(name) });
    expect(codeFor(scene, B, found('G7x10', 117))).toBe('NOT_YOUR_TURN');
    expect(codeFor(scene, A, found('H8x5', 117))).toBe('NOT_IN_HAND');
    expect(codeFor(scene, A, found('G7x5'))).toBe('NOT_BESIDE_START');
    expect(codeFor(scene, A, found('H8x4'))).toBe('OUTSIDE_ZONE');
    const cells = choicesIn(scene.offers(A), 'placeFounding', 'cell').map(one => nameOfCell(Number(one)));
    expect(cells.toSorted()).toEqual(['G7x6', 'H8x5', 'H8x7', 'I9x6']);
    const one = scene.play(A, found('H8x5', 115));
    expect(one.hears(B)).toEqual([{ type: 'placed', by: A, card: 115, cell: cell('H8x5') }]);
    expect(one.awaited()).toEqual([A]);
    const three = one.play(A, found('G7x6', 114)).play(A, found('I9x6', 116));
    expect([three.awaited(), namesOf(three.state, A)]).toEqual([[B], ['H8x5', 'G7x6', 'H8x6', 'I9x6']]);
  });

  test('TCZ-4.8 the three founding cards never touch', () => {
    const { state } = founded(laidOut(opened(2, {}, 6, 1), FAR));
    expect(namesOf(state, A).length).toBe(4);
    for (const town of [114, 115, 116]) expect(cardOf(town).category).toBe('monument');
    const at115 = CELLS.find(one => at(state.open.board, one)?.card === 115) ?? -1;
    const neighbours = [at115 - 15, at115 - 1, at115 + 1, at115 + 15].map(one => at(state.open.board, one)?.card);
    expect(neighbours.filter(card => card === 114 || card === 116)).toEqual([]);
  });

  test('TCZ-4.9, TCZ-4.12 founding cards without a place go to the stack of Epoch III', () => {
    const base = laidOut(opened(2, {}, 6, 1), FAR).state;
    const board = stateOf({ nobody: { H8x4: 126, F6x6: 127, I9x8: 128, H8x6: 1, G7x11: 2, C3x8: 3, L12x9: 4 } }).open
      .board;
    base.open.board = board.map(one =>
      one?.card === 1 ? { ...one, owner: A } : one?.card === 2 ? { ...one, owner: B } : one,
    );
    // the monuments north and west of the zone leave two cells: I9x6 and H8x7
    const scene = given(tczew, base);
    expect(codeFor(scene, A, { type: 'placeFounding', card: 114, cell: cell('H8x5') })).toBe('SAME_CATEGORY');
    const cells = choicesIn(scene.offers(A), 'placeFounding', 'cell').map(one => nameOfCell(Number(one)));
    expect(cells.toSorted()).toEqual(['H8x7', 'I9x6']);
    const two = scene
      .play(A, { type: 'placeFounding', card: 114, cell: cell('H8x7') })
      .play(A, { type: 'placeFounding', card: 115, cell: cell('I9x6') });
    expect(two.awaited()).toEqual([B]);
    expect(two.state.stacks[0]?.some(({ card }) => card === 116)).toBe(true);
    expect(two.state.stacks[0]?.length).toBe(71);
  });

  test('TCZ-4.12 a founding move that would leave a later card without a place is refused', () => {
    const base = laidOut(opened(2, {}, 6, 1), FAR).state;
    // card 72 stands for a founding card of another category, which fits only on H8x5
    const board = stateOf({ nobody: { F6x6: 73, I9x8: 74, J10x6: 75, H8x8: 76, H8x6: 1, G7x11: 2, C3x8: 3, L12x9: 4 } })
      .open.board;
    base.open.board = board.map(one =>
      one?.card === 1 ? { ...one, owner: A } : one?.card === 2 ? { ...one, owner: B } : one,
    );
    base.open.founding = [
      { seat: A, cards: [114, 77] },
      { seat: B, cards: [117, 118, 119] },
    ];
    const scene = given(tczew, base);
    expect(codeFor(scene, A, { type: 'placeFounding', card: 114, cell: cell('H8x5') })).toBe('FORBIDDEN_CELL');
    expect(scene.play(A, { type: 'placeFounding', card: 77, cell: cell('H8x5') }).awaited()).toEqual([A]);
  });

  test('TCZ-4.10 captures apply in Epoch II', () => {
    const scene = laidOut(opened(2, {}, 6, 1), [[3, 4, 4, 2, 2, 3], ...FAR.slice(1)]);
    expect(lies(scene.state, 'H8x4')?.[0]).toBeNull();
    const taken = scene.play(A, { type: 'placeFounding', card: 114, cell: cell('H8x5') });
    expect(ownerOf(taken.state.open.board, cell('H8x4'))).toBe(A);
    expect(taken.hears(B)[1]).toMatchObject({ type: 'captured', by: A, cell: cell('H8x4') });
  });

  test('TCZ-4.11 everybody receives five secret cards from the stack of Epoch III', () => {
    const scene = founded(laidOut(opened(3, {}, 1, 6, 1), FAR));
    expect(scene.state.hands.map(({ length }) => length)).toEqual([5, 5, 5]);
    expect(scene.state.stacks[0]?.length).toBe(67 - 15);
    expect(scene.sees(A).hands[B]).toEqual([null, null, null, null, null]);
    const drew = scene.hears(B).filter(({ type }) => type === 'drew');
    expect(drew.map(event => ('by' in event ? event.by : null))).toEqual([B, C, A]);
    expect(drew[0]).toMatchObject({ cards: scene.state.hands[B]?.map(({ card }) => card) });
    expect(drew[1]).toMatchObject({ count: 5, cards: null });
  });
});
