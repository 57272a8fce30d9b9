import { patch } from '#kernel';
import type { Doc, ServerMessage } from '../tables/protocol.ts';
import type { Guest, Received } from './guest.ts';

/** A document as it is after something was received; undefined before the first. */
interface Seen {
  readonly received: Received;
  readonly found: unknown;
  readonly doc: Doc | undefined;
}

/** Goes through everything a browser was sent, putting the document of a table together from it, as any client would. */
export function* following(received: readonly Received[], table: string): Generator<Seen, void, void> {
  let doc: Doc | undefined;
  let n = 0;
  function takeIn(message: ServerMessage): void {
    if (message.type === 'welcome') [doc, n] = [message.doc, message.n];
    if (message.type !== 'told' || message.n === undefined || message.n <= n) return;
    n = message.n;
    if (message.change) doc = patch(doc, message.change) as Doc;
  }
  for (const one of received) {
    if (one.by === 'socket' && one.table !== table) continue;
    const found = parsed(one.text);
    if (one.by === 'socket') takeIn(found as ServerMessage);
    yield { received: one, found, doc };
  }
}

/** An answer of another kind than JSON is a text like any other. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The document as somebody's browser has it now. */
export function docOf(guest: Guest, table: string): Doc {
  let last: Doc | undefined;
  for (const { doc } of following(guest.received, table)) last = doc;
  if (!last) throw new Error(`${guest.name} has not heard of the table yet`);
  return last;
}
