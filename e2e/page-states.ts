import { seatsOf } from '#kernel';
import { type ScriptedTable, startScriptedTable, openScriptedTable } from './scripted-table.ts';
import type { Guest } from './guest.ts';
import type { PageState } from './page-state.ts';
import { EIGHT_NAMES, prepareSpyfallTables, SPYFALL_STATES, type SpyfallTables } from './spyfall-page-states.ts';
import { button, NAMES, shown } from './table.ts';

/** Tables in all states that the pages show. */
export interface PreparedTables {
  /** Not started: the first guest hosts, the second has no seat yet. */
  readonly before: ScriptedTable;
  /** In the middle of a match, on the turn of the first seat. */
  readonly during: Readonly<Record<'pi' | '07', ScriptedTable>>;
  /** With answers by hand: `holder` is the seat that has to answer. */
  readonly asked: ScriptedTable & { readonly holder: number };
  readonly after: Readonly<Record<'pi' | '07', ScriptedTable>>;
  /** Closed by its host. */
  readonly closed: ScriptedTable;
  readonly spyfall: SpyfallTables;
  leave(): Promise<void>;
}

/** Short, long, right-to-left and emoji names. */
const FOUR_NAMES = EIGHT_NAMES.slice(0, 4);

async function playOn(table: ScriptedTable, moves: number): Promise<ScriptedTable> {
  for (let made = 0; made < moves || table.clients[0]?.doc.awaited[0] !== 0; made++) await table.move('asking');
  return table;
}

async function playOut(table: ScriptedTable): Promise<ScriptedTable> {
  while (!table.isOver()) await table.move('thinking');
  return table;
}

async function askByHand(server: string): Promise<PreparedTables['asked']> {
  const table = await openScriptedTable(server, 'pi', FOUR_NAMES.slice(0, 3));
  const [host] = table.clients;
  await host?.insist({ do: 'arrange', form: { options: { answers: 'hand' } } });
  for (const seat of seatsOf(3).slice(1)) await table.clients[seat]?.insist({ do: 'sit', seat, word: `word ${seat}` });
  for (const client of table.clients) await client.insist({ do: 'ready', ready: true });
  await host?.insist({ do: 'start' });
  await table.move('asking');
  return { ...table, holder: (table.view().open.turn + 2) % 3 };
}

export async function prepareTables(server: string): Promise<PreparedTables> {
  const before = await openScriptedTable(server, 'pi', FOUR_NAMES.slice(0, 3));
  await before.clients[0]?.insist({ do: 'arrange', form: { isPublic: true } });
  await before.clients[0]?.insist({ do: 'seatBot', seat: 2, bot: 'master' });
  await before.clients[0]?.insist({ do: 'say', to: 'table', text: 'Who is coming?' });
  const during = {
    pi: await playOn(await startScriptedTable(server, 'pi', FOUR_NAMES), 30),
    '07': await playOn(await startScriptedTable(server, '07', FOUR_NAMES.slice(0, 3)), 20),
  };
  await during.pi.clients[1]?.insist({ do: 'say', to: 'table', text: 'I have a feeling about Chinatown.' });
  const after = {
    pi: await playOut(await startScriptedTable(server, 'pi', FOUR_NAMES.slice(0, 3))),
    '07': await playOut(await startScriptedTable(server, '07', FOUR_NAMES.slice(0, 2))),
  };
  await during['07'].clients[1]?.insist({ do: 'pause' });
  const asked = await askByHand(server);
  const closed = await openScriptedTable(server, 'pi', FOUR_NAMES.slice(0, 2));
  await closed.clients[0]?.insist({ do: 'close' });
  const spyfall = await prepareSpyfallTables(server);
  const all = [before, during.pi, during['07'], after.pi, after['07'], asked, closed];
  return {
    before,
    during,
    after,
    asked,
    closed,
    spyfall,
    async leave() {
      await Promise.all([spyfall, ...all].map(table => table.leave()));
    },
  };
}

const hostOf = ({ before }: PreparedTables): string | undefined => before.tokens[0];
const player = ({ during }: PreparedTables): string | undefined => during.pi.tokens[0];

/** Opens a tab. On a phone some tabs are inside another one; on a wide screen some parts have no tab. */
async function openTab(guest: Guest, key: string): Promise<void> {
  const tab = (name: string) => guest.page.getByRole('tab', { name: guest.word(name) });
  if ((await tab(key).count()) === 0 && (await tab('board-tab-table').count()) > 0)
    await tab('board-tab-table').click();
  if ((await tab(key).count()) > 0) await tab(key).first().click();
}

async function atTable(guest: Guest, table: ScriptedTable): Promise<void> {
  await guest.page.goto(table.url);
  await guest.page.getByRole('grid').waitFor();
}

async function inMenu(guest: Guest, key: string): Promise<void> {
  await button(guest, 'table-more').click();
  await guest.page.getByRole('menuitem', { name: guest.word(key), exact: true }).click();
  await guest.page.getByRole('dialog').waitFor();
}

/** A place with an investigator on it. */
const placeOf = ({ during }: PreparedTables): string =>
  during.pi.view().open.solvers[0]?.investigators[0]?.place ?? 'chinatown';

const heading = (guest: Guest, key: string): Promise<void> =>
  guest.page
    .getByRole('heading', { name: guest.word(key) })
    .first()
    .waitFor();

/** The states of the common pages, of P.I. and of 07. */
export const COMMON_STATES: readonly PageState<PreparedTables>[] = [
  {
    name: 'home-new',
    async show(guest) {
      await guest.page.goto('/');
      await heading(guest, 'home-shelf');
    },
  },
  {
    name: 'home-name',
    async show(guest) {
      await guest.page.goto('/');
      await button(guest, 'home-play-friends-title', { title: NAMES.pi }).click();
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'home-code',
    async show(guest) {
      await guest.page.goto('/');
      guest.expect(/404 GET .*[/]api[/]codes/);
      await guest.page.getByLabel(guest.word('home-code')).fill('234567');
      await button(guest, 'home-code-join').click();
      await shown(guest, 'home-code-unknown').waitFor();
    },
  },
  {
    name: 'home-playing',
    as: player,
    async show(guest) {
      await guest.page.goto('/');
      await heading(guest, 'home-mine');
      await shown(guest, 'home-mine-turn').waitFor();
    },
  },
  {
    name: 'home-finished',
    as: ({ after }) => after.pi.tokens[0],
    async show(guest) {
      await guest.page.goto('/');
      await heading(guest, 'home-finished');
    },
  },
  {
    name: 'introduce',
    async show(guest, { before }) {
      await guest.page.goto(before.url);
      await guest.page.getByLabel(guest.word('table-name')).waitFor();
    },
  },
  {
    name: 'gathering-host',
    as: hostOf,
    async show(guest, { before }) {
      await guest.page.goto(before.url);
      await button(guest, 'table-start').waitFor();
      await guest.page.getByText(guest.word('table-fair-more')).click();
    },
  },
  {
    name: 'gathering-bots',
    as: hostOf,
    isPlaced: true,
    async show(guest, { before }) {
      await guest.page.goto(before.url);
      await button(guest, 'table-add-bot-at', { number: 2 }).click();
      await guest.page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'gathering-guest',
    as: ({ before }) => before.tokens[1],
    async show(guest, { before }) {
      await guest.page.goto(before.url);
      await button(guest, 'table-join').waitFor();
    },
  },
  {
    name: 'playing',
    as: player,
    show: (guest, { during }) => atTable(guest, during.pi),
  },
  {
    name: 'playing-place',
    as: player,
    atHand: '[data-dock] [data-move=investigate]',
    async show(guest, tables) {
      await atTable(guest, tables.during.pi);
      await guest.page.locator(`[data-place="${placeOf(tables)}"]`).click();
    },
  },
  {
    name: 'playing-card',
    as: player,
    atHand: '[data-dock] [data-move=examine]',
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await openTab(guest, 'board-tab-cards');
      await guest.page.locator('[data-card]').last().click();
    },
  },
  {
    name: 'playing-accuse',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await openTab(guest, 'board-tab-accuse');
    },
  },
  {
    name: 'playing-accuse-sure',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await openTab(guest, 'board-tab-accuse');
      for (const kind of ['suspect', 'location', 'crime'])
        await guest.page.locator(`fieldset[data-kind=${kind}]`).getByRole('radio').first().click();
      await guest.page
        .getByRole('button', { name: guest.word('board-accuse'), exact: true })
        .first()
        .click();
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'playing-notebook',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await openTab(guest, 'section-notebook');
    },
  },
  {
    name: 'playing-players',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await openTab(guest, 'board-tab-table');
    },
  },
  {
    name: 'playing-chat',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await openTab(guest, 'table-chat');
    },
  },
  {
    name: 'playing-moves',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await openTab(guest, 'table-moves');
    },
  },
  {
    name: 'playing-menu',
    as: player,
    isPlaced: true,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await button(guest, 'table-more').click();
    },
  },
  {
    name: 'playing-options',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await inMenu(guest, 'table-see-options');
    },
  },
  {
    name: 'playing-rules',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await inMenu(guest, 'table-see-rules');
      await guest.page.getByRole('dialog').getByRole('heading', { level: 2 }).nth(5).waitFor();
    },
  },
  {
    name: 'playing-settings',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await inMenu(guest, 'frame-settings');
      await guest.page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'playing-leave',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await inMenu(guest, 'table-leave');
    },
  },
  {
    name: 'playing-device',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      await inMenu(guest, 'table-other-device');
    },
  },
  {
    name: 'playing-asked',
    as: ({ asked }) => asked.tokens[asked.holder],
    atHand: '[data-dock] :is(input, button)',
    show: (guest, { asked }) => atTable(guest, asked),
  },
  {
    name: 'playing-07',
    as: ({ during }) => during['07'].tokens[0],
    show: (guest, { during }) => atTable(guest, during['07']),
  },
  {
    name: 'watching-07',
    as: hostOf,
    async show(guest, { during }) {
      await atTable(guest, during['07']);
      await shown(guest, 'table-watching').waitFor();
    },
  },
  {
    name: 'practice',
    async show(guest) {
      await guest.page.goto('/');
      await button(guest, 'home-practise-title', { title: NAMES['07'] }).click();
      await guest.page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'closed',
    as: ({ closed }) => closed.tokens[0],
    async show(guest, { closed }) {
      await guest.page.goto(closed.url);
      await heading(guest, 'table-closed');
    },
  },
  {
    name: 'over-pi',
    as: ({ after }) => after.pi.tokens[0],
    show: (guest, { after }) => atTable(guest, after.pi),
  },
  {
    name: 'over-07',
    as: ({ after }) => after['07'].tokens[1],
    show: (guest, { after }) => atTable(guest, after['07']),
  },
  {
    name: 'replay',
    async show(guest, { after }) {
      await guest.page.goto(`/replay/t/${after.pi.id}?step=20&eyes=all`);
      await guest.page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'replay-file',
    async show(guest) {
      await guest.page.goto('/replay');
      await heading(guest, 'replay-page');
    },
  },
  {
    name: 'fair',
    async show(guest, { after }) {
      await guest.page.goto(`/fair/t/${after['07'].id}`);
      await shown(guest, 'fair-is-right').waitFor();
      for (const more of await guest.page.getByText(guest.word('fair-show-me'), { exact: true }).all())
        await more.click();
    },
  },
  {
    name: 'rules-pi',
    async show(guest) {
      await guest.page.goto('/rules/pi');
      await guest.page.getByRole('heading', { level: 2 }).nth(5).waitFor();
    },
  },
  {
    name: 'rules-07',
    async show(guest) {
      await guest.page.goto('/rules/07#PI-5.2');
      await guest.page.getByRole('heading', { level: 2 }).nth(5).waitFor();
    },
  },
  {
    name: 'settings',
    as: player,
    async show(guest) {
      await guest.page.goto('/settings');
      await heading(guest, 'settings-title');
    },
  },
  {
    name: 'settings-forget',
    as: player,
    async show(guest) {
      await guest.page.goto('/settings');
      await button(guest, 'settings-forget').click();
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'settings-delete',
    as: player,
    async show(guest) {
      await guest.page.goto('/settings');
      await button(guest, 'settings-data-delete').click();
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'no-such-table',
    as: player,
    async show(guest) {
      guest.expect(/404 GET .*[/]api[/]tables/);
      await guest.page.goto('/t/nowhere');
      await heading(guest, 'table-gone');
    },
  },
  {
    name: 'lost',
    async show(guest) {
      guest.expect(/404 GET .*[/]nowhere/);
      await guest.page.goto('/nowhere');
      await heading(guest, 'frame-lost');
    },
  },
  {
    name: 'offline',
    as: player,
    async show(guest, { during }) {
      await atTable(guest, during.pi);
      guest.expect(/ERR_INTERNET_DISCONNECTED/);
      await guest.context.setOffline(true);
      await shown(guest, 'table-turn-lost').waitFor();
    },
  },
];

const spyfallState = ({ as, show, ...state }: PageState<SpyfallTables>): PageState<PreparedTables> => ({
  ...state,
  game: 'spyfall',
  as: ({ spyfall }) => as?.(spyfall),
  show: (guest, { spyfall }) => show(guest, spyfall),
});

const spyfallStates = SPYFALL_STATES.map(spyfallState);
export const PAGE_STATES: readonly PageState<PreparedTables>[] = [...COMMON_STATES, ...spyfallStates];
