import { describe, expect, test } from 'vitest';
import { type Change, fill, type Offer, patch, quickChance, readOptions, same } from '#kernel';
import { SHELF, titleNamed } from '#shelf';
import { attempt } from './commands.ts';
import { offersOf } from './doc.ts';
import type { Entry } from './entry.ts';
import { openedTable } from './fold.ts';
import { welcome } from './listeners.ts';
import type { Doc, Command } from './protocol.ts';
import type { Guest, GuestId } from './store.ts';
import { NOTHING_SAID } from './table.fixture.ts';
import { matchOf, type FoldedTable } from './table.ts';
import { type Listener, type ShownState, shownOf, showTo, tell } from './tell.ts';

/** Undo replays the match up to that move, so long matches take long. */
const LONGEST = 400;

const guest = (id: GuestId): Guest => ({ id, name: id, madeAt: 0 });

const usual = (title: string): Readonly<Record<string, unknown>> => {
  const read = readOptions(titleNamed(title)?.game.options ?? {}, titleNamed(title)?.fixed ?? {});
  if ('problem' in read) throw new Error(`${title} cannot be played as usual`);
  return { ...read.options };
};

const opening = (title: string): Entry => ({
  kind: 'opened',
  by: 'ann',
  at: 0,
  table: 'here',
  code: 'BCDFGH',
  form: {
    title,
    options: usual(title),
    seats: 3,
    turnClock: null,
    language: 'en',
    isPublic: false,
    watching: true,
    grows: true,
    latecomers: true,
  },
  secret: '07'.repeat(32),
  kept: [],
});

/** As `toEqual`, which is slow for large equal values. */
const expectSame = (one: unknown, other: unknown): void => {
  if (!same(one, other)) expect(one).toEqual(other);
};

/** A client that updates its document only from messages. */
interface Client extends Listener {
  doc: Doc;
  bytes: number;
}

function clientOf(name: GuestId, offers: boolean, table: FoldedTable, shown: ShownState): Client {
  const client: Client = {
    guest: guest(name),
    viewer: 'audience',
    offers,
    doc: {} as Doc,
    bytes: 0,
    hear(message) {
      this.bytes += Buffer.byteLength(message);
      const told = JSON.parse(message) as { doc?: Doc; change?: Change };
      this.doc = told.doc ?? (patch(this.doc, told.change) as Doc);
    },
    dismiss: () => {},
  };
  client.hear(welcome(table, client, { clock: null, history: '', watchers: null }));
  showTo(client, table, shown);
  return client;
}

describe.each(SHELF.map(({ id }) => id))('who plays %s without its rules', title => {
  test('gets the offers of its view at every step, and no other client does', () => {
    const table = openedTable(opening(title));
    const shown = shownOf(table);
    const chance = quickChance(3);
    const [ann, bob, eve] = [
      clientOf('ann', true, table, shown),
      clientOf('bob', true, table, shown),
      clientOf('eve', true, table, shown),
    ];
    const [plain, another] = [clientOf('ann', false, table, shown), clientOf('cyd', false, table, shown)];
    const asking = [ann, bob, eve];
    const listeners = [...asking, plain, another];
    let at = 0;

    const does = (name: GuestId, command: Exclude<Command, { do: 'rematch' }>): boolean => {
      at += 1;
      const outcome = attempt({ table, guest: guest(name), now: at, outages: [], grace: 0 }, command, NOTHING_SAID);
      if (!outcome.ok || !('entry' in outcome)) return false;
      tell({ table, entry: outcome.entry, shown, listeners });
      for (const { doc, viewer } of asking) expectSame(doc.offers, offersOf(table, viewer));
      for (const client of [plain, another]) expect(client.doc).not.toHaveProperty('offers');
      const { offers: _, ...rest } = ann.doc;
      expectSame(plain.doc, rest);
      return true;
    };

    ['ann', 'bob', 'cyd'].forEach((name, seat) => {
      expect(does(name, { do: 'sit', seat, word: name })).toBe(true);
      does(name, { do: 'ready', ready: true });
    });
    expect(asking.map(({ doc }) => doc.offers)).toEqual([[], [], []]);
    expect(does('ann', { do: 'start' })).toBe(true);

    let undone = 0;
    for (let step = 0; step < LONGEST && table.phase === 'playing'; step++) {
      const seat = chance.pick([0, 1, 2]);
      const name = table.chairs[seat]?.taken?.guest ?? '';
      const offers = offersOf(table, seat) as Offer<{ type: string }>[];
      // accusing at random would end most matches at once
      const some = offers.filter(({ type }) => type !== 'accuse' || chance.below(20) === 0);
      if (some.length === 0) continue;
      const action = fill(chance.pick(some), chance);
      // of a no-op there is no entry, and nothing to tell
      const { game, state } = matchOf(table);
      const isMove = game.noOp?.(game.view(state, seat), action) !== true;
      expect(does(name, { do: 'move', action, based: table.n })).toBe(isMove);
      if (!isMove) continue;
      if (chance.below(3) === 0 && does(name, { do: 'undo', based: table.n })) undone += 1;
    }
    expect(undone).toBeGreaterThan(0);
    expect(eve.doc.offers).toEqual([]);
    expect(ann.bytes).toBeGreaterThan(plain.bytes);
  });
});
