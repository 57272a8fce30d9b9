import { type Component, createMemo, For, type ParentComponent, Show } from 'solid-js';
import { Icon, SeatMark } from '#kit';
import { same, type Seat } from '#kernel';
import { planCard } from '../rules/board.ts';
import type { Task } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import type { Detail } from './geometry.ts';
import { Drawing } from './drawing.tsx';
import { type Needs, needsOf, type Presence } from './needs.ts';
import css from './task-slip.module.css';

/** A task on its location: its letter, what it needs, and what of that is there. */
export const TaskSlip: Component<{ task: Task; detail: Detail }> = props => {
  const desk = useDesk();
  const needs = createMemo((): Needs => needsOf(desk.open(), props.task, desk.seat()), undefined, {
    equals: same,
  });
  return (
    <div class={css['slip']} data-detail={props.detail} aria-hidden="true">
      <b class={css['letter']}>{planCard(props.task.card).element}</b>
      <Show when={props.detail !== 'small'}>
        <div class={css['body']}>
          <Show when={props.detail === 'full'}>
            <div class={css['name']}>{desk.taskName(props.task.card)}</div>
          </Show>
          <div class={css['needs']}>
            <Need presence={needs().prisoners.presence} me={desk.seat()}>
              <Drawing name="prisoner" />
              {needs().prisoners.present}/{needs().prisoners.needed}
            </Need>
            <Need presence={needs().guards.presence} me={desk.seat()}>
              <Drawing name="guard" />
              {needs().guards.present}≤{needs().guards.most}
            </Need>
            <For each={needs().items}>
              {item => (
                <Need presence={item.presence} me={desk.seat()}>
                  <Drawing name={item.kind} />
                </Need>
              )}
            </For>
          </div>
        </div>
      </Show>
    </div>
  );
};

const Need: ParentComponent<{ presence: Presence; me: Seat | undefined }> = props => (
  <span class={css['need']} data-presence={props.presence}>
    {props.children}
    <Badge presence={props.presence} me={props.me} />
  </span>
);

/** The badge and what it means. */
export const PresenceMark: Component<{ presence: Presence }> = props => {
  const desk = useDesk();
  return (
    <span class={css['presence']}>
      <Badge presence={props.presence} me={desk.seat()} />
      {desk.word(PRESENCE_WORDS[props.presence])}
    </span>
  );
};

export const PRESENCE_WORDS = {
  there: 'board-need-there',
  withMe: 'board-need-with-you',
  missing: 'board-need-missing',
} as const satisfies Record<Presence, string>;

/** Tick: it is there. Cross: it is missing. My own shape: it is there if I come. */
export const Badge: Component<{ presence: Presence; me: Seat | undefined }> = props => (
  <i class={css['badge']} data-presence={props.presence}>
    <Show when={props.presence === 'withMe'} fallback={<Icon name={props.presence === 'there' ? 'check' : 'close'} />}>
      <SeatMark seat={props.me ?? 0} />
    </Show>
  </i>
);
