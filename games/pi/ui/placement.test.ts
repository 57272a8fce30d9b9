import { describe, expect, test } from 'vitest';
import type { Kind, Place } from '../rules/edition.ts';
import { townFor } from '../rules/edition.ts';
import { type MapGeometry, layOutMap } from './map-geometry.ts';
import type { MapContents, TilePiece, SentInvestigators } from './map-contents.ts';
import { type MapPiece, placePieces, widthTaken } from './placement.ts';

const town = townFor('pi');
const desktop = layOutMap(town, { width: 751, height: 648 }, 1);
const phone = layOutMap(town, { width: 382, height: 516 }, 1);
const tiny = layOutMap(town, { width: 632, height: 190 }, 1);
const HERE = 'main-street';

const cube = (seat: number): TilePiece => ({ seat, marker: 'cube', sure: 'confirmed' });
const sent = (seat: number, more: Partial<SentInvestigators> = {}): SentInvestigators => ({
  seat,
  count: 1,
  discs: 0,
  cubes: 1,
  ...more,
});

interface Scene {
  on?: Partial<Record<Kind, readonly TilePiece[]>>;
  at?: readonly SentInvestigators[];
  covered?: Place;
  accused?: ReadonlyMap<Kind, Place>;
  me?: number;
}
function lay(geometry: MapGeometry, { on = {}, at = [], covered, accused = new Map(), me = 0 }: Scene): MapPiece[] {
  const lying: MapContents = {
    on: (place, kind) => (place === HERE ? (on[kind] ?? []) : []),
    at: place => (place === HERE ? at : []),
  };
  return placePieces({ geometry, lying, me, isShown: () => true, accused, covered });
}
const here = (geometry: MapGeometry) => {
  const cell = geometry.cells.find(({ id }) => id === HERE);
  if (!cell) throw new Error('there is no such place');
  return cell;
};
const isInside = (geometry: MapGeometry, { x, y, size }: MapPiece): boolean => {
  const cell = here(geometry);
  return x >= cell.x && y >= cell.y && x + size <= cell.x + cell.width && y + size <= cell.y + cell.height;
};

describe('Positions of pieces', () => {
  test('a marker keeps its key when another comes: it is the same piece, moved', () => {
    const [alone] = lay(desktop, { on: { suspect: [cube(2)] }, me: 1 });
    const both = lay(desktop, { on: { suspect: [cube(1), cube(2)] }, me: 1 });
    const moved = both.find(({ key }) => key === alone?.key);
    expect(moved).toBeDefined();
    expect(moved?.x).toBeLessThan(alone?.x ?? 0);
  });

  test('on a phone my marker is on the picture of its row and does not cover the name', () => {
    const [mine, other] = lay(phone, { on: { crime: [cube(2), cube(0)] } });
    expect(mine).toMatchObject({ seat: 0 });
    expect(mine?.x).toBeLessThan(here(phone).x + 30);
    expect(other?.x).toBeGreaterThan(here(phone).x + 60);
    expect(widthTaken({ geometry: phone }, 'crime', 1)).toBe(0);
    expect(widthTaken({ geometry: phone }, 'crime', 2)).toBeGreaterThan(phone.piece);
    expect(widthTaken({ geometry: desktop }, 'crime', 1)).toBeGreaterThan(desktop.piece);
  });

  test.each([
    ['desktop', desktop],
    ['phone', phone],
    ['tiny', tiny],
  ])('all pieces of a place are inside it: %s', (_, geometry) => {
    const five = [0, 1, 2, 3, 4];
    const markers = five.map(cube);
    const pieces = lay(geometry, {
      on: { suspect: markers, location: markers.slice(0, 3), crime: markers },
      at: five.map(seat => sent(seat, { discs: 1, cubes: 2 })),
    });
    expect(pieces.filter(one => !isInside(geometry, one))).toEqual([]);
  });

  test('two investigators have their figures beside them', () => {
    const pieces = lay(desktop, { at: [sent(0), sent(1, { cubes: 0, discs: 2 })] });
    expect(pieces.map(({ type }) => type)).toEqual(['investigator', 'tally', 'investigator', 'tally']);
    for (const [at, piece] of pieces.entries())
      expect(pieces[at + 1]?.x ?? Infinity).toBeGreaterThanOrEqual(piece.x + piece.size);
  });

  test('an answer that was nothing is a figure, too', () => {
    expect(lay(desktop, { at: [sent(0, { cubes: 0 })] })[1]).toMatchObject({ type: 'tally', marker: 'none', count: 0 });
  });

  test('of three and more, only the hats are shown, and they overlap by eight pixels', () => {
    const pieces = lay(desktop, { at: [sent(0), sent(1), sent(2)] });
    expect(pieces.map(({ type }) => type)).toEqual(['investigator', 'investigator', 'investigator']);
    const [first, second] = pieces;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(desktop.piece - 8);
  });

  test('figures that do not fit are left out, so that no figure is covered', () => {
    const two = [sent(0, { discs: 1, cubes: 2 }), sent(1, { discs: 1, cubes: 2 })];
    expect(lay(phone, { at: two }).map(({ type }) => type)).toEqual(['investigator', 'investigator']);
  });

  test('while an answer covers the rows of a place, no marker is on the answer', () => {
    const scene = { on: { suspect: [cube(0)], location: [cube(1)] }, at: [sent(2)] };
    const kept = lay(desktop, { ...scene, covered: HERE }).map(({ key }) => key);
    expect(kept).toEqual([`marker 1 location ${HERE}`, `investigator 2 ${HERE} 0`, `tally 2 ${HERE} cube`]);
    expect(lay(desktop, scene)).toHaveLength(4);
  });

  test('an accused tile has its own disc', () => {
    const pieces = lay(desktop, { on: { crime: [cube(1)] }, accused: new Map([['crime', HERE]]) });
    expect(pieces.map(({ type }) => type)).toEqual(['accusation', 'marker']);
  });
});
