import { titleNamed } from '#shelf';
import { isRefused, no } from './decision.ts';
import type { Entry } from './entry.ts';
import { readForm } from './form.ts';
import { type House, openAt } from './house.ts';
import { looksLike } from './lookalikes.ts';
import type { Refused } from './protocol.ts';
import { newPass } from './secrets.ts';
import type { Guest } from './store.ts';
import type { Table } from './table.ts';

/** What people who share a device have agreed on. */
export interface Agreed {
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: string;
}

/**
 * Opens a table at which all of these people sit, in this order, and deals. Its host sits nowhere and sees what the
 * audience does: that is the device itself, while it lies between them.
 */
export async function openParty(
  house: House,
  host: Guest,
  people: readonly Guest[],
  { title, options, language }: Agreed,
): Promise<{ readonly table: Table } | Refused> {
  const named = titleNamed(title);
  if (!named) return no('badField', { field: 'title' });
  const form = readForm({ title, options, language, seats: people.length }, undefined);
  if (isRefused(form)) return form;
  if (people.some(({ name }, at) => people.slice(0, at).some(other => looksLike(other.name, name))))
    return no('nameTaken');
  const at = house.now();
  const entries = people.flatMap(({ id, name }, seat): Entry[] => [
    { kind: 'sat', by: id, at, seat, name, word: newPass() },
    { kind: 'readied', by: id, at, seat, ready: true },
  ]);
  const started: Entry = { kind: 'started', by: host.id, at, version: named.game.version };
  return { table: await openAt(house, host, form, { kept: [], entries: [...entries, started] }) };
}
