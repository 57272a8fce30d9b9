import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Guest, GuestOptions } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';

/** A state of a page, and how to reach it on a server with prepared tables. */
export interface PageState<PreparedTables> {
  readonly name: string;
  /** The game whose words are on the screen, by the name of its folder; `pi` by default. */
  readonly game?: string;
  /** The token of the guest who opens the page; undefined: a new guest. */
  readonly as?: (tables: PreparedTables) => string | undefined;
  /** It is positioned when it is opened, such as a menu: after a change of the window size it is opened again. */
  readonly isPlaced?: boolean;
  /** Selects controls that must all be inside the window, with nothing over them. */
  readonly atHand?: string;
  show(guest: Guest, tables: PreparedTables): Promise<void>;
}

/** For a test file or a group of tests: one server with prepared tables. */
export function withPreparedTables<PreparedTables extends { leave(): Promise<void> }>(
  prepare: (server: string) => Promise<PreparedTables>,
  site?: string,
) {
  let parlour: Parlour;
  let tables: PreparedTables;
  beforeAll(async () => {
    parlour = await openParlour({}, site);
    tables = await prepare(parlour.url);
  });
  afterEach(test => parlour.closeGuests(test));
  afterAll(async () => {
    await tables.leave();
    await parlour.end();
  });
  return {
    invite: (name: string, options: GuestOptions): Promise<Guest> => parlour.invite(name, options),
    /** Opens a page in this state, as the guest the state names. */
    async show(guest: Guest, state: PageState<PreparedTables>): Promise<void> {
      await guest.context.setOffline(false);
      guest.expectNothing();
      await guest.context.clearCookies();
      const token = state.as?.(tables);
      if (token !== undefined) await guest.context.addCookies([{ name: 'parlour', value: token, url: parlour.url }]);
      await state.show(guest, tables);
    },
  };
}
