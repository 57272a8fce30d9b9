import { seatsOf } from '#kernel';
import { askBot } from '#bots';
import { quickChance } from '#kernel';
import { SHELF } from '#shelf';
import type { View } from '../games/alcatraz/rules/state.ts';
import { type Evening, gathering } from './evening.ts';
import type { Guest } from './guest.ts';
import type { Sight } from './sight.ts';
import { button } from './table.ts';

/** Tables of Alcatraz in every state there is something to see of. */
export interface AlcatrazStage {
  readonly before: Evening;
  /** In the talks, with sentences and a promise. */
  readonly talks: Evening;
  readonly voting: Evening;
  /** Somebody acts. */
  readonly acting: Evening;
  readonly over: Evening;
  leave(): Promise<void>;
}

const NAMES = ['Ann', 'Wolfeschlegelsteinhausen', 'שרה בת־אברהם', '🦊 Lis 🎲🎉'];

/** No clock ends what is looked at. */
const SLOW = { talkSeconds: 300, voteSeconds: 0, turnSeconds: 0, answerSeconds: 0 };

const viewOf = (table: Evening): View => table.clients[0]?.doc.view as unknown as View;

async function started(server: string): Promise<Evening> {
  const table = await gathering(server, 'alcatraz', NAMES);
  const [host] = table.clients;
  await host?.insist({ do: 'arrange', form: { options: SLOW } });
  for (const seat of seatsOf(NAMES.length).slice(1))
    await table.clients[seat]?.insist({ do: 'sit', seat, word: `word ${seat}` });
  for (const client of table.clients) await client.insist({ do: 'ready', ready: true });
  await host?.insist({ do: 'start' });
  await Promise.all(table.clients.map(client => client.until(({ doc }) => doc.view !== null)));
  return table;
}

/** Programs play on until the match is over, or it is like this. */
async function playUntil(table: Evening, isEnough: (view: View) => boolean): Promise<Evening> {
  while (!table.isOver() && !isEnough(viewOf(table))) {
    const [seat = 0] = table.clients[0]?.doc.awaited ?? [];
    const client = table.clients[seat];
    if (!client) throw new Error(`nobody sits at ${seat}`);
    const view = client.doc.view ?? {};
    const { action } = askBot({ title: 'alcatraz', bot: 'novice', seat, view }, SHELF, quickChance(client.n));
    if (!action) throw new Error(`seat ${seat} has nothing to do`);
    await client.insist({ do: 'move', based: client.n, action });
    await Promise.all(table.clients.map(one => one.until(({ n }) => n >= client.n)));
  }
  return table;
}

export async function setTheAlcatrazStage(server: string): Promise<AlcatrazStage> {
  const before = await gathering(server, 'alcatraz', NAMES);
  await before.clients[0]?.insist({ do: 'seatBot', seat: 2, bot: 'master' });
  const talks = await playUntil(await started(server), ({ open }) => open.phase === 'talks' && open.turn >= 3);
  const voting = await playUntil(await started(server), ({ open }) => open.phase === 'voting' && open.voted.length > 0);
  const acting = await playUntil(
    await started(server),
    ({ open }) => open.turn >= 3 && open.phase === 'acting' && !open.pending,
  );
  const over = await playUntil(await started(server), () => false);
  const all = [before, talks, voting, acting, over];
  return {
    before,
    talks,
    voting,
    acting,
    over,
    async leave() {
      await Promise.all(all.map(table => table.leave()));
    },
  };
}

const awaited = ({ clients, tokens }: Evening): string | undefined => tokens[clients[0]?.doc.awaited[0] ?? 0];

async function atTable({ page }: Guest, table: Evening): Promise<void> {
  await page.goto(table.url);
  await page.locator('[data-width]').first().waitFor();
}

/** What there is to be seen of Alcatraz. */
export const ALCATRAZ_STATES: readonly Sight<AlcatrazStage>[] = [
  {
    name: 'alcatraz-gathering',
    as: stage => stage.before.tokens[0],
    async show(guest, stage) {
      await guest.page.goto(stage.before.url);
      await button(guest, 'table-start').waitFor();
    },
  },
  {
    name: 'alcatraz-talks',
    as: stage => awaited(stage.talks),
    show: (guest, stage) => atTable(guest, stage.talks),
  },
  {
    name: 'alcatraz-vote',
    as: stage => awaited(stage.voting),
    show: (guest, stage) => atTable(guest, stage.voting),
  },
  {
    name: 'alcatraz-acting',
    as: stage => awaited(stage.acting),
    show: (guest, stage) => atTable(guest, stage.acting),
  },
  {
    name: 'alcatraz-location',
    as: stage => awaited(stage.acting),
    isPlaced: true,
    async show(guest, stage) {
      await atTable(guest, stage.acting);
      await guest.page.locator('[data-location]').nth(5).click();
    },
  },
  {
    name: 'alcatraz-screen',
    as: stage => stage.before.tokens[0],
    async show(guest, stage) {
      await guest.page.goto(`${stage.acting.url}/screen`);
      await guest.page.getByRole('grid').first().waitFor();
    },
  },
  {
    name: 'alcatraz-over',
    as: stage => stage.over.tokens[1],
    async show(guest, stage) {
      await guest.page.goto(stage.over.url);
      await button(guest, 'table-rematch').waitFor();
    },
  },
  {
    name: 'rules-alcatraz',
    async show(guest) {
      await guest.page.goto('/rules/alcatraz');
      await guest.page.getByRole('heading', { level: 2 }).nth(5).waitFor();
    },
  },
];
