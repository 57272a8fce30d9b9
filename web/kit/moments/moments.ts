import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Seat } from '#kernel';
import type { HeardEvent } from '../../screen/screen.ts';
import { settings } from '../../settings/settings.ts';
import { playSoundOf, playOwnSounds } from '../../settings/sounds.ts';
import { createMomentQueue, type StagedMoment, type MomentQueue } from './queue.ts';
import { createUnshown } from './unshown.ts';

interface MomentsOptions<Content> {
  /** What was just heard. What was there before is not shown again. */
  news(): readonly HeardEvent[];
  /** The moments of some events that were heard together; those with nothing to see have none. */
  momentsOf(fresh: readonly HeardEvent[]): readonly StagedMoment<Content>[];
  /** The seat of the player here; undefined: a spectator. */
  me(): Seat | undefined;
  /** A replay is silent, and what is shown never stays behind the step. */
  isReplay(): boolean;
  /** Reads the sentence of a moment aloud; without it, somebody else does. */
  announce?(sentence: string): void;
  /** Told of every moment as it begins, even if it takes no time. It may pause the queue. */
  began?(moment: StagedMoment<Content>): void;
}

/** How many queues have something to show, on the whole page. */
const [busyQueues, setBusyQueues] = createSignal(0);

/** Whether something is being shown: the end of a match waits for it. */
export const isShowingMoments = (): boolean => busyQueues() > 0;

export interface Moments<Content> extends MomentQueue<Content> {
  /** What was heard and has not begun to be shown: a board must not show what comes of it yet. */
  readonly unshown: Accessor<readonly StagedMoment<Content>[]>;
}

/** Shows events as they are heard, one after the other, for as long as the component that asks lives. */
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
  const isBusy = createMemo(() => queue.shown() !== undefined || unshown().length > 0);
  createEffect(() => {
    if (!isBusy()) return;
    setBusyQueues(count => count + 1);
    onCleanup(() => setBusyQueues(count => count - 1));
  });
  const hurry = (event: Event): void => {
    if (!(event instanceof KeyboardEvent && (event.repeat || MODIFIERS.has(event.key)))) queue.hurry();
  };
  addEventListener('pointerdown', hurry, true);
  addEventListener('keydown', hurry, true);
  document.addEventListener('visibilitychange', queue.visibilityChanged);
  onCleanup(playOwnSounds());
  onCleanup(() => {
    removeEventListener('pointerdown', hurry, true);
    removeEventListener('keydown', hurry, true);
    document.removeEventListener('visibilitychange', queue.visibilityChanged);
    queue.clear();
  });
  return { ...queue, unshown };
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Whether nothing may move: moments keep their order and times, and cross-fade instead. */
export function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'full' || motion === 'reduced') return motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
