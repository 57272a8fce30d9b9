import {
  type Component,
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  lazy,
  on,
  Show,
  Suspense,
} from 'solid-js';
import { Button, Dialog, Icon, IconButton, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { computedLine } from '#telling';
import { PHRASES } from '../rules/phrasebook.ts';
import { votersOn } from '../rules/round.ts';
import { questionText, seatNames } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { LineInput } from './line-input.tsx';
import { RemarkButton } from './remarks.tsx';
import { findPhrases } from './phrase-search.ts';
import { suggestionsFor } from './suggestions.ts';
import css from './composer.module.css';

/** Loaded when the whole phrasebook is opened. */
const Phrasebook = lazy(async () => ({ default: (await import('./phrasebook.tsx')).Phrasebook }));

/** The number of search results shown. */
const FOUND_AT_ONCE = 12;

/** Asks a question: the player and the text; in spoken games only the player. */
export const Asking: Component = () => {
  const desk = useDesk();
  const [to, setTo] = createSignal<Seat | null>(null);
  const [question, setQuestion] = createSignal<string | null>(null);
  const mode = () => desk.open().options.conversation;
  // with three players only one can be asked (SPY-3.5)
  const only = (): Seat | undefined => (desk.askable().length === 1 ? desk.askable()[0] : undefined);
  const whom = (): Seat | null => only() ?? to();
  createEffect(
    on(desk.askable, seats => {
      const chosen = to();
      if (chosen !== null && !seats.includes(chosen)) setTo(null);
    }),
  );
  const ask = async (seat: Seat, question: string | null): Promise<boolean> =>
    desk.play({ type: 'ask', to: seat, question });
  const label = (): string => {
    const seat = whom();
    return seat === null ? desk.word('board-ask-button') : desk.word('board-ask', { to: { seat } });
  };
  function pick(seat: Seat): void {
    if (mode() === 'spoken') void ask(seat, null);
    else setTo(seat);
  }
  return (
    <section class={css['mine']} data-mine aria-label={desk.word('board-asking')}>
      <Whom chosen={whom()} isSpoken={mode() === 'spoken'} onPick={pick} />
      <Show when={mode() === 'spoken'}>
        <p class={css['what']}>{desk.word('board-ask-spoken')}</p>
      </Show>
      <Show when={mode() === 'written'}>
        <LineInput
          label={desk.word('blank-question-written')}
          send={label()}
          isReady={whom() !== null}
          onSend={line => {
            const seat = whom();
            return seat === null ? Promise.resolve(false) : ask(seat, line);
          }}
        />
      </Show>
      <Show when={mode() === 'phrasebook'}>
        <Questions
          chosen={question()}
          onChoose={setQuestion}
          send={label()}
          isReady={whom() !== null && question() !== null}
          onSend={() => {
            const [seat, id] = [whom(), question()];
            if (seat !== null && id !== null) void ask(seat, id);
          }}
        />
      </Show>
    </section>
  );
};

interface WhomProps {
  readonly chosen: Seat | null; // null: not chosen yet
  /** A tap asks at once. */
  readonly isSpoken: boolean;
  onPick(seat: Seat): void;
}

/** The other players; those who may not be asked are disabled, with the reason. */
const Whom: Component<WhomProps> = props => {
  const desk = useDesk();
  const id = createUniqueId();
  const others = createMemo(() => votersOn(desk.seat() ?? -1, desk.open().seats));
  const barred = createMemo(() => others().filter(seat => !desk.askable().includes(seat)));
  return (
    <div class={css['whom']} role="group" aria-labelledby={id}>
      <p class={css['legend']}>
        <span id={id}>{desk.word('blank-to')}</span>
        <Show when={barred()[0] !== undefined}>
          <small>{desk.word('board-ask-barred', { seat: seatNames(barred()) })}</small>
        </Show>
      </p>
      <div class={css['people']}>
        <For each={others()}>
          {seat => {
            const isBarred = (): boolean => barred().includes(seat);
            return (
              <button
                type="button"
                class={css['person']}
                aria-pressed={props.isSpoken || isBarred() ? undefined : props.chosen === seat}
                aria-disabled={desk.busy() || isBarred() ? 'true' : undefined}
                data-seat={seat}
                title={desk.nameOf(seat)}
                onClick={() => {
                  if (!isBarred() && !desk.busy()) props.onPick(seat);
                }}
              >
                <SeatMark seat={seat} />
                <bdi>{desk.nameOf(seat)}</bdi>
              </button>
            );
          }}
        </For>
      </div>
    </div>
  );
};

interface QuestionsProps {
  readonly chosen: string | null; // null: none yet
  onChoose(question: string | null): void;
  readonly send: string;
  readonly isReady: boolean;
  onSend(): void;
}

/** Six questions to choose from, a search among all of them, and the button that asks. */
const Questions: Component<QuestionsProps> = props => {
  const desk = useDesk();
  const [typed, setTyped] = createSignal('');
  const [isBookOpen, setBookOpen] = createSignal(false);
  const suggested = createMemo(() =>
    suggestionsFor({
      round: desk.open().round,
      turn: desk.open().talk.length,
      asked: new Set(desk.open().talk.map(({ question }) => question)),
      isLiked: desk.favourites.has,
    }),
  );
  const found = createMemo(() =>
    findPhrases(
      PHRASES,
      { typed: typed(), theme: null, isLiked: false },
      {
        words: phrase =>
          `${desk.say(questionText(phrase.id))} ${desk.say(computedLine(`board-theme-${phrase.theme}`))}`,
        liked: desk.favourites.has,
      },
    ),
  );
  const isSearching = (): boolean => typed().trim() !== '';
  /** The chosen question stays in the list. */
  const shown = createMemo((): readonly string[] => {
    if (isSearching())
      return found()
        .slice(0, FOUND_AT_ONCE)
        .map(({ id }) => id);
    const { chosen } = props;
    return chosen === null || suggested().includes(chosen) ? suggested() : [chosen, ...suggested().slice(1)];
  });
  return (
    <>
      <Show when={shown().length > 0} fallback={<p class={css['what']}>{desk.word('board-book-none')}</p>}>
        <div
          class={css['phrases']}
          role="group"
          aria-label={desk.word('blank-question-phrasebook')}
          data-suggested={!isSearching()}
        >
          <For each={shown()}>
            {id => (
              <button
                type="button"
                class={css['phrase']}
                data-question={id}
                aria-pressed={props.chosen === id}
                onClick={() => props.onChoose(id)}
              >
                {desk.say(questionText(id))}
              </button>
            )}
          </For>
        </div>
      </Show>
      <div class={css['send']}>
        <div class={css['search']}>
          <Icon name="search" />
          <input
            type="search"
            autocomplete="off"
            aria-label={desk.word('board-book-search')}
            placeholder={
              desk.frameWidth() === 'narrow'
                ? desk.word('board-book-short')
                : desk.word('board-book-count', { count: PHRASES.length })
            }
            value={typed()}
            onInput={event => setTyped(event.currentTarget.value)}
          />
          <IconButton kind="quiet" icon="book" label={desk.word('board-book-open')} onClick={() => setBookOpen(true)} />
        </div>
        <p class="visually-hidden" aria-live="polite">
          {isSearching() ? desk.word('board-book-found', { count: found().length }) : ''}
        </p>
        <Button
          kind="primary"
          wide
          icon="chat"
          busy={desk.busy()}
          disabled={!props.isReady}
          onClick={() => props.onSend()}
        >
          {props.send}
        </Button>
        <RemarkButton />
      </div>
      <Dialog open={isBookOpen()} title={desk.word('board-book-open')} onClose={() => setBookOpen(false)}>
        <Suspense>
          <Phrasebook
            chosen={props.chosen}
            onChoose={id => {
              props.onChoose(id);
              setTyped('');
              setBookOpen(false);
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
};
