import type { Milliseconds } from '#kernel';

/** How long the server waits for the other end of a connection. Tests wait less. */
export interface Timeouts {
  /** For the hello on a new socket. */
  readonly hello: Milliseconds;
  /** Between two pings. */
  readonly ping: Milliseconds;
  /** For the other end to close a connection that we have closed. */
  readonly close: Milliseconds;
  /** For unsent bytes to be read, and how much longer for each kilobyte. */
  readonly read: Milliseconds;
  readonly readKilobyte: Milliseconds;
  /** For the headers of a request, and for all of it. */
  readonly headers: Milliseconds;
  readonly request: Milliseconds;
  /** Between two checks of all connections. */
  readonly check: Milliseconds;
  /** Without a refused connection, until the shortage counts as over. */
  readonly shortage: Milliseconds;
}

export const TIMEOUTS: Timeouts = {
  hello: 10_000,
  ping: 25_000,
  close: 3_000,
  read: 30_000,
  readKilobyte: 500, // 2 kB a second
  headers: 10_000,
  request: 30_000,
  check: 1_000,
  shortage: 10_000,
};
