import type { Milliseconds } from '#kernel';
import type { Wire, WireEnd } from './network.ts';
import { areCut, around, type World } from './world.ts';

type Parcel = { readonly text: string } | { readonly reason: string };

/** Between servers that cannot reach each other, messages wait. */
const HELD: Milliseconds = 100;

export function openWire(world: World, near: WireEnd, far: WireEnd): Wire {
  const { scheduler, trouble } = world;
  const ends = [near, far] as const;
  const under: readonly [Parcel[], Parcel[]] = [[], []];
  const last: [number, number] = [0, 0];
  const isDeaf: [boolean, boolean] = [false, false];
  let isLost = false;

  const isHeld = (): boolean =>
    near.actor !== null && far.actor !== null && areCut(world, near.actor.name, far.actor.name);

  function post(from: 0 | 1, parcel: Parcel): void {
    const to = from === 0 ? 1 : 0;
    under[to].push(parcel);
    const arrives = Math.max(last[to], scheduler.now + around(world, trouble.network));
    last[to] = arrives;
    scheduler.after(arrives - scheduler.now, ends[to].actor, () => deliver(to));
  }

  function deliver(to: 0 | 1): void {
    if (isDeaf[to] || isLost) return;
    if (isHeld()) {
      scheduler.after(HELD, ends[to].actor, () => deliver(to));
      return;
    }
    const parcel = under[to].shift();
    if (!parcel) return;
    if ('text' in parcel) return ends[to].hear(parcel.text);
    end(to, parcel.reason);
  }

  function end(at: 0 | 1, reason: string | null): void {
    if (isDeaf[at]) return;
    isDeaf[at] = true;
    ends[at].closed(reason);
  }

  return {
    ends,
    send(from, text) {
      if (!isDeaf[from] && !isLost) post(from, { text });
    },
    close(from, reason) {
      if (isDeaf[from]) return;
      isDeaf[from] = true;
      if (!isLost) post(from, { reason });
    },
    lose(soon, late) {
      if (isLost) return;
      isLost = true;
      for (const side of [0, 1] as const) {
        scheduler.after(side === 0 ? soon : late, ends[side].actor, () => end(side, null));
      }
    },
  };
}
