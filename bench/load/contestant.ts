import type { Seat } from '#kernel';

/** Starts a server on a free port of this machine, with a file for what it stores, and says which port. */
export type Serve = (file: string) => Promise<number>;

/** Told whenever a seat has received what a move changed, with the bytes it took on the wire. */
export type Changed = (seat: Seat, bytes: number) => void;

/** Told whenever one of several who moved at once has its answer. */
export type Answered = () => void;

/** Seats everybody at table `number`, which is new. Done when all of them have what they start from. */
export type SeatTable = (port: number, number: number, changed: Changed, answered: Answered) => Promise<LoadTable>;

/** What a load plays. */
export interface LoadGame {
  readonly seatTable: SeatTable;
  /** How many sit at a table. */
  readonly seats: number;
  /** No table is played further than this. */
  readonly moves: number;
}

/** A table of the load. Its next move is asked for when everybody has received the last one. */
export interface LoadTable {
  /** Sends the next move of its course and says who moved. */
  send(): Seat | null; // null: several at once, and each of them is answered
  /** Does what has to be done before the next move, and is not measured itself. */
  prepare?(): Promise<void>;
  /** Closes its sockets. */
  leave(): void;
}
