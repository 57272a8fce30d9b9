import { type Component, createMemo, For } from 'solid-js';
import { Button } from '#kit';
import type { Seat } from '#kernel';
import { boxNamed } from '../boxes.ts';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** Whoever is away, for those who may let a bot play instead. */
export const Absent: Component = () => {
  const table = useTable();
  const absent = createMemo((): Seat[] => {
    const { table: shown, you } = table.doc();
    if (shown.phase !== 'playing' || you.seat === null) return [];
    return shown.seats.flatMap((taken, seat) =>
      taken && taken.away !== null && taken.standIn === null && seat !== you.seat ? [seat] : [],
    );
  });
  const standIn = (seat: Seat): void => {
    const bot = boxNamed(table.doc().table.form.title)?.usual.bot ?? 'random';
    void table.send({ do: 'standIn', seat, bot });
  };
  return (
    <For each={absent()}>
      {seat => (
        <p class={style['banner']}>
          <span>{word('table-is-away', { name: table.nameOf(seat) })}</span>
          <Button
            size="small"
            onClick={() => standIn(seat)}
            aria-label={word('table-stand-in-for', { name: table.nameOf(seat) })}
          >
            {word('table-stand-in')}
          </Button>
        </p>
      )}
    </For>
  );
};
