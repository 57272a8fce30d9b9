import { type ScriptedTable, openScriptedTable } from './scripted-table.ts';
import type { Guest } from './guest.ts';
import type { PageState } from './page-state.ts';
import { spyfallControlsOf } from './spyfall-board.ts';
import { type ScriptedSpyfall, startScriptedSpyfall } from './scripted-spyfall.ts';
import { button, NAMES } from './table.ts';

/** Tables of Spyfall in all states that the pages show. */
export interface SpyfallTables {
  readonly before: ScriptedTable;
  /** Eight players with the phrasebook; one of them has to ask. */
  readonly full: ScriptedSpyfall;
  /** With the phrasebook; one player has to answer. */
  readonly asked: ScriptedSpyfall;
  readonly written: ScriptedSpyfall;
  readonly spoken: ScriptedSpyfall;
  /** An accusation is made again before each visit. */
  readonly voting: ScriptedSpyfall;
  /** A round is ended again before each visit. */
  readonly dealt: ScriptedSpyfall;
  readonly over: ScriptedSpyfall;
  leave(): Promise<void>;
}

/** Short, long, right-to-left and emoji names. */
export const EIGHT_NAMES = [
  'Ann',
  'Wolfeschlegelsteinhausen',
  'שרה בת־אברהם',
  '🦊 Lis 🎲🎉',
  'Eve',
  'Władysława Brzęczyszczyk',
  'Gi',
  'Олександра Незалежність',
];

export async function prepareSpyfallTables(server: string): Promise<SpyfallTables> {
  const before = await openScriptedTable(server, 'spyfall', EIGHT_NAMES.slice(0, 4));
  await before.clients[0]?.insist({ do: 'seatBot', seat: 2, bot: 'master' });
  const full = await startScriptedSpyfall(server, EIGHT_NAMES, {});
  const asked = await startScriptedSpyfall(server, EIGHT_NAMES.slice(0, 5), {});
  const written = await startScriptedSpyfall(server, EIGHT_NAMES.slice(0, 4), { conversation: 'written' });
  const spoken = await startScriptedSpyfall(server, EIGHT_NAMES.slice(0, 6), { conversation: 'spoken' });
  const voting = await startScriptedSpyfall(server, EIGHT_NAMES, { conversation: 'spoken' });
  const dealt = await startScriptedSpyfall(server, EIGHT_NAMES.slice(0, 5), {});
  const over = await startScriptedSpyfall(server, EIGHT_NAMES.slice(0, 4), { rounds: 2 });
  for (const table of [full, asked, written, spoken, voting, dealt]) {
    await table.startClock();
    await table.exchange();
    await table.exchange();
  }
  await full.endRound();
  await full.startClock();
  await full.exchange();
  await asked.ask();
  await over.endRound();
  await over.endRound();
  const all = [before, full, asked, written, spoken, voting, dealt, over];
  return {
    before,
    full,
    asked,
    written,
    spoken,
    voting,
    dealt,
    over,
    async leave() {
      await Promise.all(all.map(table => table.leave()));
    },
  };
}

/** The token of the first awaited seat, or of the host. */
const awaited = ({ clients, tokens }: ScriptedSpyfall): string | undefined => tokens[clients[0]?.doc.awaited[0] ?? 0];

async function atTable({ page }: Guest, table: ScriptedSpyfall): Promise<void> {
  await page.goto(table.url);
  await page.getByRole('timer').first().waitFor();
}

/** Three people share one phone and have their cards. */
async function atParty(guest: Guest): Promise<void> {
  const { page, word } = guest;
  await askForNames(guest);
  for (const [at, name] of ['Ann', 'Władysława Brzęczyszczyk', 'Їжак'].entries())
    await page.getByLabel(word('party-names-one', { number: at + 1 }), { exact: true }).fill(name);
  await button(guest, 'party-names-go').click();
  await page.locator('#party-hand').waitFor();
}

async function askForNames(guest: Guest): Promise<void> {
  await guest.page.goto('/');
  await button(guest, 'home-party-title', { title: NAMES.spyfall }).click();
  await guest.page.getByRole('dialog').waitFor();
}

/** The states of Spyfall and of pass-and-play. */
export const SPYFALL_STATES: readonly PageState<SpyfallTables>[] = [
  {
    name: 'spy-gathering',
    as: tables => tables.before.tokens[0],
    async show(guest, tables) {
      await guest.page.goto(tables.before.url);
      await button(guest, 'table-start').waitFor();
    },
  },
  {
    name: 'spy-asking',
    as: tables => awaited(tables.full),
    async show(guest, tables) {
      await atTable(guest, tables.full);
      await guest.page.locator('[data-question]').nth(1).click();
    },
  },
  {
    name: 'spy-asked',
    as: tables => awaited(tables.asked),
    async show(guest, tables) {
      await atTable(guest, tables.asked);
      await guest.page.locator('[data-answer]').nth(1).click();
    },
  },
  {
    name: 'spy-written',
    as: tables => awaited(tables.written),
    async show(guest, tables) {
      await atTable(guest, tables.written);
      await guest.page.getByLabel(guest.word('blank-question-written'), { exact: true }).fill('Who let you in?');
    },
  },
  {
    name: 'spy-card',
    as: tables => awaited(tables.spoken),
    isPlaced: true,
    async show(guest, tables) {
      await guest.page.mouse.up();
      await atTable(guest, tables.spoken);
      await guest.page.locator('button[data-card]').hover();
      await guest.page.mouse.down();
    },
  },
  {
    name: 'spy-accuse',
    as: tables => tables.spoken.tokens[1],
    isPlaced: true,
    async show(guest, tables) {
      await guest.page.mouse.up();
      await atTable(guest, tables.spoken);
      const open = guest.page.locator('[data-accuse]').or(button(guest, 'board-accuse-open'));
      await open.first().click();
      await guest.page.getByRole('dialog').getByRole('radio').first().click();
    },
  },
  {
    name: 'spy-place',
    as: tables => tables.full.tokens[0],
    isPlaced: true,
    async show(guest, tables) {
      await atTable(guest, tables.full);
      await spyfallControlsOf(guest).turnTo('places');
      for (const at of [3, 7]) await guest.page.locator('li[data-used=false] button').nth(at).click();
    },
  },
  {
    name: 'spy-naming',
    as: tables => tables.full.tokens[0],
    isPlaced: true,
    async show(guest, tables) {
      await atTable(guest, tables.full);
      await button(guest, 'board-name-open').or(button(guest, 'board-name-short')).click();
      await guest.page.locator('[data-name]').nth(4).click();
    },
  },
  {
    name: 'spy-vote',
    as: tables => tables.voting.tokens[0],
    async show(guest, tables) {
      const { voter } = await tables.voting.accuse();
      const url = new URL(tables.voting.url).origin;
      await guest.context.addCookies([{ name: 'parlour', value: tables.voting.tokens[voter] ?? '', url }]);
      await atTable(guest, tables.voting);
      await guest.page.locator('[data-ballot] [data-vote=aye]').click();
    },
  },
  {
    name: 'spy-watching',
    as: tables => tables.before.tokens[0],
    async show(guest, tables) {
      await tables.voting.accuse();
      await atTable(guest, tables.voting);
    },
  },
  {
    name: 'spy-screen',
    as: tables => tables.before.tokens[0],
    async show(guest, tables) {
      await guest.page.goto(`${tables.full.url}/screen`);
      await guest.page.getByRole('timer').first().waitFor();
    },
  },
  {
    name: 'spy-screen-over',
    as: tables => tables.before.tokens[0],
    async show(guest, tables) {
      await guest.page.goto(`${tables.over.url}/screen`);
      await guest.page.getByRole('heading', { name: guest.word('board-report', { round: 2 }), exact: true }).waitFor();
    },
  },
  {
    name: 'spy-dealt',
    as: tables => tables.dealt.tokens[0],
    async show(guest, tables) {
      await tables.dealt.dealAgain();
      const url = new URL(tables.dealt.url).origin;
      await guest.context.addCookies([{ name: 'parlour', value: awaited(tables.dealt) ?? '', url }]);
      await guest.page.goto(tables.dealt.url);
      await guest.page.locator('[data-reveal][open]').waitFor();
    },
  },
  {
    name: 'spy-over',
    as: tables => tables.over.tokens[1],
    async show(guest, tables) {
      await guest.page.goto(tables.over.url);
      await button(guest, 'table-rematch').waitFor();
    },
  },
  { name: 'party-names', show: askForNames },
  { name: 'party-table', show: atParty },
  {
    name: 'party-hand',
    async show(guest) {
      await atParty(guest);
      await button(guest, 'party-pass-to', { name: 'Ann' }).click();
      await button(guest, 'party-i-am', { name: 'Ann' }).click();
      await guest.page.locator('button[data-card]').waitFor();
    },
  },
  {
    name: 'party-cover',
    async show(guest) {
      await atParty(guest);
      await button(guest, 'party-pass-to', { name: 'Władysława Brzęczyszczyk' }).click();
      await button(guest, 'party-i-am', { name: 'Władysława Brzęczyszczyk' }).waitFor();
    },
  },
  {
    name: 'rules-spyfall',
    async show(guest) {
      await guest.page.goto('/rules/spyfall');
      await guest.page.getByRole('heading', { level: 2 }).nth(5).waitFor();
    },
  },
];
