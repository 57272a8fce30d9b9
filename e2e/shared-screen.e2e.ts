import { LANGUAGES, type Language } from '#text';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { votersOn } from '../games/spyfall/rules/round.ts';
import { startScriptedTable } from './scripted-table.ts';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { type ScriptedSpyfall, startScriptedSpyfall } from './scripted-spyfall.ts';
import { EIGHT_NAMES } from './spyfall-page-states.ts';

let parlour: Parlour;
/** Eight players with long names, after two rounds with votes; one match continues, one is over. */
let tables: readonly ScriptedSpyfall[];
beforeAll(async () => {
  parlour = await openParlour();
  tables = [await played(30), await played(2)];
});
afterEach(test => parlour.closeGuests(test));
afterAll(async () => {
  await Promise.all(tables.map(table => table.leave()));
  await parlour.end();
});

async function played(rounds: number): Promise<ScriptedSpyfall> {
  const table = await startScriptedSpyfall(parlour.url, EIGHT_NAMES, { rounds });
  for (const _ of [1, 2]) {
    await table.startClock();
    await table.exchange();
    for (const by of [0, 1, 2]) await acquit(table, by, by + 3);
    await table.endRound();
  }
  return table;
}

/** A vote of all players without agreement. */
async function acquit(table: ScriptedSpyfall, by: number, suspect: number): Promise<void> {
  await table.play(by, { type: 'accuse', suspect });
  for (const seat of votersOn(suspect, EIGHT_NAMES.length).filter(voter => voter !== by))
    await table.play(seat, { type: 'vote', vote: seat % 2 === 0 ? 'aye' : 'nay' });
}

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** How many pixels do not fit, by screen size. */
async function overflow({ page }: Guest): Promise<Record<string, number>> {
  const found: [string, number][] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const tall = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // clipped content counts as well
      const parts = [
        ...document.querySelectorAll<HTMLElement>('[data-tv], [data-tv] > div, [data-tv] > div > *, [role=grid]'),
      ];
      // glyphs may overflow their line a little
      const cut = parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight - 4);
      const ends = parts.map(part => Math.floor(part.getBoundingClientRect().bottom));
      return Math.max(document.documentElement.scrollHeight, ...ends, innerHeight + Math.max(0, ...cut));
    });
    if (tall > screen.height) found.push([`${screen.width}x${screen.height}`, tall - screen.height]);
  }
  return Object.fromEntries(found);
}

/** The smallest font size in the selected elements, on the largest screen, which `overflow` sets last. */
const lettersOf = ({ page }: Guest, selector: string): Promise<number> =>
  page.evaluate(
    what =>
      Math.min(...[...document.querySelectorAll(what)].map(one => Number.parseFloat(getComputedStyle(one).fontSize))),
    selector,
  );

test('the page loads the code of its own game only', async () => {
  const guest = await parlour.invite('Television', { game: 'spyfall' });
  const fetched: string[] = [];
  guest.page.on('request', request => fetched.push(new URL(request.url()).pathname));
  await guest.page.goto(`${tables[0]?.url ?? ''}/screen`);
  await guest.page.locator('[data-tv]').waitFor();
  const of = (game: string): string[] => fetched.filter(path => path.startsWith(`/assets/${game}-`));
  expect(of('spyfall').length).toBeGreaterThan(1);
  expect(of('pi')).toEqual([]);
});

describe.each<Language>(['en', 'uk'])('The shared screen fits eight players without scrolling, in %s', language => {
  test('the reports of a round and of the last round', async () => {
    const guest = await parlour.invite('Television', { language, game: 'spyfall' });
    for (const table of tables) {
      if (table.open().stage !== 'over') await table.dealAgain();
      const round = table.open().past.length;
      await guest.page.goto(`${table.url}/screen`);
      await guest.page.getByRole('heading', { name: guest.word('board-report', { round }), exact: true }).waitFor();
      expect(await guest.page.getByRole('row').count()).toBe(1 + EIGHT_NAMES.length);
      expect(await overflow(guest)).toEqual({});
    }
  });

  test('the table and an accusation, in large letters', async () => {
    const guest = await parlour.invite('Television', { language, game: 'spyfall' });
    const [table] = tables;
    if (!table) throw new Error('there is no table');
    await table.startClock();
    await table.exchange();
    await guest.page.goto(`${table.url}/screen`);
    await guest.page.locator('[data-tv=table]').waitFor();
    expect(await guest.page.locator('[data-tv] li:has(svg[viewBox="0 0 512 512"])').count()).toBe(30);
    expect(await overflow(guest)).toEqual({});
    expect(await lettersOf(guest, '[data-tv] [role=timer], [data-tv] [role=status], [data-tv] bdi')).toBeGreaterThan(
      40,
    );
    const { suspect } = await table.accuse();
    const voters = votersOn(suspect, EIGHT_NAMES.length).filter(seat => !table.open().motion?.voted.includes(seat));
    await guest.page.locator('[data-tv=vote]').waitFor();
    const question = guest.page.getByRole('heading', { level: 2 });
    expect(await question.innerText()).toContain(EIGHT_NAMES[suspect]);
    expect(await overflow(guest)).toEqual({});
    expect(
      await lettersOf(guest, '[data-tv=vote] h2, [data-tv=vote] bdi, [data-tv=vote] [role=timer]'),
    ).toBeGreaterThan(40);
    for (const seat of voters) await table.play(seat, { type: 'vote', vote: 'nay' });
  });
});

test('SPY-6.1: a guess covers the whole screen, and the next round is not shown before the reveal', async () => {
  const { page } = await parlour.invite('Television', { game: 'spyfall' });
  const table = await startScriptedSpyfall(parlour.url, EIGHT_NAMES.slice(0, 3), {});
  await table.startClock();
  await page.goto(`${table.url}/screen`);
  await page.locator('[data-tv=table]').waitFor();
  const seen = await page.evaluateHandle(() => {
    const screen = document.querySelector<HTMLElement>('[data-tv]');
    const all: (string | undefined)[] = [];
    if (screen)
      new MutationObserver(() => all.push(screen.dataset['tv'])).observe(screen, { attributeFilter: ['data-tv'] });
    return all;
  });
  await table.endRound();
  await page.locator('[data-tv=reveal]').waitFor();
  const all = await seen.jsonValue();
  expect(all.filter(one => one !== 'ending')).toEqual(['named', 'reveal']);
  await table.leave();
});

/** Every number of players a title can have. */
const COUNTS = [
  { title: 'pi', players: [2, 3, 4, 5] },
  { title: '07', players: [2, 3, 4, 5] },
  { title: 'spyfall', players: [3, 4, 5, 6, 7, 8] },
] as const;

type Shown = Pick<ScriptedSpyfall, 'url' | 'leave'>;

async function talking(_title: string, names: readonly string[]): Promise<Shown> {
  const table = await startScriptedSpyfall(parlour.url, names, {});
  await table.startClock();
  await table.exchange();
  return table;
}

async function searching(title: string, names: readonly string[]): Promise<Shown> {
  const table = await startScriptedTable(parlour.url, title, names);
  for (let moves = 0; moves < 3 * names.length; moves++) await table.move('asking');
  return table;
}

describe.each(COUNTS)('The shared screen fits without scrolling: $title', ({ title, players }) => {
  test.each(players)('with %i players', async count => {
    // another language for each count
    const language = LANGUAGES[count % LANGUAGES.length] ?? 'en';
    const guest = await parlour.invite('Television', {
      language,
      game: title === 'spyfall' ? title : 'pi',
    });
    const table = await (title === 'spyfall' ? talking : searching)(title, EIGHT_NAMES.slice(0, count));
    await guest.page.goto(`${table.url}/screen`);
    await guest.page.locator('[data-tv=table], [role=grid]').first().waitFor();
    expect(await overflow(guest)).toEqual({});
    await table.leave();
  });
});
