import type { Browser, BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright-core';
import type { Line } from '#telling';
import type { Language } from '#text';
import { type PersonInput, personInputOf } from './hand.ts';
import { languageOf, type TestLanguage, wordsIn } from './words.ts';

/** The browser of a guest. */
export interface GuestOptions {
  readonly language?: TestLanguage;
  /** The game that is played, by the name of its folder; `pi` by default. */
  readonly game?: string;
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly motion?: 'reduce' | 'no-preference';
  /** The setting `pace`; `fast` by default. */
  readonly pace?: 'slow' | 'normal' | 'fast' | 'off';
  /** Whether the first table asks about sounds; by default the player has answered no. */
  readonly isAskedAboutSounds?: boolean;
  /** Allows the service worker, which keeps pages for offline use. */
  readonly allowsServiceWorker?: boolean;
  /** The test changes this browser in a way that cannot be undone, so that no other test may use it. */
  readonly isOnlyHere?: boolean;
}

/** A message that a browser received: over a socket, or as an HTTP response. */
export type Received =
  | { readonly by: 'socket'; readonly table: string | null; readonly text: string } // null: no hello was sent yet
  | { readonly by: 'response'; readonly from: string; readonly text: string };

/** A person with their own browser. */
export interface Guest {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Touch on a phone, otherwise a mouse. */
  readonly hand: PersonInput;
  /** A message in the language of this screen. */
  word(key: string, args?: Line['args']): string;
  /** All messages from the server to this browser, in order. */
  readonly received: readonly Received[];
  /** Errors on the page, breaches of the security policy, failed requests and responses. */
  problems(): readonly string[];
  /** Ignores problems that match, such as failed requests without a network. */
  expect(problem: RegExp): void;
  /** Ignores no problems from now on. */
  expectNothing(): void;
}

/** On a busy machine a page may take this long to show something. */
const ACTION_TIMEOUT = 30_000;

/** A narrower window is a phone. */
const PHONE_WIDTH = 600;

const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL', it: 'it-IT', uk: 'uk-UA' };

/** A new guest is not known to the server yet: 401 is expected. */
const isExpectedStatus = (response: Response): boolean =>
  response.status() === 401 && /[/]api[/]me([/](tables|matches))?$/.test(response.url());

/** What a browser received, and the problems it had, as long as one guest uses it. */
interface Notes {
  readonly received: Received[];
  readonly problems: string[];
  expected?: RegExp | undefined;
}

/** A browser that guests can use one after the other: its data is cleared in between, its file cache is kept. */
export interface GuestBrowser {
  /** The next guest takes it. */
  seat(name: string, options: GuestOptions): Promise<Guest>;
  /** Clears all data except the file cache. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const sizeOf = ({ width = 1280, height = 900 }: GuestOptions) => ({ width, height });

/** What cannot be changed in an open browser: guests whose options agree in it can use the same one. */
export function kindOfBrowser(options: GuestOptions) {
  const { language = 'en', motion = 'reduce', pace = 'fast' } = options;
  const { isAskedAboutSounds = false, allowsServiceWorker = false } = options;
  const locale = TAGS[languageOf(language)];
  return {
    locale,
    isPhone: sizeOf(options).width < PHONE_WIDTH,
    motion,
    pace,
    isAskedAboutSounds,
    allowsServiceWorker,
  };
}

export async function openGuestBrowser(browser: Browser, url: string, options: GuestOptions): Promise<GuestBrowser> {
  const { locale, isPhone, motion, pace, isAskedAboutSounds, allowsServiceWorker } = kindOfBrowser(options);
  const context = await browser.newContext({
    baseURL: url,
    locale,
    timezoneId: 'Europe/Warsaw',
    viewport: sizeOf(options),
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: motion,
    serviceWorkers: allowsServiceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(ACTION_TIMEOUT);
  if (!isAskedAboutSounds)
    await context.addInitScript(pace => {
      // about:blank has no storage
      if (location.protocol.startsWith('http') && localStorage.getItem('parlour.settings') === null)
        localStorage.setItem('parlour.settings', JSON.stringify({ sounds: false, pace }));
      // no hints, which are for a first match
      for (const game of ['pi', 'spyfall', 'alcatraz', 'tczew'])
        if (location.protocol.startsWith('http') && localStorage.getItem(`parlour.guide.${game}`) === null)
          localStorage.setItem(`parlour.guide.${game}`, JSON.stringify({ seen: [], isOver: true }));
    }, pace);
  let notes: Notes = { received: [], problems: [] };
  const report = (problem: string): void => {
    if (!notes.expected?.test(problem)) notes.problems.push(problem);
  };

  function watch(page: Page): void {
    page.on('pageerror', error => report(`error: ${error.stack ?? error.message}`));
    page.on('console', message => reportConsole(message));
    page.on('requestfailed', request => failed(request));
    page.on('response', response => void keep(response));
    page.on('websocket', socket => {
      const { received } = notes;
      let table: string | null = null;
      socket.on('framesent', ({ payload }) => {
        const sent = JSON.parse(String(payload)) as { do: string; table?: string };
        if (sent.do === 'hello') table = sent.table ?? null;
      });
      socket.on('framereceived', ({ payload }) => {
        received.push({ by: 'socket', table, text: String(payload) });
      });
    });
  }

  function reportConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    // failed responses are handled in `keep`
    if (message.text().startsWith('Failed to load resource')) return;
    report(`console: ${message.text()}`);
  }

  function failed(request: Request): void {
    const why = request.failure()?.errorText ?? '';
    // leaving a page aborts its requests
    if (why !== 'net::ERR_ABORTED') report(`request: ${request.method()} ${request.url()} ${why}`);
  }

  async function keep(response: Response): Promise<void> {
    if (response.status() >= 400 && !isExpectedStatus(response))
      report(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
    if (!response.url().includes('/api/')) return;
    const { received } = notes;
    const place = received.push({ by: 'response', from: response.url(), text: '' }) - 1;
    // the page may be closed before the body is read
    const text = await response.text().catch(() => '');
    received[place] = { by: 'response', from: response.url(), text };
  }

  context.on('page', watch);
  const page = await context.newPage();
  return {
    async seat(name, options) {
      const { language = 'en', scheme = 'light', game } = options;
      await page.setViewportSize(sizeOf(options));
      await page.emulateMedia({ colorScheme: scheme });
      const own: Notes = { received: [], problems: [] };
      notes = own;
      return {
        name,
        context,
        page,
        hand: personInputOf(name, page, { isTouch: isPhone }),
        word: (key, args) => wordsIn(language, game).say(args ? { key, args } : { key }),
        received: own.received,
        problems: () => own.problems,
        expect: problem => {
          own.expected = problem;
        },
        expectNothing: () => {
          own.expected = undefined;
        },
      };
    },
    async clear() {
      await context.setOffline(false);
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll();
      await page.evaluate(() => sessionStorage.clear());
      // a small page of the same origin: another origin would start a new browser process
      await page.goto('/icon.svg');
      await context.clearCookies();
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' });
      await session.detach();
    },
    close: () => context.close(),
  };
}

/** A guest with a browser of their own, which nobody else uses. */
export async function invite(browser: Browser, url: string, name: string, options: GuestOptions): Promise<Guest> {
  const own = await openGuestBrowser(browser, url, options);
  return own.seat(name, options);
}
