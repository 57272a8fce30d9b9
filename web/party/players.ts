import { type Accessor, createMemo, createSignal, mapArray } from 'solid-js';
import type { Seat } from '#kernel';
import { device } from '../hosts/device.ts';
import type { Failure } from '../hosts/host.ts';
import { setStored, getStored } from '../browser-storage.ts';
import { createTableModel, type TableModel } from '../table/context.ts';
import { connectToTable, type TableConnection } from '../table/table-connection.ts';
import { word } from '../words/words.ts';
import { whisperedSince } from './whispers.ts';

/** One player of a party. */
export interface PartyPlayer {
  readonly seat: Seat;
  /** Their own view of the table; undefined: not loaded. Shown only while they hold the device. */
  readonly table: Accessor<TableModel | undefined>;
  /** Whether they got a whisper since they last held the device. */
  readonly hasNews: Accessor<boolean>;
  /** Whether the device has to be handed to them for the match to go on. */
  readonly isDue: Accessor<boolean>;
  /** They have seen everything up to entry `n`. */
  saw(n: number): void;
}

/** All players of a party. */
export interface PartyPlayers {
  /** The seated players, by seat. */
  readonly seated: Accessor<readonly PartyPlayer[]>;
  /** Adds a latecomer, who gets a seat with the next round. Undefined: it succeeded. */
  add(name: string): Promise<Failure | undefined>;
}

/** A person's own connection. It is opened before they have a seat, since joining needs one. */
interface PersonConnection {
  readonly guest: string;
  readonly connection: TableConnection;
}

/** The players of a party; each has a connection of their own. `shared` is the view of the audience. */
export function createPartyPlayers(shared: TableModel): PartyPlayers {
  const { host, id } = shared;
  const [added, setAdded] = createSignal<readonly string[]>([]);
  const seatsTaken = (): readonly string[] => shared.doc().table.seats.map(taken => taken?.guest ?? '');
  const guests = createMemo((): readonly string[] => {
    const waiting = shared.doc().table.joining?.waiting ?? [];
    const all = [...seatsTaken(), ...waiting.map(({ guest }) => guest), ...added()];
    return [...new Set(all.filter(guest => guest !== ''))];
  });
  const lines = createMemo(
    mapArray(guests, (guest): PersonConnection => ({ guest, connection: connectToTable(host, id, { token: guest }) })),
  );
  const withSeat = createMemo(() => lines().filter(({ guest }) => seatsTaken().includes(guest)));
  const seated = createMemo(
    mapArray(withSeat, line => createPartyPlayer(shared, seatsTaken().indexOf(line.guest), line)),
  );
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

function createPartyPlayer(shared: TableModel, seat: Seat, { connection }: PersonConnection): PartyPlayer {
  const { host, id, game } = shared;
  const isHere = createMemo(() => connection.doc() !== undefined);
  const table = createMemo(() => (isHere() ? createTableModel({ host, id, connection, game }) : undefined));
  const key = `parlour.seen.${id}.${seat}`;
  const [seen, setSeen] = createSignal(Number(getStored(key) ?? 0));
  const isPlaying = (): boolean => shared.doc().table.phase === 'playing';
  const hasNews = createMemo(
    () => isPlaying() && whisperedSince(connection.heard(), shared.connection.heard(), seen()),
  );
  /** Open actions are done while the device is on the table. */
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
      setStored(key, String(n));
    },
  };
}

/** Why the match is paused. */
export const pauseReason = (people: readonly PartyPlayer[]): string =>
  word(people.some(({ hasNews }) => hasNews()) ? 'party-still-looking' : 'table-paused');

/** Agrees for everyone to an open request: the players are in one room. */
export async function agreeAll(people: readonly PartyPlayer[]): Promise<void> {
  for (const { seat, table } of people) {
    const asking = table()?.doc().table.asking;
    if (asking?.waitingFor.includes(seat)) await table()?.send({ do: 'agree', asked: asking.asked });
  }
}

/** Pauses the match: one player asks, and all agree. */
export async function pauseMatch(people: readonly PartyPlayer[]): Promise<void> {
  await people[0]?.table()?.send({ do: 'pause' });
  await agreeAll(people);
}
