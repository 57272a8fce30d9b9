import { type MatchRecord, readRecord } from '#kernel';
import type { Guest } from './guest.ts';

/** The name on a box. */
export const NAMES = { pi: 'P.I.', '07': '07 zgłoś się', spyfall: 'Spyfall' } as const;
export type TitleId = keyof typeof NAMES;

export const button = (guest: Guest, key: string, args?: Parameters<Guest['word']>[1]) =>
  guest.page.getByRole('button', { name: guest.word(key, args), exact: true });

/** A message on the page itself; what is only read aloud is elsewhere. */
export const shown = (guest: Guest, key: string) =>
  guest.page.getByRole('main').getByText(guest.word(key), { exact: true });

/** Opens a table for friends from the front door. The host sits down by opening it. */
export async function openTable(host: Guest, title: TitleId): Promise<string> {
  const { page } = host;
  await page.goto('/');
  await button(host, 'home-play-friends-title', { title: NAMES[title] }).click();
  const name = page.getByRole('dialog').getByLabel(host.word('home-name'));
  await name.fill(host.name);
  await button(host, 'home-name-go').click();
  await page.waitForURL(/\/t\//);
  await button(host, 'table-stand').waitFor();
  return page.url();
}

/** Comes by the link, says who it is, and has a seat and is ready with one button. */
export async function join(guest: Guest, link: string): Promise<void> {
  await introduce(guest, link);
  await button(guest, 'table-join').click();
  await button(guest, 'table-stand').waitFor();
}

/** Comes by the link to a table where no seat is free. */
export async function comeToWatch(guest: Guest, link: string): Promise<void> {
  await introduce(guest, link);
  await button(guest, 'table-watch').click();
}

async function introduce({ page, name, word }: Guest, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(word('table-name')).fill(name);
}

/** The id of the table somebody is at. */
export const tableOf = (guest: Guest): string => new URL(guest.page.url()).pathname.split('/')[2] ?? '';

/** The host decides how it is played. */
export async function choose(host: Guest, option: string, setting: string, count?: number): Promise<void> {
  const label = host.word(`option-${option}-${setting}`, count === undefined ? undefined : { count });
  const menu = host.page.getByLabel(host.word(`option-${option}`), { exact: true });
  await menu.selectOption({ label });
}

/** The record as anybody at the table can fetch it. */
export async function recordOf(guest: Guest, table: string): Promise<MatchRecord> {
  const answer = await guest.context.request.get(`/api/tables/${table}/record`);
  const read = readRecord(await answer.text());
  if ('problem' in read) throw new Error(`the record cannot be read: ${read.problem}`);
  return read.record;
}
