import { askBot } from '#bots';
import { quickChance, same, type MatchRecord, type Viewer } from '#kernel';
import { SHELF } from '#shelf';
import { docOf } from './following.ts';
import type { Guest } from './guest.ts';
import { needsEnd } from './needs.ts';
import { type Steady, watchWindow } from './steady.ts';

/** How one game is played by tapping: what a game has to say for the browser tests. */
export interface Driver<Action> {
  /** All of the board, whose box never changes during a match. A selector. */
  readonly board: string;
  /** Makes a move by tapping, as a person would. What a player needs for it has to be in the window. */
  act(action: Action): Promise<void>;
  /** What the screen has to show when the move has been made. */
  seeMove?(): Promise<void>;
}

/** One seat at a table in a browser. */
export interface SeatDriver<View, Action> {
  readonly guest: Guest;
  readonly seat: number;
  view(): View;
  isAwaited(): boolean;
  isOver(): boolean;
  /** Waits for the board, and watches from then on that nothing in its window moves. To be called again after a reload. */
  watch(): Promise<void>;
  /** A sensible move: what a bot of the game would do. */
  think(bot?: string): Action;
  /** Makes a move by tapping, and waits until the table has carried it out and the screen shows it. */
  play(action: Action): Promise<void>;
  /** The match is over: who won and the way on are in the window. */
  seeEnd(): Promise<void>;
}

interface SeatAt {
  readonly guest: Guest;
  /** The id of the table. */
  readonly table: string;
  readonly seat: number;
}

export function driveSeat<View extends object, Action extends { readonly type: string }>(
  { guest, table, seat }: SeatAt,
  driver: Driver<Action>,
): SeatDriver<View, Action> {
  const doc = () => docOf(guest, table);
  const view = (): View => doc().view as View;
  let steady: Steady | undefined;
  return {
    guest,
    seat,
    view,
    isAwaited: () => doc().awaited.includes(seat),
    isOver: () => doc().table.phase === 'over',
    async watch() {
      await guest.page.locator(driver.board).first().waitFor();
      steady = await watchWindow(guest, driver.board);
    },
    think(bot = 'regular') {
      const question = { title: doc().table.form.title, bot, seat, view: view() };
      const { action } = askBot(question, SHELF, quickChance(guest.received.length));
      if (!action) throw new Error(`${guest.name} has nothing to do`);
      return action as unknown as Action;
    },
    async play(action) {
      const before = view();
      await steady?.check();
      await driver.act(action);
      await until(() => !same(view(), before), `${guest.name} plays ${JSON.stringify(action)}`);
      await driver.seeMove?.();
      await steady?.check();
    },
    async seeEnd() {
      await steady?.check();
      await steady?.checkShifts();
      await needsEnd(guest, doc());
    },
  };
}

/** Plays a match to its end. `move` makes the next move of a seat that has to make one. */
export async function playToEnd<Seat extends Pick<SeatDriver<unknown, never>, 'isAwaited' | 'isOver'>>(
  seats: readonly Seat[],
  move: (seat: Seat) => Promise<void>,
): Promise<void> {
  const isOver = (): boolean => seats.some(seat => seat.isOver());
  for (;;) {
    await until(() => isOver() || seats.some(seat => seat.isAwaited()), 'somebody has to move, or the match is over');
    const next = seats.find(seat => seat.isAwaited());
    if (isOver() || !next) return;
    await move(next);
  }
}

/** What a search through everything a browser was sent came to. */
export interface SecretSearch {
  /** What reached it and should not have. */
  readonly breaches: readonly string[];
  /** How many secrets of its own were found: a search that finds none would find nothing anywhere. */
  readonly own: number;
  /** How many times something was searched or compared. */
  readonly searched: number;
}

/** Searches everything a browser was sent of a match for what its owner could not have known at the time. */
export type SearchSecrets = (guest: Guest, viewer: Viewer, match: PlayedMatch) => SecretSearch;

export interface PlayedMatch {
  readonly table: string;
  readonly record: MatchRecord;
}

/** Longer than a move takes on a busy machine. */
const TIMEOUT = 30_000;

/** Waits for something that is heard, not seen. */
export async function until(isSo: () => boolean, what: string, timeout = TIMEOUT): Promise<void> {
  const since = Date.now();
  while (!isSo()) {
    if (Date.now() - since > timeout) throw new Error(`it did not come to this: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
