import { askBot } from '#bots';
import { quickChance, seatsOf } from '#kernel';
import { SHELF } from '#shelf';
import type { Open, View } from '../games/pi/rules/state.ts';
import { type TestClient, connect } from '../server/client.fixture.ts';

/** A table where everybody is a program, and a browser may look over the shoulder of any of them. */
export interface Evening {
  readonly id: string;
  readonly url: string;
  /** By which a browser is the seat. */
  readonly tokens: readonly string[];
  readonly clients: readonly TestClient[];
  view(): View;
  isOver(): boolean;
  /** Whoever's turn it is makes a move: one who thinks to win it, one who asks does not accuse while there is a card to ask about. */
  move(how: 'thinking' | 'asking'): Promise<void>;
  leave(): Promise<void>;
}

async function post<Answer>(url: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** People with names, and the first of them has opened a table and sits at it. */
export async function gathering(server: string, title: string, names: readonly string[]): Promise<Evening> {
  const guests = await Promise.all(names.map(name => post<{ token: string }>(`${server}/api/guests`, { name })));
  const tokens = guests.map(({ token }) => token);
  const { id } = await post<{ id: string }>(`${server}/api/tables`, { title, seats: names.length }, tokens[0]);
  const clients = await Promise.all(tokens.map(token => connect({ url: server, token, table: id })));
  const [host] = clients;
  if (!host) throw new Error('a table of nobody');
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
      if (seat === undefined || !client) throw new Error('nobody has to move');
      await client.until(({ doc }) => doc.awaited.includes(seat));
      await client.insist({ do: 'move', based: client.n, action: actionOf(client, how) });
      await Promise.all(clients.map(one => one.until(({ n }) => n >= client.n)));
    },
    async leave() {
      await Promise.all(clients.map(client => client.close()));
    },
  };
}

/** As gathering, and everybody sits, and the match has begun. */
export async function evening(server: string, title: string, names: readonly string[]): Promise<Evening> {
  const table = await gathering(server, title, names);
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
  if (!action) throw new Error(`seat ${seat} has nothing to do`);
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
