import type { Seat } from '#kernel';

/** Starts a server on a free port, with a file for its data, and returns the port. */
export type Serve = (file: string) => Promise<number>;

/** Called when a seat has received a move, with the bytes on the wire. */
export type Changed = (seat: Seat, bytes: number) => void;

/** Called when one of several simultaneous moves is answered. */
export type Answered = () => void;

/** Seats everybody at a new table `number`. Resolves when all have their initial state. */
export type SeatTable = (port: number, number: number, changed: Changed, answered: Answered) => Promise<LoadTable>;

/** The game of a load test. */
export interface LoadGame {
  readonly seatTable: SeatTable;
  /** How many sit at a table. */
  readonly seats: number;
  /** The most moves of a table. */
  readonly moves: number;
}

/** A table of the load. Its next move is sent when everybody has received the last one. */
export interface LoadTable {
  /** Sends the next move of its course and returns the mover. */
  send(): Seat | null; // null: several at once, and each of them is answered
  /** Prepares the next move; not measured. */
  prepare?(): Promise<void>;
  /** Closes its sockets. */
  leave(): void;
}
