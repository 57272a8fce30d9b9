import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { openBrowser } from './browser.ts';
import { type PersonInput, personInputOf } from './hand.ts';
import { layoutFlaws } from './layout.ts';
import { watchWindow } from './window-watch.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
});
afterAll(() => browser.close());

async function flawsOf(body: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Page</title><body style="margin: 0">${body}</body></html>`,
  );
  return layoutFlaws(page);
}

const WIDE = '<button style="width: 200px; height: 44px">Do it</button>';

describe('The layout check finds', () => {
  test('nothing on a page without flaws', async () => {
    expect(
      await flawsOf(`<main><h1>Heading</h1><p>A sentence with <a href="#">a link</a> in it.</p>${WIDE}</main>`),
    ).toEqual([]);
  });

  test.each([
    ['a page that is too wide', '<div style="width: 500px; height: 10px"></div>', 'the page is 500 wide'],
    [
      'something that scrolls sideways',
      '<div style="overflow-x: auto"><p style="width: 900px">Far</p></div>',
      'is 900 wide and shows 360',
    ],
    [
      'text cut at the side',
      '<p style="width: 60px; overflow: hidden; white-space: nowrap">A long sentence</p>',
      'is cut at the side',
    ],
    [
      'text that ends in dots',
      '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long sentence</p>',
      'ends in dots',
    ],
    ['text cut below', '<p style="height: 12px; overflow: hidden">One<br>Two<br>Three</p>', 'is cut above or below'],
    ['text that overflows its box', '<p style="width: 40px; white-space: nowrap">A long sentence</p>', 'runs out of'],
    [
      'a word broken in two',
      '<p style="width: 40px; overflow-wrap: anywhere">Department</p>',
      '"Department" is broken in two',
    ],
    [
      'text over text',
      '<p>Here lies a sentence</p><p style="position: absolute; top: 4px; pointer-events: none">Another</p>',
      'lie over each other',
    ],
    [
      'text under something',
      '<p>Here lies a sentence</p><div style="position: absolute; top: 0; width: 300px; height: 60px"></div>',
      'is covered by <div>',
    ],
    [
      'the end of a page under a bar',
      `<div style="height: 2000px"></div><p>The end</p><nav style="position: fixed; bottom: 0; height: 60px; width: 360px">Bar</nav>`,
      '"The end" is covered by <nav>',
    ],
    [
      'shortened text without the whole text elsewhere',
      '<p data-shortens style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long sentence</p>',
      '"A long sentence" is shortened, and its whole text is nowhere',
    ],
    [
      'shortened text without dots',
      '<p data-shortens title="A long sentence" style="width: 60px; overflow: hidden; white-space: nowrap">A long sentence</p>',
      '"A long sentence" is cut without dots',
    ],
    ['a button that is too small', '<button style="width: 30px; height: 30px">x</button>', 'too small for a thumb'],
  ])('%s', async (_what, body, flaw) => {
    expect((await flawsOf(body)).join('\n')).toContain(flaw);
  });

  test('no flaw in shortened text with the whole text in a label or a button', async () => {
    const DOTS = 'width: 60px; height: 44px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis';
    expect(
      await flawsOf(`<div data-shortens><p title="A long sentence" style="${DOTS}">A long sentence</p>
        <button style="${DOTS}">Another long sentence</button></div>`),
    ).toEqual([]);
  });

  test('no flaw in a word that breaks at a soft hyphen', async () => {
    expect(await flawsOf('<p style="width: 60px">Depart\u00ADment</p>')).toEqual([]);
  });

  test('a button without a name, by axe', async () => {
    await flawsOf('<main><h1>Heading</h1><button></button></main>');
    expect((await barriers(page)).join('\n')).toContain('button-name');
  });
});

describe.each(['mouse', 'finger'])('Input by %s does only what a person can do', tool => {
  let own: Page;
  let hand: PersonInput;
  beforeAll(async () => {
    const isTouch = tool === 'finger';
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: isTouch,
      isMobile: isTouch,
    });
    own = await context.newPage();
    hand = personInputOf(`a player with a ${tool}`, own, { isTouch, reachTimeout: 300 });
  });
  const PRESS = '<button onclick="this.textContent += \'!\'">Press</button>';
  const show = (body: string): Promise<void> =>
    own.setContent(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><body style="margin: 0">${body}</body></html>`,
    );
  const press = () => own.getByRole('button', { name: 'Press' });

  test('it taps a button in the window', async () => {
    await show(PRESS);
    await hand.tap(press());
    expect(await press().textContent()).toBe('Press!');
  });

  test.each([
    ['a button below the window', `<div style="height: 1000px"></div>${PRESS}`, 'is outside the window'],
    [
      'a button under another element',
      `${PRESS}<p style="position: fixed; inset: 0; margin: 0; background: white">Toast</p>`,
      'lies under <p> "Toast"',
    ],
    ['a disabled button', PRESS.replace('<button', '<button disabled'), 'is disabled'],
  ])('it does not tap %s', async (_what, body, why) => {
    await show(body);
    await expect(hand.tap(press())).rejects.toThrow(why);
    expect(await press().textContent()).toBe('Press');
    expect(await own.evaluate(() => scrollY)).toBe(0);
  });

  test('a needed element must be in the window as a whole', async () => {
    await show(`<div style="height: 725px"></div>${PRESS.replace('<button', '<button style="height: 44px"')}`);
    expect(await hand.hides(press())).toContain('is outside the window');
    await expect(hand.needs(press(), 'The main action')).rejects.toThrow('The main action is outside the window');
  });

  test('it scrolls a panel, but never the page of a table', async () => {
    const far = `<div style="height: 2000px"></div>${PRESS}`;
    await show(`<div style="height: 300px; overflow: auto">${far}</div>`);
    await hand.scrollTo(press());
    await hand.tap(press());
    expect(await press().textContent()).toBe('Press!');
    await show(far);
    await own.evaluate(() => void (document.documentElement.dataset['window'] = ''));
    await expect(hand.scrollTo(press())).rejects.toThrow('no panel can be scrolled to it');
  });

  test('it keeps a button pressed while it looks', async () => {
    await show(
      PRESS.replace('onclick="', 'onpointerdown="this.dataset.held = true" onpointerup="delete this.dataset.held; '),
    );
    expect(await hand.hold(press(), () => press().getAttribute('data-held'))).toBe('true');
    expect(await press().getAttribute('data-held')).toBe(null);
  });
});

test('the window watch reports a board that moves and a page that can be scrolled', async () => {
  await page.setContent(
    '<html data-window><body style="margin: 0"><i></i><main style="height: 300px">Board</main></body></html>',
  );
  const watch = await watchWindow({ name: 'Ann', page }, 'main');
  await watch.check();
  await page.evaluate(() => document.querySelector('i')?.setAttribute('style', 'display: block; height: 90px'));
  await expect.poll(() => watch.check().catch(String)).toContain('the board moved: 0, 0, 360, 300 → 0, 90, 360, 300');
  expect(await watch.checkShifts().catch(String)).toContain('layout shifts of');
  const other = await watchWindow({ name: 'Ann', page }, 'main');
  await page.evaluate(() => document.body.setAttribute('style', 'margin: 0; padding-bottom: 600px'));
  await expect.poll(() => other.check().catch(String)).toContain('the page can be scrolled at a table');
});
