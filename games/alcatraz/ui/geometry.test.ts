import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../rules/components.ts';
import { layOut, placePawns } from './geometry.ts';

describe('The plan', () => {
  test.each([
    [948, 530, 1, 'full'],
    [740, 482, 1, 'medium'],
    [740, 370, 1, 'small'],
    [374, 360, 1, 'small'],
    [788, 541, 1.125, 'medium'],
    [948, 530, 1.5, 'small'],
  ])('%i × %i with text × %d: %s', (width, height, textScale, detail) => {
    expect(layOut(LOCATIONS, { width, height, textScale }).detail).toBe(detail);
  });

  test('twelve rooms in three rows fill the space and do not leave it', () => {
    const { cells } = layOut(LOCATIONS, { width: 374, height: 361, textScale: 1 });
    expect(cells.map(({ row }) => row)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
    const last = cells.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(374);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(361);
  });

  test('four pawns in one room stay inside it', () => {
    const geometry = layOut(LOCATIONS, { width: 374, height: 360, textScale: 1 });
    const pawns = placePawns(geometry, new Map([0, 1, 2, 3].map(seat => [seat, 7])), [7]);
    const room = geometry.cells.find(({ id }) => id === '7');
    expect(pawns).toHaveLength(4);
    for (const { x, size } of pawns) {
      expect(x).toBeGreaterThanOrEqual(room?.x ?? Number.POSITIVE_INFINITY);
      expect(x + size).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
    }
  });
});
