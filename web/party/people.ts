import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Seat } from '#kernel';
import { keep, kept } from '../keeping.ts';
import { createTable, type Table } from '../table/context.ts';
import { connectToTable } from '../table/table-connection.ts';
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

/** Everybody who shares the device at this table, which is seen with the eyes of all; each has a connection of their own. */
export const createPeople = (shared: Table): readonly Partner[] =>
  shared.doc().table.seats.flatMap((taken, seat) => (taken?.guest ? [partner(shared, seat, taken.guest)] : []));

function partner(shared: Table, seat: Seat, guest: string): Partner {
  const { host, id, game } = shared;
  const connection = connectToTable(host, id, { token: guest });
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
    return !!view && !title.game.offers(view).some(({ type }) => screen.openly?.includes(type));
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
