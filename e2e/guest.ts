import type { Browser, BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright-core';
import type { Line } from '#telling';
import type { Language } from '#text';
import { type Hand, handOf } from './hand.ts';
import { languageOf, type Wording, wordsIn } from './words.ts';

/** What somebody's browser is like. */
export interface Habits {
  readonly language?: Wording;
  /** Which game is played, by the name of its folder; usually pi. */
  readonly game?: string;
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly motion?: 'reduce' | 'no-preference';
  /** How fast events follow each other at a table, by the player's settings; fast unless a test is about the pace. */
  readonly pace?: 'slow' | 'normal' | 'fast' | 'off';
  /** Whether the first table asks about sounds; usually the player has said no already. */
  readonly isAskedAboutSounds?: boolean;
  /** Whether pages may be kept for when there is no network. */
  readonly keepsPages?: boolean;
  /** Whether the browser goes from hand to hand: it forgets whoever had it, but need not be started and fetch everything again. */
  readonly isShared?: boolean;
}

/** A piece of text that reached a browser: over the line to a table, or as the answer to a request. */
export type Received =
  | { readonly by: 'socket'; readonly table: string | null; readonly text: string } // null: no table was named yet
  | { readonly by: 'answer'; readonly from: string; readonly text: string };

/** Somebody in a browser of their own. */
export interface Guest {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What it is played with: a finger on a phone, a mouse elsewhere. */
  readonly hand: Hand;
  /** A message as it stands on this screen. */
  word(key: string, args?: Line['args']): string;
  /** Everything the server sent to this browser, in order. */
  readonly received: readonly Received[];
  /** What went wrong in it: errors, breaches of the security policy, answers and requests that failed. */
  problems(): readonly string[];
  /** Things that are meant to fail from now on: without a network, requests do. */
  expect(problem: RegExp): void;
  /** Nothing is meant to fail any more. */
  expectNothing(): void;
  /** Makes the browser as good as new, but for what it has fetched. */
  startOver(): Promise<void>;
}

/** What is narrower is a phone. */
const PHONE = 600;

const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL', it: 'it-IT', uk: 'uk-UA' };

/** What is answered that way is not a failure: nobody knows a newcomer. */
const isNews = (response: Response): boolean =>
  response.status() === 401 && /[/]api[/]me([/](tables|matches))?$/.test(response.url());

export async function invite(browser: Browser, url: string, name: string, habits: Habits): Promise<Guest> {
  const { language = 'en', width = 1280, height = 900, scheme = 'light', motion = 'reduce' } = habits;
  const viewport = { width, height };
  const isPhone = width < PHONE;
  const context = await browser.newContext({
    baseURL: url,
    locale: TAGS[languageOf(language)],
    timezoneId: 'Europe/Warsaw',
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: scheme,
    reducedMotion: motion,
    serviceWorkers: habits.keepsPages ? 'allow' : 'block',
  });
  context.setDefaultTimeout(15_000);
  if (!habits.isAskedAboutSounds)
    await context.addInitScript(pace => {
      // a page without an address stores nothing
      if (location.protocol.startsWith('http') && localStorage.getItem('parlour.settings') === null)
        localStorage.setItem('parlour.settings', JSON.stringify({ sounds: false, pace }));
      // hints are for a first match, and these players know the games
      for (const game of ['pi', 'spyfall', 'alcatraz'])
        if (location.protocol.startsWith('http') && localStorage.getItem(`parlour.guide.${game}`) === null)
          localStorage.setItem(`parlour.guide.${game}`, JSON.stringify({ seen: [], isOver: true }));
    }, habits.pace ?? 'fast');
  const received: Received[] = [];
  const problems: string[] = [];
  let expected: RegExp | undefined;
  const complain = (problem: string): void => {
    if (!expected?.test(problem)) problems.push(problem);
  };

  function watch(page: Page): void {
    page.on('pageerror', error => complain(`error: ${error.stack ?? error.message}`));
    page.on('console', message => complainOf(message));
    page.on('requestfailed', request => failed(request));
    page.on('response', response => void keep(response));
    page.on('websocket', socket => {
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

  function complainOf(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    // an answer that is not OK is looked at where it comes
    if (message.text().startsWith('Failed to load resource')) return;
    complain(`console: ${message.text()}`);
  }

  function failed(request: Request): void {
    const why = request.failure()?.errorText ?? '';
    // whoever leaves a page leaves its requests
    if (why !== 'net::ERR_ABORTED') complain(`request: ${request.method()} ${request.url()} ${why}`);
  }

  async function keep(response: Response): Promise<void> {
    if (response.status() >= 400 && !isNews(response))
      complain(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    if (!response.url().includes('/api/')) return;
    const place = received.push({ by: 'answer', from: response.url(), text: '' }) - 1;
    // the page that asked may be gone before the answer is read
    const text = await response.text().catch(() => '');
    received[place] = { by: 'answer', from: response.url(), text };
  }

  context.on('page', watch);
  const page = await context.newPage();
  return {
    name,
    context,
    page,
    hand: handOf(name, page, { isTouch: isPhone }),
    word: (key, args) => wordsIn(language, habits.game).say(args ? { key, args } : { key }),
    received,
    problems: () => problems,
    expect: problem => {
      expected = problem;
    },
    expectNothing: () => {
      expected = undefined;
    },
    async startOver() {
      await context.setOffline(false);
      await page.evaluate(() => sessionStorage.clear());
      // to something small of the same house: elsewhere, the browser would start anew
      await page.goto('/icon.svg');
      await context.clearCookies();
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' });
      await session.detach();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: scheme });
      received.length = 0;
      problems.length = 0;
      expected = undefined;
    },
  };
}
