import { type Component, createMemo, For } from 'solid-js';
import { Panel, SeatBadge } from '#kit';
import type { ScreenProps } from '#screen';
import { ranking, totalOf } from '../rules/ranking.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Event } from '../rules/state.ts';
import { themed } from '../telling/names.ts';
import { chaptersOf } from './chapters.ts';
import { createDesk, DeskContext } from './desk.ts';
import { lookFor } from './names.ts';
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
          <div class={css['scroll']} tabindex="0" role="group" aria-label={desk.word('board-final')}>
            <table class={css['table']}>
              <thead>
                <tr>
                  <th scope="col">{desk.word('board-col-rank')}</th>
                  <th scope="col">{desk.word('board-col-player')}</th>
                  <For each={chapters()}>
                    {({ investigation }) => (
                      <th scope="col">{desk.word('board-col-investigation', { investigation })}</th>
                    )}
                  </For>
                  <th scope="col">{desk.word('board-col-penalty')}</th>
                  <th scope="col">{desk.word('board-col-total')}</th>
                  <th scope="col">{desk.say(themed(desk.open(), 'board-col-left'))}</th>
                </tr>
              </thead>
              <tbody>
                <For each={order()}>
                  {seat => {
                    const solver = () => solverAt(desk.open(), seat);
                    return (
                      <tr classList={{ [css['winner'] ?? '']: result().winners.includes(seat) }}>
                        <td>{result().ranks[seat]}</td>
                        <th scope="row">
                          <SeatBadge seat={seat} name={props.seats[seat]?.name ?? ''} isMe={desk.seat() === seat} />
                        </th>
                        <For each={solver().scores}>{points => <td>{points ?? 0}</td>}</For>
                        <td>{solver().penalty === 0 ? 0 : `−${solver().penalty}`}</td>
                        <td class={css['total']}>{totalOf(solver())}</td>
                        <td>{solver().left}</td>
                      </tr>
                    );
                  }}
                </For>
              </tbody>
            </table>
          </div>
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
