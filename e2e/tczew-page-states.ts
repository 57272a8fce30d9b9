import { eventOf, isEvent } from '../games/tczew/rules/components.ts';
import type { View } from '../games/tczew/rules/state.ts';
import { type ScriptedTczew, startScriptedTczew } from './scripted-tczew.ts';
import type { Guest } from './guest.ts';
import type { PageState } from './page-state.ts';

/** A table and the seat it waits for. */
interface Scene {
  readonly table: ScriptedTczew;
  readonly seat: number;
}

/** Tables of Zbudujmy Tczew in every state there is something to see of. */
export interface TczewTables {
  readonly towns: Scene;
  readonly prehistory: Scene;
  readonly founding: Scene;
  /** A city of some size; the player may place a card. */
  readonly building: Scene;
  /** The player has an event in hand that can be played. */
  readonly event: Scene;
  /** An event asks for cards on the board. */
  readonly picking: Scene;
  /** The move is made, and a plebiscite is possible. */
  readonly plebiscite: Scene;
  readonly over: Scene;
  leave(): Promise<void>;
}

/** Names as people have them: short, as long as a name can be and in one word, from right to left, with pictures. */
const FOUR = ['Ann', 'Wolfeschlegelsteinhausen', 'שרה בת־אברהם', '🦊 Lis 🎲🎉'];

const cardsOn = ({ open }: View): number => open.board.filter(placed => placed !== null).length;
const isFree = ({ open }: View): boolean => open.phase === 'main' && open.pending === null && open.resolving === null;

/** Plays until this is so; in some matches it never is, then another one is played. */
async function playedUntil(
  start: () => Promise<ScriptedTczew>,
  isSo: (view: View, seat: number) => boolean,
): Promise<Scene> {
  const table = await start();
  let seat = 0;
  const isThere = await table.playUntil((view, awaited) => {
    seat = awaited;
    return isSo(view, awaited);
  });
  if (isThere) return { table, seat };
  await table.leave();
  return playedUntil(start, isSo);
}

/** A hostile event against which something can protect. */
const isHostile = (card: number): boolean => isEvent(card) && eventOf(card).hostile;

export async function prepareTczewTables(server: string): Promise<TczewTables> {
  const basic = () => startScriptedTczew(server, FOUR.slice(0, 3));
  const towns = await playedUntil(
    () => startScriptedTczew(server, FOUR, { towns: 'pick' }),
    () => true,
  );
  const prehistory = await playedUntil(basic, () => true);
  const founding = await playedUntil(basic, ({ open }) => open.phase === 'epoch2');
  const building = await playedUntil(
    () => startScriptedTczew(server, FOUR),
    view => isFree(view) && cardsOn(view) > 60,
  );
  const event = await playedUntil(
    basic,
    (view, seat) =>
      isFree(view) &&
      cardsOn(view) > 40 &&
      (view.hands[seat] ?? []).some(slot => slot !== null && isHostile(slot.card)),
  );
  const picking = await playedUntil(basic, view => cardsOn(view) > 40 && view.open.pending?.type === 'pick');
  const plebiscite = await playedUntil(
    () => startScriptedTczew(server, FOUR, { mode: 'extended' }),
    view => isFree(view) && cardsOn(view) > 60 && view.open.turn?.isMainDone === true,
  );
  const over = await playedUntil(basic, ({ open }) => open.phase === 'scored');
  const all = [towns, prehistory, founding, building, event, picking, plebiscite, over];
  return {
    towns,
    prehistory,
    founding,
    building,
    event,
    picking,
    plebiscite,
    over,
    async leave() {
      await Promise.all(all.map(({ table }) => table.leave()));
    },
  };
}

const awaitedAt = ({ table, seat }: Scene): string | undefined => table.tokens[seat];
const other = ({ table, seat }: Scene): string | undefined => table.tokens[(seat + 1) % table.tokens.length];

async function atTable({ page }: Guest, { table }: Scene): Promise<void> {
  await page.goto(table.url);
  // cells are made a few at a time
  await page.locator('[data-cell="224"]').waitFor();
}

async function chooseFirst({ page }: Guest, selector: string): Promise<void> {
  await page.locator(selector).first().click();
}

async function openTab({ page }: Guest, id: string): Promise<void> {
  const tab = page.locator(`[role=tab][id$="-${id}"]`);
  if ((await tab.count()) > 0) await tab.click();
}

/** A building that can be laid: the next one if this one cannot. */
async function chooseCard({ page }: Guest, view: View): Promise<void> {
  const hand = (view.hands[Number(view.me)] ?? []).flatMap(slot => (slot && !isEvent(slot.card) ? [slot.card] : []));
  for (const card of hand) {
    await page.locator(`[data-hand-card="${card}"]`).click();
    if ((await page.locator('[data-legal]').count()) > 0) return;
  }
}

/** What is to be seen of Zbudujmy Tczew. */
export const TCZEW_STATES: readonly PageState<TczewTables>[] = [
  {
    name: 'tczew-towns',
    as: ({ towns }) => awaitedAt(towns),
    atHand: '[data-town]',
    show: (guest, { towns }) => atTable(guest, towns),
  },
  {
    name: 'tczew-prehistory',
    as: ({ prehistory }) => awaitedAt(prehistory),
    atHand: '[data-move=rollEpochOne]',
    show: (guest, { prehistory }) => atTable(guest, prehistory),
  },
  {
    name: 'tczew-founding',
    as: ({ founding }) => awaitedAt(founding),
    async show(guest, { founding }) {
      await atTable(guest, founding);
      await chooseFirst(guest, '[data-hand-card]');
    },
  },
  {
    name: 'tczew-turn',
    as: ({ building }) => awaitedAt(building),
    atHand: '[data-move=lay], [data-move=swap], [data-move=wait]',
    show: (guest, { building }) => atTable(guest, building),
  },
  {
    name: 'tczew-card',
    as: ({ building }) => awaitedAt(building),
    atHand: '[data-move=lay], [data-move=swap], [data-note]',
    async show(guest, { building }) {
      await atTable(guest, building);
      await chooseCard(guest, building.table.view(building.seat));
    },
  },
  {
    name: 'tczew-note',
    as: ({ building }) => awaitedAt(building),
    async show(guest, { building }) {
      await atTable(guest, building);
      await chooseCard(guest, building.table.view(building.seat));
      await chooseFirst(guest, '[data-note]');
      await guest.page.locator('section[data-detail]').waitFor();
    },
  },
  {
    name: 'tczew-waiting',
    as: ({ building }) => other(building),
    show: (guest, { building }) => atTable(guest, building),
  },
  {
    name: 'tczew-players',
    as: ({ building }) => awaitedAt(building),
    async show(guest, { building }) {
      await atTable(guest, building);
      await openTab(guest, 'players');
      await guest.page.locator('[data-player]').first().waitFor();
    },
  },
  {
    name: 'tczew-piles',
    as: ({ building }) => awaitedAt(building),
    async show(guest, { building }) {
      await atTable(guest, building);
      await openTab(guest, 'players');
      await guest.page.locator('[data-estimate]').check();
      await openTab(guest, 'piles');
      await guest.page.locator('[data-piles]').waitFor();
    },
  },
  {
    name: 'tczew-event',
    as: ({ event }) => awaitedAt(event),
    atHand: '[data-move=playEvent]',
    async show(guest, { event: scene }) {
      await atTable(guest, scene);
      const hostile = (scene.table.view(scene.seat).hands[scene.seat] ?? []).find(
        slot => slot !== null && isHostile(slot.card),
      );
      await guest.page.locator(`[data-hand-card="${hostile?.card}"]`).click();
      await guest.page.locator('[data-play-event]').waitFor();
    },
  },
  {
    name: 'tczew-pick',
    as: ({ picking }) => awaitedAt(picking),
    atHand: '[data-move=pick]',
    async show(guest, { picking }) {
      await atTable(guest, picking);
      await chooseFirst(guest, '[data-pick-cell]');
    },
  },
  {
    name: 'tczew-pick-of-another',
    as: ({ picking }) => other(picking),
    async show(guest, { picking }) {
      await atTable(guest, picking);
      await guest.page.locator('[data-decision]').waitFor();
    },
  },
  {
    name: 'tczew-plebiscite',
    as: ({ plebiscite }) => awaitedAt(plebiscite),
    atHand: '[data-plebiscite] [data-move=plebiscite], [data-plebiscite] [data-move=endTurn]',
    async show(guest, { plebiscite }) {
      await atTable(guest, plebiscite);
      await chooseFirst(guest, '[data-attack]');
    },
  },
  {
    name: 'tczew-screen',
    as: ({ picking }) => awaitedAt(picking),
    async show(guest, { picking }) {
      await guest.page.goto(`${picking.table.url}/screen`);
      await guest.page.locator('[data-decision]').waitFor();
      await guest.page.locator('[data-estimate]').check();
    },
  },
  {
    name: 'tczew-over',
    as: ({ over }) => over.table.tokens[0],
    async show(guest, { over }) {
      await guest.page.goto(over.table.url);
      await guest.page.locator('[data-ending] [data-row=starts]').click();
      await guest.page.locator('[data-ending] [data-mark=counted]').first().waitFor();
    },
  },
  {
    name: 'tczew-rules',
    async show(guest) {
      await guest.page.goto('/rules/tczew');
      await guest.page.getByRole('heading', { level: 2 }).nth(5).waitFor();
    },
  },
];
