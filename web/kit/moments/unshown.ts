import { type Accessor, createMemo, createSignal, untrack } from 'solid-js';
import type { HeardEvent } from '../../screen/screen.ts';
import type { StagedMoment } from './queue.ts';

interface UnshownOptions<Content> {
  news(): readonly HeardEvent[];
  momentsOf(fresh: readonly HeardEvent[]): readonly StagedMoment<Content>[];
  isReplay(): boolean;
}

interface Unshown<Content> {
  /** The moments of the latest events. */
  readonly arrived: Accessor<readonly StagedMoment<Content>[]>;
  /** Those that have not begun, the oldest first. In a replay, only those of the last step. */
  readonly unshown: Accessor<readonly StagedMoment<Content>[]>;
  /** A moment begins. */
  began(moment: StagedMoment<Content>): void;
}

/**
 * The moments not shown yet. Updated together with the view, before rendering, so that a piece is never drawn before
 * its moment.
 */
export function createUnshown<Content>(options: UnshownOptions<Content>): Unshown<Content> {
  const taken = new WeakSet<HeardEvent>();
  const arrived = createMemo((): readonly StagedMoment<Content>[] => {
    const fresh = options.news().filter(heard => !taken.has(heard));
    for (const heard of fresh) taken.add(heard);
    return untrack(() => options.momentsOf(fresh));
  });
  const begun = new Set<StagedMoment<Content>>();
  const [changes, setChanges] = createSignal(0);
  let last: readonly StagedMoment<Content>[] | undefined;
  const unshown = createMemo((before: readonly StagedMoment<Content>[]) => {
    changes();
    const fresh = arrived();
    const isNew = fresh !== last;
    last = fresh;
    const all = isNew ? [...(untrack(options.isReplay) ? [] : before), ...fresh] : before;
    const left = all.filter(moment => !begun.has(moment));
    begun.clear();
    return left.length === before.length && !isNew ? before : left;
  }, []);
  return {
    arrived,
    unshown,
    began(moment) {
      begun.add(moment);
      setChanges(count => count + 1);
    },
  };
}
