import { LANGUAGES, type Language } from '#text';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { votersOn } from '../games/spyfall/rules/round.ts';
import { evening } from './evening.ts';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { type SpyEvening, spyEvening } from './spyfall-evening.ts';
import { EIGHT } from './spyfall-sights.ts';

let parlour: Parlour;
/** As many as can play, with long names, many votes and a round behind them; one match goes on, one is over. */
let tables: readonly SpyEvening[];
beforeAll(async () => {
  parlour = await openParlour();
  tables = [await played(30), await played(2)];
});
afterEach(test => parlour.seeOff(test));
afterAll(async () => {
  await Promise.all(tables.map(table => table.leave()));
  await parlour.end();
});

async function played(rounds: number): Promise<SpyEvening> {
  const table = await spyEvening(parlour.url, EIGHT, { rounds });
  for (const _ of [1, 2]) {
    await table.startClock();
    await table.exchange();
    for (const by of [0, 1, 2]) await acquit(table, by, by + 3);
    await table.endRound();
  }
  return table;
}

/** A vote in which everybody takes part, and not all agree. */
async function acquit(table: SpyEvening, by: number, suspect: number): Promise<void> {
  await table.play(by, { type: 'accuse', suspect });
  for (const seat of votersOn(suspect, EIGHT.length).filter(voter => voter !== by))
    await table.play(seat, { type: 'vote', vote: seat % 2 === 0 ? 'aye' : 'nay' });
}

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** How far a screen would have to be scrolled, by size. */
async function outOfSight({ page }: Guest): Promise<Record<string, number>> {
  const found: [string, number][] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const tall = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // what is cut off is out of sight as well
      const parts = [
        ...document.querySelectorAll<HTMLElement>('[data-tv], [data-tv] > div, [data-tv] > div > *, [role=grid]'),
      ];
      // letters reach a little over their line
      const cut = parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight - 4);
      const ends = parts.map(part => Math.floor(part.getBoundingClientRect().bottom));
      return Math.max(document.documentElement.scrollHeight, ...ends, innerHeight + Math.max(0, ...cut));
    });
    if (tall > screen.height) found.push([`${screen.width}x${screen.height}`, tall - screen.height]);
  }
  return Object.fromEntries(found);
}

/** The size of the smallest letters in there, on the largest screen: the last one that was looked at. */
const lettersOf = ({ page }: Guest, selector: string): Promise<number> =>
  page.evaluate(
    what =>
      Math.min(...[...document.querySelectorAll(what)].map(one => Number.parseFloat(getComputedStyle(one).fontSize))),
    selector,
  );

test('a table fetches its own game, and no other', async () => {
  const guest = await parlour.invite('Television', { game: 'spyfall' });
  const fetched: string[] = [];
  guest.page.on('request', request => fetched.push(new URL(request.url()).pathname));
  await guest.page.goto(`${tables[0]?.url ?? ''}/screen`);
  await guest.page.locator('[data-tv]').waitFor();
  const of = (game: string): string[] => fetched.filter(path => path.startsWith(`/assets/${game}-`));
  expect(of('spyfall').length).toBeGreaterThan(1);
  expect(of('pi')).toEqual([]);
});

describe.each<Language>(['en', 'uk'])('On a wall nobody scrolls: with eight players, in %s', language => {
  test('the report of a round, and that of the last one, fit on the screen', async () => {
    const guest = await parlour.invite('Television', { language, game: 'spyfall' });
    for (const table of tables) {
      if (table.open().stage !== 'over') await table.dealAgain();
      const round = table.open().past.length;
      await guest.page.goto(`${table.url}/screen`);
      await guest.page.getByRole('heading', { name: guest.word('board-report', { round }), exact: true }).waitFor();
      expect(await guest.page.getByRole('row').count()).toBe(1 + EIGHT.length);
      expect(await outOfSight(guest)).toEqual({});
    }
  });

  test('the table and an accusation, which takes the whole screen, fit and can be read from afar', async () => {
    const guest = await parlour.invite('Television', { language, game: 'spyfall' });
    const [table] = tables;
    if (!table) throw new Error('there is no table');
    await table.startClock();
    await table.exchange();
    await guest.page.goto(`${table.url}/screen`);
    await guest.page.locator('[data-tv=table]').waitFor();
    expect(await guest.page.locator('[data-tv] li:has(svg[viewBox="0 0 512 512"])').count()).toBe(30);
    expect(await outOfSight(guest)).toEqual({});
    expect(await lettersOf(guest, '[data-tv] [role=timer], [data-tv] [role=status], [data-tv] bdi')).toBeGreaterThan(
      40,
    );
    const { suspect } = await table.accuse();
    const voters = votersOn(suspect, EIGHT.length).filter(seat => !table.open().motion?.voted.includes(seat));
    await guest.page.locator('[data-tv=vote]').waitFor();
    const question = guest.page.getByRole('heading', { level: 2 });
    expect(await question.innerText()).toContain(EIGHT[suspect]);
    expect(await outOfSight(guest)).toEqual({});
    expect(
      await lettersOf(guest, '[data-tv=vote] h2, [data-tv=vote] bdi, [data-tv=vote] [role=timer]'),
    ).toBeGreaterThan(40);
    for (const seat of voters) await table.play(seat, { type: 'vote', vote: 'nay' });
  });
});

test('SPY-6.1: a guess takes the whole wall, and nothing of the next round is seen before the reveal', async () => {
  const { page } = await parlour.invite('Television', { game: 'spyfall' });
  const table = await spyEvening(parlour.url, EIGHT.slice(0, 3), {});
  await table.startClock();
  await page.goto(`${table.url}/screen`);
  await page.locator('[data-tv=table]').waitFor();
  const seen = await page.evaluateHandle(() => {
    const wall = document.querySelector<HTMLElement>('[data-tv]');
    const all: (string | undefined)[] = [];
    if (wall) new MutationObserver(() => all.push(wall.dataset['tv'])).observe(wall, { attributeFilter: ['data-tv'] });
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

type Shown = Pick<SpyEvening, 'url' | 'leave'>;

async function talking(_title: string, names: readonly string[]): Promise<Shown> {
  const table = await spyEvening(parlour.url, names, {});
  await table.startClock();
  await table.exchange();
  return table;
}

async function searching(title: string, names: readonly string[]): Promise<Shown> {
  const table = await evening(parlour.url, title, names);
  for (let moves = 0; moves < 3 * names.length; moves++) await table.move('asking');
  return table;
}

describe.each(COUNTS)('On a wall everything is in sight: $title', ({ title, players }) => {
  test.each(players)('with %i players', async count => {
    // each count in another language
    const language = LANGUAGES[count % LANGUAGES.length] ?? 'en';
    const guest = await parlour.invite('Television', { language, game: title === 'spyfall' ? title : 'pi' });
    const table = await (title === 'spyfall' ? talking : searching)(title, EIGHT.slice(0, count));
    await guest.page.goto(`${table.url}/screen`);
    await guest.page.locator('[data-tv=table], [role=grid]').first().waitFor();
    expect(await outOfSight(guest)).toEqual({});
    await table.leave();
  });
});
