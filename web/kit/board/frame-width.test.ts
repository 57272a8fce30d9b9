import { describe, expect, test } from 'vitest';
import { frameWidthOf } from './frame-width.ts';

const WIDTHS = { medium: 620, wide: 940 };

describe('The width class of a board', () => {
  const widthOf = (width: number, height: number) => frameWidthOf(WIDTHS, { width, height }, 16);

  test('three columns, two, or one, by the width', () => {
    expect([widthOf(1280, 752), widthOf(1024, 720), widthOf(940, 700)]).toEqual(['wide', 'wide', 'wide']);
    expect([widthOf(844, 342), widthOf(640, 400)]).toEqual(['medium', 'medium']);
    expect([widthOf(390, 796), widthOf(360, 592)]).toEqual(['narrow', 'narrow']);
  });

  test('a box that is higher than wide has one column', () => {
    expect(widthOf(768, 976)).toBe('narrow');
    expect(widthOf(800, 800)).toBe('narrow');
  });

  test('in rem, larger text needs a wider box', () => {
    const widths = { medium: 620, wide: 58, wideUnit: 'rem' } as const;
    const box = { width: 1280, height: 720 };
    expect([16, 20, 24].map(rem => frameWidthOf(widths, box, rem))).toEqual(['wide', 'wide', 'medium']);
    // a phone on its side has two columns with large text, too
    expect(frameWidthOf(widths, { width: 844, height: 342 }, 24)).toBe('medium');
    expect(frameWidthOf({ medium: 620, wide: 940 }, box, 24)).toBe('wide');
  });
});
