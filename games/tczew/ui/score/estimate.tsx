import { type Component, createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { useDesk } from '../desk.ts';
import type { MapUse } from '../map/marks.ts';
import { countedUse } from './counted-use.ts';
import { type RowId, scoreSheetOf } from './rows.ts';
import { ScoreTable } from './score-table.tsx';
import css from './score-table.module.css';

/** The points as they would be counted now, row by row, for players who want to see them (TCZ-20.17). */
export const Estimate: Component = () => {
  const desk = useDesk();
  const sheet = createMemo(() =>
    desk.isEstimating() ? scoreSheetOf(desk.open().board, desk.open().seats) : undefined,
  );
  const [row, setRow] = createSignal<RowId>(); // undefined: no cards are lit
  // the map is needed to place a card
  createEffect(
    on(
      [desk.chosenCard, desk.chosenCell],
      () => {
        setRow(undefined);
      },
      { defer: true },
    ),
  );
  desk.useMap((): MapUse | undefined => {
    const counted = sheet()?.rows.find(({ id }) => id === row());
    return counted && countedUse(counted);
  });
  return (
    <Show when={sheet()}>
      {now => (
        <section class={css['estimate']}>
          <ScoreTable sheet={now()} row={row()} onRow={id => setRow(row() === id ? undefined : id)} />
        </section>
      )}
    </Show>
  );
};
