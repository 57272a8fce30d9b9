import { askBot } from '#bots';
import { quickChance, seatsOf } from '#kernel';
import { SHELF } from '#shelf';
import type { Action, Open, View } from '../games/alcatraz/rules/state.ts';
import { OPTIONS } from './alcatraz-plan.ts';
import { openScriptedTable, type ScriptedTable } from './scripted-table.ts';

/** A table of Alcatraz where everybody is a program, and a browser may look over the shoulder of any of them. */
export interface ScriptedAlcatraz extends Pick<ScriptedTable, 'id' | 'url' | 'tokens' | 'leave'> {
  open(): Open;
  play(seat: number, action: Action): Promise<void>;
  /** Everybody ends their turn until people talk. */
  talk(): Promise<void>;
  /** Everybody but the last votes. */
  vote(): Promise<void>;
  /** Programs play until this is so. */
  playUntil(isSo: (open: Open) => boolean): Promise<void>;
}

/** More moves than a match has. */
const MOST_MOVES = 1_500;

export async function startScriptedAlcatraz(server: string, names: readonly string[]): Promise<ScriptedAlcatraz> {
  const table = await openScriptedTable(server, 'alcatraz', names);
  const { clients } = table;
  // no clock but that of the talks, which is long enough to look
  await clients[0]?.insist({ do: 'arrange', form: { options: { ...OPTIONS } } });
  for (const seat of seatsOf(names.length).slice(1))
    await clients[seat]?.insist({ do: 'sit', seat, word: `word ${seat}` });
  for (const client of clients) await client.insist({ do: 'ready', ready: true });
  await clients[0]?.insist({ do: 'start' });
  await Promise.all(clients.map(client => client.until(({ doc }) => doc.view !== null)));
  const viewOf = (seat: number): View => clients[seat]?.doc.view as View;
  const open = (): Open => viewOf(0).open;
  async function play(seat: number, action: Action): Promise<void> {
    const client = clients[seat];
    if (!client) throw new Error(`nobody sits at ${seat}`);
    await client.insist({ do: 'move', based: client.n, action });
    await Promise.all(clients.map(one => one.until(({ n }) => n >= client.n)));
  }
  async function talk(): Promise<void> {
    while (open().phase === 'acting') await play(open().acting?.seat ?? 0, { type: 'endTurn' });
  }
  return {
    ...table,
    open,
    play,
    talk,
    async vote() {
      await talk();
      await play(open().scapegoat, { type: 'callVote' });
      for (const seat of seatsOf(names.length - 1)) await play(seat, { type: 'castVote', player: seat });
    },
    async playUntil(isSo) {
      for (let moves = 0; moves < MOST_MOVES && !isSo(open()) && open().phase !== 'over'; moves++) {
        const seat = clients[0]?.doc.awaited[0] ?? 0;
        const question = { title: 'alcatraz', bot: 'novice', seat, view: viewOf(seat) };
        const { action } = askBot(question, SHELF, quickChance(moves));
        if (!action) throw new Error(`seat ${seat} has nothing to do`);
        await play(seat, action as unknown as Action);
      }
    },
  };
}
