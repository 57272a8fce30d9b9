import { same } from '#kernel';
import type { HeardEvent } from '#screen';

/** Whether a seat got a whisper after entry `n`. */
export const whisperedSince = (own: readonly HeardEvent[], aloud: readonly HeardEvent[], n: number): boolean =>
  own.some(one => one.n > n && !aloud.some(other => other.n === one.n && same(other.event, one.event)));
