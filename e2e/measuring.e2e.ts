import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { openBrowser } from './browser.ts';
import { layoutFlaws } from './layout.ts';

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

describe('What is measured is found', () => {
  test('a page without flaws has none', async () => {
    expect(
      await flawsOf(`<main><h1>Heading</h1><p>A sentence with <a href="#">a link</a> in it.</p>${WIDE}</main>`),
    ).toEqual([]);
  });

  test.each([
    ['a page too wide', '<div style="width: 500px; height: 10px"></div>', 'the page is 500 wide'],
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
    ['text that runs out', '<p style="width: 40px; white-space: nowrap">A long sentence</p>', 'runs out of'],
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
    ['a button too small', '<button style="width: 30px; height: 30px">x</button>', 'too small for a thumb'],
  ])('%s', async (_what, body, flaw) => {
    expect((await flawsOf(body)).join('\n')).toContain(flaw);
  });

  test('a word that says where it breaks is not broken', async () => {
    expect(await flawsOf('<p style="width: 60px">Depart\u00ADment</p>')).toEqual([]);
  });

  test('a button without a name keeps somebody out', async () => {
    await flawsOf('<main><h1>Heading</h1><button></button></main>');
    expect((await barriers(page)).join('\n')).toContain('button-name');
  });
});
