import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import type { ChatLine } from '../../tables/protocol.ts';
import type { TableConnection } from './table-connection.ts';

/** The number of chat lines of others since the chat was last open. Lines before the page was opened count as read. */
export function createUnread(
  connection: Pick<TableConnection, 'said' | 'watchers' | 'doc'>,
  isOpen: Accessor<boolean>,
): Accessor<number> {
  const lines = createMemo((): readonly ChatLine[] => [...connection.said(), ...connection.watchers()]);
  // by time, not by count: a new welcome may hold fewer lines
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
