import { type MatchRecord, readRecord } from '#kernel';
import type { Locator } from 'playwright-core';
import type { Guest } from './guest.ts';

/** What whole matches are played on: a phone, by touch, and a computer with a mouse. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1280, height: 800 } as const;

/** The name on a box. */
export const NAMES = {
  pi: 'P.I.',
  '07': '07 zgłoś się',
  spyfall: 'Spyfall',
  alcatraz: 'Alcatraz: The Scapegoat',
} as const;
export type TitleId = keyof typeof NAMES;

export const button = (guest: Guest, key: string, args?: Parameters<Guest['word']>[1]) =>
  guest.page.getByRole('button', { name: guest.word(key, args), exact: true });

/** A message on the page itself; what is only read aloud is elsewhere. */
export const shown = (guest: Guest, key: string) =>
  guest.page.getByRole('main').getByText(guest.word(key), { exact: true });

/** What is below the fold of a page that is read from top to bottom is scrolled to. */
export async function press({ hand }: Guest, target: Locator): Promise<void> {
  await hand.scrollTo(target);
  await hand.tap(target);
}

/** Opens a table for friends from the front door. The host sits down by opening it. */
export async function openTable(host: Guest, title: TitleId): Promise<string> {
  const { page } = host;
  // lists of a player who was here before come in late, and move what is below them
  await page.goto('/', { waitUntil: 'networkidle' });
  await press(host, button(host, 'home-play-friends-title', { title: NAMES[title] }));
  const name = page.getByRole('dialog').getByLabel(host.word('home-name'));
  await host.hand.type(name, host.name);
  await press(host, button(host, 'home-name-go'));
  await page.waitForURL(/\/t\//);
  await button(host, 'table-stand').waitFor();
  return page.url();
}

/** Comes by the link, says who it is, and has a seat and is ready with one button. */
export async function join(guest: Guest, link: string): Promise<void> {
  await introduce(guest, link);
  await press(guest, button(guest, 'table-join'));
  await button(guest, 'table-stand').waitFor();
}

/** Comes by the link, and could join, but only watches. */
export async function comeToWatch(guest: Guest, link: string): Promise<void> {
  await introduce(guest, link);
  await press(guest, button(guest, 'table-watch-only'));
}

async function introduce({ page, hand, name, word }: Guest, link: string): Promise<void> {
  await page.goto(link);
  const field = page.getByLabel(word('table-name'));
  await hand.scrollTo(field);
  await hand.type(field, name);
}

/** The id of the table somebody is at. */
export const tableOf = (guest: Guest): string => new URL(guest.page.url()).pathname.split('/')[2] ?? '';

/** The host decides how it is played. */
export async function choose(host: Guest, option: string, setting: string, count?: number): Promise<void> {
  const label = host.word(`option-${option}-${setting}`, count === undefined ? undefined : { count });
  const menu = host.page.getByLabel(host.word(`option-${option}`), { exact: true });
  await host.hand.scrollTo(menu);
  await host.hand.choose(menu, { label });
}

/** The record as anybody at the table can fetch it. */
export async function recordOf(guest: Guest, table: string): Promise<MatchRecord> {
  const answer = await guest.context.request.get(`/api/tables/${table}/record`);
  const read = readRecord(await answer.text());
  if ('problem' in read) throw new Error(`the record cannot be read: ${read.problem}`);
  return read.record;
}
