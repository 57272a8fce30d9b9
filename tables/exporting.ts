import type { Entry, Saying } from './entry.ts';
import type { Room } from './protocol.ts';
import type { Card, Guest, GuestId, Instant, Store, TableKey } from './store.ts';

/** What is stored of a guest at one table. */
export interface TableExport extends Pick<Card, 'id' | 'code' | 'title' | 'phase' | 'madeAt' | 'changedAt'> {
  readonly host: boolean;
  readonly sat: readonly {
    readonly at: Instant;
    readonly seat: number;
    readonly name: string;
    readonly word: string;
  }[];
  /** When they asked to join the running match. */
  readonly joined: readonly { readonly at: Instant; readonly name: string }[];
  readonly said: readonly { readonly at: Instant; readonly to: Room; readonly name: string; readonly text: string }[];
}

/** Tables that are looked up at once. */
const PAGE = 20;

/** Everything that is stored of a guest, as JSON, piece by piece: table after table. */
export async function* exportOf(store: Store, guest: Guest): AsyncGenerator<string> {
  yield `{"guest":${JSON.stringify({ id: guest.id, name: guest.name, madeAt: guest.madeAt })},"tables":[`;
  let isFirst = true;
  for (let after = 0; ; ) {
    const tables = await store.tablesNaming(guest.id, after, PAGE);
    for (const { key, id } of tables) {
      const card = (await store.find(id))?.card;
      if (!card) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(await tableExport(store, key, card, guest.id))}`;
      isFirst = false;
    }
    const last = tables.at(-1);
    if (!last) break;
    after = last.key;
  }
  yield ']}\n';
}

async function tableExport(store: Store, key: TableKey, card: Card, guest: GuestId): Promise<TableExport> {
  const own = async (lane: Room): Promise<Entry[]> =>
    (await store.read(key, lane, 0))
      // most are moves of others: those need not be parsed
      .filter(body => body.includes(guest))
      .map(body => JSON.parse(body) as Entry)
      .filter(({ by }) => by === guest);
  const [atTable, amongWatchers] = [await own('table'), await own('watchers')];
  const saidTo = (to: Room, entries: readonly Entry[]): TableExport['said'] =>
    entries
      .filter((entry): entry is Saying => entry.kind === 'said')
      .map(({ at, name, text }) => ({ at, to, name, text }));
  const { id, code, title, phase, madeAt, changedAt } = card;
  return {
    id,
    code,
    title,
    phase,
    madeAt,
    changedAt,
    host: card.host === guest,
    sat: atTable.flatMap(entry =>
      entry.kind === 'sat' ? [{ at: entry.at, seat: entry.seat, name: entry.name, word: entry.word }] : [],
    ),
    joined: atTable.flatMap(entry => (entry.kind === 'joining' ? [{ at: entry.at, name: entry.name }] : [])),
    said: [...saidTo('table', atTable), ...saidTo('watchers', amongWatchers)],
  };
}
