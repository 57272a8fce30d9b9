import { type Component, createEffect, createMemo, createSignal, on, onCleanup, Show, untrack } from 'solid-js';
import { createLateMemo, Icon, seatColour } from '#kit';
import { logLinesOf } from '#telling';
import { townFor } from '../rules/edition.ts';
import { isLastChance } from '../rules/rounds.ts';
import type { Event, View } from '../rules/state.ts';
import { type Desk, useDesk } from './desk.ts';
import { ScoreTrack } from './seats.tsx';
import { tableShown } from './table-shown.ts';
import type { BoardProps } from './props.ts';
import css from './status.module.css';

/** Where the match stands, in one line: which investigation and round, and what a solution is worth. */
export const Status: Component<BoardProps> = props => {
  const open = createLateMemo(() => tableShown() ?? (props.view as View).open);
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
      <ScoreTrack open={open()} props={props} />
      <Show when={!open().over && isLastChance(open())}>
        <span
          class={css['last']}
          title={props.say({ key: 'status-last-chance', args: { seat: { seat: open().turn } } })}
        >
          <Icon name="warning" />
          <span class="visually-hidden">
            {props.say({ key: 'status-last-chance', args: { seat: { seat: open().turn } } })}
          </span>
        </span>
      </Show>
    </div>
  );
};

/** How long the last answer covers the players. */
const TOAST = 4_000;

/** An event in the short words of the log. */
export const shortText = (desk: Desk, event: Event): string =>
  logLinesOf(desk.props.telling, event, untrack(desk.view), desk.props.me)
    .map(({ line }) => desk.say(line))
    .join(' ');

/**
 * The result of the last question or accusation. In a corner of the map it stays; if the corners are too small, it
 * covers the players for a moment.
 */
export const LatestResult: Component<{ at: 'corner' | 'top' }> = props => {
  const desk = useDesk();
  const latest = createLateMemo(desk.latest);
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
  /** On a phone, steps have a sheet of their own. */
  const isStepping = (): boolean => desk.isStepping() && desk.frameWidth() !== 'narrow';
  const told = (): Event | undefined => (isStepping() ? (desk.since.current()?.event as Event | undefined) : latest());
  const isShown = (): boolean => desk.props.isLive && (props.at === 'corner' || isStepping() || isFresh());
  const mover = (event: Event): number | undefined => ('by' in event ? event.by : undefined);
  return (
    <Show when={isShown() ? told() : undefined}>
      {event => (
        <p
          class={css['latest']}
          data-latest
          data-shortens
          title={shortText(desk, event())}
          data-at={props.at}
          data-width={desk.frameWidth()}
          data-verdict={verdict()}
          style={{ '--seat': mover(event()) === undefined ? undefined : seatColour(mover(event()) ?? 0) }}
        >
          {shortText(desk, event())}
        </p>
      )}
    </Show>
  );
};
