import { isMotionReduced } from '../moments/moments.ts';

/** A rectangle in the window. */
export interface WindowRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The keyframes of an element at `to` that flies in from `from`, inside a layer. */
export function flightFrames(from: WindowRect, to: WindowRect, layer: Pick<WindowRect, 'left' | 'top'>): Keyframe[] {
  const scale = Math.min(from.width / to.width, from.height / to.height, 1);
  const x = from.left + from.width / 2 - (to.width * scale) / 2 - layer.left;
  const y = from.top + from.height / 2 - (to.height * scale) / 2 - layer.top;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${to.left - layer.left}px, ${to.top - layer.top}px) scale(1)` },
  ];
}

interface Flight {
  /** The layer the copy is drawn in. */
  layer: HTMLElement;
  /** What travels; a copy of it does, and it is hidden meanwhile. */
  piece: HTMLElement;
  from: WindowRect;
  /** Where to; without it, to where the piece is. */
  to?: WindowRect;
  /** In milliseconds. */
  time: number;
}

/** How long something takes to appear where nothing may move, in milliseconds. */
const FADE = 120;

/** Lets a copy of a piece travel. With reduced motion the piece only fades in where it is. */
export function fly({ layer, piece, from, to, time }: Flight): void {
  if (isMotionReduced() || time === 0) {
    if (!to) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const goal = to ?? piece.getBoundingClientRect();
  if (goal.width === 0 || goal.height === 0) return;
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.removeAttribute('id');
  for (const name of copy.getAttributeNames())
    if (name.startsWith('data-') && !KEPT.has(name)) copy.removeAttribute(name);
  Object.assign(copy.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    margin: '0',
    width: `${goal.width}px`,
    height: `${goal.height}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  layer.append(copy);
  if (!to) piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  const way = copy.animate(flightFrames(from, goal, layer.getBoundingClientRect()), {
    duration: time,
    easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
    fill: 'forwards',
  });
  const remove = (): void => copy.remove();
  way.addEventListener('finish', remove);
  way.addEventListener('cancel', remove);
}

/** Attributes that a look depends on; those by which something is found must not exist twice. */
const KEPT: ReadonlySet<string> = new Set(['data-kind', 'data-mark', 'data-shape']);
