import { answerTo } from '#bots';
import { type AnyGame, quickChance, type Seat, seatsOf } from '#kernel';
import { SHELF, titleNamed } from '#shelf';
import type { Open, View } from '../../games/pi/rules/state.ts';
import { type Client, connect } from '../../server/client.fixture.ts';

/** A table of P.I. where everybody is a program, and somebody can look over the shoulder of the first seat. */
export interface Evening {
  readonly url: string;
  /** By which a browser is the first seat. */
  readonly token: string;
  /** What the first seat sees. */
  view(): View;
  /** Whoever's turn it is asks about a card, or sends an investigator; nobody accuses. */
  move(): Promise<void>;
  leave(): Promise<void>;
}

interface Wanted {
  readonly seats: number;
  readonly moves?: number;
}

async function post<Answer>(url: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

export async function someTable(server: string, { seats, moves = 0 }: Wanted): Promise<Evening> {
  const guests = await Promise.all(
    seatsOf(seats).map(seat => post<{ token: string }>(`${server}/api/guests`, { name: `Player ${seat + 1}` })),
  );
  const [host] = guests;
  if (!host) throw new Error('a table of nobody');
  const { id } = await post<{ id: string }>(`${server}/api/tables`, { title: 'pi', seats }, host.token);
  const clients = await Promise.all(guests.map(({ token }) => connect({ url: server, token, table: id })));
  for (const [seat, client] of clients.entries()) {
    await client.insist({ do: 'sit', seat, word: `word ${seat}` });
    await client.insist({ do: 'ready', ready: true });
  }
  const [first] = clients;
  if (!first) throw new Error('nobody came');
  await first.insist({ do: 'start' });

  async function move(): Promise<void> {
    const [seat] = first?.doc.awaited ?? [];
    const client = seat === undefined ? undefined : clients[seat];
    if (seat === undefined || !client) throw new Error('the match is over');
    await client.until(({ doc }) => doc.awaited.includes(seat));
    await client.insist({ do: 'move', based: client.n, action: askingAt(client, seat) });
    await Promise.all(clients.map(one => one.until(({ n }) => n >= client.n)));
  }

  for (let made = 0; made < moves; made++) await move();
  return {
    url: `${server}/t/${id}`,
    token: host.token,
    view: () => first.doc.view as View,
    move,
    async leave() {
      await Promise.all(clients.map(client => client.close()));
    },
  };
}

const game = titleNamed('pi')?.game as AnyGame;

/** What a player who thinks would ask next; never an accusation, for that may end the investigation. */
function askingAt(client: Client, seat: Seat): { type: string } {
  const view = client.doc.view ?? {};
  const chance = quickChance(client.n);
  const { action } = answerTo({ title: 'pi', bot: 'regular', seat, view, heard: [] }, SHELF, chance);
  if (action && action.type !== 'accuse') return action;
  const [card] = chance.shuffle([...(view as View).open.display]);
  const ask = { type: 'examine', card };
  if (game.objection(view, ask) !== undefined) throw new Error(`no card can be asked about: ${JSON.stringify(ask)}`);
  return ask;
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
