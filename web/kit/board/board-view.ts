import { createMemo, createSignal } from 'solid-js';

/** The scale of a board and the position of its top left corner in the window, in pixels. */
export interface BoardView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point, Size {}

/** All of the board in the window, as large as possible, in the middle. */
export function fitted(board: Size, window: Size): BoardView {
  const scale = Math.min(window.width / board.width, window.height / board.height);
  return { scale, x: (window.width - board.width * scale) / 2, y: (window.height - board.height * scale) / 2 };
}

/** Along one axis: a smaller board is centred, a larger one covers the window. */
const held = (at: number, board: number, window: number): number =>
  board <= window ? (window - board) / 2 : Math.min(0, Math.max(window - board, at));

/** The nearest allowed view: not smaller than fitted, not larger than `most`, no gap at an edge. */
export function clamped(view: BoardView, board: Size, window: Size, most: number): BoardView {
  const least = fitted(board, window).scale;
  const scale = Math.min(Math.max(least, most), Math.max(least, view.scale));
  return {
    scale,
    x: held(view.x, board.width * scale, window.width),
    y: held(view.y, board.height * scale, window.height),
  };
}

/** Zooms around a point of the window. */
export function zoomedAt(view: BoardView, scale: number, { x, y }: Point): BoardView {
  const ratio = scale / view.scale;
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

/** A pinch gesture without rotation. */
export function pinched(view: BoardView, before: readonly [Point, Point], now: readonly [Point, Point]): BoardView {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const from = middle(before);
  const to = middle(now);
  const zoomed = zoomedAt(view, (view.scale * apart(now)) / apart(before), from);
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

/** Moves the board as little as needed to show a part; a part larger than the window shows its start. */
export function revealing(view: BoardView, part: Rect, window: Size, margin: number): BoardView {
  const shift = (at: number, size: number, room: number): number => {
    if (at < margin || size + 2 * margin > room) return margin - at;
    return Math.min(0, room - margin - (at + size));
  };
  const left = part.x * view.scale + view.x;
  const top = part.y * view.scale + view.y;
  const isInside = (at: number, size: number, room: number): boolean => at >= 0 && at + size <= room;
  const width = part.width * view.scale;
  const height = part.height * view.scale;
  return {
    scale: view.scale,
    x: isInside(left, width, window.width) ? view.x : view.x + shift(left, width, window.width),
    y: isInside(top, height, window.height) ? view.y : view.y + shift(top, height, window.height),
  };
}

interface PanZoomOptions {
  /** The size of the board at scale 1. */
  board(): Size;
  /** The largest scale; usually four times as large as the board fits, and at least its own size. */
  most?(): number;
  /** What keeps its place when the window gets higher or lower; usually the middle. */
  keeps?: 'middle' | 'top';
}

/** The view of a board that can be moved and scaled, for the board itself and for a small map of it. */
export interface PanZoomModel {
  readonly view: () => BoardView;
  /** The whole board is visible. */
  readonly isFitted: () => boolean;
  /** The largest scale is reached. */
  readonly isLargest: () => boolean;
  /** The part of the board that is in the window. */
  readonly visible: () => Rect;
  setWindow(window: Size): void;
  /** Any view; it is clamped. */
  move(view: BoardView): void;
  pan(right: number, down: number): void;
  /** Around a point of the window; without one, around its middle. */
  zoom(factor: number, at?: Point): void;
  fit(): void;
  /** Brings a part of the board into the window, if it is not there yet. */
  reveal(part: Rect): void;
  /** Shows a part of the board as large as it fits. */
  show(part: Rect): void;
}

/** Margin around a revealed part, px. */
const MARGIN = 24;

export function createPanZoom(options: PanZoomOptions): PanZoomModel {
  const [window, setSize] = createSignal<Size>({ width: 0, height: 0 });
  // undefined: the whole board
  const [chosen, setChosen] = createSignal<BoardView>();
  const least = createMemo(() => fitted(options.board(), window()));
  const most = (): number => options.most?.() ?? Math.max(1, least().scale * 4);
  const view = createMemo((): BoardView => {
    const now = chosen();
    return now ? clamped(now, options.board(), window(), most()) : least();
  });
  const isFitted = (): boolean => view().scale <= least().scale * 1.001;

  function move(to: BoardView): void {
    const next = clamped(to, options.board(), window(), most());
    setChosen(next.scale <= least().scale * 1.001 ? undefined : next);
  }
  const middle = (): Point => ({ x: window().width / 2, y: window().height / 2 });

  return {
    view,
    isFitted,
    isLargest: () => view().scale >= most() * 0.999,
    visible: () => ({
      x: Math.max(0, -view().x / view().scale),
      y: Math.max(0, -view().y / view().scale),
      width: Math.min(options.board().width, window().width / view().scale),
      height: Math.min(options.board().height, window().height / view().scale),
    }),
    setWindow(size) {
      const before = window();
      const now = chosen();
      setSize(size);
      if (!now || before.width === 0) return;
      const down = options.keeps === 'top' ? 0 : (size.height - before.height) / 2;
      const [x, y] = [now.x + (size.width - before.width) / 2, now.y + down];
      move(zoomedAt({ ...now, x, y }, Math.min(most(), now.scale), middle()));
    },
    move,
    pan: (right, down) => move({ ...view(), x: view().x + right, y: view().y + down }),
    zoom: (factor, at = middle()) => move(zoomedAt(view(), Math.min(most(), view().scale * factor), at)),
    fit: () => setChosen(undefined),
    reveal: part => move(revealing(view(), part, window(), MARGIN)),
    show(part) {
      const inner = { width: window().width - 2 * MARGIN, height: window().height - 2 * MARGIN };
      const scale = Math.min(fitted(part, inner).scale, most());
      const { x, y } = middle();
      move({ scale, x: x - (part.x + part.width / 2) * scale, y: y - (part.y + part.height / 2) * scale });
    },
  };
}
