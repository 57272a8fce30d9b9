import { type Component, createComponent, lazy, onCleanup, onMount } from 'solid-js';
import { reloadStylesheets } from './stylesheets.ts';

/** Something that can be preloaded. */
export interface Preloadable {
  preload(): Promise<unknown>;
}

/**
 * A component in its own chunk, loaded when it is first shown or by `fetchLater`. Unlike Solid's `lazy`, a loaded part
 * renders synchronously, and a failed load is retried when it is shown again.
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

/** Delays before retries, ms. */
const RETRIES = [500, 2_000] as const;

async function retried<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const wait of RETRIES) {
    try {
      return await styled(load);
    } catch {
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  }
  return styled(load);
}

async function styled<Value>(load: () => Promise<Value>): Promise<Value> {
  await reloadStylesheets();
  return load();
}

/** Parts are preloaded this long after the page is shown, ms. */
const PRELOAD_DELAY = 4_000;

/** Preloads parts some seconds after the page is shown, one after the other. */
export function fetchLater(parts: readonly Partial<Preloadable>[]): void {
  onMount(() => {
    const timer = setTimeout(() => void fetchAll(parts), PRELOAD_DELAY);
    onCleanup(() => clearTimeout(timer));
  });
}

async function fetchAll(parts: readonly Partial<Preloadable>[]): Promise<void> {
  // a failure is reported by the component that shows the part
  for (const part of parts) await part.preload?.().catch(() => undefined);
}
