import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ServerMessage } from '../tables/protocol.ts';
import type { Guest } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { button, join, NAMES, openTable, shown, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

const PHONE = { width: 390, height: 844 };

async function playNow(guest: Guest): Promise<void> {
  await guest.page.goto('/');
  await button(guest, 'home-play-now-title', { title: NAMES.pi }).click();
  await guest.page.waitForURL(/\/t\//);
  await boardShown(guest);
}

async function practise(guest: Guest): Promise<void> {
  await guest.page.goto('/');
  await button(guest, 'home-practise-title', { title: NAMES.pi }).click();
  await guest.page.waitForURL(/\/practice\//);
  await boardShown(guest);
}

const boardShown = (guest: Guest): Promise<void> => guest.page.getByRole('grid').first().waitFor();

async function inMenu(guest: Guest, key: string): Promise<void> {
  await button(guest, 'table-more').click();
  await guest.page.getByRole('menuitem', { name: guest.word(key), exact: true }).click();
}

async function leave(guest: Guest): Promise<void> {
  await inMenu(guest, 'table-leave');
  await guest.page
    .getByRole('dialog')
    .getByRole('button', { name: guest.word('table-leave'), exact: true })
    .click();
  await guest.page.waitForURL(url => url.pathname === '/');
}

describe('The table page', () => {
  test('a guest joins with a name and one button, leaves, and takes the seat back from a bot', async () => {
    const ann = await parlour.invite('Ann');
    const bob = await parlour.invite('Bob', PHONE);
    const link = await openTable(ann, 'pi');
    await join(bob, link);
    await shown(ann, 'table-ready').waitFor();
    await button(ann, 'table-fill-bots', { count: 1 }).click();
    await button(ann, 'table-start').click();
    await Promise.all([ann, bob].map(boardShown));

    await leave(bob);
    await shown(ann, 'kit-seat-left').first().waitFor();
    await button(ann, 'table-stand-in-for', { name: 'Bob' }).click();
    await bob.page.getByRole('link', { name: bob.word('home-continue-title', { title: NAMES.pi }) }).click();
    await button(bob, 'table-take-back').click();
    await button(bob, 'table-take-back').waitFor({ state: 'detached' });
    await expect.poll(() => shown(ann, 'kit-seat-left').count()).toBe(0);
  });

  test('after leaving in one window, another window offers only the seat back', async () => {
    const ann = await parlour.invite('Ann');
    await playNow(ann);
    const other = await ann.context.newPage();
    await other.goto(ann.page.url());
    await other.getByRole('grid').first().waitFor();
    await leave(ann);
    const seatBack = other.getByRole('button', { name: ann.word('table-seat-back'), exact: true });
    await seatBack.waitFor();
    await expect.poll(() => other.getByText(ann.word('table-your-turn'), { exact: true }).count()).toBe(0);
    await seatBack.click();
    await expect.poll(() => seatBack.count()).toBe(0);
  });

  test('a match on the device is left, continued, and removed from the list', async () => {
    const ann = await parlour.invite('Ann');
    const { page, word } = ann;
    await practise(ann);
    await leave(ann);
    const row = page.getByRole('link', { name: word('home-continue-title', { title: NAMES.pi }) });
    await row.click();
    await boardShown(ann);
    await page.goBack();
    await button(ann, 'home-dismiss', { title: NAMES.pi }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('home-dismiss-yes'), exact: true })
      .click();
    await row.waitFor({ state: 'detached' });
    await page.reload();
    await button(ann, 'home-play-now-title', { title: NAMES.pi }).waitFor();
    expect(await row.count()).toBe(0);
  });

  test('a host with a generated name is asked once for a name before friends see it', async () => {
    const ann = await parlour.invite('Ann', PHONE);
    await playNow(ann);
    await openTable(ann, 'pi');
    await ann.page.getByRole('main').getByText('Ann', { exact: true }).first().waitFor();
    await ann.page.goto('/');
    await button(ann, 'home-play-friends-title', { title: NAMES.pi }).click();
    await ann.page.waitForURL(/\/t\//);
    expect(await ann.page.getByRole('dialog').count()).toBe(0);
  });

  test('practice uses the name that was entered on the server', async () => {
    const ann = await parlour.invite('Ann');
    await practise(ann);
    await openTable(ann, 'pi');
    await practise(ann);
    // the table says “You”; the filter of the log shows the name
    await ann.page.getByRole('button', { name: ann.word('table-log-of'), exact: true }).click();
    const mine = ann.page.getByRole('menuitemradio', { name: 'Ann', exact: true });
    await mine.waitFor();
    expect(await mine.count()).toBe(1);
  });

  test.each([PHONE, { width: 1024, height: 768 }])(
    'a refusal is shown at the top, not over tabs, names its rule once, and disappears: $width×$height',
    async size => {
      const ann = await parlour.invite('Ann', { ...size, isOnlyHere: true });
      await ann.page.routeWebSocket(/\/api\/play$/, socket => {
        const server = socket.connectToServer();
        // a move based on entry 0 is refused
        socket.onMessage(text => {
          const command = JSON.parse(String(text)) as { readonly do: string };
          server.send(JSON.stringify(command.do === 'move' ? { ...command, based: 0 } : command));
        });
        server.onMessage(text => {
          const message = JSON.parse(String(text)) as ServerMessage;
          const refused = { because: 'rule', rule: 'PI-5.1' };
          socket.send(JSON.stringify(message.type === 'refused' ? { ...message, refused } : message));
        });
      });
      await playNow(ann);
      await ann.page.getByText(ann.word('table-your-turn'), { exact: true }).first().waitFor();
      await ann.page.locator('[data-place]').first().click();
      await ann.page.locator('[data-move=investigate]').click();
      const toast = ann.page.locator('[data-toasts]');
      await toast.waitFor();
      expect((await toast.textContent())?.match(/PI-5[.]1/g)).toEqual(['PI-5.1']);
      const box = await toast.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(size.height / 3);
      const tabs = await ann.page.getByRole('tablist').first().boundingBox();
      const isOverTabs =
        box && tabs && box.x + box.width > tabs.x && box.x < tabs.x + tabs.width && box.y + box.height > tabs.y;
      expect(isOverTabs).toBe(false);
      // its link opens the rule over the table
      const address = ann.page.url();
      await toast.getByRole('link').click();
      await ann.page.getByRole('dialog').locator('[id="PI-5.1"]').waitFor();
      expect(ann.page.url()).toBe(address);
      await ann.page.keyboard.press('Escape');
      await toast.waitFor({ state: 'detached' });
    },
  );

  test('a menu closes when the page under it scrolls', async () => {
    const ann = await parlour.invite('Ann');
    await ann.page.goto('/');
    await button(ann, 'frame-rules').click();
    const menu = ann.page.getByRole('menu');
    await menu.waitFor();
    await ann.page.mouse.wheel(0, 400);
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  test('a panel that throws does not break the rest of the table', async () => {
    const ann = await parlour.invite('Ann', { isOnlyHere: true });
    await ann.page.routeWebSocket(/\/api\/play$/, socket => {
      const server = socket.connectToServer();
      server.onMessage(text => {
        const message = JSON.parse(String(text)) as ServerMessage;
        socket.send(JSON.stringify(message.type === 'welcome' ? { ...message, said: [null] } : message));
      });
    });
    ann.expect(/TypeError/);
    await openTable(ann, 'pi');
    const alert = ann.page.getByRole('alert').filter({ hasText: ann.word('kit-panel-failed') });
    await alert.waitFor();
    await alert.getByRole('button', { name: ann.word('kit-try-again'), exact: true }).click();
    await alert.waitFor();
    await button(ann, 'table-fill-bots', { count: 2 }).click();
    await expect.poll(() => button(ann, 'table-start').isEnabled()).toBe(true);
  });

  test('a panel whose stylesheet could not be loaded at first gets it', async () => {
    const ann = await parlour.invite('Ann');
    const { page } = ann;
    await playNow(ann);
    const lost = new Set<string>();
    await page.route('**/*.css', route => {
      const url = route.request().url();
      if (lost.has(url)) return route.continue();
      lost.add(url);
      return route.abort();
    });
    ann.expect(/[.]css/);
    await page.getByRole('tab', { name: ann.word('board-tab-accuse'), exact: true }).click();
    await page.locator('fieldset[data-kind=suspect]').waitFor();
    await expect.poll(() => lost.size).toBeGreaterThan(0);
    const missing = () =>
      page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        return links.filter(({ sheet }) => sheet === null).length;
      });
    await expect.poll(missing).toBe(0);
  });

  test('the page says when the server cannot be reached, and can try again', async () => {
    const ann = await parlour.invite('Ann');
    const link = await openTable(ann, 'pi');
    const bob = await parlour.invite('Bob');
    bob.expect(/ERR_FAILED/);
    await bob.page.route('**/api/**', route => route.abort());
    await bob.page.goto(link);
    await bob.page.getByRole('heading', { name: bob.word('table-no-server') }).waitFor();
    await bob.page.unroute('**/api/**');
    await button(bob, 'table-try-again').click();
    await expect.poll(() => button(bob, 'table-join').isVisible()).toBe(true);
  });

  test('the link to another device disappears after use, and the old device says that the seat was moved', async () => {
    const ann = await parlour.invite('Ann');
    await playNow(ann);
    await inMenu(ann, 'table-other-device');
    const dialog = ann.page.getByRole('dialog');
    await dialog.getByRole('img').waitFor();
    const pass = ann.received.flatMap(({ text }) => /"pass":"([\w-]+)"/.exec(text)?.[1] ?? []).at(-1);
    const phone = await parlour.invite('Phone', PHONE);
    await phone.page.goto(`/t/${tableOf(ann)}#pass=${pass}`);
    await boardShown(phone);
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await shown(ann, 'table-handed-over').waitFor();
  });

  test('rules and settings open over the table, and a link scrolls to its rule', async () => {
    const ann = await parlour.invite('Ann', PHONE);
    const { page, word } = ann;
    await playNow(ann);
    const address = page.url();
    const dialog = page.getByRole('dialog');
    await inMenu(ann, 'table-see-rules');
    await dialog.getByRole('heading', { level: 1 }).waitFor();
    await dialog.getByText(word('rules-contents'), { exact: true }).first().click();
    const section = dialog.getByRole('navigation').getByRole('link').nth(4);
    const name = await section.textContent();
    await section.click();
    const heading = dialog.getByRole('heading', { name: name ?? '', exact: true });
    await expect
      .poll(() => heading.evaluate(element => element.getBoundingClientRect().top))
      .toBeLessThan(PHONE.height / 3);
    expect(page.url()).toBe(address);
    await dialog
      .getByRole('button', { name: word('kit-close'), exact: true })
      .first()
      .click();
    await inMenu(ann, 'frame-settings');
    await dialog.getByRole('heading', { level: 1, name: word('settings-title') }).waitFor();
    await dialog
      .getByRole('button', { name: word('kit-close'), exact: true })
      .first()
      .click();
    expect(page.url()).toBe(address);
    await boardShown(ann);
  });

  test.each([PHONE, { width: 1280, height: 800 }])(
    'the first title can be played without scrolling, at %o',
    async size => {
      for (const language of ['en', 'pl', 'it', 'uk'] as const) {
        const ann = await parlour.invite('Ann', { ...size, language });
        await ann.page.goto('/');
        const play = button(ann, 'home-play-now-title', { title: NAMES.pi });
        await play.waitFor();
        const box = await play.boundingBox();
        expect([language, (box?.y ?? Infinity) + (box?.height ?? 0)]).toEqual([language, expect.any(Number)]);
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      }
    },
  );
});
