import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import { Panel, SeatBadge } from '#kit';
import type { ScreenProps } from '#screen';
import { ranking, totalOf } from '../rules/ranking.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Event } from '../rules/state.ts';
import { themed } from '../telling/names.ts';
import { chaptersOf } from './chapters.ts';
import { createDesk, DeskContext } from './desk.ts';
import { lookFor } from './names.ts';
import { InvestigatorPiece } from './pieces.tsx';
import { ChapterTable } from './recap.tsx';
import css from './ending.module.css';

/** All cases, who solved them when, what each investigation scored, and what decided in the end. */
export const Ending: Component<ScreenProps> = props => {
  const desk = createDesk(props);
  const result = createMemo(() => ranking(desk.open()));
  const order = createMemo(() =>
    desk.seats().toSorted((one, other) => (result().ranks[one] ?? 0) - (result().ranks[other] ?? 0)),
  );
  /** PI-16.3, PI-16.4: equal totals are decided by investigators left, then by penalties. */
  const isTied = createMemo(() => new Set(result().points).size < result().points.length);
  const chapters = createMemo(() =>
    chaptersOf(
      desk.view(),
      (props.heard ?? []).map(({ event }) => event as Event),
    ),
  );
  return (
    <DeskContext.Provider value={desk}>
      <div class={`${css['ending']} ${lookFor(desk.edition())}`}>
        <Panel title={desk.word('board-final')} level={2}>
          <table class={css['table']} role="table">
            <thead role="rowgroup">
              <tr role="row">
                <Column label={desk.word('board-col-rank')} />
                <Column label={desk.word('board-col-player')} />
                <For each={chapters()}>
                  {({ investigation }) => (
                    <Column label={desk.word('board-col-investigation', { investigation })} sign={investigation} />
                  )}
                </For>
                <Column label={desk.word('board-col-penalty')} />
                <Column label={desk.word('board-col-total')} />
                <Column
                  label={desk.say(themed(desk.open(), 'board-col-left'))}
                  sign={<InvestigatorPiece seat={order()[0] ?? 0} edition={desk.edition()} />}
                />
              </tr>
            </thead>
            <tbody role="rowgroup">
              <For each={order()}>
                {seat => {
                  const solver = () => solverAt(desk.open(), seat);
                  return (
                    <tr role="row" classList={{ [css['winner'] ?? '']: result().winners.includes(seat) }}>
                      <td role="cell">{result().ranks[seat]}</td>
                      <th role="rowheader" scope="row">
                        <SeatBadge seat={seat} name={props.seats[seat]?.name ?? ''} isMe={desk.seat() === seat} />
                      </th>
                      <For each={solver().scores}>{points => <td role="cell">{points ?? 0}</td>}</For>
                      <td role="cell">{solver().penalty === 0 ? 0 : `−${solver().penalty}`}</td>
                      <td role="cell" class={css['total']}>
                        {totalOf(solver())}
                      </td>
                      <td role="cell">{solver().left}</td>
                    </tr>
                  );
                }}
              </For>
            </tbody>
          </table>
          {isTied() && <p class={css['soft']}>{desk.say(themed(desk.open(), 'board-tie'))}</p>}
        </Panel>
        <For each={chapters()}>
          {chapter => (
            <Panel title={desk.word('board-chapter', { investigation: chapter.investigation })} level={3}>
              <ChapterTable chapter={chapter} />
            </Panel>
          )}
        </For>
      </div>
    </DeskContext.Provider>
  );
};

/** The head of a column: in words, or, where there is no room for them, by a sign that is plain without them. */
const Column: Component<{ label: string; sign?: JSX.Element }> = props => (
  <th role="columnheader" scope="col">
    <span class={css['words']}>{props.label}</span>
    <Show when={props.sign}>
      <span class={css['sign']} aria-hidden="true">
        {props.sign}
      </span>
    </Show>
  </th>
);
