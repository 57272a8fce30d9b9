import type { Instant, Outage } from '../../tables/store.ts';
import { type DeviceStore, LONGEST_PAUSE } from './store.ts';

/** The dependencies of the clock. */
interface ClockDeps {
  readonly now: () => Instant;
  readonly store: DeviceStore;
  /** Grows when the device has slept. */
  readonly outages: Outage[];
  alarmed(what: string, cause: unknown): void;
}

/**
 * The time on a device, which may sleep at any moment. A long gap between two readings counts as an outage, during
 * which no clock ran; it is noted before the new time is returned.
 */
export function deviceClock({ now, store, outages, alarmed }: ClockDeps): () => Instant {
  let last = now();
  return () => {
    const at = now();
    if (at - last > LONGEST_PAUSE) {
      outages.push({ from: last, until: at });
      // the store knows whether another page was awake
      store.wake(at).then(
        all => void outages.splice(0, outages.length, ...all),
        (error: unknown) => alarmed('an outage could not be noted', error),
      );
    }
    last = at;
    return at;
  };
}
