import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { IconButton, SeatMark } from '#kit';
import type { Cell } from '../../rules/cells.ts';
import type { Event } from '../../rules/state.ts';
import { type TczewDesk, useDesk } from '../desk.ts';
import { eventLines } from '../events/event-words.ts';
import { headlineOf, sentenceOf } from '../events/sentence.ts';
import { type CellMark, type MapUse, marksOf } from '../map/marks.ts';
import { cellsIn } from '../moments.ts';
import { courseOf, moverOf } from './moves.ts';
import type { Outcome } from './outcome.ts';
import css from './since.module.css';

/** Steps through what others did since my last move, on the board. */
export const SinceSteps: Component = () => {
  const desk = useDesk();
  const since = desk.since;
  const heard = () => desk.props.heard ?? desk.props.news;
  const [isStepping, setStepping] = createSignal(false);
  const events = createMemo((): readonly Event[] => {
    const move = since.current();
    return move ? courseOf(heard(), move) : [];
  });
  const latest = () => desk.outcomes().at(-1);
  /** The last thing that concerns me; else the only move. */
  const summary = createMemo((): string => {
    const outcome = latest();
    if (outcome) return outcomeWords(desk, outcome);
    const [first] = events();
    return since.moves().length === 1 && first ? headlineOf(desk, first) : '';
  });
  /** What the step did to me comes first, the words on event cards last. */
  const sentences = createMemo((): string[] => {
    const outcome = desk.outcomes().find(({ move }) => move === since.current());
    const words = [
      ...(outcome ? [outcomeWords(desk, outcome)] : []),
      ...events().map(event => headlineOf(desk, event)),
    ];
    return words.filter(Boolean);
  });
  const texts = createMemo(() =>
    events().flatMap(event => (event.type === 'eventPlayed' ? eventLines(desk, event.card) : [])),
  );
  // new moves, or a card of my own, end the look back
  createEffect(
    on(
      () => [since.moves().length, desk.chosenCard(), desk.open().pending],
      () => void setStepping(false),
      { defer: true },
    ),
  );
  desk.useMap((): MapUse | undefined => {
    if (!isStepping()) return undefined;
    const marks = new Map<Cell, CellMark>(marksOf('news', events().flatMap(cellsIn)));
    return { marks, fadesOthers: marks.size > 0 };
  });
  const step = (go: () => void) => (): void => {
    go();
    setStepping(true);
    desk.props.announce(sentences().join(' '));
  };
  /** Begins with the move that the row tells about. */
  function goToTold(): void {
    const told = latest()?.move;
    if (told) while (since.current() !== told && since.index() > 0) since.previous();
  }
  /** Before my first move there is no turn of mine to count from. */
  const sinceWhen = (): string => {
    const hasMoved = heard().some(({ event }) => moverOf(event) === desk.seat());
    return desk.word(hasMoved ? 'since-what' : 'since-start');
  };
  const mover = () => {
    const move = since.current();
    return move ? moverOf(move.event) : undefined;
  };
  return (
    <Show when={desk.isPlaying() && since.moves().length > 0 && desk.open().resolving === null}>
      <section
        class={css['since']}
        aria-label={desk.word('since-title')}
        data-since
        data-open={isStepping() ? '' : undefined}
      >
        <div class={css['bar']} role="group" aria-label={desk.word('since-title')}>
          <Show when={isStepping() && since.moves().length > 1}>
            <IconButton
              icon="back"
              label={desk.word('since-earlier')}
              aria-disabled={since.index() <= 0 ? 'true' : undefined}
              onClick={step(since.previous)}
            />
          </Show>
          <Show
            when={!isStepping() && summary()}
            fallback={
              <span class={css['at']}>
                <b>{desk.word('since-at', { at: since.index() + 1, count: since.moves().length })}</b> {sinceWhen()}
              </span>
            }
          >
            {words => (
              <span class={css['only']} data-outcome data-shortens title={words()}>
                {words()}
              </span>
            )}
          </Show>
          <Show when={isStepping() && since.moves().length > 1}>
            <IconButton
              icon="forward"
              label={desk.word('since-later')}
              aria-disabled={since.index() >= since.moves().length - 1 ? 'true' : undefined}
              onClick={step(since.next)}
            />
          </Show>
          <Show
            when={isStepping()}
            fallback={
              <button type="button" class={css['show']} onClick={step(goToTold)}>
                {desk.word('since-show')}
              </button>
            }
          >
            <IconButton icon="close" label={desk.word('since-close')} onClick={() => setStepping(false)} />
          </Show>
        </div>
        <Show when={isStepping()}>
          <ol class={css['lines']} aria-live="polite">
            <For each={sentences()}>
              {(sentence, at) => (
                <li>
                  <Show when={at() === 0 && mover() !== undefined}>
                    <SeatMark seat={mover() ?? 0} />{' '}
                  </Show>
                  {sentence}
                </li>
              )}
            </For>
            <For each={texts()}>{text => <li class={css['text']}>{text}</li>}</For>
          </ol>
        </Show>
      </section>
    </Show>
  );
};

/** What a move did to me, in a sentence. */
function outcomeWords(desk: TczewDesk, { move, card, losses, told }: Outcome): string {
  const event = card === null ? '' : desk.cardName(card);
  if (losses.length > 0) {
    const cards = {
      list: losses.map(loss =>
        desk.word('since-card', { card: desk.cardName(loss.card), cell: desk.cellName(loss.cell) }),
      ),
    };
    return event ? desk.word('since-lost-by', { event, cards }) : desk.word('since-lost', { cards });
  }
  if (told.length > 0) {
    const what = told.map(one => sentenceOf(desk, one)).join(' ');
    return event ? desk.word('since-told', { event, what }) : what;
  }
  return event ? desk.word('since-unharmed', { event }) : headlineOf(desk, move.event as Event);
}
