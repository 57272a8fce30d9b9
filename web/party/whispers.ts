import { same } from '#kernel';
import type { HeardEvent } from '#screen';

/** Whether somebody was told anything after this number that not everybody heard. */
export const whisperedSince = (own: readonly HeardEvent[], aloud: readonly HeardEvent[], n: number): boolean =>
  own.some(one => one.n > n && !aloud.some(other => other.n === one.n && same(other.event, one.event)));
