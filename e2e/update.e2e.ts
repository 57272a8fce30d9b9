import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostServer, type HostedServer } from '../server/faults/hosted-server.fixture.ts';
import { openBrowser } from './browser.ts';
import { until } from './driver.ts';
import { invite } from './guest.ts';
import { piBoardOf } from './pi-board.ts';
import { docOf } from './received-docs.ts';
import { button, DESK, NAMES, openTable, press, shown, tableOf } from './table.ts';

const UPDATED = {
  NODE_OPTIONS: `--import ${new URL('../server/faults/updated-program.fixture.ts', import.meta.url).href}`,
};

let server: HostedServer;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
// also for a repeated test
beforeEach(async () => {
  server = hostServer();
  await server.start();
});
afterEach(() => server.end());
afterAll(() => browser.close());

test('a page that is open during an update of the rules: its match goes on, and a new one asks to reload', async () => {
  const ann = await invite(browser, server.url, 'Ann', { ...DESK, pace: 'off' });
  await openTable(ann, 'pi');
  await press(ann, button(ann, 'table-fill-bots', { count: 2 }));
  await press(ann, button(ann, 'table-start'));
  const table = tableOf(ann);
  const board = piBoardOf(ann, table, 0);
  await board.watch();
  await until(() => board.isAwaited(), 'the turn of Ann');
  await board.play(board.think());
  const { version } = docOf(ann, table).table;

  ann.expect(/WebSocket connection|ERR_CONNECTION_REFUSED/);
  await server.kill();
  await server.start(UPDATED);
  await until(() => board.isAwaited(), 'the turn of Ann after the update', 60_000);
  await expect.poll(() => ann.page.getByText(ann.word('table-your-turn'), { exact: true }).count()).toBeGreaterThan(0);
  await board.play(board.think());
  await until(() => board.isAwaited(), 'the next turn of Ann');
  expect(docOf(ann, table).table.version).toBe(version);
  ann.expectNothing();

  // this browser has no screens with the new rules
  await ann.page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
  await press(ann, button(ann, 'home-play-friends-title', { title: NAMES.pi }));
  await ann.page.waitForURL(/\/t\//);
  await press(ann, button(ann, 'table-fill-bots', { count: 2 }));
  await press(ann, button(ann, 'table-start'));
  await shown(ann, 'table-outdated').waitFor();
  await shown(ann, 'table-outdated-why').waitFor();
  expect(await ann.page.getByRole('grid').count()).toBe(0);
  await press(ann, button(ann, 'frame-reload'));
  await ann.page.waitForLoadState();
  await shown(ann, 'table-outdated').waitFor();
  await ann.page.goto(`${server.url}/t/${tableOf(ann)}/screen`);
  await shown(ann, 'table-outdated').waitFor();

  // the match from before is still there
  await ann.page.goto(`${server.url}/t/${table}`);
  await ann.page.getByRole('grid').waitFor();
  expect(ann.problems()).toEqual([]);
  await ann.context.close();
}, 300_000);
