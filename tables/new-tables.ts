import { type AnyGame, type BySeat, copy, same, type Seat, streamOf, tableFor } from '#kernel';
import { botsFor } from '#bots';
import { type Title, titleNamed } from '#shelf';
import { isRefused, no } from './decision.ts';
import type { Entry } from './entry.ts';
import { readForm } from './form.ts';
import { againstBots, freeBotName } from './lobby.ts';
import { type House, openAt } from './house.ts';
import { looksLike } from './lookalikes.ts';
import type { Refused } from './protocol.ts';
import { newPass, randomBytes } from './secrets.ts';
import type { Guest } from './store.ts';
import type { Table } from './table.ts';

/** Where another match stood, as one seat saw it. */
export interface Position {
  readonly title: string;
  /** Every option of that match, as its record has them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sat there: bots stay, and bots take the place of people. */
  readonly seats: BySeat<{ readonly name: string; readonly bot: string | null }>; // null: a person
  /** Whose eyes these are, and whose seat is taken over. */
  readonly seat: Seat;
  readonly view: object;
  readonly language: string;
}

/**
 * Opens a table at which a match goes on from a position, against bots. What the seat did not know is drawn anew from
 * what it knew, so that nobody learns anything by going on.
 */
export async function continueFrom(
  house: House,
  guest: Guest,
  position: Position,
): Promise<{ readonly table: Table } | Refused> {
  const title = titleNamed(position.title);
  if (!title) return no('badField', { field: 'title' });
  const { options, seats, seat, language } = position;
  const chosen = Object.fromEntries(Object.entries(options).filter(([option]) => !Object.hasOwn(title.fixed, option)));
  const state = imagined(title.game, position);
  // those who joined later do not sit there yet
  const present = seats.slice(0, state && title.game.growth?.seats(state));
  const form = readForm({ title: title.id, options: chosen, seats: present.length, language }, undefined);
  if (isRefused(form)) return form;
  if (!present[seat]) return no('noSuchSeat');
  const against = againstBots(form);
  if (against) return against;
  if (!state) return no('badField', { field: 'view' });
  if (title.game.result(state)) return no('notPlaying');
  const at = house.now();
  const sitting = seatedAt(title, guest, { ...position, seats: present }).map(
    (entry): Entry => ({ ...entry, by: guest.id, at }),
  );
  const started: Entry = { kind: 'started', by: guest.id, at, version: title.game.version, from: state };
  return { table: await openAt(house, guest, form, { kept: [], entries: [...sitting, started] }) };
}

/** A state that looks to the seat as it did; undefined if nothing does, because somebody tampered with the view. */
function imagined(game: AnyGame, { seat, view }: Position): object | undefined {
  try {
    const state = game.imagine(copy(view), streamOf(randomBytes(32), 0));
    return same(game.view(state, seat), view) ? withoutLatecomers(game, state) : undefined;
  } catch {
    return undefined; // what is no view leads anywhere
  }
}

/** Nobody joins a match that goes on against bots. */
function withoutLatecomers(game: AnyGame, state: object): object {
  const { growth } = game;
  if (!growth) return state;
  while (growth.waiting(state) > 0)
    game.apply(state, 'table', growth.dismiss(state), tableFor(streamOf(randomBytes(32), 0), []));
  return state;
}

type Sitting = Omit<Entry & { kind: 'sat' }, 'by' | 'at'> | Omit<Entry & { kind: 'botSat' }, 'by' | 'at'>;

function seatedAt(title: Title, guest: Guest, { seats, seat: own }: Position): Sitting[] {
  const bots = botsFor(title);
  const names = [guest.name, ...seats.flatMap(({ name, bot }) => (bot === null ? [] : [name]))];
  return seats.map(({ name, bot }, seat): Sitting => {
    if (seat === own) return { kind: 'sat', seat, name: guest.name, word: newPass() };
    if (bot !== null && Object.hasOwn(bots, bot)) return { kind: 'botSat', seat, name, bot };
    const free = freeBotName(name => !names.some(one => looksLike(one, name)));
    names.push(free);
    return { kind: 'botSat', seat, name: free, bot: usualBot(title) };
  });
}

/** Neither the weakest nor the strongest. */
function usualBot({ bots }: Title): string {
  const names = Object.keys(bots);
  return names[Math.floor(names.length / 2)] ?? 'random';
}
