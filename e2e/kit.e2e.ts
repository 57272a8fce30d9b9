import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { openBrowser } from './browser.ts';

let server: ViteDevServer;
let browser: Browser;
let page: Page;
let touch: CDPSession;
const errors: string[] = [];

beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../web/kit-page/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, hasTouch: true, locale: 'en' });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.setDefaultNavigationTimeout(60_000);
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(address());
  await page.locator('[data-entry=trade]').waitFor({ timeout: 60_000 });
  touch = await context.newCDPSession(page);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const address = (): string => `${server.resolvedUrls?.local[0] ?? ''}kit?stage`;
const state = (entry: string, name: string): Locator => page.locator(`[data-entry="${entry}"] [data-state="${name}"]`);
const button = (within: Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Text without non-breaking spaces and direction marks. */
const plain = (text: string | null): string =>
  (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u2066-\u2069]/g, '');
const textOf = async (element: Locator): Promise<string> => plain(await element.textContent());
/** Presses a disabled element, which Playwright's click refuses. */
async function tryToPress(element: Locator): Promise<void> {
  const { x, y } = await centre(element);
  await page.mouse.click(x, y);
}
/** The centre of an element, in the window. */
async function centre(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('The kit page', () => {
  test('shows every part of the board kit, each in all its states', async () => {
    const shown = await page.locator('[data-entry]').evaluateAll(all => all.map(one => one.getAttribute('data-entry')));
    const parts =
      'basics board-frame choose counter dice hand hidden-card pan-zoom pile roving-focus track trade'.split(' ');
    expect(parts.filter(part => !shown.includes(part))).toEqual([]);
    expect(await page.locator('[data-state] > h3:last-child').count()).toBe(0);
  });

  test('has no axe violations, in light and in dark', async () => {
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // wait for colour transitions
    await page.evaluate(async () => {
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      const changes = document.getAnimations().filter(one => one instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
    });
    expect(await barriers(page, 'colours')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('fits a phone at large text: nothing makes the page wider than the window', async () => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await phone.goto(address());
    await phone.locator('[data-entry=trade]').waitFor();
    const widthAt = (percent: number): Promise<number> =>
      phone.evaluate(size => {
        document.documentElement.style.fontSize = `${size}%`;
        return document.documentElement.scrollWidth;
      }, percent);
    expect(Math.max(await widthAt(100), await widthAt(150))).toBeLessThanOrEqual(390);
    await phone.close();
  });
});

describe('Roving focus', () => {
  test('is one tab stop, moves with the arrows, and stays in the group when an item leaves', async () => {
    const row = state('roving-focus', 'a row; the focus stays when items leave');
    expect(await row.locator('[tabindex="0"]').count()).toBe(1);
    await button(row, 'A').focus();
    await press('ArrowRight', 'ArrowRight');
    expect(await focused()).toBe('C');
    await press('Enter');
    expect(await focused()).toBe('D');
    await press('End', 'Enter');
    expect(await focused()).toBe('G');
    await press('ArrowRight');
    expect(await focused()).toBe('G');
  });

  test('goes through a grid and to the nearest of scattered items', async () => {
    await button(state('roving-focus', 'a grid'), 'A').focus();
    await press('ArrowDown', 'ArrowRight');
    expect(await focused()).toBe('E');
    await button(state('roving-focus', 'items that lie anywhere'), 'west').focus();
    await press('ArrowRight', 'ArrowUp');
    expect(await focused()).toBe('north');
  });

  test('works in tabs and menus', async () => {
    const both = state('roving-focus', 'in tabs and menus');
    await both.getByRole('tab', { name: 'Log' }).focus();
    await press('ArrowRight');
    expect(await both.getByRole('tabpanel').textContent()).toBe('The chat');
    await button(both, 'More').click();
    // an open menu takes the focus
    await expect.poll(focused).toBe('Rules');
    await press('ArrowDown');
    expect(await focused()).toBe('Leave');
    await press('Escape');
  });
});

describe('Counter, Pile, Track and Dice', () => {
  test('a counter turns over, and only changes where motion is reduced', async () => {
    const counter = state('counter', 'changes when pressed');
    await button(counter, 'One more').click();
    const digits = counter.locator('[data-way]');
    expect(await digits.textContent()).toBe('10');
    expect(await digits.evaluate(one => getComputedStyle(one).animationName)).not.toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(counter, 'One less').click();
    expect(await digits.textContent()).toBe('9');
    expect(await digits.evaluate(one => getComputedStyle(one).animationName)).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  test('a pile says how many cards it has, and keeps its size when it is empty', async () => {
    const pile = state('pile', 'can be pressed').locator('[data-pile]');
    const before = await pile.boundingBox();
    for (const left of ['4 cards', '3 cards', '2 cards', '1 card']) {
      await pile.click();
      expect(await textOf(pile)).toContain(`Draw: ${left}`);
    }
    await pile.click();
    expect(await textOf(pile)).toContain('Draw: empty');
    const after = await pile.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  });

  test('a marker travels along its track, and its place can be read', async () => {
    const track = state('track', 'markers travel');
    const marker = track.locator('[data-marker="0"]');
    const from = await centre(marker);
    await button(track, 'Ann gets 3 points').click();
    await expect.poll(async () => (await centre(marker)).x).toBeGreaterThan(from.x + 100);
    expect(await track.getByRole('listitem').first().textContent()).toBe('Ann: 5');
  });

  test('dice say what was rolled, and can be rolled again', async () => {
    const dice = state('dice', 'roll again');
    expect(plain(await dice.getByRole('img').getAttribute('aria-label'))).toBe('Ann rolls: 1, 1 and 4, in total 3');
    await button(dice, 'Roll').click();
    expect(plain(await dice.getByRole('img').getAttribute('aria-label'))).toBe('Ann rolls: 2, 6 and 4, in total 9');
  });
});

describe('Hand', () => {
  const selected = (hand: Locator): Promise<string[]> =>
    hand.locator('[aria-selected=true]').evaluateAll(all => all.map(one => one.firstChild?.textContent ?? ''));

  test('a card is chosen by a tap, and one that cannot be chosen says why', async () => {
    const hand = state('hand', 'a row');
    await hand.getByRole('option', { name: 'Cinema' }).click();
    expect(await selected(hand)).toEqual(['Cinema']);
    const refused = hand.getByRole('option', { name: 'Vandals' });
    await tryToPress(refused);
    expect(await selected(hand)).toEqual(['Cinema']);
    expect(await refused.getAttribute('aria-disabled')).toBe('true');
    expect(await refused.textContent()).toContain('no target');
  });

  test('by keys: arrows, space, and the focus stays when the card is played', async () => {
    const hand = state('hand', 'a fan');
    expect(await hand.locator('[tabindex="0"]').count()).toBe(1);
    await hand.getByRole('option').first().focus();
    await press('ArrowRight', 'ArrowRight', 'Space');
    expect(await selected(hand)).toEqual(['Town Stadium']);
    await button(hand, 'Play the chosen card').click();
    expect(await hand.getByRole('option').count()).toBe(4);
    expect(await hand.locator('[tabindex="0"]').textContent()).toContain('Vandals');
  });

  test('several cards are chosen, and one is put back', async () => {
    const hand = state('hand', 'several chosen');
    await hand.getByRole('option', { name: 'Vandals' }).click();
    await hand.getByRole('option', { name: 'Cinema' }).click();
    expect(await selected(hand)).toEqual(['Town Stadium', 'Vandals']);
  });

  test('each of many cards can be reached', async () => {
    const hand = state('hand', 'more than fit');
    await hand.getByRole('option').first().focus();
    await press('End', 'Enter');
    expect(await selected(hand)).toEqual(['Card 14']);
    await expect.poll(() => hand.getByRole('option', { name: 'Card 14' }).evaluate(isInSight)).toBe(true);
  });
});

/** Whether the middle of an element can be seen, in every box around it. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element === top || element.contains(top));
}

describe('Choose', () => {
  const played = (within: Locator): Promise<string> => textOf(within.locator('[data-played]'));

  test('an offer is filled in by keys alone, with every step announced by its question', async () => {
    const list = state('choose', 'several offers in a list');
    await button(list, 'Accuse').focus();
    await press('Enter');
    expect(await list.getByRole('group').getAttribute('aria-labelledby')).toBeTruthy();
    expect(await focused()).toBe('Doc');
    await press('ArrowRight', 'Enter');
    expect(await focused()).toBe('arson');
    await press('Enter');
    expect(await focused()).toBe('Confirm');
    expect(await played(list)).toBe('');
    await press('Enter');
    await expect.poll(() => played(list)).toBe('Played: {"type":"accuse","suspect":"Earl","crime":"arson"}');
    await expect.poll(focused).toBe('Accuse');
  });

  test('a step can be taken back, and an earlier one changed, without losing the others', async () => {
    const list = state('choose', 'several offers in a list');
    await button(list, 'Accuse').click();
    await button(list, 'Doc').click();
    await button(list, 'murder').click();
    await button(list, /Which suspect\? Doc/).click();
    await button(list, 'Frenchy').click();
    await button(list, 'Back').click();
    await button(list, 'Earl').click();
    await button(list, 'Confirm').click();
    await expect.poll(() => played(list)).toBe('Played: {"type":"accuse","suspect":"Earl","crime":"murder"}');
  });

  test('a set, a number and a text; mistakes are explained and nothing is lost', async () => {
    const list = state('choose', 'a set, a number, a text');
    const next = button(list, 'Next');
    expect(await next.isDisabled()).toBe(true);
    await list.getByLabel('b', { exact: true }).check();
    await list.getByLabel('d', { exact: true }).check();
    expect(await list.getByLabel('a', { exact: true }).isDisabled()).toBe(true);
    await next.click();
    const number = list.getByRole('textbox');
    await number.fill('101');
    await next.click();
    expect(await textOf(list)).toContain('Enter a whole number from 1 to 100.');
    await button(list, 'One less').click();
    expect(await number.inputValue()).toBe('100');
    await next.click();
    await list.getByRole('textbox').fill('x');
    await press('Enter');
    expect(await textOf(list)).toContain('Write 2 to 40 characters');
    expect(await list.getByRole('textbox').inputValue()).toBe('x');
    await list.getByRole('textbox').fill(' hello ');
    await press('Enter');
    await button(list, 'Confirm').click();
    await expect
      .poll(() => played(list))
      .toBe('Played: {"type":"everything","cards":["b","d"],"amount":100,"message":"hello"}');
  });

  test('a long list can be searched', async () => {
    const list = state('choose', 'a long list');
    await list.getByRole('searchbox').fill('question 3');
    expect(await list.getByRole('listitem').count()).toBe(11);
    await button(list, 'Question 37').click();
    await button(list, 'Confirm').click();
    await expect.poll(() => played(list)).toContain('Question 37');
  });

  test('a refused offer stays filled in', async () => {
    const list = state('choose', 'refused by the table');
    await button(list, '2').click();
    await button(list, 'Confirm').click();
    await expect.poll(() => played(list)).toBe('Refused: {"type":"bribe","guards":2}');
    expect(await button(list, 'Confirm').isVisible()).toBe(true);
  });

  test('on a board a card lights its cells, and a cell its cards', async () => {
    const board = state('choose', 'on a board');
    expect(await button(board, 'Castle').isDisabled()).toBe(true);
    await button(board, 'Cinema').click();
    expect(await button(board, 'A1').isDisabled()).toBe(true);
    await button(board, 'A3').click();
    await button(board, 'Place the card').click();
    await expect.poll(() => played(board)).toBe('{"type":"place","card":"Cinema","cell":"A3"}');
  });

  test('it says when there is nothing to do', async () => {
    expect(await state('choose', 'nothing to do').textContent()).toContain('Nothing to do right now.');
  });
});

describe('Trade', () => {
  test('an offer is made by taps; a deal that is refused says why', async () => {
    const trade = state('trade', 'I make an offer');
    const offer = button(trade, 'Offer this to Oleh');
    await tryToPress(offer);
    expect(await trade.locator('[data-played]').textContent()).toBe('');
    await button(trade, /^Drugs/).click();
    await button(trade, /^Cash: 0 of 3/).click();
    expect(await offer.getAttribute('aria-disabled')).toBeNull();
    await button(trade, /^Cash: 1 of 3/).click();
    expect(await textOf(trade)).toContain('You would have more than 5 items.');
    expect(await offer.getAttribute('aria-disabled')).toBe('true');
    await button(trade, /^Key/).click();
    expect(await offer.getAttribute('aria-disabled')).toBeNull();
    await button(trade, /^Cash: 2 of 3/).click();
    expect(await offer.getAttribute('aria-disabled')).toBe('true');
    await button(trade, 'One less: Cash').first().click();
    expect(await trade.locator('[data-get]').textContent()).toMatch(/Drugs.*2 × Cash/);
    await offer.click();
    await expect
      .poll(() => trade.locator('[data-played]').textContent())
      .toBe('{"give":{"key":1},"get":{"drugs":1,"cash":2}}');
  });

  test('an offer is made by keys', async () => {
    const trade = state('trade', 'I make an offer');
    await button(trade, /^Tools/).focus();
    await press('Space');
    expect(await button(trade, /^Tools/).getAttribute('aria-pressed')).toBe('true');
    await button(trade, 'Offer this to Oleh').focus();
    await press('Enter');
    await expect.poll(() => trade.locator('[data-played]').textContent()).toBe('{"give":{"tools":1},"get":{}}');
  });

  test('it shows who has agreed, and the other player answers', async () => {
    const asked = state('trade', 'I am asked');
    expect(await asked.locator('[data-agrees]').allTextContents()).toEqual([
      'Anndeciding',
      'Oleh agrees'.replace(' ', ''),
    ]);
    await button(asked, 'Accept').click();
    await expect.poll(() => asked.locator('[data-played]').textContent()).toBe('accepted');
    const waiting = state('trade', 'my offer waits for an answer');
    await button(waiting, 'Withdraw the offer').click();
    await expect.poll(() => waiting.locator('[data-played]').textContent()).toBe('withdrawn');
  });
});

describe('HiddenCard', () => {
  const SECRET = /Casino|Submarine/;
  const card = (): Locator => page.locator('[data-entry=hidden-card] [data-card]');
  /** Everything on the page: text, attributes, live regions. */
  const isReadable = async (): Promise<boolean> => SECRET.test(await page.content());

  test('leaves nothing readable while it is covered, before and after it was held', async () => {
    expect(await isReadable()).toBe(false);
    const { x, y } = await centre(card());
    await page.mouse.move(x, y);
    await page.mouse.down();
    expect(await card().textContent()).toMatch(SECRET);
    await page.mouse.up();
    expect(await isReadable()).toBe(false);
  });

  test('is held by a key, and covered when the focus or the window is left', async () => {
    await card().focus();
    await page.keyboard.down('Space');
    expect(await isReadable()).toBe(true);
    await page.keyboard.up('Space');
    expect(await isReadable()).toBe(false);
    await page.keyboard.down('Enter');
    expect(await isReadable()).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    expect(await isReadable()).toBe(false);
    await page.keyboard.up('Enter');
  });

  test('is shown for a few seconds by its button, and not over a new round', async () => {
    const hidden = state('hidden-card', 'hold it, or press the eye');
    await button(hidden, 'Show for 2 seconds').click();
    expect(await isReadable()).toBe(true);
    await button(hidden, 'Next round').click();
    expect(await isReadable()).toBe(false);
    await button(hidden, 'Show for 2 seconds').click();
    await expect.poll(isReadable).toBe(false);
  });
});

describe('PanZoom', () => {
  const town = (): Locator => state('pan-zoom', 'a town of 15 by 15');
  const scale = async (): Promise<number> => Number(await town().locator('[data-scale]').textContent());
  const pressed = (): Promise<string | null> => town().locator('[data-pressed]').textContent();
  /** The board has come to rest after a key. */
  const atRest = (): Promise<unknown> =>
    town().evaluate(async element => {
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
  const fit = async (): Promise<void> => {
    await town().getByRole('group', { name: 'The town' }).focus();
    await press('0');
    await atRest();
  };
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly (readonly [number, number])[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });

  test('a tap presses what lies on the board, a drag does not', async () => {
    await town().locator('[data-cell=D4]').click();
    expect(await pressed()).toBe('D4');
    const whole = await scale();
    const { x, y } = await centre(town().locator('[data-cell=H8]'));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await expect.poll(scale).toBeGreaterThan(whole * 1.2);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 30, { steps: 4 });
    await page.mouse.up();
    expect(await pressed()).toBe('D4');
    const moved = await centre(town().locator('[data-cell=H8]'));
    // the board is narrower than its window, so it only follows up and down
    expect([Math.round(moved.x - x), Math.round(moved.y - y)]).toEqual([0, 30]);
    // the next tap presses again
    await town().locator('[data-cell=H8]').click();
    expect(await pressed()).toBe('H8');
  });

  test('the wheel scales around the pointer, and not the page', async () => {
    await fit();
    const { x, y } = await centre(town().locator('[data-cell=C12]'));
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.move(x, y);
    const whole = await scale();
    await page.mouse.wheel(0, -300);
    await expect.poll(scale).toBeGreaterThan(whole);
    const after = await centre(town().locator('[data-cell=C12]'));
    // the board covers the window from top to bottom, so it may be held at an edge, but the cell stays near
    expect(Math.hypot(after.x - x, after.y - y)).toBeLessThan(60);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('keys: +, -, 0 and arrows', async () => {
    await fit();
    const whole = await scale();
    await press('+', '+');
    expect(await scale()).toBeCloseTo(whole * 1.96, 2);
    const cell = town().locator('[data-cell=H8]');
    await atRest();
    const before = await centre(cell);
    await press('ArrowDown');
    await atRest();
    expect((await centre(cell)).y).toBeCloseTo(before.y - 80, 0);
    await press('-');
    expect(await scale()).toBeCloseTo(whole * 1.4, 2);
    await press('0');
    expect(await scale()).toBeCloseTo(whole, 3);
  });

  test('the board scrolls to the cell that gets the focus', async () => {
    await fit();
    await press('+', '+', '+');
    await town().locator('[data-cell=A1]').focus();
    await press('End');
    expect(await focused()).toBe('O15');
    await expect.poll(() => town().locator('[data-cell=O15]').evaluate(isInSight)).toBe(true);
  });

  test('two fingers pinch, also where they begin on pieces, and press nothing', async () => {
    await fit();
    const before = await pressed();
    const whole = await scale();
    const { x, y } = await centre(town().locator('[data-cell=H8]'));
    await fingers('touchStart', [x - 20, y], [x + 20, y]);
    for (const apart of [30, 40, 50, 60]) await fingers('touchMove', [x - apart, y], [x + apart, y]);
    await fingers('touchEnd');
    await expect.poll(scale).toBeCloseTo(whole * 3, 1);
    expect(await pressed()).toBe(before);
  });

  test('a double tap zooms in and out where there is no piece, and two taps on a piece press it twice', async () => {
    const picture = state('pan-zoom', 'hidden buttons').locator('svg');
    const width = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0;
    const doubleTap = async ({ x, y }: { x: number; y: number }): Promise<void> => {
      // the times of the touches, in seconds, are those of quick fingers also where the browser is slow
      const start = Date.now() / 1000;
      for (const [at, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries()) {
        const touchPoints = type === 'touchStart' ? [{ x, y, id: 0 }] : [];
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + at * 0.02 });
      }
    };
    const whole = await width();
    const middle = await centre(picture);
    await doubleTap(middle);
    await expect.poll(width).toBeCloseTo(whole * 1.96, 0);
    await doubleTap(middle);
    await expect.poll(width).toBeCloseTo(whole, 0);
    await fit();
    const before = await scale();
    await doubleTap(await centre(town().locator('[data-cell=C3]')));
    await expect.poll(pressed).toBe('C3');
    expect(await scale()).toBe(before);
  });

  test('a game can scroll to a part of the board', async () => {
    await button(town(), 'Show I5 to K7').click();
    const frame = await centre(town().getByRole('group', { name: 'The town' }));
    // the board may still be gliding from the last key
    await expect
      .poll(async () => {
        const cell = await centre(town().locator('[data-cell=J6]'));
        return Math.hypot(cell.x - frame.x, cell.y - frame.y);
      })
      .toBeLessThan(1);
  });
});

test('the console has no errors', () => {
  expect(errors).toEqual([]);
});
