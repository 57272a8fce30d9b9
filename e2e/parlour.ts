import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { TestContext } from 'vitest';
import { SITE } from '../server/site.ts';
import { type TestServer, startTestServer } from '../server/test-server.fixture.ts';
import { openBrowser, SCREENSHOTS } from './browser.ts';
import { type Guest, type GuestBrowser, type GuestOptions, kindOfBrowser, openGuestBrowser } from './guest.ts';

/** A server with fast bots, a browser, and its guests. */
export interface Parlour {
  readonly url: string;
  readonly browser: Browser;
  readonly server: TestServer;
  /** A guest with a browser without data: one that was used by an earlier test, if there is one of this kind. */
  invite(name: string, options?: GuestOptions): Promise<Guest>;
  /** Caches the app, stops the server, disconnects the network, and reloads the home page from the cache. */
  goOffline(guest: Guest): Promise<void>;
  /** Closes the browsers of a test, and throws if they had problems. After a failed test, screenshots are taken first. */
  closeGuests(after: TestContext): Promise<void>;
  end(): Promise<void>;
}

/** The screens with the longest form of every message. */
export const LONGEST_SITE = fileURLToPath(new URL('../dist/longest', import.meta.url));

/** The server and the browser of this worker. */
let shared: Promise<Parlour> | undefined;

/**
 * For test files that only play: the files that one worker runs share a server and a browser, which has the screens in
 * its file cache then. They end with the worker.
 */
export async function sharedParlour(): Promise<Parlour> {
  shared ??= openParlour();
  return { ...(await shared), end: () => Promise.resolve() };
}

/** For a test file that stops its server, changes its time or its configuration, or counts what is on it. */
export async function openParlour(env: Readonly<Record<string, string>> = {}, site = SITE): Promise<Parlour> {
  const [server, browser] = await Promise.all([startTestServer(env, { site }), openBrowser()]);
  /** The browsers of this test, by guest. */
  const used = new Map<Guest, { readonly own: GuestBrowser; readonly kind: string; readonly isOnlyHere: boolean }>();
  /** Browsers without data, by kind. */
  const free = new Map<string, GuestBrowser[]>();
  return {
    url: server.url,
    browser,
    server,
    async invite(name, options = {}) {
      const kind = JSON.stringify(kindOfBrowser(options));
      // a service worker keeps pages of its own
      const isOnlyHere = options.isOnlyHere === true || options.allowsServiceWorker === true;
      const kept = isOnlyHere ? undefined : free.get(kind)?.pop();
      const own = kept ?? (await openGuestBrowser(browser, server.url, options));
      const guest = await own.seat(name, options);
      used.set(guest, { own, kind, isOnlyHere });
      return guest;
    },
    async goOffline(guest) {
      const { page } = guest;
      await page.goto('/');
      // the service worker controls the page when all files are cached
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      guest.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket connection/);
      await guest.context.setOffline(true);
      await server.stop();
      await page.getByText(guest.word('frame-offline')).waitFor();
      await page.reload();
    },
    async closeGuests({ task }) {
      const leaving = [...used];
      used.clear();
      const isFailed = task.result?.state === 'fail';
      // a browser that cannot paint must not hide why the test failed
      if (isFailed)
        await Promise.all(
          leaving.map(([{ name, page }]) =>
            page.screenshot({ path: join(SCREENSHOTS, `failed-${name}.png`) }).catch(() => null),
          ),
        );
      await Promise.all(
        leaving.map(async ([, { own, kind, isOnlyHere }]) => {
          // after a failed test nobody knows what a browser is still doing
          if (isOnlyHere || isFailed) return own.close();
          await own.clear();
          free.set(kind, [...(free.get(kind) ?? []), own]);
        }),
      );
      const problems = leaving.flatMap(([guest]) => guest.problems().map(problem => `${guest.name}: ${problem}`));
      if (problems.length > 0) throw new Error(`Problems in a browser:\n${problems.join('\n')}`);
    },
    async end() {
      await browser.close();
      await server.end();
    },
  };
}
