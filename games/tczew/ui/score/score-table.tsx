import { type Component, For, Show } from 'solid-js';
import { CountUp, SeatMark, withSoftHyphens } from '#kit';
import type { Seat } from '#kernel';
import { OBJECTS } from '../../rules/kinds.ts';
import { useDesk } from '../desk.ts';
import { categoryDrawing, Drawing } from '../drawing.tsx';
import type { RowId, ScoreCell, ScoreRow, ScoreSheet } from './rows.ts';
import css from './score-table.module.css';

interface ScoreTableProps {
  sheet: ScoreSheet;
  /** How many rows are shown so far; undefined: all. */
  shown?: number | undefined;
  winners?: readonly Seat[];
  /** The row whose cells are lit; undefined: none. */
  row?: RowId | undefined;
  onRow(row: RowId): void;
}

/** Words of so many letters may be broken in a narrow table. */
const LONG = 9;

const DRAWINGS: Readonly<Record<RowId, string>> = {
  largest: 'theme-growth',
  starts: 'start',
  monuments: 'monument',
  uniques: 'unique',
  futures: 'future',
  categories: 'housing',
  contamination: 'contamination',
};

/** The name of each rule, and what it gives. */
const WORDS = {
  largest: ['score-largest', 'score-largest-rule'],
  starts: ['score-starts', 'score-starts-rule'],
  monuments: ['score-monuments', 'score-monuments-rule'],
  uniques: ['score-uniques', 'score-uniques-rule'],
  futures: ['score-futures', 'score-futures-rule'],
  categories: ['score-categories', 'score-categories-rule'],
  contamination: ['score-contamination', 'score-contamination-rule'],
} as const satisfies Record<RowId, readonly [string, string]>;

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** One row per rule of scoring, a column per player, and the sum behind each number. */
export const ScoreTable: Component<ScoreTableProps> = props => {
  const desk = useDesk();
  const isShown = (at: number): boolean => props.shown === undefined || at < props.shown;
  const isComplete = (): boolean => isShown(props.sheet.rows.length);
  return (
    <table class={css['table']} data-score-table>
      <caption class="visually-hidden">{desk.word('score-title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{desk.word('score-rule')}</span>
          </th>
          <For each={desk.seats()}>
            {seat => (
              <th scope="col">
                <span class={css['who']} title={desk.nameOf(seat)}>
                  <SeatMark seat={seat} />
                  <bdi>{desk.shortName(seat)}</bdi>
                </span>
                <Show when={desk.open().towns[seat]} keyed>
                  {town => <small>{desk.townName(town)}</small>}
                </Show>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.sheet.rows}>
          {(row, at) => (
            <tr
              data-row={row.id}
              data-chosen={props.row === row.id ? '' : undefined}
              data-hidden={isShown(at()) ? undefined : ''}
            >
              <th scope="row">
                <button
                  type="button"
                  class={css['name']}
                  aria-pressed={props.row === row.id}
                  onClick={() => props.onRow(row.id)}
                >
                  <RowName row={row} />
                </button>
              </th>
              <For each={row.seats}>
                {(cell, seat) => (
                  <td onClick={() => props.onRow(row.id)}>
                    <Show when={isShown(at())}>
                      <b data-none={cell.points === 0 ? '' : undefined}>
                        <Show when={props.shown !== undefined} fallback={signed(cell.points)}>
                          <CountUp to={cell.points} write={signed} />
                        </Show>
                      </b>
                      <Sum row={row} cell={cell} seat={seat()} sheet={props.sheet} />
                    </Show>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{desk.word('score-total')}</th>
          <For each={props.sheet.totals}>
            {(total, seat) => (
              <td>
                <Show when={isComplete()}>
                  <b>{signed(total)}</b>
                  <Show when={props.winners?.includes(seat())}>
                    <span class={css['wins']}>{desk.word('score-wins')}</span>
                  </Show>
                </Show>
              </td>
            )}
          </For>
        </tr>
      </tfoot>
    </table>
  );
};

const RowName: Component<{ row: ScoreRow }> = props => {
  const desk = useDesk();
  return (
    <>
      <span class={css['sign']} aria-hidden="true">
        <Drawing name={DRAWINGS[props.row.id]} />
      </span>
      <span>
        {withSoftHyphens(desk.word(WORDS[props.row.id][0]), LONG)}
        <small>{desk.word(WORDS[props.row.id][1])}</small>
      </span>
    </>
  );
};

/** How a number came about: cells, cards times points, or the categories there are. */
const Sum: Component<{ row: ScoreRow; cell: ScoreCell; seat: Seat; sheet: ScoreSheet }> = props => {
  const desk = useDesk();
  const has = (category: (typeof OBJECTS)[number]): boolean =>
    props.sheet.categories[props.seat]?.has(category) ?? false;
  return (
    <Show
      when={props.row.id === 'categories'}
      fallback={
        <small>
          {props.row.each === null
            ? desk.word('score-cells', { count: props.cell.count })
            : props.cell.count === 0
              ? desk.word('score-none')
              : `${props.cell.count} × ${signed(props.row.each)}`}
        </small>
      }
    >
      <span class={css['categories']}>
        <For each={OBJECTS}>
          {category => (
            <span
              class={css['category']}
              data-kind={category}
              data-missing={has(category) ? undefined : ''}
              title={desk.categoryName(category)}
            >
              <Drawing name={categoryDrawing(category)} />
              <span class="visually-hidden">
                {has(category)
                  ? desk.categoryName(category)
                  : desk.word('score-missing', { category: desk.categoryName(category) })}
              </span>
            </span>
          )}
        </For>
      </span>
    </Show>
  );
};
