import { type Component, createMemo, For, Show } from 'solid-js';
import { SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { cellsOf } from '../rules/board.ts';
import type { Event } from '../rules/state.ts';
import { createDesk, DeskContext, useDesk } from './desk.ts';
import { EventPanel } from './events/event-panel.tsx';
import { Effects } from './events/effects.tsx';
import { sentenceOf } from './events/sentence.ts';
import { LOOK } from './look.ts';
import { TownMap } from './map/town-map.tsx';
import type { SharedBoardProps } from './props.ts';
import { EstimateSwitch } from './score/estimate-switch.tsx';
import { FinalSheet } from './score/final-sheet.tsx';
import { Status } from './status.tsx';
import css from './shared.module.css';

/** So many of the last sentences are shown. */
const LAST_SENTENCES = 6;

/** What everybody in the room can see: the town, whose turn it is, the event, and the points. No hand is ever on it. */
export const Shared: Component<SharedBoardProps> = props => {
  const desk = createDesk(props, () => 'wide');
  return (
    <DeskContext.Provider value={desk}>
      <div class={`${css['shared']} ${LOOK}`} data-fixed={props.isFixed ? '' : undefined} data-shared>
        <div class={css['map']}>
          <TownMap isStill />
        </div>
        <aside class={css['side']}>
          <header class={css['head']} data-bar>
            <Status {...props} />
            <Now />
          </header>
          <Standings />
          <Show when={!desk.open().ending}>
            <EstimateSwitch />
          </Show>
          {props.below?.()}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
          <section class={css['event']} aria-label={desk.word('stage-story')} tabindex="0">
            <Show when={desk.open().ending} fallback={<EventPanel />}>
              <FinalSheet />
            </Show>
          </section>
          <Latest />
        </aside>
      </div>
    </DeskContext.Provider>
  );
};

/** Whom the table waits for. */
const Now: Component = () => {
  const desk = useDesk();
  const seat = (): Seat | undefined => desk.props.awaited[0];
  return (
    <Show when={seat() !== undefined}>
      <h2 class={css['now']} aria-live="polite">
        <SeatMark seat={seat() ?? 0} />
        <b>
          {desk.open().pending
            ? desk.word('shared-resolving', { seat: { seat: seat() ?? 0 } })
            : desk.word('shared-turn', { seat: { seat: seat() ?? 0 } })}
        </b>
      </h2>
    </Show>
  );
};

/** Each player's town and cells, the effects that bind them, and the points so far if the table wants to see them. */
const Standings: Component = () => {
  const desk = useDesk();
  return (
    <section class={css['standings']} aria-label={desk.word('shared-scores')}>
      <For each={desk.seats()}>
        {seat => (
          <div class={css['player']} data-awaited={desk.props.awaited.includes(seat) ? '' : undefined}>
            <SeatMark seat={seat} />
            <span class={css['who']}>
              <b>
                <bdi>{desk.nameOf(seat)}</bdi>
              </b>
              <small>
                <Show when={desk.open().towns[seat]} keyed>
                  {town => `${desk.townName(town)} · `}
                </Show>
                {desk.word('score-cells', { count: cellsOf(desk.open().board, seat).length })}
              </small>
            </span>
            <Show when={desk.scores()}>
              {scores => (
                <b class={css['points']}>
                  <span aria-hidden="true">{scores()[seat]?.total ?? 0}</span>
                  <span class="visually-hidden">
                    {desk.word('detail-points', { count: scores()[seat]?.total ?? 0 })}
                  </span>
                </b>
              )}
            </Show>
            <div class={css['effects']}>
              <Effects seat={seat} />
            </div>
          </div>
        )}
      </For>
    </section>
  );
};

/** The last sentences of the log. */
const Latest: Component = () => {
  const desk = useDesk();
  const sentences = createMemo(() =>
    (desk.props.heard ?? desk.props.news)
      .slice(-3 * LAST_SENTENCES)
      .map(({ event }) => sentenceOf(desk, event as Event))
      .filter(Boolean)
      .slice(-LAST_SENTENCES)
      .toReversed(),
  );
  return (
    <ol class={css['latest']} aria-label={desk.word('table-log')} tabindex="0">
      <For each={sentences()}>{sentence => <li>{sentence}</li>}</For>
    </ol>
  );
};
