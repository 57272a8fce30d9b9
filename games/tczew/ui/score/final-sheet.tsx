import { type Component, createMemo, createSignal, For, Show } from 'solid-js';
import { Button, createReveal, SeatMark } from '#kit';
import { type TczewDesk, useDesk } from '../desk.ts';
import { Drawing } from '../drawing.tsx';
import type { MapUse } from '../map/marks.ts';
import { countedUse } from './counted-use.ts';
import { type RowId, ROWS, scoreSheetOf, type Verdict, verdictOf } from './rows.ts';
import { ScoreTable } from './score-table.tsx';
import css from './final-sheet.module.css';

/** How long each row takes to count up, ms. */
const ROW_TIME = 900;

const REASONS = { lastCard: 'ending-lastCard', idle: 'ending-idle', agreed: 'ending-agreed' } as const;

/**
 * Who won, by what, and the score sheet row by row. The cards of the chosen row are lit on the map. Below a verdict that
 * says who won, only the reason is told.
 */
export const FinalSheet: Component<{ isBelowVerdict?: boolean }> = props => {
  const desk = useDesk();
  const sheet = createMemo(() => scoreSheetOf(desk.open().board, desk.open().seats));
  const verdict = createMemo(() => verdictOf(desk.open().ending?.scores ?? []));
  const { shown, skip } = createReveal(ROWS.length, ROW_TIME);
  const [chosen, setChosen] = createSignal<RowId>(); // undefined: the row that counts up
  const row = (): RowId | undefined => chosen() ?? (shown() === undefined ? undefined : ROWS[(shown() ?? 1) - 1]);
  desk.useMap((): MapUse | undefined => {
    const counted = sheet().rows.find(({ id }) => id === row());
    return counted && countedUse(counted);
  });
  const reason = (): string =>
    `${decision(desk, verdict())} ${desk.word(REASONS[desk.open().ending?.reason ?? 'lastCard'])}`;
  return (
    <section class={css['final']} aria-label={desk.word('score-title')} data-final-sheet>
      <Show when={!props.isBelowVerdict} fallback={<p class={css['reason']}>{reason()}</p>}>
        <header class={css['banner']}>
          <Drawing name="start" />
          <div>
            <h3>
              <For each={verdict().winners}>{seat => <SeatMark seat={seat} />}</For>
              <span>{headline(desk, verdict())}</span>
            </h3>
            <p>{reason()}</p>
          </div>
        </header>
      </Show>
      <ScoreTable
        sheet={sheet()}
        winners={verdict().winners}
        shown={shown()}
        row={row()}
        onRow={id => {
          skip();
          setChosen(chosen() === id ? undefined : id);
        }}
      />
      <Show when={shown() !== undefined} fallback={<p class={css['soft']}>{desk.word('score-note')}</p>}>
        <Button onClick={skip}>{desk.word('score-skip')}</Button>
      </Show>
    </section>
  );
};

const headline = (desk: TczewDesk, { winners }: Verdict): string =>
  desk.word('ending-winners', { names: { list: winners.map(seat => ({ seat })) }, count: winners.length });

/** What decided: points, Monuments, or nothing more. */
function decision(desk: TczewDesk, { winners, by, lead }: Verdict): string {
  const best = desk.open().ending?.scores[winners[0] ?? 0];
  const args = { points: best?.total ?? 0, lead, monuments: best?.monumentCards ?? 0 };
  switch (by) {
    case 'points':
      return desk.word('ending-by-points', args);
    case 'monuments':
      return desk.word('ending-by-monuments', args);
    case 'shared':
      return desk.word('ending-shared', args);
  }
}
