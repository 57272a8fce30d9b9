import { askBot } from '#bots';
import { quickChance, same, type MatchRecord, type Viewer } from '#kernel';
import { SHELF } from '#shelf';
import { expect } from 'vitest';
import type { Doc } from '../tables/protocol.ts';
import { docOf } from './received-docs.ts';
import type { Guest } from './guest.ts';
import { type WindowWatch, watchWindow } from './window-watch.ts';

/** What a game defines to be played by tapping in browser tests. */
export interface Driver<Action> {
  /** Selects the whole board, whose box never changes during a match. */
  readonly board: string;
  /** Makes a move by tapping. All controls it needs must be in the window. */
  act(action: Action): Promise<void>;
  /** Checks what the screen shows after the move. */
  seeMove?(): Promise<void>;
  /** Checks the end of the match; by default the winner, all scores and the button for a rematch. */
  seeEnd?(): Promise<void>;
}

/** One seat, played in a browser. */
export interface SeatDriver<View, Action> {
  readonly guest: Guest;
  readonly seat: number;
  view(): View;
  isAwaited(): boolean;
  isOver(): boolean;
  /** Waits for the board, then records layout shifts in the window. Must be called again after a reload. */
  watch(): Promise<void>;
  /** The move that a bot of the game would make. */
  think(bot?: string): Action;
  /** Makes a move by tapping, and waits until the screen shows its result. */
  play(action: Action): Promise<void>;
  /** Checks the end of the match: the winner and the next buttons are in the window. */
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
  let watch: WindowWatch | undefined;
  return {
    guest,
    seat,
    view,
    isAwaited: () => doc().awaited.includes(seat),
    isOver: () => doc().table.phase === 'over',
    async watch() {
      await guest.page.locator(driver.board).first().waitFor();
      watch = await watchWindow(guest, driver.board);
    },
    think(bot = 'regular') {
      const question = { title: doc().table.form.title, bot, seat, view: view() };
      const { action } = askBot(question, SHELF, quickChance(guest.received.length));
      if (!action) throw new Error(`${guest.name} has no legal move`);
      return action as unknown as Action;
    },
    async play(action) {
      const before = view();
      await watch?.check();
      await driver.act(action);
      await until(() => !same(view(), before), `${guest.name} plays ${JSON.stringify(action)}`);
      await driver.seeMove?.();
      await watch?.check();
    },
    async seeEnd() {
      await watch?.check();
      await watch?.checkShifts();
      await (driver.seeEnd?.() ?? expectEndShown(guest, doc()));
    },
  };
}

/** Plays a match to its end. `move` makes one move for an awaited seat. */
export async function playToEnd<Seat extends Pick<SeatDriver<unknown, never>, 'isAwaited' | 'isOver'>>(
  seats: readonly Seat[],
  move: (seat: Seat) => Promise<void>,
): Promise<void> {
  const isOver = (): boolean => seats.some(seat => seat.isOver());
  for (;;) {
    await until(() => isOver() || seats.some(seat => seat.isAwaited()), 'a seat is awaited, or the match is over');
    const next = seats.find(seat => seat.isAwaited());
    if (isOver() || !next) return;
    await move(next);
  }
}

/** The result of a search through all messages to a browser. */
export interface SecretSearch {
  /** Hidden information that reached this browser. */
  readonly breaches: readonly string[];
  /** How many of its own secrets were found; more than 0 proves that the search works. */
  readonly own: number;
  /** How many searches and comparisons were made. */
  readonly searched: number;
}

/** Searches all messages to a browser for information that was hidden from its owner at that time. */
export type SearchSecrets = (guest: Guest, viewer: Viewer, match: PlayedMatch) => SecretSearch;

export interface PlayedMatch {
  readonly table: string;
  readonly record: MatchRecord;
}

/** A move may take this long on a busy machine. */
const TIMEOUT = 30_000;

/** Waits until the received documents satisfy a condition. */
export async function until(isSo: () => boolean, what: string, timeout = TIMEOUT): Promise<void> {
  const since = Date.now();
  while (!isSo()) {
    if (Date.now() - since > timeout) throw new Error(`timed out waiting for: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

/** The bar says whose turn it is. */
export async function expectTurnShown(guest: Guest, { awaited, table }: Doc, seat: number): Promise<void> {
  const { page, hand, word } = guest;
  const turn = page.locator('header').getByRole('status').first();
  await hand.needs(turn, 'Whose turn it is');
  const [name = ''] = awaited.flatMap(one => table.seats[one]?.name ?? []);
  const said = awaited.includes(seat) ? word('table-your-turn') : name;
  await expect.poll(() => turn.textContent()).toContain(said);
}

/** The end of a match shows the winner, the scores and the button for a rematch. */
async function expectEndShown(guest: Guest, { table, you }: Doc): Promise<void> {
  const names = table.seats.flatMap((seat, at) => (seat && at !== you.seat ? seat.name : []));
  const end = guest.page.locator('[data-overlay]');
  await guest.hand.needs(end.getByRole('heading').first(), 'Who won the match');
  await guest.hand.needs(
    end.getByRole('button', { name: guest.word('table-rematch'), exact: true }),
    'The end of the match: the button for a rematch',
  );
  for (const name of names)
    await guest.hand.needs(end.locator('bdi').filter({ hasText: name }).first(), `The score of ${name}`);
}
