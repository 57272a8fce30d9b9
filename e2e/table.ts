import { type MatchRecord, readRecord } from '#kernel';
import type { Locator } from 'playwright-core';
import type { Guest } from './guest.ts';

/** The window sizes for whole matches: a phone with touch, and a computer with a mouse. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1280, height: 800 } as const;

/** The names of the titles. */
export const NAMES = {
  pi: 'P.I.',
  '07': '07 zgłoś się',
  spyfall: 'Spyfall',
  alcatraz: 'Alcatraz: The Scapegoat',
  tczew: 'Zbudujmy Tczew',
} as const;
export type TitleId = keyof typeof NAMES;

export const button = (guest: Guest, key: string, args?: Parameters<Guest['word']>[1]) =>
  guest.page.getByRole('button', { name: guest.word(key, args), exact: true });

/** A message in the main part of the page, without live regions. */
export const shown = (guest: Guest, key: string) =>
  guest.page.getByRole('main').getByText(guest.word(key), { exact: true });

/** Scrolls to the target, and taps it. */
export async function press({ hand }: Guest, target: Locator): Promise<void> {
  await hand.scrollTo(target);
  await hand.tap(target);
}

/** Opens a table for friends from the home page. The host has a seat at once. */
export async function openTable(host: Guest, title: TitleId): Promise<string> {
  const { page } = host;
  // the lists of a returning player load late, and move the content below them
  await page.goto('/', { waitUntil: 'networkidle' });
  await press(host, button(host, 'home-play-friends-title', { title: NAMES[title] }));
  const name = page.getByRole('dialog').getByLabel(host.word('home-name'));
  await host.hand.type(name, host.name);
  await press(host, button(host, 'home-name-go'));
  await page.waitForURL(/\/t\//);
  await button(host, 'table-stand').waitFor();
  return page.url();
}

/** Opens the link, enters a name, and joins with one button. */
export async function join(guest: Guest, link: string): Promise<void> {
  await enterName(guest, link);
  await press(guest, button(guest, 'table-join'));
  await button(guest, 'table-stand').waitFor();
}

/** Opens the link, enters a name, and watches. */
export async function watchTable(guest: Guest, link: string): Promise<void> {
  await enterName(guest, link);
  await press(guest, button(guest, 'table-watch-only'));
}

async function enterName({ page, hand, name, word }: Guest, link: string): Promise<void> {
  await page.goto(link);
  const field = page.getByLabel(word('table-name'));
  await hand.scrollTo(field);
  await hand.type(field, name);
}

/** The id of the table in the address. */
export const tableOf = (guest: Guest): string => new URL(guest.page.url()).pathname.split('/')[2] ?? '';

/** Sets an option of the table. */
export async function choose(host: Guest, option: string, setting: string, count?: number): Promise<void> {
  const label = host.word(`option-${option}-${setting}`, count === undefined ? undefined : { count });
  const menu = host.page.getByLabel(host.word(`option-${option}`), { exact: true });
  await host.hand.scrollTo(menu);
  await host.hand.choose(menu, { label });
}

/** Fetches the record of a match. */
export async function recordOf(guest: Guest, table: string): Promise<MatchRecord> {
  const response = await guest.context.request.get(`/api/tables/${table}/record`);
  const read = readRecord(await response.text());
  if ('problem' in read) throw new Error(`the record cannot be read: ${read.problem}`);
  return read.record;
}
