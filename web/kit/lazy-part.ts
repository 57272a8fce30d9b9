import { type Component, createComponent, lazy, onCleanup, onMount } from 'solid-js';

/** Something that can be fetched before it is shown. */
export interface Preloadable {
  preload(): Promise<unknown>;
}

/**
 * A part of a page in a file of its own, fetched when it is first shown, or before by `fetchLater`. Once it is here it
 * is shown at once, unlike Solid's `lazy`; one that failed is fetched again when it is shown again.
 */
export function lazyPart<Props extends object>(load: () => Promise<Component<Props>>): Component<Props> & Preloadable {
  let loaded: Component<Props> | undefined;
  let loading: Promise<Component<Props>> | undefined;
  const preload = (): Promise<Component<Props>> => (loading ??= fetchOnce());
  async function fetchOnce(): Promise<Component<Props>> {
    try {
      loaded = await retried(load);
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const Part: Component<Props> = props =>
    createComponent(loaded ?? lazy(async () => ({ default: await preload() })), props);
  return Object.assign(Part, { preload });
}

/** Waits before the next attempts, ms. What still fails then is shown as failed. */
const RETRIES = [500, 2_000] as const;

async function retried<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const wait of RETRIES) {
    try {
      return await load();
    } catch {
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  }
  return load();
}

/** How long a page is left alone before its other parts are fetched, ms. */
const PRELOAD_DELAY = 4_000;

/** Fetches parts that the first screen does not show, one after the other, so that they are there when they are wanted. */
export function fetchLater(parts: readonly Partial<Preloadable>[]): void {
  onMount(() => {
    const timer = setTimeout(() => void fetchAll(parts), PRELOAD_DELAY);
    onCleanup(() => clearTimeout(timer));
  });
}

async function fetchAll(parts: readonly Partial<Preloadable>[]): Promise<void> {
  // where one fails, the component that shows it says so
  for (const part of parts) await part.preload?.().catch(() => undefined);
}
