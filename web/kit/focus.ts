import { createEffect, on, onCleanup } from 'solid-js';

/**
 * Whoever goes by keys is never left nowhere: when what had the focus is gone, what stands nearest to where it was has
 * it next.
 */
export function keepFocus(root: () => HTMLElement | undefined, changes: () => unknown): void {
  let last: HTMLElement | undefined;
  let trail: readonly HTMLElement[] = [];
  let frame = 0;
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !root()?.contains(target)) {
      last = undefined;
      return;
    }
    last = target;
    trail = parentsOf(target, root());
  };
  /** Once what has changed is on the page. */
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (!last || (last.isConnected && last.checkVisibility())) return;
      if (activeElement && activeElement !== document.body && activeElement.checkVisibility()) return;
      const near = trail.find(one => one.isConnected && one.checkVisibility());
      const next = near && firstOf(near);
      (next ?? firstOf(root()) ?? reachable(root()))?.focus({ preventScroll: true });
    });
  };
  addEventListener('focusin', remember);
  // a dialog gives the focus back to what opened it, which may be gone by then; what happens to it does not bubble
  addEventListener('close', look, true);
  createEffect(on(changes, look));
  onCleanup(() => {
    cancelAnimationFrame(frame);
    removeEventListener('focusin', remember);
    removeEventListener('close', look, true);
  });
}

/** Where there is nothing to press, there is still somewhere to go on from. */
function reachable(root: HTMLElement | undefined): HTMLElement | undefined {
  root?.setAttribute('tabindex', '-1');
  return root;
}

function parentsOf(element: HTMLElement, root: HTMLElement | undefined): HTMLElement[] {
  const parents: HTMLElement[] = [];
  for (let parent = element.parentElement; parent; parent = parent === root ? null : parent.parentElement)
    parents.push(parent);
  return parents;
}

/** Of what stands in a row of which one is chosen, the tab key leads only to that one. */
const firstOf = (within: HTMLElement | undefined): HTMLElement | undefined =>
  [...(within?.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]') ?? [])].find(
    one => one.tabIndex >= 0 && one.checkVisibility(),
  );
