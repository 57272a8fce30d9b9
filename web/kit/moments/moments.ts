import { createEffect, on, onCleanup } from 'solid-js';
import type { Seat } from '#kernel';
import type { Heard } from '../../screen/screen.ts';
import { settings } from '../../settings/settings.ts';
import { playFor, playOwnSounds } from '../../settings/sounds.ts';
import { createMomentQueue, type StagedMoment, type MomentQueue } from './queue.ts';

interface MomentsOptions<Sight> {
  /** What was just heard. What was there before is not shown again. */
  news(): readonly Heard[];
  /** The moments of some events that were heard together; those with nothing to see have none. */
  momentsOf(fresh: readonly Heard[]): readonly StagedMoment<Sight>[];
  /** The seat of the player here; undefined: a spectator. */
  me(): Seat | undefined;
  /** A replay is silent, and what is shown never stays behind the step. */
  isReplay(): boolean;
  /** Reads the sentence of a moment aloud; without it, somebody else does. */
  announce?(sentence: string): void;
  /** Told of every moment as it begins, even if it takes no time. It may pause the queue. */
  began?(moment: StagedMoment<Sight>): void;
}

/** Shows events as they are heard, one after the other, for as long as the component that asks lives. */
export function createMoments<Sight>(options: MomentsOptions<Sight>): MomentQueue<Sight> {
  const queue = createMomentQueue<Sight>({
    pace: () => settings().pace,
    me: () => options.me(),
    isHidden: () => document.hidden,
    playSound: moment => {
      if (!options.isReplay()) playFor(moment);
    },
    announce: sentence => options.announce?.(sentence),
    began: moment => options.began?.(moment),
  });
  const taken = new WeakSet<Heard>();
  createEffect(
    on(options.news, news => {
      if (options.isReplay()) queue.clear();
      const fresh = news.filter(heard => !taken.has(heard));
      for (const heard of fresh) taken.add(heard);
      if (fresh.length > 0) queue.add(options.momentsOf(fresh));
    }),
  );
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
  return queue;
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Whether nothing may move: moments keep their order and times, and cross-fade instead. */
export function isStill(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'full' || motion === 'reduced') return motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
