import {
  type Accessor,
  createContext,
  createSignal,
  onCleanup,
  onMount,
  type ParentComponent,
  Show,
  untrack,
  useContext,
} from 'solid-js';
import { queueRender, type RenderPriority } from './render-queue.ts';

/** Whether the surrounding group is built: parts added later are rendered at once. */
const GroupIsBuilt = createContext<Accessor<boolean>>(() => false);

/** False until the render queue reaches this component. */
export function createDeferred(priority: RenderPriority = 'part'): Accessor<boolean> {
  const [isReady, setReady] = createSignal(untrack(useContext(GroupIsBuilt)));
  if (!untrack(isReady)) queueWhileMounted(() => setReady(true), priority);
  return isReady;
}

/** False until all deferred parts of this component are rendered. */
export function createIsBuilt(): Accessor<boolean> {
  const [isBuilt, setBuilt] = createSignal(untrack(useContext(GroupIsBuilt)));
  if (!untrack(isBuilt)) onMount(() => queueWhileMounted(() => setBuilt(true), 'part'));
  return isBuilt;
}

function queueWhileMounted(run: () => void, priority: RenderPriority): void {
  let isMounted = true;
  queueRender(() => {
    if (isMounted) run();
  }, priority);
  onCleanup(() => {
    isMounted = false;
  });
}

/** Renders its children when the render queue reaches it. */
export const Deferred: ParentComponent = props => {
  const isReady = createDeferred();
  return <Show when={isReady()}>{props.children}</Show>;
};

/** Defers its parts while it is first built; later changes are rendered at once. */
export const DeferredGroup: ParentComponent = props => {
  const isBuilt = createDeferred('finish');
  return <GroupIsBuilt.Provider value={isBuilt}>{props.children}</GroupIsBuilt.Provider>;
};
