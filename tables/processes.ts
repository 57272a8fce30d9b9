import type { Milliseconds } from '#kernel';
import type { Instant, Peer, SharedStore } from './store.ts';

/** The processes that share the store, as this one knows them, and the tables each of them owns. */
export interface Processes {
  readonly me: Peer;
  readonly store: SharedStore;
  /** All living processes, with this one. */
  living(): readonly Peer[];
  /** Undefined: no process is known yet. */
  ownerOf(table: string): Peer | undefined;
  owns(table: string): boolean;
  /** The time by the clock that all processes share. */
  now(): Instant;
  /** The number of outages at the last heartbeat. */
  outages(): number;
  /** Sends a heartbeat, and learns which processes live. Rejects if the store fails. */
  look(): Promise<void>;
  /** From now on this process owns no table, and sends no heartbeat. */
  leave(): Promise<void>;
}

/** A process counts as dead after this time without a heartbeat. */
const LIFETIME: Milliseconds = 2_000;

export interface ProcessesOptions {
  readonly me: Peer;
  readonly store: SharedStore;
  /** The time of day by the clock of this machine. */
  readonly now: () => Instant;
  /** A clock that never jumps. */
  readonly ticks: () => Milliseconds;
  joined?(peer: Peer): void;
  left?(peer: Peer): void;
}

export function processesOn({ me, store, now, ticks, joined, left }: ProcessesOptions): Processes {
  let living: readonly Peer[] = [];
  /** When the last answered heartbeat was sent. */
  let beatAt = Number.NEGATIVE_INFINITY;
  /** Until then, silent processes are kept. */
  let keepUntil = Number.NEGATIVE_INFINITY;
  let ahead: Milliseconds = 0;
  let outages = 0;
  let hasLeft = false;
  let looking: Promise<void> | undefined;

  async function beat(): Promise<void> {
    const [since, sentAt] = [ticks(), now()];
    const heard = await store.beat(me);
    const took = ticks() - since;
    // after a gap of this process or of the store, the others may not have had the time for their own heartbeat
    if (ticks() - beatAt > LIFETIME) keepUntil = ticks() + LIFETIME;
    beatAt = since;
    setClock(heard.now - (sentAt + took / 2), took / 2);
    outages = heard.outages;
    const isKept = ({ id }: Peer): boolean => ticks() < keepUntil && living.some(one => one.id === id);
    const others = heard.others.filter(one => one.silent < LIFETIME || isKept(one));
    if (!hasLeft) setLiving([me, ...others.map(({ id, address, rules }) => ({ id, address, rules }))]);
  }

  /** An offset that is as precise as the last one is not replaced, so that the clock does not tremble. */
  function setClock(measured: Milliseconds, precision: Milliseconds): void {
    if (Math.abs(measured - ahead) > precision + 1) ahead = Math.round(measured);
  }

  function setLiving(next: readonly Peer[]): void {
    const before = living;
    living = next;
    for (const peer of next) if (!before.some(({ id }) => id === peer.id)) joined?.(peer);
    for (const peer of before) if (!next.some(({ id }) => id === peer.id)) left?.(peer);
  }

  const ownerOf = (table: string): Peer | undefined => ownerAmong(living, table);

  return {
    me,
    store,
    living: () => living,
    ownerOf,
    owns: table => ownerOf(table)?.id === me.id,
    now: () => now() + ahead,
    outages: () => outages,
    async look() {
      if (hasLeft) return;
      looking ??= beat().finally(() => {
        looking = undefined;
      });
      await looking;
    },
    async leave() {
      hasLeft = true;
      setLiving(living.filter(({ id }) => id !== me.id));
      // a heartbeat that is under way would register it again
      await looking?.catch(() => {});
      await store.leave(me.id);
    },
  };
}

/**
 * Rendezvous hashing among the processes with the newest rules: when one of them joins or leaves, only its own tables
 * change their owner. During an update, processes with older rules cannot play the newest matches.
 */
export function ownerAmong(peers: readonly Peer[], table: string): Peer | undefined {
  const newest = Math.max(...peers.map(({ rules }) => rules));
  let owner: Peer | undefined;
  let most = -1;
  for (const peer of peers) {
    if (peer.rules < newest) continue;
    const weight = hash(`${table} ${peer.id}`);
    if (weight < most || (weight === most && owner && owner.id < peer.id)) continue;
    owner = peer;
    most = weight;
  }
  return owner;
}

/** FNV-1a with the finalizer of MurmurHash3, which spreads similar texts. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

interface DisplacedError extends Error {
  readonly isDisplaced: true;
}

/** Another process owns the table: its clients must come back, and reach that one. */
export const displaced = (): DisplacedError =>
  Object.assign(new Error('another process owns this table'), { isDisplaced: true as const });

export const isDisplaced = (error: unknown): error is DisplacedError =>
  error instanceof Error && 'isDisplaced' in error;
