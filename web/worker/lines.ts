import { field } from '#kernel';
import { intend } from '../../tables/commands.ts';
import { inTurn, refresh } from '../../tables/commit.ts';
import { readMessage } from '../../tables/connection.ts';
import { failureOf, no } from '../../tables/decision.ts';
import type { House } from '../../tables/house.ts';
import { enter, part } from '../../tables/listeners.ts';
import { liveAt } from '../../tables/live-tables.ts';
import type { Live } from '../../tables/live.ts';
import { arrive } from '../../tables/presence.ts';
import type { Farewell, Hello, Refused, ServerMessage } from '../../tables/protocol.ts';
import type { Guest } from '../../tables/store.ts';
import { type Listener, written } from '../../tables/tell.ts';
import { guestOf } from './requests.ts';
import { fetchTitle, isUnreachable } from './titles.ts';

/** One line of a page to a table, from its call to its end. */
export interface Line {
  /** What a page says on it, in order. */
  said(text: string): Promise<void>;
  /** Tells what another page has brought about since. */
  refreshed(): Promise<void>;
  hungUp(): void;
}

/** Whoever is at the other end. */
export interface Caller {
  hear(text: string): void;
  /** No more is heard. */
  closed(): void;
}

/** Takes a call. What is said on a line are the messages of docs/protocol.md; the first is a hello. */
export function takeCall(house: House, caller: Caller): Line {
  let seat: { readonly live: Live; readonly listener: Listener } | null = null; // null: not at a table yet
  let isOpen = true;
  let turn = Promise.resolve();

  const hear = (message: ServerMessage): void => {
    if (isOpen) caller.hear(written(message));
  };

  async function take(text: string): Promise<void> {
    if (!isOpen) return;
    if (seat) await act(seat, text);
    else await greet(text);
  }

  async function greet(text: string): Promise<void> {
    const read = readMessage(text);
    if (!read.ok) return showOut(read.refused, read.id);
    if (read.message.do !== 'hello') return showOut(no('protocol'), read.message.id);
    try {
      const refused = await admit(read.message);
      if (refused) showOut(refused, null);
    } catch (error) {
      if (isUnreachable(error)) throw error;
      house.watch.alarmed('somebody could not be let in', error);
      showOut(failureOf(error), null);
    }
  }

  async function admit(hello: Hello): Promise<Refused | undefined> {
    const guest = await guestOf(house, hello.token);
    if (!guest) return no('noGuest');
    const live = await liveAt(house, hello.table);
    if (!live) return no('noSuchTable');
    const listener = listenerFor(guest);
    const refused = await enter(house, live, listener, hello);
    if (refused) return refused;
    if (isOpen) seat = { live, listener };
    else part(house, live, listener);
    return undefined;
  }

  const listenerFor = (guest: Guest): Listener => ({
    guest,
    viewer: 'audience',
    hear: text => {
      if (isOpen) caller.hear(text);
    },
    dismiss,
  });

  async function act({ live, listener }: NonNullable<typeof seat>, text: string): Promise<void> {
    const read = readMessage(text);
    if (!read.ok) return hear({ type: 'refused', re: read.id, refused: read.refused });
    const { message } = read;
    if (message.do === 'hello') return hear({ type: 'refused', re: null, refused: no('unknownIntent') });
    if (message.do === 'arrange') await fetchTitleIn(message.form);
    void intend(house, live, listener, message);
  }

  function showOut(refused: Refused, re: string | null): void {
    hear({ type: 'refused', re, refused });
    dismiss(refused.because === 'watchingForbidden' ? 'watchingForbidden' : 'refused');
  }

  function dismiss(because: Farewell): void {
    hear({ type: 'bye', because });
    if (isOpen) caller.closed();
    leave();
  }

  function leave(): void {
    isOpen = false;
    if (seat) part(house, seat.live, seat.listener);
    seat = null;
  }

  return {
    said(text) {
      turn = turn.then(() => take(text));
      return turn;
    },
    async refreshed() {
      if (!seat) return;
      const { live, listener } = seat;
      await inTurn(live, () => refresh(live, house));
      if (!listener.looksOn) await arrive(house, live, listener.guest.id);
    },
    hungUp: leave,
  };
}

/** Whoever wants to play something else needs it. */
async function fetchTitleIn(form: unknown): Promise<void> {
  const title = typeof form === 'object' && form !== null ? field(form, 'title') : undefined;
  if (typeof title === 'string') await fetchTitle(title);
}
