import { type Evening, gathering } from './evening.ts';
import type { Guest } from './guest.ts';
import type { Sight } from './sight.ts';
import { spyHandOf } from './spyfall-board.ts';
import { type SpyEvening, spyEvening } from './spyfall-evening.ts';
import { button, NAMES } from './table.ts';

/** Tables of Spyfall in every state there is something to see of. */
export interface SpyStage {
  readonly before: Evening;
  /** As many as can play, by the phrasebook, and it is somebody's question. */
  readonly full: SpyEvening;
  /** By the phrasebook, and somebody is asked. */
  readonly asked: SpyEvening;
  readonly written: SpyEvening;
  readonly spoken: SpyEvening;
  /** Where somebody is accused whenever one looks. */
  readonly voting: SpyEvening;
  /** Where a round has just ended whenever one looks. */
  readonly dealt: SpyEvening;
  readonly over: SpyEvening;
  leave(): Promise<void>;
}

/** Names as people have them: short, as long as a name can be and in one word, from right to left, with pictures. */
export const EIGHT = [
  'Ann',
  'Wolfeschlegelsteinhausen',
  'שרה בת־אברהם',
  '🦊 Lis 🎲🎉',
  'Eve',
  'Władysława Brzęczyszczyk',
  'Gi',
  'Олександра Незалежність',
];

export async function setTheSpyStage(server: string): Promise<SpyStage> {
  const before = await gathering(server, 'spyfall', EIGHT.slice(0, 4));
  await before.clients[0]?.insist({ do: 'seatBot', seat: 2, bot: 'master' });
  const full = await spyEvening(server, EIGHT, {});
  const asked = await spyEvening(server, EIGHT.slice(0, 5), {});
  const written = await spyEvening(server, EIGHT.slice(0, 4), { conversation: 'written' });
  const spoken = await spyEvening(server, EIGHT.slice(0, 6), { conversation: 'spoken' });
  const voting = await spyEvening(server, EIGHT, { conversation: 'spoken' });
  const dealt = await spyEvening(server, EIGHT.slice(0, 5), {});
  const over = await spyEvening(server, EIGHT.slice(0, 4), { rounds: 2 });
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

/** Whoever has to do something now, if there is anybody. */
const awaited = ({ clients, tokens }: SpyEvening): string | undefined => tokens[clients[0]?.doc.awaited[0] ?? 0];

async function atTable({ page }: Guest, table: SpyEvening): Promise<void> {
  await page.goto(table.url);
  await page.getByRole('timer').first().waitFor();
}

/** People who share one phone, and have been dealt their cards. */
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

/** What there is to be seen of Spyfall, and of people in one room. */
export const SPY_SIGHTS: readonly Sight<SpyStage>[] = [
  {
    name: 'spy-gathering',
    as: stage => stage.before.tokens[0],
    async show(guest, stage) {
      await guest.page.goto(stage.before.url);
      await button(guest, 'table-start').waitFor();
    },
  },
  {
    name: 'spy-asking',
    as: stage => awaited(stage.full),
    async show(guest, stage) {
      await atTable(guest, stage.full);
      await guest.page.locator('[data-question]').nth(1).click();
    },
  },
  {
    name: 'spy-asked',
    as: stage => awaited(stage.asked),
    async show(guest, stage) {
      await atTable(guest, stage.asked);
      await guest.page.locator('[data-answer]').nth(1).click();
    },
  },
  {
    name: 'spy-written',
    as: stage => awaited(stage.written),
    async show(guest, stage) {
      await atTable(guest, stage.written);
      await guest.page.getByLabel(guest.word('blank-question-written'), { exact: true }).fill('Who let you in?');
    },
  },
  {
    name: 'spy-card',
    as: stage => awaited(stage.spoken),
    isPlaced: true,
    async show(guest, stage) {
      await guest.page.mouse.up();
      await atTable(guest, stage.spoken);
      await guest.page.locator('button[data-card]').hover();
      await guest.page.mouse.down();
    },
  },
  {
    name: 'spy-accuse',
    as: stage => stage.spoken.tokens[1],
    isPlaced: true,
    async show(guest, stage) {
      await guest.page.mouse.up();
      await atTable(guest, stage.spoken);
      const open = guest.page.locator('[data-accuse]').or(button(guest, 'board-accuse-open'));
      await open.first().click();
      await guest.page.getByRole('dialog').getByRole('radio').first().click();
    },
  },
  {
    name: 'spy-place',
    as: stage => stage.full.tokens[0],
    isPlaced: true,
    async show(guest, stage) {
      await atTable(guest, stage.full);
      await spyHandOf(guest).turnTo('places');
      for (const at of [3, 7]) await guest.page.locator('li[data-used=false] button').nth(at).click();
    },
  },
  {
    name: 'spy-naming',
    as: stage => stage.full.tokens[0],
    isPlaced: true,
    async show(guest, stage) {
      await atTable(guest, stage.full);
      await button(guest, 'board-name-open').or(button(guest, 'board-name-short')).click();
      await guest.page.locator('[data-name]').nth(4).click();
    },
  },
  {
    name: 'spy-vote',
    as: stage => stage.voting.tokens[0],
    async show(guest, stage) {
      const { voter } = await stage.voting.accuse();
      const url = new URL(stage.voting.url).origin;
      await guest.context.addCookies([{ name: 'parlour', value: stage.voting.tokens[voter] ?? '', url }]);
      await atTable(guest, stage.voting);
      await guest.page.locator('[data-ballot] [data-vote=aye]').click();
    },
  },
  {
    name: 'spy-watching',
    as: stage => stage.before.tokens[0],
    async show(guest, stage) {
      await stage.voting.accuse();
      await atTable(guest, stage.voting);
    },
  },
  {
    name: 'spy-screen',
    as: stage => stage.before.tokens[0],
    async show(guest, stage) {
      await guest.page.goto(`${stage.full.url}/screen`);
      await guest.page.getByRole('timer').first().waitFor();
    },
  },
  {
    name: 'spy-screen-over',
    as: stage => stage.before.tokens[0],
    async show(guest, stage) {
      await guest.page.goto(`${stage.over.url}/screen`);
      await guest.page.getByRole('heading', { name: guest.word('board-report', { round: 2 }), exact: true }).waitFor();
    },
  },
  {
    name: 'spy-dealt',
    as: stage => stage.dealt.tokens[0],
    async show(guest, stage) {
      await stage.dealt.dealAgain();
      const url = new URL(stage.dealt.url).origin;
      await guest.context.addCookies([{ name: 'parlour', value: awaited(stage.dealt) ?? '', url }]);
      await guest.page.goto(stage.dealt.url);
      await guest.page.locator('[data-reveal][open]').waitFor();
    },
  },
  {
    name: 'spy-over',
    as: stage => stage.over.tokens[1],
    async show(guest, stage) {
      await guest.page.goto(stage.over.url);
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
