import { createEffect, on, onCleanup } from 'solid-js';

/**
 * Keeps the keyboard focus: when the focused element is removed or hidden, the nearest focusable one gets the focus.
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
  /** After the change is rendered. */
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
  // a closing dialog restores the focus to an element that may be gone; `close` does not bubble
  addEventListener('close', look, true);
  createEffect(on(changes, look));
  onCleanup(() => {
    cancelAnimationFrame(frame);
    removeEventListener('focusin', remember);
    removeEventListener('close', look, true);
  });
}

/** Makes the root itself focusable, if it has no controls. */
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

/** The first element the tab key reaches; roving groups have only one. */
const firstOf = (within: HTMLElement | undefined): HTMLElement | undefined =>
  [...(within?.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]') ?? [])].find(
    one => one.tabIndex >= 0 && one.checkVisibility(),
  );
