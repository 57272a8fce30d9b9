import { describe, expect, test } from 'vitest';
import { roomIn } from './room.ts';

const WIDTHS = { medium: 620, wide: 940 };

describe('The room of a board', () => {
  const room = (width: number, height: number) => roomIn(WIDTHS, { width, height }, 16);

  test('three columns, two, or one, by the width', () => {
    expect([room(1280, 752), room(1024, 720), room(940, 700)]).toEqual(['wide', 'wide', 'wide']);
    expect([room(844, 342), room(640, 400)]).toEqual(['medium', 'medium']);
    expect([room(390, 796), room(360, 592)]).toEqual(['narrow', 'narrow']);
  });

  test('a box that is higher than wide has one column', () => {
    expect(room(768, 976)).toBe('narrow');
    expect(room(800, 800)).toBe('narrow');
  });

  test('counted in letters, larger text needs more room', () => {
    const widths = { medium: 620, wide: 58, wideUnit: 'rem' } as const;
    const box = { width: 1280, height: 720 };
    expect([16, 20, 24].map(rem => roomIn(widths, box, rem))).toEqual(['wide', 'wide', 'medium']);
    // a phone on its side has two columns with large text, too
    expect(roomIn(widths, { width: 844, height: 342 }, 24)).toBe('medium');
    expect(roomIn({ medium: 620, wide: 940 }, box, 24)).toBe('wide');
  });
});
