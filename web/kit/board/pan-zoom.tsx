import { type Component, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { word } from '../../words/words.ts';
import { IconButton } from '../button.tsx';
import { createPanZoom, type PanZoomModel, pinched, type Rect, type BoardView } from './board-view.ts';
import { holdTransform } from './held-transform.ts';
import css from './pan-zoom.module.css';

interface PanZoomProps {
  /** The label for screen readers. */
  label: string;
  /** The size of the board at scale 1, in pixels. */
  width: number;
  height: number;
  /** The view model, if others use it, too: a minimap, or a game that moves the view. */
  model?: PanZoomModel;
  /** The zoom buttons are elsewhere. */
  hideButtons?: boolean;
  children: JSX.Element;
}

/** A finger that moved less than this has tapped. */
const TAP = 8;
/** Two taps within this time and distance are a double tap. */
const DOUBLE = { milliseconds: 300, pixels: 30 };
const STEP = 1.4;
const PAN = 80;

/** A wheel counts in pixels, lines or pages. */
const WHEEL_UNITS = [1, 16, 400];

/** Interactive elements on the board: taps on them are never double taps. */
const PIECES = 'button, a, input, [role="button"], [role="gridcell"], [role="option"], [data-piece]';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/**
 * A board that can be panned and zoomed: by fingers, wheel, double tap, keys and buttons. A pointer is captured only
 * once it has moved, so taps reach the board. Only the transform of the board changes.
 */
export const PanZoom: Component<PanZoomProps> = props => {
  const model = props.model ?? createPanZoom({ board: () => ({ width: props.width, height: props.height }) });
  const [isGliding, setGliding] = createSignal(false);
  /** While it is dragged the board has a layer of its own, so that nothing is painted again. */
  const [isDragged, setDragged] = createSignal(false);
  const fingers = new Map<number, Finger>();
  /** Where the gesture began: null while it may still be a tap. */
  let dragged: { readonly view: BoardView; readonly from: readonly Finger[] } | null = null;
  let hasMoved = false;
  let lastTap: (Finger & { readonly time: number }) | undefined;
  let box: HTMLElement | undefined;
  let board: HTMLElement | undefined;

  const transform = (): string => `translate(${model.view().x}px, ${model.view().y}px) scale(${model.view().scale})`;
  holdTransform(
    () => board,
    () => (isDragged() ? transform() : undefined),
  );

  /** With a short transition; gestures have none. */
  const glide = (change: () => void): void => {
    setGliding(true);
    change();
  };
  const inBox = ({ clientX, clientY }: MouseEvent): Finger => {
    const { left = 0, top = 0 } = box?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  /** Restarts the gesture with the current fingers. */
  const begin = (): void => {
    dragged = hasMoved || fingers.size > 1 ? { view: model.view(), from: [...fingers.values()] } : null;
  };

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || fingers.size === 2) return;
    if (fingers.size === 0) hasMoved = false;
    fingers.set(event.pointerId, inBox(event));
    begin();
  }
  function onPointerMove(event: PointerEvent): void {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const now = inBox(event);
    if (!dragged) {
      if (Math.hypot(now.x - from.x, now.y - from.y) < TAP) return;
      hasMoved = true;
      begin();
    }
    if (!box?.hasPointerCapture(event.pointerId)) box?.setPointerCapture(event.pointerId);
    hasMoved = true;
    fingers.set(event.pointerId, now);
    follow();
  }
  function follow(): void {
    if (!dragged) return;
    setGliding(false);
    setDragged(true);
    const [first, second] = dragged.from;
    const [one, two] = [...fingers.values()];
    if (first && second && one && two) model.move(pinched(dragged.view, [first, second], [one, two]));
    else if (first && one)
      model.move({ ...dragged.view, x: dragged.view.x + one.x - first.x, y: dragged.view.y + one.y - first.y });
  }
  function onPointerEnd(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size === 0) setDragged(false);
    begin();
    if (fingers.size > 0 || hasMoved || event.type !== 'pointerup') return;
    onTap(event);
  }
  function onTap(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest(PIECES)) return;
    const at = inBox(event);
    const last = lastTap;
    lastTap = { ...at, time: event.timeStamp };
    if (!last || event.timeStamp - last.time > DOUBLE.milliseconds) return;
    if (Math.hypot(at.x - last.x, at.y - last.y) > DOUBLE.pixels) return;
    lastTap = undefined;
    glide(() => (model.isFitted() ? model.zoom(STEP * STEP, at) : model.fit()));
  }
  /** Swallows the click after a drag. */
  function onClickCapture(event: MouseEvent): void {
    if (!hasMoved || event.detail === 0) return;
    hasMoved = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    setGliding(false);
    const pixels = event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1);
    // a touchpad sends small steps with ctrlKey
    const factor = Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.01 : 0.002));
    model.zoom(factor, inBox(event));
  }
  const zoomIn = (): void => model.zoom(STEP);
  const zoomOut = (): void => model.zoom(1 / STEP);
  const KEYS: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': model.fit,
    ArrowLeft: () => model.pan(PAN, 0),
    ArrowRight: () => model.pan(-PAN, 0),
    ArrowUp: () => model.pan(0, PAN),
    ArrowDown: () => model.pan(0, -PAN),
  };
  function onKeyDown(event: KeyboardEvent): void {
    const change = KEYS[event.key];
    // the key may have been handled by a piece or a text field
    if (!change || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    glide(change);
  }
  /** The rectangle of an element on the board. Both are measured, since a transition may be running. */
  function placeOf(element: Element): Rect {
    const { left = 0, top = 0, width = 0 } = board?.getBoundingClientRect() ?? {};
    const scale = width / props.width || 1;
    const rect = element.getBoundingClientRect();
    return {
      x: (rect.left - left) / scale,
      y: (rect.top - top) / scale,
      width: rect.width / scale,
      height: rect.height / scale,
    };
  }
  /** Reveals an element that was focused by keyboard. */
  function onFocusIn({ target }: FocusEvent): void {
    if (!(target instanceof Element) || target === box || !target.matches(':focus-visible')) return;
    glide(() => model.reveal(placeOf(target)));
    // the browser may have scrolled to the old position
    box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  onMount(() => {
    if (!box) return;
    const element = box;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setGliding(false);
      if (width > 0 && height > 0) model.setWindow({ width, height });
    });
    observer.observe(element);
    // Solid's wheel listeners are passive
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('click', onClickCapture, { capture: true });
    onCleanup(() => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('click', onClickCapture, { capture: true });
    });
  });

  return (
    <div class={css['frame']} data-pan-zoom>
      <div
        class={css['window']}
        role="group"
        aria-label={props.label}
        tabindex="0"
        ref={element => {
          box = element;
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
      >
        <div
          class={css['board']}
          ref={element => {
            board = element;
          }}
          classList={{ [css['gliding'] ?? '']: isGliding(), [css['dragged'] ?? '']: isDragged() }}
          style={{
            width: `${props.width}px`,
            height: `${props.height}px`,
            transform: transform(),
          }}
        >
          {props.children}
        </div>
      </div>
      <Show when={!props.hideButtons}>
        <div class={css['buttons']}>
          <IconButton
            kind="plain"
            icon="plus"
            label={word('kit-zoom-in')}
            aria-disabled={model.isLargest() ? 'true' : undefined}
            onClick={() => glide(zoomIn)}
          />
          <IconButton
            kind="plain"
            icon="minus"
            label={word('kit-zoom-out')}
            aria-disabled={model.isFitted() ? 'true' : undefined}
            onClick={() => glide(zoomOut)}
          />
          <IconButton
            kind="plain"
            icon="fit"
            label={word('kit-zoom-fit')}
            aria-disabled={model.isFitted() ? 'true' : undefined}
            onClick={() => glide(model.fit)}
          />
        </div>
      </Show>
    </div>
  );
};
