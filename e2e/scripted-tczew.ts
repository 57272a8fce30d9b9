import { type Offer, quickChance, seatsOf } from '#kernel';
import { titleNamed } from '#shelf';
import { builder } from '../games/tczew/rules/player.fixture.ts';
import type { Action, Open, Options, View } from '../games/tczew/rules/state.ts';
import { openScriptedTable, type ScriptedTable } from './scripted-table.ts';

/** A table of Zbudujmy Tczew where everybody is a program, and a browser may look over the shoulder of any of them. */
export interface ScriptedTczew extends Pick<ScriptedTable, 'id' | 'url' | 'tokens' | 'leave'> {
  open(): Open;
  view(seat: number): View;
  play(seat: number, action: Action): Promise<void>;
  /** The awaited player moves. */
  move(): Promise<void>;
  /** Programs play until this is so; the seat is the one that is awaited. Returns whether it came to that. */
  playUntil(isSo: (view: View, seat: number) => boolean): Promise<boolean>;
}

/** Builds and plays events, and never proposes to stop. */
const player = builder({ wild: 4, stops: 0 });

export async function startScriptedTczew(
  server: string,
  names: readonly string[],
  options: Partial<Options> = {},
): Promise<ScriptedTczew> {
  const game = titleNamed('tczew')?.game;
  if (!game) throw new Error('the title is not on the shelf');
  const table = await openScriptedTable(server, 'tczew', names);
  const { clients } = table;
  await clients[0]?.insist({ do: 'arrange', form: { options } });
  for (const seat of seatsOf(names.length).slice(1))
    await clients[seat]?.insist({ do: 'sit', seat, word: `word ${seat}` });
  for (const client of clients) await client.insist({ do: 'ready', ready: true });
  await clients[0]?.insist({ do: 'start' });
  await Promise.all(clients.map(client => client.until(({ doc }) => doc.view !== null)));
  const viewOf = (seat: number): View => clients[seat]?.doc.view as View;
  const open = (): Open => viewOf(0).open;
  const awaited = (): number => clients[0]?.doc.awaited[0] ?? 0;
  const luck = quickChance(names.length);
  async function play(seat: number, action: Action): Promise<void> {
    const client = clients[seat];
    if (!client) throw new Error(`nobody sits at ${seat}`);
    await client.insist({ do: 'move', based: client.n, action });
    await Promise.all(clients.map(one => one.until(({ n }) => n >= client.n)));
  }
  async function move(): Promise<void> {
    const seat = awaited();
    const view = viewOf(seat);
    await play(seat, player(view, game?.offers(view) as unknown as readonly Offer<Action>[], luck));
  }
  return {
    ...table,
    open,
    view: viewOf,
    play,
    move,
    async playUntil(isSo) {
      while (open().phase !== 'scored') {
        if (isSo(viewOf(awaited()), awaited())) return true;
        await move();
      }
      return isSo(viewOf(awaited()), awaited());
    },
  };
}
