import {
  type Accessor,
  type Component,
  createDeferred,
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  Show,
} from 'solid-js';
import { type Seat, same } from '#kernel';
import { Button, Icon, LogList, Spinner } from '#kit';
import type { GameScreen } from '#screen';
import type { AnyTelling } from '#telling';
import { LogSentence } from '../table/log-line.tsx';
import { word } from '../words/words.ts';
import type { Viewpoint } from './viewpoint.ts';
import type { Timeline } from './timeline.ts';
import css from './replay.module.css';
import { type ReplayEntry, replayEntries } from './log-entries.ts';

/** How many steps of a long match are listed before and after the current one. */
const AROUND = 150;
/** Within this many steps of its end the listed part moves. */
const EDGE = 20;

/** The longest delay of the log after the viewpoint changes, ms. */
const MAX_DELAY = 250;

interface LogProps {
  readonly timeline: Timeline;
  /** The last step so far, and the last of the match. */
  readonly last: number;
  readonly end: number;
  readonly telling: AnyTelling;
  readonly icons: GameScreen['logIcons'];
  /** The view the icons are drawn for. */
  readonly view: object;
  readonly viewpoint: Viewpoint;
  readonly step: number;
  nameOf(seat: Seat): string;
  goTo(step: number): void;
  point(events: readonly object[]): void;
}

/** The log of all steps. The current one is highlighted; each is a link to its step. */
export const ReplayLog: Component<LogProps> = props => {
  // the board is updated first
  const viewpoint = createDeferred(() => props.viewpoint, { timeoutMs: MAX_DELAY });
  const last = createDeferred(() => props.last, { timeoutMs: MAX_DELAY });
  const shown = createShown(
    () => props.step,
    () => props.end,
  );
  const entries = createMemo(() => {
    const { from, to } = shown();
    if (last() < to) return undefined;
    return replayEntries(props.timeline, { telling: props.telling, viewpoint: viewpoint(), from, to });
  });
  const isShown = createSelector(() => props.step);

  return (
    <section class={css['log']} aria-labelledby="replay-log">
      <h2 id="replay-log">{word('replay-log')}</h2>
      <Show when={entries()} fallback={<Spinner />}>
        {all => (
          <div class={css['lines']}>
            <LogList
              label={word('replay-log')}
              items={all()}
              focus="button"
              current={all().find(({ step }) => step === props.step)}
              onPoint={entry => props.point(entry ? eventsIn(entry) : [])}
              before={
                <Show when={shown().from > 0}>
                  <Button kind="quiet" icon="up" onClick={() => props.goTo(Math.max(0, shown().from - AROUND))}>
                    {word('replay-log-earlier')}
                  </Button>
                </Show>
              }
            >
              {entry => <Row {...props} entry={entry} isShown={isShown(entry.step)} />}
            </LogList>
            <Show when={shown().to < props.end}>
              <Button kind="quiet" icon="down" onClick={() => props.goTo(Math.min(props.end, shown().to + AROUND))}>
                {word('replay-log-later')}
              </Button>
            </Show>
          </div>
        )}
      </Show>
    </section>
  );
};

const eventsIn = (entry: ReplayEntry): object[] => entry.said.flatMap(({ event }) => event ?? []);

interface RowProps extends Pick<LogProps, 'nameOf' | 'goTo' | 'icons' | 'view'> {
  readonly entry: ReplayEntry;
  readonly isShown: boolean;
}

const Row: Component<RowProps> = props => (
  <div classList={{ [css['back'] ?? '']: props.entry.isTakenBack }}>
    <button
      type="button"
      class={css['entry']}
      aria-current={props.isShown ? 'step' : undefined}
      tabindex={props.isShown ? 0 : -1}
      onClick={() => props.goTo(props.entry.step)}
    >
      <span class={css['number']}>{props.entry.step}</span>
      <span class={css['said']}>
        <For each={props.entry.said} fallback={word('replay-nothing-heard')}>
          {said => (
            <span class={css['line']}>
              <LogSentence logged={said} view={props.view} icons={props.icons} nameOf={props.nameOf} />
            </span>
          )}
        </For>
        <Show when={props.entry.isTakenBack}>
          <span class={css['note']}>
            <Icon name="undo" />
            {word('replay-taken-back')}
          </span>
        </Show>
      </span>
    </button>
  </div>
);

/** The listed part of the log: the whole match, or of a very long one the steps around the current. */
function createShown(step: Accessor<number>, end: Accessor<number>): Accessor<{ from: number; to: number }> {
  const [middle, setMiddle] = createSignal(step());
  const shown = createMemo(
    () => ({ from: Math.max(0, middle() - AROUND), to: Math.min(end(), middle() + AROUND) }),
    undefined,
    { equals: same },
  );
  createEffect(() => {
    const { from, to } = shown();
    const isTooEarly = from > 0 && step() < from + EDGE;
    const isTooLate = to < end() && step() > to - EDGE;
    if (isTooEarly || isTooLate) setMiddle(step());
  });
  return shown;
}
