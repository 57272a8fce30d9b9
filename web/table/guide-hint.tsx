import { type Accessor, type Component, createEffect, createMemo, createSignal, on, Show, untrack } from 'solid-js';
import { afterPaint, announce, Button, fetchLater, Icon, IconButton } from '#kit';
import type { AnyHints, Hint } from '../../games/hints.ts';
import { setStored, getStored } from '../browser-storage.ts';
import { word } from '../words/words.ts';
import { type TableModel, useTable } from './context.ts';
import { type GuideState, onDismiss, onEnd, onFittingHints, onRecall, onTurn, readGuide, writeGuide } from './guide.ts';
import style from './guide-hint.module.css';
import type { MatchScreen } from './match-screen.ts';

/** Hints for a first match. */
export interface Guide {
  /** The current hint; null: none. */
  readonly hint: Accessor<Hint | null>;
  /** Whether hints are available: the game has some, and I play. */
  readonly isThere: Accessor<boolean>;
  /** The player has not finished a match of this game yet. */
  readonly isFirstMatch: Accessor<boolean>;
  dismiss(): void;
  /** Shows the best hint for now. */
  recall(): void;
}

/** Runs the guide while the component lives. */
export function createGuide(table: TableModel, { props, isLive, isMyTurn }: MatchScreen): Guide {
  const key = `parlour.guide.${table.game().title.game.id}`;
  const [state, setState] = createSignal<GuideState>(readGuide(getStored(key)));
  const [hints, setHints] = createSignal<AnyHints>();
  /** Loaded some seconds after the page, or on request. */
  const fetchHints = async (): Promise<void> => {
    const fetched = untrack(hints) ?? (await table.game().screen.hints?.());
    setHints(fetched);
  };
  fetchLater([{ preload: fetchHints }]);
  const isThere = createMemo(() => table.game().screen.hints !== undefined && props.me !== 'audience' && isLive());

  const fitting = (): readonly Hint[] => {
    const { me, view, offers } = props;
    if (me === 'audience' || !isThere()) return [];
    const heard = table.connection.heard().map(({ event }) => event);
    return hints()?.at({ view, seat: me, heard, offers }) ?? [];
  };

  function change(next: GuideState): void {
    const { shown, seen, isOver } = untrack(state);
    setState(next);
    if (next.seen !== seen || next.isOver !== isOver) setStored(key, writeGuide(next));
    if (next.shown && next.shown.id !== shown?.id) announce(table.say(next.shown.line));
  }

  // after the paint of the move
  const look = (step: (state: GuideState, fitting: readonly Hint[]) => GuideState): void =>
    afterPaint(() => change(step(untrack(state), untrack(fitting))));
  createEffect(
    on([() => props.view, () => props.offers, hints], () => {
      if (isThere() && !untrack(state).isOver) look(onFittingHints);
    }),
  );
  createEffect(
    on(
      isMyTurn,
      () => {
        if (isThere()) look(onTurn);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      isLive,
      isStillLive => {
        if (!isStillLive && props.me !== 'audience') change(onEnd(untrack(state)));
      },
      { defer: true },
    ),
  );

  return {
    hint: createMemo(() => (isThere() ? state().shown : null)),
    isThere,
    isFirstMatch: () => !state().isOver,
    dismiss: () => change(onDismiss(state())),
    recall: () => void fetchHints().then(() => change(onRecall(state(), fitting()))),
  };
}

interface GuideHintProps {
  readonly guide: Guide;
  /** One row, for small windows. */
  readonly isSlim?: boolean;
}

/** The current hint with its rule; nothing if there is none. */
export const GuideHint: Component<GuideHintProps> = props => {
  const table = useTable();
  return (
    <Show when={props.guide.hint()} keyed>
      {({ line, rule }) => (
        <aside class={style[props.isSlim ? 'slim' : 'hint']} id="guide-hint" aria-label={word('table-hint')} data-hint>
          <Icon name="question" />
          <p>{table.say(line)}</p>
          <Show
            when={props.isSlim}
            fallback={
              <div class={style['foot']}>
                <a href={table.ruleAt(rule)}>{word('table-hint-rule', { rule })}</a>
                <Button kind="quiet" size="small" onClick={() => props.guide.dismiss()}>
                  {word('table-hint-got-it')}
                </Button>
              </div>
            }
          >
            <a href={table.ruleAt(rule)} aria-label={word('table-hint-rule', { rule })}>
              <Icon name="book" />
            </a>
            <IconButton icon="close" label={word('table-hint-got-it')} onClick={() => props.guide.dismiss()} />
          </Show>
        </aside>
      )}
    </Show>
  );
};

/** Shows or hides the hint. */
export const GuideButton: Component<{ readonly guide: Guide }> = props => (
  <IconButton
    icon="question"
    label={word('table-hint-show')}
    aria-expanded={props.guide.hint() !== null}
    aria-controls="guide-hint"
    onClick={() => (props.guide.hint() ? props.guide.dismiss() : props.guide.recall())}
  />
);
