import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import type { ChatLine } from '../../tables/protocol.ts';
import type { TableConnection } from './table-connection.ts';

/** How many chat lines of others came since the chat was last open; what was said before counts as read. */
export function createUnread(
  connection: Pick<TableConnection, 'said' | 'watchers' | 'doc'>,
  isOpen: Accessor<boolean>,
): Accessor<number> {
  const lines = createMemo((): readonly ChatLine[] => [...connection.said(), ...connection.watchers()]);
  // by time, not by number: a welcome after a long gap holds fewer lines than were here before
  const latest = (): number => Math.max(0, ...lines().map(({ at }) => at));
  const [readUntil, setReadUntil] = createSignal(latest());
  createEffect(() => {
    if (isOpen()) setReadUntil(latest());
  });
  return createMemo(() => {
    if (isOpen()) return 0;
    const me = connection.doc()?.you.guest;
    return lines().filter(({ at, guest }) => at > readUntil() && guest !== me).length;
  });
}
