import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import type { Doc, ChatLine } from '../../tables/protocol.ts';
import { createUnread } from './unread.ts';

const line = (guest: string, at: number): ChatLine => ({ guest, name: guest, seat: null, text: 'hello', at });

/** A chat of Ann, as her browser hears it. */
function chat(before: readonly ChatLine[]) {
  return createRoot(end => {
    const [said, setSaid] = createSignal(before);
    const [watchers, setWatchers] = createSignal<readonly ChatLine[]>([]);
    const [isOpen, setOpen] = createSignal(false);
    const doc = () => ({ you: { guest: 'ann', seat: 0 } }) as Doc;
    const unread = createUnread({ said, watchers, doc }, isOpen);
    return { unread, setSaid, setWatchers, setOpen, end };
  });
}

describe('Unread chat lines', () => {
  test('are those that others said since the chat was last open', () => {
    const { unread, setSaid, setWatchers, setOpen, end } = chat([line('bob', 1)]);
    expect(unread()).toBe(0);
    setSaid(lines => [...lines, line('bob', 2), line('cid', 3)]);
    setWatchers([line('dan', 4)]);
    expect(unread()).toBe(3);
    setOpen(true);
    expect(unread()).toBe(0);
    setSaid(lines => [...lines, line('bob', 5)]);
    setOpen(false);
    expect(unread()).toBe(0);
    setSaid(lines => [...lines, line('bob', 6)]);
    expect(unread()).toBe(1);
    end();
  });

  test('are never my own', () => {
    const { unread, setSaid, end } = chat([]);
    setSaid([line('ann', 1), line('bob', 2)]);
    expect(unread()).toBe(1);
    end();
  });

  test('are counted right when the table is shown anew with fewer lines', () => {
    const { unread, setSaid, end } = chat([line('bob', 1), line('bob', 2), line('bob', 3)]);
    setSaid([line('bob', 3), line('bob', 4)]);
    expect(unread()).toBe(1);
    end();
  });
});
