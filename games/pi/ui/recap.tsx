import { type Component, createMemo, createSignal, For, Show } from 'solid-js';
import { Button, Overlay, Panel, SeatBadge } from '#kit';
import { KINDS } from '../rules/edition.ts';
import type { Event } from '../rules/state.ts';
import { nameOf } from '../telling/names.ts';
import { type Desk, useDesk } from './desk.ts';
import { Drawing } from './pieces.tsx';
import { type Chapter, chaptersOf, type Outcome } from './chapters.ts';
import css from './recap.module.css';

/** The investigation that has just ended, until it is put away. The cards for the next one are dealt already. */
export const Recap: Component = () => {
  const desk = useDesk();
  const [closed, setClosed] = createSignal(0);
  const chapters = () => chaptersOf(desk.view(), eventsOf(desk.props));
  const last = createMemo((): Chapter | undefined => {
    const { open } = desk;
    const isFresh = open().round === 1 && !open().over && desk.props.isLive;
    return isFresh ? chapters().at(-1) : undefined;
  });
  return (
    <Show when={last() && closed() !== last()?.investigation ? last() : undefined}>
      {chapter => (
        <Overlay label={desk.word('board-recap', { investigation: chapter().investigation })}>
          <Panel
            title={desk.word('board-recap', { investigation: chapter().investigation })}
            level={2}
            class={css['recap']}
          >
            <ChapterTable chapter={chapter()} />
            <div class={css['go']}>
              <Button kind="primary" size="large" onClick={() => setClosed(chapter().investigation)}>
                {desk.word('board-continue')}
              </Button>
            </div>
          </Panel>
        </Overlay>
      )}
    </Show>
  );
};

const eventsOf = ({ heard = [] }: { readonly heard?: readonly { readonly event: object }[] }): Event[] =>
  heard.map(({ event }) => event as Event);

/** Every case of an investigation, who solved it when, and what it scored. */
export const ChapterTable: Component<{ chapter: Chapter }> = props => {
  const desk = useDesk();
  return (
    <ul class={css['cases']}>
      <For each={props.chapter.seats}>
        {(one, seat) => (
          <li>
            <SeatBadge seat={seat()} name={desk.props.seats[seat()]?.name ?? ''} isMe={desk.seat() === seat()} />
            <ul class={css['case']}>
              <For each={KINDS}>
                {kind => (
                  <li data-kind={kind}>
                    <Drawing edition={desk.edition()} kind={kind} element={one.case[kind]} />
                    <span>{desk.say(nameOf(kind, one.case[kind]))}</span>
                  </li>
                )}
              </For>
            </ul>
            <span class={css['how']}>{one.outcome && sayOutcome(desk, one.outcome)}</span>
            <span class={css['points']}>{desk.word('board-total', { points: one.points })}</span>
          </li>
        )}
      </For>
    </ul>
  );
};

function sayOutcome(desk: Desk, outcome: Outcome): string {
  switch (outcome.type) {
    case 'solved':
      return desk.word('seat-solved', { round: outcome.round });
    case 'misled':
      return desk.word('seat-misled');
    case 'unsolved':
      return desk.word('board-unsolved');
  }
}
