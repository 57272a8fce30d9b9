import type { Seat } from '#kernel';
import { quantile } from '../measure.ts';
import type { LoadGame, LoadTable } from './contestant.ts';

/** How many tables are seated at a time. */
const SEATING = 16;
const MOVE_TIMEOUT = 10_000;

/** Milliseconds from sending a move to its receipt. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

export interface Stretch {
  readonly moves: number;
  readonly seconds: number;
  /** To the mover's own receipt; for simultaneous moves, to each mover's. */
  readonly own: Latency;
  /** To the last receipt at the table. */
  readonly all: Latency;
  /** The median bytes received per viewer and move. */
  readonly bytes: number;
}

interface Seated {
  readonly table: LoadTable;
  played: number;
  /** The seats that have not received the current move, as bits; 0: no move is pending. */
  missing: number;
  by: Seat | null; // null: several moved at once
  since: number;
}

const nobody = new Int32Array(new SharedArrayBuffer(4));

/**
 * Sleeps a millisecond, then reads everything that has arrived. On loopback the sender pays for waking a waiting
 * receiver, which would cost a slow server more often; over a network it does not.
 */
function nap(): Promise<void> {
  Atomics.wait(nobody, 0, 0, 1);
  return new Promise(resolve => setImmediate(resolve));
}

/** Seats tables at a server and moves at them. */
export function driverOf({ seatTable, seats, moves }: LoadGame, port: number) {
  const everybody = (1 << seats) - 1;
  const tables: Seated[] = [];
  let number = 0;
  let own: number[] = [];
  let all: number[] = [];
  let sizes: number[] = [];
  let underWay = 0;
  let lastDone = 0;
  /** Called when everybody has received a table's move. */
  let next: (seated: Seated) => void = () => {};

  function move(seated: Seated, since: number): void {
    seated.since = since;
    seated.missing = everybody;
    seated.played += 1;
    underWay += 1;
    seated.by = seated.table.send();
  }

  function received(seated: Seated, seat: Seat, bytes: number): void {
    const bit = 1 << seat;
    if ((seated.missing & bit) === 0) throw new Error(`seat ${seat} received an unexpected change`);
    const now = performance.now();
    seated.missing &= ~bit;
    sizes[bytes] = (sizes[bytes] ?? 0) + 1;
    if (seat === seated.by) own.push(now - seated.since);
    if (seated.missing !== 0) return;
    all.push(now - seated.since);
    lastDone = now;
    if (!seated.table.prepare) return goOn(seated);
    void seated.table.prepare().then(() => goOn(seated));
  }

  function goOn(seated: Seated): void {
    underWay -= 1;
    next(seated);
  }

  async function seatOne(): Promise<void> {
    const held: { seated?: Seated } = {};
    const table = await seatTable(
      port,
      number++,
      (seat, bytes) => {
        if (held.seated) received(held.seated, seat, bytes);
      },
      () => {
        if (held.seated) own.push(performance.now() - held.seated.since);
      },
    );
    held.seated = { table, played: 0, missing: 0, by: 0, since: 0 };
    tables.push(held.seated);
  }

  const isPlaying = (): boolean => underWay > 0;

  /** Starts moves with `begin` and continues with `next`, until none is pending. */
  async function stretch(begin: () => Promise<void>): Promise<Stretch> {
    [own, all, sizes] = [[], [], []];
    const start = performance.now();
    lastDone = start;
    await begin();
    while (isPlaying()) {
      await new Promise(resolve => setTimeout(resolve, 1));
      if (performance.now() - Math.max(lastDone, start) > MOVE_TIMEOUT)
        throw new Error(`${underWay} moves were not received by everybody in ${MOVE_TIMEOUT} ms`);
    }
    const quantiles = (times: readonly number[]): Latency => ({
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    });
    return {
      moves: all.length,
      seconds: (lastDone - start) / 1000,
      own: quantiles(own),
      all: quantiles(all),
      bytes: medianOf(sizes),
    };
  }

  return {
    async sitDown(count: number): Promise<void> {
      let left = count;
      const seatSome = async (): Promise<void> => {
        while (left-- > 0) await seatOne();
      };
      await Promise.all(Array.from({ length: SEATING }, seatSome));
    },

    standUp(): void {
      for (const { table } of tables) table.leave();
      tables.length = 0;
    },

    /** The fewest moves left at any table. */
    movesLeft: (): number => moves - Math.max(0, ...tables.map(({ played }) => played)),

    /**
     * At every table, the next move as soon as everybody has the last one. Ends early when a table has no moves left.
     */
    saturate: (seconds: number): Promise<Stretch> => {
      let end = performance.now() + seconds * 1000;
      next = seated => {
        if (seated.played === moves) end = 0;
        else if (performance.now() < end) move(seated, performance.now());
      };
      return stretch(async () => {
        tables.forEach(next);
        while (isPlaying()) await nap();
      });
    },

    /** A fixed rate of moves: a move that finds no free table waits, and the wait counts. */
    pace: ({ rate, seconds }: { rate: number; seconds: number }): Promise<Stretch> => {
      const free: Seated[] = [...tables];
      const due: number[] = [];
      let isEnding = false;
      next = seated => {
        if (seated.played === moves) isEnding = true;
        else free.push(seated);
        sendDue();
      };
      const sendDue = (): void => {
        while (due.length > 0 && free.length > 0) move(free.shift() as Seated, due.shift() as number);
      };
      return stretch(async () => {
        const start = performance.now();
        let planned = 0;
        const goesOn = (): boolean => !isEnding && performance.now() - start < seconds * 1000;
        while (goesOn()) {
          const now = performance.now();
          for (; planned < ((now - start) / 1000) * rate; planned++) due.push(now);
          sendDue();
          await new Promise(resolve => setTimeout(resolve, 1));
        }
        // Waiting moves are made now, or dropped when the course is over.
        if (isEnding) due.length = 0;
      });
    },
  };
}

/** The median of a histogram. */
function medianOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  return counts.findIndex(count => {
    seen += count ?? 0;
    return seen > total / 2;
  });
}
