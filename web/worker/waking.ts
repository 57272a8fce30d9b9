import type { Instant, Outage } from '../../tables/store.ts';
import { type DeviceStore, LONGEST_PAUSE } from './store.ts';

/** What telling the time of a device takes. */
interface Watch {
  readonly now: () => Instant;
  readonly store: DeviceStore;
  /** Grows when the device has slept. */
  readonly outages: Outage[];
  alarmed(what: string, cause: unknown): void;
}

/**
 * The time of a device, which falls asleep and wakes up in the middle of anything: as long as nobody asks what time it
 * is, nobody is there, and no clock runs. Whoever decides by the time hears of the outage with it.
 */
export function wakefulTime({ now, store, outages, alarmed }: Watch): () => Instant {
  let last = now();
  return () => {
    const at = now();
    if (at - last > LONGEST_PAUSE) {
      outages.push({ from: last, until: at });
      // another page may have been awake: the store knows, for all of them
      store.wake(at).then(
        all => void outages.splice(0, outages.length, ...all),
        (error: unknown) => alarmed('an outage could not be noted', error),
      );
    }
    last = at;
    return at;
  };
}
