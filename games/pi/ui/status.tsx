import { type Component, createEffect, createMemo, createSignal, on, onCleanup, Show, untrack } from 'solid-js';
import { createLater, Icon } from '#kit';
import type { ScreenProps } from '#screen';
import { townFor } from '../rules/edition.ts';
import { isLastChance } from '../rules/rounds.ts';
import type { View } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import { Track } from './seats.tsx';
import css from './status.module.css';

/** Where the match stands, in one line: which investigation and round, and what a solution is worth. */
export const Status: Component<ScreenProps> = props => {
  const open = createLater(() => (props.view as View).open);
  const town = createMemo(() => townFor(open().options.edition));
  const when = () => ({
    investigation: open().investigation,
    investigations: town().investigations,
    round: open().round,
  });
  return (
    <div class={css['status']}>
      <p class={css['when']}>
        <b>{props.say({ key: 'board-bar-when', args: when() })}</b>
        <span>{props.say({ key: 'board-bar-round', args: when() })}</span>
      </p>
      <p class={css['short']}>{props.say({ key: 'board-bar-short', args: when() })}</p>
      <Track open={open()} props={props} />
      <Show when={!open().over && isLastChance(open())}>
        <span
          class={css['last']}
          title={props.say({ key: 'status-last-chance', args: { seat: { seat: open().turn } } })}
        >
          <Icon name="warning" />
          <span class="heard-only">
            {props.say({ key: 'status-last-chance', args: { seat: { seat: open().turn } } })}
          </span>
        </span>
      </Show>
    </div>
  );
};

/** How long the last answer covers the players on a phone. */
const TOAST = 4_000;

/** What came of the last question or accusation. The log has it too, but not everybody has the log in sight. */
export const Latest: Component = () => {
  const desk = useDesk();
  const latest = createLater(desk.latest);
  const verdict = (): string | undefined => {
    const event = latest();
    return event?.type === 'accused' ? (event.right ? 'right' : 'wrong') : undefined;
  };
  const [isFresh, setFresh] = createSignal(false);
  createEffect(
    on(
      latest,
      () => {
        setFresh(true);
        const timer = setTimeout(() => setFresh(false), TOAST);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  return (
    <Show when={desk.props.isLive && (desk.room() !== 'narrow' || isFresh()) ? latest() : undefined}>
      {event => (
        <p class={css['latest']} data-room={desk.room()} data-verdict={verdict()}>
          {desk.props.telling.event(event(), untrack(desk.view), desk.props.me).map(desk.say).join(' ')}
        </p>
      )}
    </Show>
  );
};
