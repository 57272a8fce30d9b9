import { askBot } from '#bots';
import { quickChance, seatsOf } from '#kernel';
import { SHELF } from '#shelf';
import type { Open, View } from '../games/pi/rules/state.ts';
import { type TestClient, connect } from '../server/client.fixture.ts';

/** A table whose seats are played by this program; a browser can open it as any of them. */
export interface ScriptedTable {
  readonly id: string;
  readonly url: string;
  /** The tokens of the seats, for the cookie of a browser. */
  readonly tokens: readonly string[];
  readonly clients: readonly TestClient[];
  view(): View;
  isOver(): boolean;
  /** The awaited seat moves: `thinking` as a bot; `asking` as a bot that examines a card instead of accusing. */
  move(how: 'thinking' | 'asking'): Promise<void>;
  leave(): Promise<void>;
}

async function post<Body>(url: string, body: object, token = ''): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Creates guests and a table; the first guest is its host and has a seat. */
export async function openScriptedTable(
  server: string,
  title: string,
  names: readonly string[],
): Promise<ScriptedTable> {
  const guests = await Promise.all(names.map(name => post<{ token: string }>(`${server}/api/guests`, { name })));
  const tokens = guests.map(({ token }) => token);
  const { id } = await post<{ id: string }>(`${server}/api/tables`, { title, seats: names.length }, tokens[0]);
  const clients = await Promise.all(tokens.map(token => connect({ url: server, token, table: id })));
  const [host] = clients;
  if (!host) throw new Error('a table needs at least one name');
  await host.insist({ do: 'sit', seat: 0, word: 'lighthouse' });

  return {
    id,
    url: `${server}/t/${id}`,
    tokens,
    clients,
    view: () => host.doc.view as View,
    isOver: () => host.doc.table.phase === 'over',
    async move(how) {
      const [seat] = host.doc.awaited;
      const client = seat === undefined ? undefined : clients[seat];
      if (seat === undefined || !client) throw new Error('no seat is awaited');
      await client.until(({ doc }) => doc.awaited.includes(seat));
      await client.insist({ do: 'move', based: client.n, action: actionOf(client, how) });
      await Promise.all(clients.map(one => one.until(({ n }) => n >= client.n)));
    },
    async leave() {
      await Promise.all(clients.map(client => client.close()));
    },
  };
}

/** Creates a table, seats all guests, and starts the match. */
export async function startScriptedTable(
  server: string,
  title: string,
  names: readonly string[],
): Promise<ScriptedTable> {
  const table = await openScriptedTable(server, title, names);
  for (const seat of seatsOf(names.length).slice(1))
    await table.clients[seat]?.insist({ do: 'sit', seat, word: `word ${seat}` });
  for (const client of table.clients) await client.insist({ do: 'ready', ready: true });
  await table.clients[0]?.insist({ do: 'start' });
  await Promise.all(table.clients.map(client => client.until(({ doc }) => doc.view !== null)));
  return table;
}

function actionOf({ doc, n }: TestClient, how: 'thinking' | 'asking'): { type: string } {
  const view = doc.view as View;
  const seat = doc.you.seat ?? 0;
  const chance = quickChance(n);
  const question = { title: doc.table.form.title, bot: 'regular', seat, view };
  const { action } = askBot(question, SHELF, chance);
  if (!action) throw new Error(`seat ${seat} has no legal move`);
  if (how === 'thinking' || action.type !== 'accuse') return action;
  const [card] = chance.shuffle([...view.open.display]);
  return card === undefined ? action : ({ type: 'examine', card } as { type: string });
}

/** How many discs and cubes lie on the map. */
export const markersOn = ({ solvers }: Open): number =>
  solvers.reduce(
    (sum, { replies, investigators }) =>
      sum +
      replies.filter(({ reply }) => reply !== 'none').length +
      investigators.reduce((on, { discs, cubes }) => on + discs + cubes, 0),
    0,
  );
