import { type Accessor, createMemo, createSignal, mapArray } from 'solid-js';
import type { Seat } from '#kernel';
import { device } from '../hosts/device.ts';
import type { Failure } from '../hosts/host.ts';
import { keep, kept } from '../keeping.ts';
import { createTable, type Table } from '../table/context.ts';
import { connectToTable, type TableConnection } from '../table/table-connection.ts';
import { word } from '../words/words.ts';
import { whisperedSince } from './whispers.ts';

/** One of those who share the device. */
export interface Partner {
  readonly seat: Seat;
  /** The table as they see it; undefined: not heard of yet. Nothing of it is for the screen unless they hold the device. */
  readonly table: Accessor<Table | undefined>;
  /** Whether they were told something in secret since they last held the device. */
  readonly hasNews: Accessor<boolean>;
  /** Whether the device has to be handed to them for the match to go on. */
  readonly isDue: Accessor<boolean>;
  /** They have looked at everything there was at this number. */
  saw(n: number): void;
}

/** Everybody who shares the device at a table. */
export interface People {
  /** Who has a seat, in the order of the seats. */
  readonly seated: Accessor<readonly Partner[]>;
  /** Adds somebody who came late: they get a seat with the next round. Undefined: it is done. */
  add(name: string): Promise<Failure | undefined>;
}

/** Somebody's own connection to the table. They have it before they have a seat: who is not connected does not join. */
interface Line {
  readonly guest: string;
  readonly connection: TableConnection;
}

/** The people at this table, which is seen with the eyes of all; each has a connection of their own. */
export function createPeople(shared: Table): People {
  const { host, id } = shared;
  const [added, setAdded] = createSignal<readonly string[]>([]);
  const seatsTaken = (): readonly string[] => shared.doc().table.seats.map(taken => taken?.guest ?? '');
  const guests = createMemo((): readonly string[] => {
    const waiting = shared.doc().table.joining?.waiting ?? [];
    const all = [...seatsTaken(), ...waiting.map(({ guest }) => guest), ...added()];
    return [...new Set(all.filter(guest => guest !== ''))];
  });
  const lines = createMemo(
    mapArray(guests, (guest): Line => ({ guest, connection: connectToTable(host, id, { token: guest }) })),
  );
  const withSeat = createMemo(() => lines().filter(({ guest }) => seatsTaken().includes(guest)));
  const seated = createMemo(mapArray(withSeat, line => partner(shared, seatsTaken().indexOf(line.guest), line)));
  return {
    seated,
    async add(name) {
      const person = await device.addPerson(name);
      if (!person.ok) return person.refused;
      const guest = person.value.id;
      setAdded(all => [...all, guest]);
      const joined = await lines()
        .find(line => line.guest === guest)
        ?.connection.send({ do: 'join' });
      if (!joined?.refused) return undefined;
      setAdded(all => all.filter(one => one !== guest));
      return joined.refused;
    },
  };
}

function partner(shared: Table, seat: Seat, { connection }: Line): Partner {
  const { host, id, game } = shared;
  const isHere = createMemo(() => connection.doc() !== undefined);
  const table = createMemo(() => (isHere() ? createTable({ host, id, connection, game }) : undefined));
  const key = `parlour.seen.${id}.${seat}`;
  const [seen, setSeen] = createSignal(Number(kept(key) ?? 0));
  const isPlaying = (): boolean => shared.doc().table.phase === 'playing';
  const hasNews = createMemo(
    () => isPlaying() && whisperedSince(connection.heard(), shared.connection.heard(), seen()),
  );
  /** What hides nothing is done while the device lies on the table. */
  const mustHide = createMemo(() => {
    const view = table()?.view();
    const { title, screen } = game();
    return !!view && !title.game.offers(view).some(({ type }) => screen.openActions?.includes(type));
  });
  return {
    seat,
    table,
    hasNews,
    isDue: createMemo(() => hasNews() || (isPlaying() && shared.doc().awaited.includes(seat) && mustHide())),
    saw(n) {
      setSeen(n);
      keep(key, String(n));
    },
  };
}

/** Why the table stands still. */
export const whyStill = (people: readonly Partner[]): string =>
  word(people.some(({ hasNews }) => hasNews()) ? 'party-still-looking' : 'table-paused');

/** Has everybody agree to what one of them asks for: they sit in one room, and have said so. */
export async function agreeAll(people: readonly Partner[]): Promise<void> {
  for (const { seat, table } of people) {
    const asking = table()?.doc().table.asking;
    if (asking?.waitingFor.includes(seat)) await table()?.send({ do: 'agree', asked: asking.asked });
  }
}

/** Stops the clock: one asks for it, and all agree. */
export async function standStill(people: readonly Partner[]): Promise<void> {
  await people[0]?.table()?.send({ do: 'pause' });
  await agreeAll(people);
}
