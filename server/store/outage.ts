import type { Instant, Outage } from '../../tables/store.ts';

/** Servers store a pulse about every second; a longer gap is an outage. */
const LONGEST_PAUSE = 2000;

/** The outage since the last pulse; undefined if there was none. */
export const outageSince = (last: unknown, now: Instant): Outage | undefined =>
  typeof last === 'number' && now - last > LONGEST_PAUSE ? { from: last, until: now } : undefined;

/** The remark for the operator. */
export const outageRemark = ({ from, until }: Outage): string =>
  `no server ran for ${Math.round((until - from) / 1000)} s: clocks are put off`;
