import { seatsOf } from '#kernel';
import type { Command } from '../../tables/protocol.ts';

/** A guest of the load. */
export interface LoadGuest {
  readonly guest: { readonly id: string };
  readonly token: string;
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];
const known = new Map<string, Promise<LoadGuest[]>>();

/** The same guests are used at every table. */
export function guestsAt(port: number, seats: number): Promise<LoadGuest[]> {
  const key = `${port} ${seats}`;
  const seated =
    known.get(key) ??
    Promise.all(seatsOf(seats).map(seat => post<LoadGuest>(port, '/api/guests', { name: NAMES[seat] })));
  known.set(key, seated);
  return seated;
}

/** Opens a table for the first guest, and returns its id. */
export async function createTable(port: number, form: object, guests: readonly LoadGuest[]): Promise<string> {
  const { id } = await post<{ id: string }>(port, '/api/tables', form, guests[0]?.token);
  return id;
}

/** Seats everybody, and starts the match. */
export async function gather(players: readonly { intend(command: Command): Promise<unknown> }[]): Promise<void> {
  for (const [seat, player] of players.entries()) {
    await player.intend({ do: 'sit', seat, word: `word ${seat}` });
    await player.intend({ do: 'ready', ready: true });
  }
  await players[0]?.intend({ do: 'start' });
}

async function post<Answer>(port: number, path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
