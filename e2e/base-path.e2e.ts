import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { button, NAMES, press, shown } from './table.ts';

const BASE = '/games/parlour';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour({ PARLOUR_BASE_PATH: BASE });
});
afterEach(test => parlour.closeGuests(test));
afterAll(() => parlour.end());

/** Links and files of the shown page that are on this host, but not below the base path. */
const strays = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(
    base =>
      [...document.querySelectorAll('[href], [src]')]
        .map(element => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .map(address => new URL(address, location.href))
        .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith(`${base}/`))
        .map(({ href }) => href),
    BASE,
  );

test('below a path, a match is played, pages are linked and reloaded, and the app works without a network', async () => {
  const ann = await parlour.invite('Ann', { allowsServiceWorker: true, pace: 'off' });
  const { page, word } = ann;
  const path = (): string => new URL(page.url()).pathname;

  await page.goto(`${BASE}/`);
  await press(ann, button(ann, 'home-play-now-title', { title: NAMES.pi }));
  await page.waitForURL(/\/games\/parlour\/t\//);
  await shown(ann, 'table-your-turn').waitFor();
  expect(await strays(ann)).toEqual([]);
  await page.reload();
  await shown(ann, 'table-your-turn').waitFor();

  await page.getByRole('link', { name: word('frame-to-home') }).click();
  await page.getByRole('heading', { name: word('home-mine') }).waitFor();
  expect(path()).toBe(`${BASE}/`);
  expect(await strays(ann)).toEqual([]);
  await page.getByRole('link', { name: word('frame-settings'), exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(path()).toBe(`${BASE}/settings`);
  expect(await strays(ann)).toEqual([]);

  for (const address of ['/rules/pi', '/replay', '/fair']) {
    await page.goto(`${BASE}${address}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await strays(ann)).toEqual([]);
  }

  await press(ann, page.getByRole('link', { name: word('frame-home') }).first());
  await press(ann, button(ann, 'home-play-friends-title', { title: NAMES.pi }));
  await ann.hand.type(page.getByRole('dialog').getByLabel(word('home-name')), 'Ann');
  await press(ann, button(ann, 'home-name-go'));
  await page.waitForURL(/\/games\/parlour\/t\//);
  await page.getByText(path()).first().waitFor();
  expect(await strays(ann)).toEqual([]);

  await page.goto(`${BASE}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${parlour.url}${BASE}/`);
  ann.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket connection/);
  await ann.context.setOffline(true);
  await parlour.server.stop();
  await page.reload();
  await button(ann, 'home-practise-title', { title: NAMES.pi }).click();
  await page.waitForURL(/\/games\/parlour\/practice\//);
  await shown(ann, 'table-your-turn').waitFor({ timeout: 60_000 });
});
