import { createEffect, onCleanup } from 'solid-js';

/**
 * Keeps an element at a transform by a paused animation; undefined: none. Chromium passes changes of an animated
 * transform straight to the compositor, while changes of the style make it divide the page into layers again:
 * 2.4 instead of 8.5 ms a frame for the map of Tczew (docs/performance.md).
 */
export function holdTransform(element: () => Element | undefined, transform: () => string | undefined): void {
  let effect: KeyframeEffect | undefined;
  let animation: Animation | undefined;
  function release(): void {
    animation?.cancel();
    animation = undefined;
    effect = undefined;
  }
  createEffect(() => {
    const to = transform();
    if (to === undefined) return release();
    const frames = { transform: [to, to] };
    if (effect) return effect.setKeyframes(frames);
    effect = new KeyframeEffect(element() ?? null, frames, { duration: 1_000 });
    animation = new Animation(effect);
    animation.pause();
  });
  onCleanup(release);
}
