import { type Component, createMemo, For, Index, Show } from 'solid-js';
import { shownName } from '../../words/names.ts';
import { word } from '../../words/words.ts';
import { SeatMark } from '../seat.tsx';
import { barsOf, partsIn, type ScoreRow, signed } from './scores.ts';
import css from './score-sheet.module.css';

interface ScoreSheetProps {
  /** For screen readers. */
  caption: string;
  rows: readonly ScoreRow[];
  /** The name of a round by its number from 0, for the head of its column or line: "Investigation 2". Short ones fit. */
  partName(part: number): string;
  /** Each player is a line, or a column known by the player's mark: for many rounds. */
  players?: 'lines' | 'columns';
  /** The head of the column of other amounts; without it there is none. */
  otherName?: string;
  /** Rounds are left out: only what the last one brought, and the totals. */
  isBrief?: boolean;
  /** Draws the totals as bars, the gain in bright. */
  hasBars?: boolean;
}

/** Points by round and in all. */
export const ScoreSheet: Component<ScoreSheetProps> = props => (
  <Show when={props.players === 'columns'} fallback={<Lines {...props} />}>
    <Columns {...props} />
  </Show>
);

const partNumbers = (rows: readonly ScoreRow[]): number[] => [...Array(partsIn(rows)).keys()];

const nameOf = (row: ScoreRow): string => (row.isMe ? word('kit-you') : shownName(row.name));

/** A line for each player. */
const Lines: Component<ScoreSheetProps> = props => {
  const parts = createMemo(() => (props.isBrief ? [] : partNumbers(props.rows)));
  const hasNotes = createMemo(() => props.rows.some(({ note }) => note !== undefined));
  const hasGains = createMemo(() => props.rows.some(({ gain }) => gain !== undefined));
  const bars = createMemo(() => barsOf(props.rows));
  return (
    <table class={css['sheet']} data-score-sheet="lines">
      <caption class="visually-hidden">{props.caption}</caption>
      <thead classList={{ 'visually-hidden': parts().length === 0 && props.otherName === undefined }}>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{word('kit-score-player')}</span>
          </th>
          <Show when={hasNotes()}>
            <th scope="col">
              <span class="visually-hidden">{word('kit-score-note')}</span>
            </th>
          </Show>
          <For each={parts()}>
            {part => (
              <th scope="col" class={css['number']}>
                {props.partName(part)}
              </th>
            )}
          </For>
          <Show when={props.otherName}>
            {name => (
              <th scope="col" class={css['number']}>
                {name()}
              </th>
            )}
          </Show>
          <Show when={hasGains()}>
            <th scope="col" class={css['number']}>
              {word('kit-score-gain')}
            </th>
          </Show>
          <th scope="col" class={css['number']}>
            {word('kit-score-total')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Index each={props.rows}>
          {(row, at) => (
            <tr data-marked={row().isMarked ?? false} style={{ '--row': at }}>
              <th scope="row">
                <span class={css['who']}>
                  <SeatMark seat={row().seat} />
                  <bdi title={shownName(row().name)}>{nameOf(row())}</bdi>
                </span>
                <Show when={props.hasBars}>
                  <span
                    class={css['bar']}
                    aria-hidden="true"
                    style={{ '--before': bars()[at]?.before ?? 0, '--gain': bars()[at]?.gain ?? 0 }}
                  />
                </Show>
              </th>
              <Show when={hasNotes()}>
                <td class={css['note']}>{row().note}</td>
              </Show>
              <For each={parts()}>
                {part => (
                  <td class={css['number']} data-boxed={row().boxed?.includes(part) ?? false}>
                    {row().parts[part] ?? '–'}
                  </td>
                )}
              </For>
              <Show when={props.otherName}>
                <td class={css['number']}>{(row().other ?? 0) === 0 ? 0 : signed(row().other ?? 0)}</td>
              </Show>
              <Show when={hasGains()}>
                <td class={css['gain']} data-some={(row().gain ?? 0) !== 0}>
                  {signed(row().gain ?? 0)}
                </td>
              </Show>
              <td class={css['total']}>{row().total}</td>
            </tr>
          )}
        </Index>
      </tbody>
    </table>
  );
};

/** A column for each player, a line for each round, and the sum below. */
const Columns: Component<ScoreSheetProps> = props => {
  const parts = createMemo(() => partNumbers(props.rows));
  return (
    <table class={css['sheet']} data-score-sheet="columns">
      <caption class="visually-hidden">{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{word('kit-score-round')}</span>
          </th>
          <Index each={props.rows}>
            {row => (
              <th scope="col" title={shownName(row().name)}>
                <SeatMark seat={row().seat} />
                <span class="visually-hidden">{nameOf(row())}</span>
              </th>
            )}
          </Index>
        </tr>
      </thead>
      <tbody>
        <For each={parts()}>
          {part => (
            <tr>
              <th scope="row">{props.partName(part)}</th>
              <Index each={props.rows}>
                {row => <td data-boxed={row().boxed?.includes(part) ?? false}>{row().parts[part] ?? '–'}</td>}
              </Index>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <Show when={props.otherName}>
          {name => (
            <tr>
              <th scope="row">{name()}</th>
              <Index each={props.rows}>
                {row => <td>{(row().other ?? 0) === 0 ? 0 : signed(row().other ?? 0)}</td>}
              </Index>
            </tr>
          )}
        </Show>
        <tr>
          <th scope="row">
            <span aria-hidden="true">Σ</span>
            <span class="visually-hidden">{word('kit-score-total')}</span>
          </th>
          <Index each={props.rows}>{row => <td>{row().total}</td>}</Index>
        </tr>
      </tfoot>
    </table>
  );
};
