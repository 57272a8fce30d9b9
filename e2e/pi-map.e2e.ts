import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../games/pi/rules/state.ts';
import { tileOf } from '../games/pi/ui/highlights.ts';
import { until } from './driver.ts';
import { docOf } from './received-docs.ts';
import type { Guest } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { button, openTable, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

/** Opens a table with bots, and waits for the guest's turn. */
async function atTable(guest: Guest): Promise<() => View> {
  await openTable(guest, 'pi');
  await button(guest, 'table-fill-bots', { count: 2 }).click();
  await button(guest, 'table-start').click();
  await guest.page.getByRole('grid').waitFor();
  const view = (): View => docOf(guest, tableOf(guest)).view as View;
  await myTurn(guest, view);
  return view;
}

async function myTurn(guest: Guest, view: () => View): Promise<void> {
  await until(() => docOf(guest, tableOf(guest)).awaited.includes(view().me as number), 'my turn');
}

const cellSize = (guest: Guest, place: string) =>
  guest.page.locator(`[data-place="${place}"]`).evaluate(cell => {
    const { width, height } = cell.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });

describe('The map of P.I.', () => {
  test('after asking by keys, focus and highlight stay on the examined tile and do not move to the replacement card', async () => {
    const ann = await parlour.invite('Ann', { width: 1280, height: 800 });
    const view = await atTable(ann);
    const { page } = ann;
    const [asked = ''] = view().open.display;
    const { place } = tileOf(view().open, asked);
    await page.locator(`[data-card="${asked}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-dock] [data-move=examine]').waitFor();
    await page.keyboard.press('Enter');
    await until(() => !view().open.display.includes(asked), 'the card is replaced');
    const replacement = view().open.display[0] ?? '';

    // the examined card stays, marked, until the answer was shown
    await page.locator(`[data-card="${asked}"]`).getByText(ann.word('board-card-asked'), { exact: true }).waitFor();
    expect(await page.locator(`[data-card="${replacement}"]`).count()).toBe(0);
    await page.locator(`[data-place="${place}"] [data-answer]`).waitFor();

    await page.locator(`[data-card="${replacement}"]`).waitFor();
    const focused = await page.evaluate(() => document.activeElement?.closest('[data-place], [data-card]')?.outerHTML);
    expect(focused).toContain(`data-place="${place}"`);
    const lit = page.locator('[data-card][class*=lit]');
    expect(await lit.count()).toBe(0);
  });

  test('moves of others are outlined until my next move, and can be stepped through', async () => {
    const ann = await parlour.invite('Ann', { width: 1280, height: 800 });
    const view = await atTable(ann);
    const { page } = ann;
    const investigate = async (place: string): Promise<void> => {
      await page.locator(`[data-place="${place}"]`).click();
      await page.locator('[data-dock] [data-move=investigate]').click();
    };
    await investigate('downtown');
    await until(() => view().open.round === 2, 'the next round');
    await myTurn(ann, view);
    const steps = page.getByRole('group', { name: ann.word('board-since-label'), exact: true });
    await steps.getByText(ann.word('board-step-at', { at: 2, count: 2 })).waitFor();
    const rings = page.locator('[data-outline=last]');
    await rings.first().waitFor();
    await steps.getByRole('button', { name: ann.word('board-step-earlier'), exact: true }).click();
    await steps.getByText(ann.word('board-step-at', { at: 1, count: 2 })).waitFor();
    await page.locator('[data-outline=last][data-strong]').first().waitFor();

    await investigate('chinatown');
    await page.locator('[data-place=chinatown] [data-answer]').waitFor();
    expect(await rings.count()).toBe(0);
  });

  test('a place keeps its size with three investigators and with large text, and pieces do not cover numbers', async () => {
    const ann = await parlour.invite('Ann', { width: 1280, height: 800 });
    const view = await atTable(ann);
    const { page } = ann;
    const before = await cellSize(ann, 'main-street');
    for (const round of [1, 2, 3]) {
      await myTurn(ann, view);
      await page.locator('[data-place=main-street]').click();
      await page.locator('[data-dock] [data-move=investigate]').click();
      await until(
        () => view().open.solvers[view().me as number]?.investigators.length === round,
        `investigator ${round} is sent`,
      );
      expect(await cellSize(ann, 'main-street')).toEqual(before);
    }
    const isCovered = () =>
      page.evaluate(() => {
        const pieces = [...document.querySelectorAll<HTMLElement>('[class*=piece] > b')];
        const boxes = [...document.querySelectorAll('[class*=layer] svg')].map(one => one.getBoundingClientRect());
        return pieces.some(one => {
          const figure = one.getBoundingClientRect();
          return boxes.some(
            box => box.left < figure.right - 1 && figure.left < box.right - 3 && Math.abs(box.top - figure.top) < 12,
          );
        });
      });
    await page.locator('[data-place=main-street] [data-answer]').waitFor({ state: 'detached' });
    expect(await isCovered()).toBe(false);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    await page.locator('[data-detail=short]').waitFor();
    expect(await cellSize(ann, 'main-street')).toEqual(before);
  });

  test('on a phone the answer is visible after asking from the evidence tab', async () => {
    const ann = await parlour.invite('Ann', { width: 390, height: 844 });
    const view = await atTable(ann);
    const { page, hand, word } = ann;
    await hand.tap(page.getByRole('tab', { name: word('board-tab-cards'), exact: true }));
    const card = page.getByRole('tabpanel').locator('[data-card]').first();
    const asked = (await card.getAttribute('data-card')) ?? '';
    const { place } = tileOf(view().open, asked);
    await hand.tap(card);
    await hand.tap(page.locator('[data-dock] [data-move=examine]'));
    await hand.needs(page.locator('[data-latest]'), 'The answer as a sentence');
    const tile = page.locator(`[data-place="${place}"] [data-answer]`);
    await hand.needs(tile, 'The answer on its tile');
    expect(await page.getByRole('tab', { selected: true }).first().innerText()).toContain(word('section-map'));
  });
});
