import { createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { clamped, createPanZoom, fitted, pinched, revealing, type BoardView, zoomedAt } from './board-view.ts';

const board = { width: 1000, height: 500 };
const window = { width: 400, height: 400 };

/** The point of the board that is at a point of the window. */
const under = (view: BoardView, x: number, y: number) => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
});

describe('A view of a board', () => {
  test('fits all of it, in the middle', () => {
    expect(fitted(board, window)).toEqual({ scale: 0.4, x: 0, y: 100 });
    expect(fitted(window, board)).toEqual({ scale: 1.25, x: 250, y: 0 });
  });

  test('is scaled around a point that stays where it is', () => {
    const before = { scale: 0.4, x: 0, y: 100 };
    const after = zoomedAt(before, 1.2, { x: 300, y: 150 });
    expect(after.scale).toBe(1.2);
    expect(under(after, 300, 150).x).toBeCloseTo(under(before, 300, 150).x);
    expect(under(after, 300, 150).y).toBeCloseTo(under(before, 300, 150).y);
  });

  test('never shrinks below the fitting size, and never shows space beyond the edges', () => {
    expect(clamped({ scale: 0.1, x: 50, y: 50 }, board, window, 2)).toEqual({ scale: 0.4, x: 0, y: 100 });
    expect(clamped({ scale: 9, x: 0, y: 0 }, board, window, 2).scale).toBe(2);
    expect(clamped({ scale: 1, x: 80, y: -900 }, board, window, 2)).toEqual({ scale: 1, x: 0, y: -100 });
    expect(clamped({ scale: 1, x: -900, y: 80 }, board, window, 2)).toEqual({ scale: 1, x: -600, y: 0 });
  });

  test('a board that fits at its largest scale is not made smaller', () => {
    expect(clamped({ scale: 4, x: 0, y: 0 }, { width: 100, height: 100 }, window, 1).scale).toBe(4);
  });

  test('follows two fingers: the point under each finger stays under it', () => {
    const before = { scale: 1, x: -100, y: -50 };
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = [
      { x: 80, y: 140 },
      { x: 280, y: 140 },
    ] as const;
    const after = pinched(before, from, to);
    expect(after.scale).toBe(2);
    for (const finger of [0, 1] as const) {
      const was = under(before, from[finger].x, from[finger].y);
      const is = under(after, to[finger].x, to[finger].y);
      expect([is.x, is.y]).toEqual([was.x, was.y]);
    }
  });

  test('moves only as far as needed to show a part, and not if it is visible', () => {
    const view = { scale: 1, x: 0, y: 0 };
    expect(revealing(view, { x: 100, y: 100, width: 50, height: 50 }, window, 20)).toEqual(view);
    expect(revealing(view, { x: 380, y: 100, width: 50, height: 50 }, window, 20)).toEqual({ ...view, x: -50 });
    expect(revealing(view, { x: 100, y: -30, width: 50, height: 50 }, window, 20)).toEqual({ ...view, y: 50 });
  });
});

describe('Panning and zooming', () => {
  const modelOf = (most?: number) => {
    const model = createRoot(() =>
      createPanZoom({ board: () => board, ...(most === undefined ? {} : { most: () => most }) }),
    );
    model.setWindow(window);
    return model;
  };

  test('begins with all of the board, and follows the window', () => {
    const model = modelOf();
    expect(model.view()).toEqual({ scale: 0.4, x: 0, y: 100 });
    model.setWindow({ width: 500, height: 500 });
    expect(model.view()).toEqual({ scale: 0.5, x: 0, y: 125 });
    expect(model.isFitted()).toBe(true);
  });

  test('goes in as far as it may, and out until all is in sight', () => {
    const model = modelOf();
    model.zoom(100);
    expect([model.view().scale, model.isLargest()]).toEqual([1.6, true]);
    model.zoom(0.001);
    expect([model.isFitted(), model.view()]).toEqual([true, { scale: 0.4, x: 0, y: 100 }]);
  });

  test('keeps the middle when the window changes', () => {
    const model = modelOf();
    model.show({ x: 450, y: 225, width: 100, height: 50 });
    const middle = under(model.view(), 200, 200);
    model.setWindow({ width: 300, height: 500 });
    const now = under(model.view(), 150, 250);
    expect(now.x).toBeCloseTo(middle.x);
    expect(now.y).toBeCloseTo(middle.y);
  });

  test('keeps the top when the window gets lower or higher, if that is wanted', () => {
    const model = createRoot(() => createPanZoom({ board: () => board, keeps: 'top' }));
    model.setWindow(window);
    model.show({ x: 450, y: 225, width: 100, height: 50 });
    const before = model.view();
    model.setWindow({ width: 400, height: 300 });
    expect(model.view()).toEqual(before);
    model.setWindow(window);
    expect(model.view()).toEqual(before);
  });

  test('shows a part as large as it fits, in the middle', () => {
    const model = modelOf(10);
    model.show({ x: 400, y: 200, width: 100, height: 50 });
    expect(model.view().scale).toBeCloseTo(3.52);
    expect(under(model.view(), 200, 200).x).toBeCloseTo(450);
    expect(under(model.view(), 200, 200).y).toBeCloseTo(225);
  });

  test('returns the visible part, for a small map', () => {
    const model = modelOf();
    expect(model.visible()).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
    model.move({ scale: 1, x: -100, y: -50 });
    expect(model.visible()).toEqual({ x: 100, y: 50, width: 400, height: 400 });
  });

  test('does not pan if the whole board is visible', () => {
    const model = modelOf();
    model.pan(50, 50);
    expect(model.view()).toEqual({ scale: 0.4, x: 0, y: 100 });
  });
});
