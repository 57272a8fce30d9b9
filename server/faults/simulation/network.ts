import type { Milliseconds } from '#kernel';
import type { TableService } from '../../../tables/service.ts';
import type { Guest } from '../../../tables/store.ts';
import type { Actor } from './scheduler.ts';

/** One end of a connection. */
export interface WireEnd {
  readonly actor: Actor | null; // null: a client
  hear(text: string): void;
  /** The connection has ended, with the reason the other end gave. Called once, and not after `close`. */
  closed(reason: string | null): void; // null: it was lost
}

/** A connection, which delivers in order, until it is lost. */
export interface Wire {
  readonly ends: readonly [WireEnd, WireEnd];
  /** The near end is 0, the far end 1. */
  send(from: 0 | 1, text: string): void;
  close(from: 0 | 1, reason: string): void;
  /** Both ends notice at some time within these; what was under way is lost. */
  lose(near: Milliseconds, far: Milliseconds): void;
}

/** A simulated server: everything of the room tables, without sockets and disks. */
export interface SimulatedServer {
  readonly actor: Actor;
  readonly run: string;
  readonly address: string;
  /** Whether connections are accepted. */
  readonly isListening: boolean;
  readonly service: TableService | undefined; // undefined: it is starting
  /** Accepts a connection of a client, or a link of another server; null: it is not listening. */
  accept(far: WireEnd, linked: Guest | null): Wire | null; // linked null: a client
  /** Stops in order, as after SIGTERM. */
  stop(): void;
  /** Ends at once, as after SIGKILL. */
  kill(): void;
}
