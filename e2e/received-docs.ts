import { patch } from '#kernel';
import type { Doc, ServerMessage } from '../tables/protocol.ts';
import type { Guest, Received } from './guest.ts';

/** A message, and the document after it; undefined before the first welcome. */
interface ReceivedDoc {
  readonly received: Received;
  readonly found: unknown;
  readonly doc: Doc | undefined;
}

/** Applies the messages of a table to its document, as a client does. Returns the document after each. */
function docReader(): (message: ServerMessage) => Doc | undefined {
  let doc: Doc | undefined;
  let n = 0;
  return message => {
    if (message.type === 'welcome') [doc, n] = [message.doc, message.n];
    if (message.type !== 'told' || message.n === undefined || message.n <= n) return doc;
    n = message.n;
    if (message.change) doc = patch(doc, message.change) as Doc;
    return doc;
  };
}

/** Goes through all messages to a browser, and follows the document of a table. */
export function* receivedDocs(received: readonly Received[], table: string): Generator<ReceivedDoc, void, void> {
  const read = docReader();
  let doc: Doc | undefined;
  for (const one of received) {
    if (one.by === 'socket' && one.table !== table) continue;
    const found = parsed(one.text);
    if (one.by === 'socket') doc = read(found as ServerMessage);
    yield { received: one, found, doc };
  }
}

/** Responses that are not JSON stay text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The document of a table, and how many messages were read for it. */
interface CurrentDoc {
  readonly read: ReturnType<typeof docReader>;
  count: number;
  doc: Doc | undefined;
}

/** By the messages to a browser, and by table: a test that waits asks for the document again and again. */
const currentDocs = new WeakMap<readonly Received[], Map<string, CurrentDoc>>();

/** The current document in the browser of a guest. */
export function docOf({ name, received }: Guest, table: string): Doc {
  const docs = currentDocs.get(received) ?? new Map<string, CurrentDoc>();
  currentDocs.set(received, docs);
  const current = docs.get(table) ?? { read: docReader(), count: 0, doc: undefined };
  docs.set(table, current);
  for (const one of received.slice(current.count))
    if (one.by === 'socket' && one.table === table) current.doc = current.read(JSON.parse(one.text) as ServerMessage);
  current.count = received.length;
  if (!current.doc) throw new Error(`${name} has received no document of the table yet`);
  return current.doc;
}
