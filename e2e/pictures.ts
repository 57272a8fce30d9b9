// Makes the pictures of README, one of them a film of a turn: npm run pictures [folder]
// The film needs img2webp, of the package webp.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { type ScriptedTable, startScriptedTable } from './scripted-table.ts';
import type { Guest, GuestOptions } from './guest.ts';
import { openParlour } from './parlour.ts';
import setup from './setup.ts';
import { startScriptedSpyfall } from './scripted-spyfall.ts';
import { emptySentence } from '../games/alcatraz/rules/sentences.ts';
import { startScriptedAlcatraz } from './scripted-alcatraz.ts';
import { startScriptedTczew } from './scripted-tczew.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../docs/pictures', import.meta.url));

const DESK = { width: 1280, height: 800 } as const;
const PHONE = { width: 390, height: 844 } as const;
const PLAYERS = ['You', 'Ada', 'Bruno', 'Celina', 'Dora'];
/** The greatest size of the film, in bytes. */
const MAX_BYTES = 1_000_000;

if (spawnSync('img2webp', ['-version']).status !== 0) {
  console.error('The film needs img2webp: install the package webp (on Debian: apt-get install webp).');
  process.exit(1);
}
await setup();
mkdirSync(folder, { recursive: true });
const parlour = await openParlour();

/** Opens an address as the owner of a seat, or as a new guest. */
async function visit(options: GuestOptions, path: string, token?: string): Promise<Guest> {
  const guest = await parlour.invite('You', options);
  if (token !== undefined) await guest.context.addCookies([{ name: 'parlour', value: token, url: parlour.url }]);
  await guest.page.goto(path);
  return guest;
}

/** Takes a picture after the page has settled. */
async function picture({ page, context }: Guest, name: string, isReady: Locator): Promise<void> {
  await isReady.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(2_500);
  // not without animations: a paused one holds the transform of Tczew's map and its rulers
  await page.screenshot({ path: join(folder, name), animations: 'allow', scale: 'css' });
  console.log(name);
  await context.close();
}

/** A match of P.I. or 07 after some rounds, on the turn of the first seat. */
async function played(title: string, names: readonly string[], rounds: number): Promise<ScriptedTable> {
  const table = await startScriptedTable(parlour.url, title, names);
  for (let moves = 0; moves < rounds * names.length || table.clients[0]?.doc.awaited[0] !== 0; moves++)
    await table.move('asking');
  return table;
}

const mapOf = ({ page }: Guest): Locator => page.getByRole('grid');

const home = await visit(DESK, '/');
await picture(home, 'home.png', home.page.getByRole('heading', { level: 2 }));

const city = await played('pi', PLAYERS.slice(0, 4), 5);
const desk = await visit(DESK, city.url, city.tokens[0]);
await picture(desk, 'pi.png', mapOf(desk));
const phone = await visit(PHONE, city.url, city.tokens[0]);
await picture(phone, 'phone.png', mapOf(phone));

const warsaw = await played('07', PLAYERS.slice(0, 3), 5);
const dark = await visit({ ...DESK, scheme: 'dark' }, warsaw.url, warsaw.tokens[0]);
await picture(dark, '07.png', mapOf(dark));

const spies = await startScriptedSpyfall(parlour.url, PLAYERS, {});
await spies.startClock();
for (let said = 0; said < 3 || spies.clients[0]?.doc.awaited[0] !== 0; said++) await spies.exchange();
const talk = await visit({ ...DESK, game: 'spyfall' }, spies.url, spies.tokens[0]);
await picture(talk, 'spyfall.png', talk.page.locator('button[data-card]'));
const pocket = await visit({ ...PHONE, game: 'spyfall' }, spies.url, spies.tokens[0]);
await picture(pocket, 'spyfall-phone.png', pocket.page.locator('button[data-card]'));

const town = await startScriptedTczew(parlour.url, PLAYERS.slice(0, 3));
await town.playUntil(
  ({ open }, seat) =>
    seat === 0 && open.phase === 'main' && open.pending === null && open.board.filter(Boolean).length > 60,
);
const plan = await visit({ ...DESK, game: 'tczew' }, town.url, town.tokens[0]);
await chooseFittingCard(plan);
await picture(plan, 'tczew.png', plan.page.locator('[data-legal]'));
const street = await visit({ ...PHONE, game: 'tczew' }, town.url, town.tokens[0]);
await chooseFittingCard(street);
await picture(street, 'tczew-phone.png', street.page.locator('[data-legal]'));

const prison = await startScriptedAlcatraz(parlour.url, PLAYERS.slice(0, 4));
await prison.playUntil(({ phase, turn }) => phase === 'talks' && turn > 3);
await prison.play(1, { ...emptySentence('ask-vote'), player: 2 });
await prison.play(2, { ...emptySentence('ask-meet'), to: 0, location: 6 });
await prison.play(3, { ...emptySentence('promise-vote'), player: 2 });
const talks = await visit({ ...DESK, game: 'alcatraz', scheme: 'dark' }, prison.url, prison.tokens[0]);
await picture(talks, 'alcatraz.png', talks.page.locator('[data-location]'));
await prison.playUntil(({ phase, acting }) => phase === 'acting' && acting?.seat === 0);
const cell = await visit({ ...PHONE, game: 'alcatraz', scheme: 'dark' }, prison.url, prison.tokens[0]);
await cell.page.getByRole('button', { name: 'Continue', exact: true }).click();
await picture(cell, 'alcatraz-phone.png', cell.page.locator('[data-location]'));

const ended = await startScriptedTable(parlour.url, 'pi', PLAYERS.slice(0, 3));
while (!ended.isOver()) await ended.move('thinking');
const replay = await visit(DESK, `/replay/t/${ended.id}?step=20&eyes=all`);
await picture(replay, 'replay.png', mapOf(replay));

await film();
await Promise.all([city, warsaw, spies, town, prison, ended].map(table => table.leave()));
await parlour.end();

/** Chooses the first card of the hand that fits somewhere in Tczew. */
async function chooseFittingCard({ page }: Guest): Promise<void> {
  await page.locator('[data-cell="224"]').waitFor();
  for (const card of await page.locator('[data-hand-card]').all()) {
    await card.click();
    if ((await page.locator('[data-legal]').count()) > 0) return;
  }
}

interface Frame {
  readonly picture: Buffer;
  /** When it was taken, in milliseconds. */
  readonly at: number;
}

/** Takes pictures while `happen` runs, and keeps those that differ from the one before. */
async function filming(page: Page, happen: () => Promise<void>): Promise<{ frames: Frame[]; end: number }> {
  const frames: Frame[] = [];
  const since = Date.now();
  const film = { isOver: false };
  const shoot = async (): Promise<void> => {
    while (!film.isOver) {
      const at = Date.now() - since;
      const picture = await page.screenshot({ animations: 'allow', caret: 'initial', scale: 'css' });
      if (!frames.at(-1)?.picture.equals(picture)) frames.push({ picture, at });
    }
  };
  const camera = shoot();
  await happen();
  film.isOver = true;
  await camera;
  return { frames, end: Date.now() - since };
}

/** My turn on a phone: I tap a place, send an investigator and get the answer; then the others move until my next turn. */
async function film(): Promise<void> {
  // early enough that there are investigators left to send
  const table = await played('pi', PLAYERS.slice(0, 3), 2);
  const guest = await visit({ ...PHONE, motion: 'no-preference' }, table.url, table.tokens[0]);
  const { page, hand } = guest;
  await mapOf(guest).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(2_500);
  const tap = async (target: Locator): Promise<void> => {
    await showFinger(page, target);
    await hand.tap(target);
  };
  const { frames, end } = await filming(page, async () => {
    await page.waitForTimeout(800);
    // a place without my investigators, if there is one
    const asked = table.view().open.solvers[0]?.investigators.map(({ place }) => place) ?? [];
    const places = await page
      .locator('[data-place]')
      .evaluateAll(all => all.map(one => one.getAttribute('data-place')));
    const place = places.find(one => one !== null && !asked.includes(one)) ?? '';
    await tap(page.locator(`[data-place="${place}"]`));
    await page.waitForTimeout(1_200);
    await tap(page.locator('[data-dock] [data-move=investigate]'));
    await page.waitForTimeout(3_000);
    while (table.clients[0]?.doc.awaited[0] !== 0) {
      await table.move('asking');
      await page.waitForTimeout(1_400);
    }
    await page.waitForTimeout(1_200);
  });
  writeFilm(frames, end);
  await guest.context.close();
  await table.leave();
}

/** Marks the point of the next tap. */
async function showFinger(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`there is no ${String(target)} on the page`);
  await page.evaluate(
    ([x, y]) => {
      const mark = document.createElement('div');
      Object.assign(mark.style, {
        position: 'fixed',
        zIndex: '99999',
        left: `${x - 22}px`,
        top: `${y - 22}px`,
        width: '44px',
        height: '44px',
        borderRadius: '50%',
        background: 'rgb(0 0 0 / 35%)',
        border: '2px solid white',
        pointerEvents: 'none',
      });
      // above dialogs as well
      mark.popover = 'manual';
      mark.style.margin = '0';
      document.body.append(mark);
      mark.showPopover();
      setTimeout(() => mark.remove(), 700);
    },
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  );
  await page.waitForTimeout(350);
}

/** Writes the film with the best quality that fits the size limit. */
function writeFilm(frames: readonly Frame[], end: number): void {
  const path = join(folder, 'turn.webp');
  const pieces = mkdtempSync(join(tmpdir(), 'parlour-film-'));
  const files = frames.flatMap(({ picture, at }, number) => {
    const file = join(pieces, `${number}.png`);
    writeFileSync(file, picture);
    return ['-d', String(Math.max(20, (frames[number + 1]?.at ?? end) - at)), file];
  });
  for (const quality of [75, 60, 45, 30, 15]) {
    const options = ['-loop', '0', '-min_size', '-lossy', '-m', '4', '-q', String(quality)];
    const { status, stderr } = spawnSync('img2webp', [...options, ...files, '-o', path], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`img2webp failed: ${stderr}`);
    if (statSync(path).size < MAX_BYTES) {
      console.log(
        `turn.webp: ${frames.length} frames, ${Math.round(statSync(path).size / 1000)} kB, quality ${quality}`,
      );
      rmSync(pieces, { recursive: true });
      return;
    }
  }
  throw new Error('the film is too large at any quality: make it shorter');
}
