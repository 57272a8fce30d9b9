import { type Accessor, batch, createReaction, createSignal, onCleanup, onMount } from 'solid-js';

const waiting = new Set<() => void>();

/** Runs a function after the next paint, batched with all others that wait. */
export function afterPaint(run: () => void): void {
  waiting.add(run);
  if (waiting.size > 1) return;
  // a hidden page is not painted
  if (document.hidden) setTimeout(catchUp);
  else
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', catchUp);
      port1.start();
      port2.postMessage(null);
    });
}

function catchUp(): void {
  const all = [...waiting];
  waiting.clear();
  batch(() => {
    for (const run of all) run();
  });
}

/** False until the component was first painted; less important parts are rendered then. */
export function createHasPainted(): Accessor<boolean> {
  const [isPainted, setPainted] = createSignal(false);
  const setHere = (): void => void setPainted(true);
  onMount(() => afterPaint(setHere));
  onCleanup(() => waiting.delete(setHere));
  return isPainted;
}

/**
 * A memo that is recomputed after the next paint. For panels beside the board, whose work would delay the paint of a
 * move.
 */
export function createLateMemo<Value>(compute: () => Value): Accessor<Value> {
  const [value, setValue] = createSignal<Value>();
  const run = (): void => track(() => setValue(compute));
  const track = createReaction(() => afterPaint(run));
  run();
  onCleanup(() => waiting.delete(run));
  return value as Accessor<Value>;
}
