import { type ScriptedAlcatraz, startScriptedAlcatraz } from './scripted-alcatraz.ts';
import type { Guest } from './guest.ts';
import type { PageState } from './page-state.ts';

/** Tables of Alcatraz in every state there is something to see of. */
export interface AlcatrazTables {
  /** The first round has begun. */
  readonly dealt: ScriptedAlcatraz;
  readonly acting: ScriptedAlcatraz;
  readonly talking: ScriptedAlcatraz;
  readonly voting: ScriptedAlcatraz;
  /** All votes are in, and no browser has seen the count. */
  readonly counted: ScriptedAlcatraz;
  /** Somebody has offered a trade. */
  readonly offered: ScriptedAlcatraz;
  readonly over: ScriptedAlcatraz;
  leave(): Promise<void>;
}

/** Names as people have them: short, as long as a name can be and in one word, from right to left, with pictures. */
const FOUR = ['Ann', 'Wolfeschlegelsteinhausen', 'שרה בת־אברהם', '🦊 Lis 🎲🎉'];

/** In some matches the programs never trade: then another match is played. */
async function startWithOffer(server: string): Promise<ScriptedAlcatraz> {
  const table = await startScriptedAlcatraz(server, FOUR);
  await table.playUntil(({ pending }) => pending?.type === 'offer');
  if (table.open().pending?.type === 'offer') return table;
  await table.leave();
  return startWithOffer(server);
}

export async function prepareAlcatrazTables(server: string): Promise<AlcatrazTables> {
  const dealt = await startScriptedAlcatraz(server, FOUR);
  const acting = await startScriptedAlcatraz(server, FOUR);
  const talking = await startScriptedAlcatraz(server, FOUR.slice(0, 3));
  const voting = await startScriptedAlcatraz(server, FOUR);
  const counted = await startScriptedAlcatraz(server, FOUR);
  const offered = await startWithOffer(server);
  const over = await startScriptedAlcatraz(server, FOUR);
  await acting.playUntil(({ turn, acting: now }) => turn === 3 && now !== null);
  await talking.talk();
  await voting.vote();
  await counted.vote();
  await counted.play(3, { type: 'castVote', player: 1 });
  await over.playUntil(({ phase }) => phase === 'over');
  const all = [dealt, acting, talking, voting, counted, offered, over];
  return {
    dealt,
    acting,
    talking,
    voting,
    counted,
    offered,
    over,
    async leave() {
      await Promise.all(all.map(table => table.leave()));
    },
  };
}

async function atTable(guest: Guest, { url }: ScriptedAlcatraz): Promise<void> {
  await guest.page.goto(url);
  await guest.page.locator('[role=grid] [data-location]').first().waitFor();
}

/** The count of the votes covers the table of a player who was away. */
async function pastTheCount(guest: Guest, table: ScriptedAlcatraz): Promise<void> {
  await atTable(guest, table);
  const reveal = guest.page.locator('[data-vote-reveal]');
  if ((await reveal.count()) > 0) await reveal.getByRole('button').click();
  await reveal.waitFor({ state: 'detached' });
}

async function openTab({ page }: Guest, id: string): Promise<void> {
  const tab = page.locator(`[role=tab][id$="-${id}"]`);
  if ((await tab.count()) > 0) await tab.click();
}

const acts = ({ tokens, open }: ScriptedAlcatraz): string | undefined => tokens[open().acting?.seat ?? 0];
const scapegoat = ({ tokens, open }: ScriptedAlcatraz): string | undefined => tokens[open().scapegoat];
const partner = ({ tokens, open }: ScriptedAlcatraz): string | undefined => {
  const { pending } = open();
  return tokens[pending?.type === 'offer' ? pending.partner : 0];
};

/** What is to be seen of Alcatraz. */
export const ALCATRAZ_STATES: readonly PageState<AlcatrazTables>[] = [
  {
    name: 'alcatraz-acting',
    as: ({ acting }) => acts(acting),
    atHand: '[data-move=endTurn]',
    show: (guest, { acting }) => pastTheCount(guest, acting),
  },
  {
    name: 'alcatraz-action',
    as: ({ acting }) => acts(acting),
    atHand: '[data-choose] button[data-first]',
    async show(guest, { acting }) {
      await pastTheCount(guest, acting);
      await guest.page.locator('[data-move=endTurn]').click();
      await guest.page.locator('[data-sheet]').waitFor();
    },
  },
  {
    name: 'alcatraz-task',
    as: ({ acting }) => acts(acting),
    async show(guest, { acting }) {
      await pastTheCount(guest, acting);
      const { prisoners, tasks, acting: now } = acting.open();
      const at = tasks.find(task => task.at !== prisoners[now?.seat ?? 0]?.at)?.at ?? 1;
      await guest.page.locator(`[data-location="${at}"]`).click();
      await guest.page.locator(`[data-detail="${at}"]`).waitFor();
    },
  },
  {
    name: 'alcatraz-sheets',
    as: ({ acting }) => acts(acting),
    async show(guest, { acting }) {
      await pastTheCount(guest, acting);
      await openTab(guest, 'sheets');
    },
  },
  {
    name: 'alcatraz-decks',
    as: ({ acting }) => acts(acting),
    async show(guest, { acting }) {
      await pastTheCount(guest, acting);
      await openTab(guest, 'decks');
      await guest.page.locator('[data-marks]').waitFor();
    },
  },
  {
    name: 'alcatraz-intro',
    as: ({ dealt }) => dealt.tokens[0],
    atHand: '[data-intro] button',
    async show(guest, { dealt }) {
      // a new player: no match was finished on this device
      await guest.page.goto('/settings');
      await guest.page.evaluate(() => {
        localStorage.setItem('parlour.guide.alcatraz', '{}');
        localStorage.removeItem('parlour.habits.alcatraz');
      });
      await guest.page.goto(dealt.url);
      await guest.page.locator('[data-intro]').waitFor();
    },
  },
  {
    name: 'alcatraz-talks',
    as: ({ talking }) => scapegoat(talking),
    atHand: '[data-call]',
    async show(guest, { talking }) {
      await atTable(guest, talking);
      await openTab(guest, 'talk');
      await guest.page.locator('[data-call]').waitFor();
    },
  },
  {
    name: 'alcatraz-vote',
    as: ({ voting }) => voting.tokens[3],
    async show(guest, { voting }) {
      await atTable(guest, voting);
      await openTab(guest, 'talk');
      await guest.page.locator('[data-vote-panel] [data-pick]').nth(1).click();
    },
  },
  {
    name: 'alcatraz-count',
    as: ({ counted }) => counted.tokens[1],
    async show(guest, { counted }) {
      await guest.page.goto('/settings');
      await guest.page.evaluate(() => localStorage.clear());
      await atTable(guest, counted);
      await guest.page.locator('[data-vote-reveal]').waitFor();
    },
  },
  {
    name: 'alcatraz-offer',
    as: ({ offered }) => partner(offered),
    async show(guest, { offered }) {
      await pastTheCount(guest, offered);
      await guest.page.locator('[data-trade-sheet]').waitFor();
    },
  },
  {
    name: 'alcatraz-screen',
    as: ({ voting }) => voting.tokens[0],
    async show(guest, { voting }) {
      await guest.page.goto(`${voting.url}/screen`);
      await guest.page.locator('[data-vote-panel]').waitFor();
    },
  },
  {
    name: 'alcatraz-over',
    as: ({ over }) => over.tokens[0],
    async show(guest, { over }) {
      await guest.page.goto(over.url);
      await guest.page.locator('[data-ending]').waitFor();
    },
  },
  {
    name: 'alcatraz-rules',
    async show(guest) {
      await guest.page.goto('/rules/alcatraz');
      await guest.page.getByRole('heading', { level: 2 }).nth(5).waitFor();
    },
  },
];
