import { type Component, For, Show } from 'solid-js';
import { Button, createLater, SeatBadge } from '#kit';
import type { Seat } from '#kernel';
import { boxNamed } from '../boxes.ts';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** While a match goes on: everybody at the table, whose move it is, and who is away. */
export const Seats: Component = () => {
  const table = useTable();
  const seats = () => table.doc().table.seats;
  const awaited = createLater(() => table.doc().awaited);
  const isAwaited = (seat: Seat): boolean => awaited().includes(seat);
  const mayStandIn = (seat: Seat): boolean => {
    const taken = seats()[seat];
    return (
      taken !== null &&
      taken !== undefined &&
      taken.away !== null &&
      taken.standIn === null &&
      table.doc().you.seat !== null &&
      table.doc().you.seat !== seat
    );
  };
  const standIn = (seat: Seat): void => {
    const bot = boxNamed(table.doc().table.form.title)?.usual.bot ?? 'random';
    void table.intend({ do: 'standIn', seat, bot });
  };
  return (
    <Show when={table.doc().table.phase === 'playing'}>
      <ul class={style['strip']} aria-label={word('table-seats')}>
        <For each={seats().map((_, seat) => seat)}>
          {seat => (
            <li class={style['strip-seat']}>
              <SeatBadge
                seat={seat}
                name={table.nameOf(seat)}
                isMe={seat === table.doc().you.seat}
                isBot={(seats()[seat]?.bot ?? seats()[seat]?.standIn ?? null) !== null}
                isAway={(seats()[seat]?.away ?? null) !== null}
                hasLeft={seats()[seat]?.left ?? false}
                isAwaited={isAwaited(seat)}
              />
              <Show when={mayStandIn(seat)}>
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => standIn(seat)}
                  aria-label={word('table-stand-in-for', { name: table.nameOf(seat) })}
                >
                  {word('table-stand-in')}
                </Button>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
