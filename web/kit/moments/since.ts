import { type Accessor, createSignal } from 'solid-js';
import type { Seat } from '#kernel';
import type { HeardEvent } from '../../screen/screen.ts';

/** How a game recognises moves among its events. */
export interface Movers {
  /** The seat that made the move; undefined: the event is no move. */
  moverOf(event: object): Seat | undefined;
  /** Whether it starts a new board, so that earlier moves cannot be shown. */
  isNewStart?(event: object): boolean;
}

/** The moves of others since my last one, to step through. */
export interface SinceMyTurn {
  /** The moves of others, the oldest first; empty for spectators. */
  readonly moves: Accessor<readonly HeardEvent[]>;
  /** The index of the current one: the newest, unless stepped back; -1: none. */
  readonly index: Accessor<number>;
  readonly current: Accessor<HeardEvent | undefined>;
  previous(): void;
  next(): void;
}

/** The moves of others after my last one. */
export function movesSince(heard: readonly HeardEvent[], me: Seat | undefined, movers: Movers): readonly HeardEvent[] {
  if (me === undefined) return [];
  const last = heard.findLastIndex(({ event }) => movers.moverOf(event) === me || movers.isNewStart?.(event));
  return heard.slice(last + 1).filter(({ event }) => movers.moverOf(event) !== undefined);
}

/** Cleared by my next move; a new move of others becomes the current one. */
export function createSinceMyTurn(
  heard: Accessor<readonly HeardEvent[]>,
  me: Accessor<Seat | undefined>,
  movers: Movers,
): SinceMyTurn {
  /** The move stepped to, and the newest one at that time; undefined: not stepped. */
  const [stepped, setStepped] = createSignal<{ readonly to: HeardEvent; readonly newest: HeardEvent | undefined }>();
  const moves = (): readonly HeardEvent[] => movesSince(heard(), me(), movers);
  const index = (): number => {
    const all = moves();
    const chosen = stepped();
    const at = chosen && chosen.newest === all.at(-1) ? all.indexOf(chosen.to) : -1;
    return at < 0 ? all.length - 1 : at;
  };
  const step = (by: 1 | -1): void => {
    const all = moves();
    const to = all[index() + by];
    if (to) setStepped({ to, newest: all.at(-1) });
  };
  return {
    moves,
    index,
    current: () => moves()[index()],
    previous: () => step(-1),
    next: () => step(1),
  };
}
