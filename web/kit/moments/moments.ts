import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Seat } from '#kernel';
import type { HeardEvent } from '../../screen/screen.ts';
import { settings } from '../../settings/settings.ts';
import { playSoundOf, playOwnSounds } from '../../settings/sounds.ts';
import { createMomentQueue, type StagedMoment, type MomentQueue } from './queue.ts';
import { createUnshown } from './unshown.ts';

interface MomentsOptions<Content> {
  /** The events that were just heard. */
  news(): readonly HeardEvent[];
  /** The moments of events that were heard together; not every event has one. */
  momentsOf(fresh: readonly HeardEvent[]): readonly StagedMoment<Content>[];
  /** The seat of the player here; undefined: a spectator. */
  me(): Seat | undefined;
  /** A replay has no sounds, and a new step replaces the queue. */
  isReplay(): boolean;
  /** Announces the sentence of a moment; undefined: announced elsewhere. */
  announce?(sentence: string): void;
  /** Called when a moment begins, even if it takes no time. It may pause the queue. */
  began?(moment: StagedMoment<Content>): void;
}

/** How many queues of the page are busy. */
const [busyQueues, setBusyQueues] = createSignal(0);

/** Whether moments are being shown, or wait for an overlay to be closed: the end screen waits for them. */
export const isShowingMoments = (): boolean => busyQueues() > 0;

export interface Moments<Content> extends MomentQueue<Content> {
  /** Moments that have not begun: a board must not show their results yet. */
  readonly unshown: Accessor<readonly StagedMoment<Content>[]>;
}

/** Shows events as they are heard, one after the other, while the component lives. */
export function createMoments<Content>(options: MomentsOptions<Content>): Moments<Content> {
  const queue = createMomentQueue<Content>({
    pace: () => settings().pace,
    me: () => options.me(),
    isHidden: () => document.hidden,
    playSound: moment => {
      if (!options.isReplay()) playSoundOf(moment);
    },
    announce: sentence => options.announce?.(sentence),
    began: moment => {
      began(moment);
      options.began?.(moment);
    },
  });
  const { arrived, unshown, began } = createUnshown<Content>(options);
  createEffect(
    on(arrived, moments => {
      if (options.isReplay()) queue.clear();
      queue.add(moments);
    }),
  );
  const isBusy = createMemo(() => queue.shown() !== undefined || unshown().length > 0 || queue.isPaused());
  createEffect(() => {
    if (!isBusy()) return;
    setBusyQueues(count => count + 1);
    onCleanup(() => setBusyQueues(count => count - 1));
  });
  // After the tap has reached its target: the next moment may cover it, and an overlay that it closes goes on by itself.
  function hurry(): void {
    const tapped = queue.isPaused() ? undefined : queue.shown()?.moment;
    if (tapped) setTimeout(() => queue.hurry(tapped));
  }
  const hurryByTap = ({ detail }: MouseEvent): void => {
    // a click without a count comes from a key
    if (detail > 0) hurry();
  };
  const hurryByKey = ({ repeat, key }: KeyboardEvent): void => {
    if (!repeat && !MODIFIERS.has(key)) hurry();
  };
  addEventListener('click', hurryByTap, true);
  addEventListener('keydown', hurryByKey, true);
  document.addEventListener('visibilitychange', queue.visibilityChanged);
  onCleanup(playOwnSounds());
  onCleanup(() => {
    removeEventListener('click', hurryByTap, true);
    removeEventListener('keydown', hurryByKey, true);
    document.removeEventListener('visibilitychange', queue.visibilityChanged);
    queue.clear();
  });
  return { ...queue, unshown };
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Whether motion is reduced: moments keep their order and times, and cross-fade. */
export function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'full' || motion === 'reduced') return motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
