import type { Milliseconds } from '#kernel';
import type { ByeReason, Hello } from './protocol.ts';
import type { Guest, Peer } from './store.ts';

/** The connection of a client, passed on to the process that owns its table. */
export interface Link {
  send(text: string): void;
  /** How much of what was sent waits in memory, in bytes. */
  unsent(): number;
  close(): void;
}

/** What comes back over a link. */
export interface LinkListener {
  hear(text: string): void;
  /** Null: the link was lost, or could not be opened. Called once, and not after `close`. */
  closed(because: ByeReason | null): void;
}

/** Opens a link to a process, for a client whose guest is known. */
export type OpenLink = (to: Peer, guest: Guest, listener: LinkListener) => Link;

/** How long a hello waits until the owner of its table is known and can be reached. */
export const OWNER_PATIENCE: Milliseconds = 4_000;
/** Between two attempts. */
export const OWNER_RETRY: Milliseconds = 100;
/** The most bytes of one client that wait for the owner. */
export const MAX_LINK_UNSENT = 256 * 1024;

/** The hello to send over a link. The secret of the guest stays here. */
export function helloOver(hello: Hello): string {
  return JSON.stringify({ ...hello, token: undefined });
}
