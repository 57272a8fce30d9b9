import type { Guest } from './guest.ts';

/** The name on a box. */
export const NAMES = { pi: 'P.I.', '07': '07 zgłoś się' } as const;
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

/** Comes by the link, and says who it is. */
export async function comeIn(guest: Guest, link: string): Promise<void> {
  const { page } = guest;
  await page.goto(link);
  await page.getByLabel(guest.word('table-name')).fill(guest.name);
  await button(guest, 'table-come-in').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The id of the table somebody is at. */
export const tableOf = (guest: Guest): string => new URL(guest.page.url()).pathname.split('/')[2] ?? '';
