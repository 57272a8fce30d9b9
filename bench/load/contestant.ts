import type { Seat } from '#kernel';

/** Starts a server on a free port of this machine, in a process of its own, and says which port. */
export type Serve = () => Promise<number>;

/** Told whenever a seat has received what a move changed, with the bytes it took on the wire. */
export type Changed = (seat: Seat, bytes: number) => void;

/** Seats four at table `number`, which is new. Done when all four have what they start from. */
export type Sit = (port: number, number: number, changed: Changed) => Promise<Table>;

/** A table of the load. Its next move is asked for when all four have received the last one. */
export interface Table {
  /** Sends the next move of its course and says who moved. */
  send(): Seat;
  /** Closes its four sockets. */
  leave(): void;
}
