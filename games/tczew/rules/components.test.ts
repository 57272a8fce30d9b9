import { describe, expect, test } from 'vitest';
import { tczew } from './game.ts';
import { dealt } from '#testkit';
import { categoriesOf, isStructural } from './board.ts';
import {
  CELLS,
  cellAt,
  cellNamed,
  cellOfName,
  columnOf,
  isBank,
  isInZone,
  isRiver,
  nameOfCell,
  rowOf,
  sidesOf,
  zoneOf,
} from './cells.ts';
import { CARDS, cardOf, isBuildable, REPLACEMENTS, TOKENS_PER_SEAT, TOWNS } from './components.ts';
import { TERRAIN, ZONES } from './data/board.ts';
import { EVENT_CARDS } from './data/events.ts';
import { valueOf } from './dice.ts';
import { OBJECTS, SERVICES, SPECIALS } from './kinds.ts';
import { INVARIANTS } from './invariants.fixture.ts';
import { A, stateOf } from './scene.fixture.ts';
import { scoresOf } from './scoring.ts';
import type { CardFilter, EventCard, Step } from './vocabulary.ts';

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const ofEpoch = (epoch: number): number[] => CARDS.filter(card => card.epoch === epoch).map(({ no }) => no);
const ofType = (type: string): number[] => CARDS.filter(card => card.type === type).map(({ no }) => no);
const placed = (card: number) => ({ card, owner: A, cover: null, immune: false });
const CREDITED = ['168B', '171B', '177B', '178B', '179B', '182B', '184B', '196B', '197B', '198B', '200B'];

/** The steps of an event, those inside other steps too. */
const stepsOf = ({ before = [], each, after = [] }: EventCard): Step[] => [...before, ...each, ...after].flatMap(inner);
function inner(step: Step): Step[] {
  const lists: (readonly Step[])[] = [];
  if (step.op === 'if') lists.push(step.do, step.else ?? []);
  if (step.op === 'ongoing') lists.push(step.do);
  if (step.op === 'table') lists.push(...step.rows.map(row => row.do));
  if (step.op === 'choice') lists.push(...step.options.map(option => option.do));
  return [step, ...lists.flat().flatMap(inner)];
}

describe('Cards', () => {
  test('TCZ-1.1, TCZ-15.1 200 regular cards, each number once, and twelve replacements named after events', () => {
    expect(CARDS.map(({ no }) => no)).toEqual(numbers(1, 200));
    expect(REPLACEMENTS.size).toBe(12);
    for (const no of REPLACEMENTS.keys()) expect(cardOf(Number.parseInt(no, 10)).type).toBe('event');
    expect([...REPLACEMENTS.keys()]).toEqual(expect.arrayContaining(CREDITED));
  });

  test('TCZ-1.2, TCZ-1.3, TCZ-15.2 the type follows from the number', () => {
    expect(ofType('start')).toEqual([1, 2, 3, 4]);
    expect(ofType('event')).toEqual(numbers(151, 200));
    const buildable = [...ofType('service'), ...ofType('object'), ...ofType('special')];
    expect(buildable.toSorted((one, other) => one - other)).toEqual(numbers(5, 150));
    expect(numbers(1, 200).filter(isBuildable)).toEqual(numbers(5, 150));
    expect(new Set(CARDS.flatMap(({ category }) => category ?? []))).toEqual(
      new Set([...SERVICES, ...OBJECTS, ...SPECIALS]),
    );
  });

  test('TCZ-1.4, TCZ-1.5 four services and seven kinds of objects', () => {
    expect(new Set(ofType('service').map(no => cardOf(no).category))).toEqual(
      new Set(['town_hall', 'police', 'fire', 'health']),
    );
    const objects = ['housing', 'industry', 'transport', 'religion', 'trade', 'culture', 'sport'];
    expect(new Set(ofType('object').map(no => cardOf(no).category))).toEqual(new Set(objects));
  });

  test('TCZ-1.6 special objects are worth 2, 1 and 1', () => {
    expect(new Set(ofType('special').map(no => cardOf(no).category))).toEqual(
      new Set(['monument', 'unique', 'future']),
    );
    const worth = (card: 'monument' | 'unique' | 'future'): number => {
      const [score] = scoresOf(stateOf({ a: { A1x1: 1, B2x1: card } }).open.board, 2);
      return (score?.monuments ?? 0) + (score?.uniques ?? 0);
    };
    expect([worth('monument'), worth('unique'), worth('future')]).toEqual([2, 1, 1]);
  });

  test('TCZ-1.7, TCZ-1.8 one category per card, none on Start cards and events', () => {
    expect(categoriesOf({ card: 115, cover: null })).toEqual(['monument']);
    for (const no of [1, 2, 3, 4]) expect(categoriesOf({ card: no, cover: null })).toEqual([]);
    for (const no of ofType('event')) expect(cardOf(no).category).toBeNull();
  });

  test('TCZ-1.9 Start cards and Town Halls are structural, nothing else is', () => {
    const structural = numbers(1, 150).filter(no => isStructural(placed(no)));
    expect(structural).toEqual(numbers(1, 150).filter(no => no <= 4 || cardOf(no).category === 'town_hall'));
    expect(structural.length).toBe(17);
  });

  test('TCZ-1.10, TCZ-1.11, TCZ-15.3 epochs', () => {
    expect([1, 2, 3, 4, 5].map(epoch => ofEpoch(epoch).length)).toEqual([4, 16, 64, 100, 16]);
    expect(ofEpoch(2)).toEqual([1, 2, 3, 4, ...numbers(114, 125)]);
    expect(ofEpoch(1)).toEqual(expect.arrayContaining([132, 133, 134]));
  });

  test('TCZ-1.12, TCZ-15.4 132, 133 and 134 share a category, the fourth Epoch I card has another', () => {
    const [fourth, ...others] = ofEpoch(1).filter(no => no < 132 || no > 134);
    expect(others).toEqual([]);
    expect(isBuildable(fourth ?? 0)).toBe(true);
    const trio = new Set([132, 133, 134].map(no => cardOf(no).category));
    expect(trio.size).toBe(1);
    expect(trio.has(cardOf(fourth ?? 0).category)).toBe(false);
  });

  test('TCZ-1.13 all fifty events lie in Epochs III to V', () => {
    expect(ofType('event').filter(no => cardOf(no).epoch >= 3).length).toBe(50);
  });

  test('TCZ-1.14 replacements have a pile of their own', () => {
    const { open, hands, stacks } = dealt(tczew);
    expect(open.replacements).toEqual([...REPLACEMENTS.keys()]);
    expect([...hands.flat(), ...stacks.flat()].every(({ card }) => card <= 200)).toBe(true);
  });

  test('TCZ-1.15, TCZ-1.16, TCZ-1.17 one replacement is contamination, a category of its own', () => {
    expect([...REPLACEMENTS].filter(([, category]) => category === 'contamination')).toEqual([
      ['190B', 'contamination'],
    ]);
    expect(new Set(REPLACEMENTS.values())).toEqual(new Set(['unique', 'future', 'contamination']));
    expect(CREDITED.every(no => REPLACEMENTS.has(no)) && !CREDITED.includes('190B')).toBe(true);
    expect(categoriesOf({ card: 55, cover: '190B' })).toEqual(['industry', 'contamination']);
  });

  test('TCZ-1.18 a K3 is a K6 halved upwards', () => {
    expect(numbers(1, 6).map(pips => valueOf('K3', pips))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(numbers(1, 6).map(pips => valueOf('K6', pips))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('TCZ-1.26, TCZ-1.27, TCZ-15.5 stars', () => {
    expect(CARDS.every(({ stars, epoch }) => stars <= 4 && (epoch > 2 || stars <= 1))).toBe(true);
    for (const stars of [2, 3, 4]) expect(CARDS.some(card => card.stars === stars && card.epoch >= 3)).toBe(true);
    // a card with one star goes where a card with none goes: the castle beside a Start card
    expect(cardOf(115).stars).toBe(1);
  });

  test('TCZ-1.28, TCZ-1.29 piles and tokens', () => {
    const { open, stacks } = dealt(tczew);
    expect(stacks.map(({ length }) => length)).toEqual([64, 100, 16]);
    expect([open.used, open.replacements.length, TOKENS_PER_SEAT]).toEqual([[], 12, 70]);
  });
});

describe('Board', () => {
  test('TCZ-1.19, TCZ-1.20, TCZ-19.1 coordinates', () => {
    expect(CELLS.length).toBe(225);
    const at = cellOfName('E5x10') ?? -1;
    expect([columnOf(at), rowOf(at)]).toEqual([5, 10]);
    expect(nameOfCell(cellAt(10, 8))).toBe('J10x8');
    for (const wrong of ['E6x10', 'P16x1', 'A1x16', 'E5x0', 'e5x10', 'E5x010'])
      expect(cellOfName(wrong)).toBeUndefined();
    for (const one of CELLS) expect(cellOfName(nameOfCell(one))).toBe(one);
  });

  test('TCZ-1.21, TCZ-1.22 east is the next column, and row 1 is the northern edge', () => {
    expect(nameOfCell(cellNamed('J10x8') + 1)).toBe('K11x8');
    expect(CELLS[0]).toBe(cellNamed('A1x1'));
    expect(sidesOf(cellNamed('A1x1')).map(nameOfCell)).toEqual(['B2x1', 'A1x2']);
    expect(sidesOf(cellNamed('E5x5')).map(nameOfCell)).toEqual(['E5x4', 'D4x5', 'F6x5', 'E5x6']);
  });

  test('TCZ-1.23, TCZ-1.24, TCZ-15.6 terrain and four start zones with their start cells', () => {
    for (const line of [...TERRAIN, ...ZONES]) expect(line.length).toBe(15);
    expect([TERRAIN.length, ZONES.length]).toEqual([15, 15]);
    for (const one of CELLS) expect(isRiver(one) && isInZone(one)).toBe(false);
    expect(new Set(CELLS.map(zoneOf))).toEqual(new Set(['.', 'T', 'C', 'S', 'L']));
    for (const { startCell, zone } of TOWNS) {
      const start = cellNamed(startCell);
      expect(zoneOf(start)).toBe(zone);
      expect(sidesOf(start).filter(side => zoneOf(side) === zone).length).toBeGreaterThanOrEqual(3);
    }
  });

  test('TCZ-1.25 a bank cell has river directly east or west', () => {
    const banks = CELLS.filter(isBank);
    for (const one of banks) expect(isRiver(one) || !(isRiver(one - 1) || isRiver(one + 1))).toBe(false);
    // the river bends here: L12x3 has river in the west, J10x2 only in the south and in the east
    expect([isBank(cellNamed('L12x3')), isBank(cellNamed('J10x2')), isBank(cellNamed('I9x2'))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isBank(cellNamed('K11x4'))).toBe(true);
    expect(isBank(cellNamed('I9x12'))).toBe(true);
  });

  test('TCZ-15.7 cells of different zones do not touch', () => {
    for (const one of CELLS)
      for (const side of sidesOf(one)) expect([zoneOf(one), '.'].includes(zoneOf(side)) || !isInZone(one)).toBe(true);
  });

  test('TCZ-15.8 the examples of the rulebook for Epoch I', () => {
    const isOpen = (name: string): boolean => !isRiver(cellNamed(name)) && !isInZone(cellNamed(name));
    expect(['E5x10', 'J10x8', 'K11x8', 'L12x8', 'M13x8', 'N14x8'].map(isOpen)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test('TCZ-15.9 the Vistula runs from north to south and separates Lisewo from the others', () => {
    const reached = (from: number, isOpen: (one: number) => boolean): Set<number> => {
      const seen = new Set([from]);
      for (const one of seen) for (const side of sidesOf(one)) if (isOpen(side)) seen.add(side);
      return seen;
    };
    const source = CELLS.find(isRiver) ?? 0;
    expect(rowOf(source)).toBe(1);
    expect([...reached(source, isRiver)].some(one => rowOf(one) === 15)).toBe(true);
    const west = reached(0, one => !isRiver(one));
    expect(TOWNS.filter(({ startCell }) => west.has(cellNamed(startCell))).map(({ id }) => id)).toEqual([
      'tczew',
      'czyzykowo',
      'suchostrzygi',
    ]);
  });

  test('TCZ-15.10 there are enough bridges of several categories', () => {
    const narrowest = Math.min(...TERRAIN.map(line => line.split('~').length - 1));
    const bridges = CARDS.filter(({ stars }) => stars === 2);
    expect(bridges.length).toBeGreaterThanOrEqual(Math.max(2, narrowest));
    expect(new Set(bridges.map(({ category }) => category)).size).toBeGreaterThanOrEqual(2);
  });

  test('TCZ-15.11 every row has a cell for an Epoch I card', () => {
    for (const row of numbers(1, 15))
      expect(CELLS.some(one => rowOf(one) === row && !isRiver(one) && !isInZone(one))).toBe(true);
  });
});

describe('Events as data', () => {
  test('TCZ-15.12, TCZ-9.1 twelve events cover with their own replacement, the others with none', () => {
    for (const event of EVENT_CARDS) {
      const covers = new Set(stepsOf(event).flatMap(step => (step.op === 'cover' ? [step.with] : [])));
      expect([...covers]).toEqual(REPLACEMENTS.has(`${event.no}B`) ? [`${event.no}B`] : []);
    }
  });

  test('TCZ-15.13 guards, targets, nesting and variables', () => {
    expect(EVENT_CARDS.map(({ no }) => no)).toEqual(numbers(151, 200));
    for (const event of EVENT_CARDS) {
      const { guards = [], hostile, target, before = [], after = [] } = event;
      expect(hostile || guards.length === 0).toBe(true);
      expect(guards.filter(({ kind }) => kind === 'shield').length).toBeLessThanOrEqual(1);
      expect(guards.filter(({ kind }) => kind !== 'shield').length).toBeLessThanOrEqual(2);
      const isSingle = ['self', 'one', 'extreme'].includes(target.kind);
      const outside = JSON.stringify([before, after]);
      expect(isSingle || !/"(owner|who|by|from|newOwner|holder|cells|hand)":"target"|targetHand/.test(outside)).toBe(
        true,
      );
      const nested = stepsOf(event).filter(
        step => step.op === 'ongoing' && step.do.flatMap(inner).some(({ op }) => op === 'ongoing'),
      );
      const wrong = stepsOf(event).filter(
        step => step.op === 'fetch' && step.from === 'used' && step.types?.includes('event'),
      );
      expect([nested, wrong]).toEqual([[], []]);
      const set = new Set(stepsOf(event).flatMap(step => ('as' in step && step.as !== undefined ? [step.as] : [])));
      for (const [, name = ''] of JSON.stringify(event).matchAll(/"(?:var|on)":"(\w+)"/g))
        expect(set.has(name)).toBe(true);
    }
  });

  test('TCZ-15.14 every event does something in the basic game', () => {
    for (const event of EVENT_CARDS) expect(stepsOf(event).some(({ op }) => !op.startsWith('x.'))).toBe(true);
  });

  test('TCZ-15.15 covers never admit Start cards or Services, and Start cards are opted in only by extended steps', () => {
    const hosts = new Set<string>([...OBJECTS, ...SPECIALS]);
    const isSafe = ({ cats, types }: CardFilter): boolean =>
      (cats?.every(one => hosts.has(one)) ?? false) ||
      (types?.every(one => one === 'object' || one === 'special') ?? false);
    const picks = EVENT_CARDS.flatMap(stepsOf).flatMap(step => ('pick' in step ? [step] : []));
    const covers = picks.filter(({ op }) => op === 'cover').map(({ pick }) => pick);
    for (const { from, n } of covers) expect([isSafe(from), n, from.covered]).toEqual([true, 1, 'no']);
    const others = picks.filter(({ op }) => op !== 'x.tokens').map(({ pick }) => pick.from.start);
    expect([covers.length, others.filter(start => start !== undefined)]).toEqual([13, []]);
  });

  test('TCZ-15.16, TCZ-14.48 the events are typed by the vocabulary, which cannot waive a placement rule', () => {
    const known = [
      'roll',
      'if',
      'table',
      'choice',
      'remove',
      'takeOver',
      'relocate',
      'cover',
      'uncover',
      'build',
      'fetch',
      'draw',
    ];
    known.push('handMove', 'swapHands', 'reveal', 'hinder', 'extraMove', 'ward', 'suspend', 'ongoing');
    known.push('x.tokens', 'x.plebiscite', 'x.plebisciteMod');
    const used = new Set(EVENT_CARDS.flatMap(stepsOf).map(({ op }) => op));
    expect([...used].filter(op => !known.includes(op))).toEqual([]);
    expect(known.filter(op => !used.has(op as Step['op']))).toEqual([]);
    expect(Object.keys(INVARIANTS)).toEqual(expect.arrayContaining(['TCZ-18.5', 'TCZ-18.6', 'TCZ-18.7', 'TCZ-18.8']));
  });

  test('TCZ-14.28, TCZ-8.2, TCZ-8.6 most hostile events concern one rival, and most are guarded by a service', () => {
    const hostile = EVENT_CARDS.filter(event => event.hostile);
    const guarded = hostile.filter(({ guards }) => guards);
    expect(guarded.length).toBeGreaterThanOrEqual(0.8 * hostile.length);
    expect(hostile.filter(({ target }) => target.kind === 'one' || target.kind === 'extreme').length).toBeGreaterThan(
      hostile.length / 2,
    );
    for (const service of SERVICES)
      expect(guarded.some(({ guards }) => guards?.some(one => one.service === service))).toBe(true);
  });

  test('TCZ-14.49 protection by a neighbour is a shield, never a filter', () => {
    for (const event of EVENT_CARDS) expect(JSON.stringify(event)).not.toContain('notTouching');
  });

  test('TCZ-8.1 no event leaves the choice between oneself and others', () => {
    expect(EVENT_CARDS.filter(({ target }) => 'among' in target && target.among === 'anyone')).toEqual([]);
  });
});
