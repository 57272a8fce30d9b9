import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { TestContext } from 'vitest';
import { SITE } from '../server/site.ts';
import { type TestServer, startTestServer } from '../server/test-server.fixture.ts';
import { openBrowser, SCREENSHOTS } from './browser.ts';
import { type Guest, type Habits, invite } from './guest.ts';

/** A server with bots that do not dawdle, a browser, and whoever was invited. */
export interface Parlour {
  readonly url: string;
  readonly browser: Browser;
  readonly server: TestServer;
  /** Somebody with a browser of their own, as good as new. */
  invite(name: string, habits?: Habits): Promise<Guest>;
  /** Somebody at the front door, with everything on their device, finds it again with server and network gone. */
  cutOff(guest: Guest): Promise<void>;
  /** Sees everybody off after a test, and throws if anything went wrong in a browser. If the test failed, the last they saw is kept. */
  seeOff(after: TestContext): Promise<void>;
  end(): Promise<void>;
}

/** The screens with the longest form of every message. */
export const LONGEST_SITE = fileURLToPath(new URL('../dist/longest', import.meta.url));

export async function openParlour(env: Readonly<Record<string, string>> = {}, site = SITE): Promise<Parlour> {
  const [server, browser] = await Promise.all([startTestServer(env, { site }), openBrowser()]);
  const guests: Guest[] = [];
  const shared = new Map<string, Guest>(); // by their habits
  return {
    url: server.url,
    browser,
    server,
    async invite(name, habits = {}) {
      const kind = JSON.stringify([name, habits]);
      const guest = shared.get(kind) ?? (await invite(browser, server.url, name, habits));
      if (habits.isShared) shared.set(kind, guest);
      guests.push(guest);
      return guest;
    },
    async cutOff(guest) {
      const { page } = guest;
      await page.goto('/');
      // everything is on the device once the page is answered for by what is kept there
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      guest.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket connection/);
      await guest.context.setOffline(true);
      await server.stop();
      await page.getByText(guest.word('frame-offline')).waitFor();
      await page.reload();
    },
    async seeOff({ task }) {
      const leaving = guests.splice(0);
      if (task.result?.state === 'fail')
        await Promise.all(
          leaving.map(({ name, page }) => page.screenshot({ path: join(SCREENSHOTS, `failed-${name}.png`) })),
        );
      const stays = new Set(shared.values());
      const own = leaving.filter(guest => !stays.has(guest));
      await Promise.all(own.map(guest => guest.context.close()));
      const problems = leaving.flatMap(guest => guest.problems().map(problem => `${guest.name}: ${problem}`));
      await Promise.all(leaving.filter(guest => stays.has(guest)).map(guest => guest.startOver()));
      if (problems.length > 0) throw new Error(`Something went wrong in a browser:\n${problems.join('\n')}`);
    },
    async end() {
      await browser.close();
      await server.end();
    },
  };
}
