import { type Component, createMemo, createSignal, For, Show } from 'solid-js';
import { Icon, Select, TextInput } from '#kit';
import { computedLine } from '#telling';
import { PHRASES } from '../rules/phrasebook.ts';
import { questionText } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { createRows } from './rows.ts';
import { findPhrases } from './phrase-search.ts';
import css from './phrasebook.module.css';

const THEMES: readonly string[] = [...new Set(PHRASES.map(({ theme }) => theme))];

interface PhrasebookProps {
  readonly chosen: string | null; // null: none yet
  onChoose(question: string): void;
}

/** All questions there are, in the order of the book, and ways to find one. It is the same book for everybody. */
export const Phrasebook: Component<PhrasebookProps> = props => {
  const desk = useDesk();
  const [typed, setTyped] = createSignal('');
  const [theme, setTheme] = createSignal<string | null>(null);
  const [isLiked, setLiked] = createSignal(false);
  const asked = createMemo(() => new Set(desk.open().talk.map(({ question }) => question)));
  const themeOf = (theme: string): string => desk.say(computedLine(`board-theme-${theme}`));
  const found = createMemo(() =>
    findPhrases(
      PHRASES,
      { typed: typed(), theme: theme(), isLiked: isLiked() },
      {
        words: phrase => `${desk.say(questionText(phrase.id))} ${themeOf(phrase.theme)}`,
        liked: desk.favourites.has,
      },
    ),
  );
  const rows = createRows(() => found().map(({ id }) => id), ['phrase', 'star']);
  const likeLabel = (question: string): string =>
    desk.word(desk.favourites.has(question) ? 'board-book-dislike' : 'board-book-like', {
      question: questionText(question),
    });
  return (
    <div class={css['book']}>
      <TextInput
        label={desk.word('board-book-search')}
        type="search"
        autocomplete="off"
        value={typed()}
        onInput={setTyped}
      />
      <div class={css['by']}>
        <Select
          label={desk.word('board-book-theme')}
          value={theme()}
          onChoose={setTheme}
          options={[
            { value: null, label: desk.word('board-book-all') },
            ...THEMES.map(one => ({ value: one, label: themeOf(one) })),
          ]}
        />
        <button type="button" class={css['liked']} aria-pressed={isLiked()} onClick={() => setLiked(now => !now)}>
          <Star isFilled={isLiked()} />
          <span>{desk.word('board-book-liked')}</span>
        </button>
      </div>
      <p class="visually-hidden" aria-live="polite">
        {desk.word('board-book-found', { count: found().length })}
      </p>
      <Show
        when={found().length > 0}
        fallback={
          <p class={css['none']}>
            {desk.word(isLiked() && desk.favourites.isEmpty() ? 'board-book-no-liked' : 'board-book-none')}
          </p>
        }
      >
        <ul
          class={css['phrases']}
          aria-label={desk.word('blank-question-phrasebook')}
          onKeyDown={event => rows.onKeyDown(event)}
        >
          <For each={found()}>
            {({ id }) => (
              <li>
                <button
                  type="button"
                  class={css['phrase']}
                  aria-pressed={props.chosen === id}
                  data-question={id}
                  {...rows.button(id, 'phrase')}
                  onClick={() => props.onChoose(id)}
                >
                  <span>{desk.say(questionText(id))}</span>
                  <Show when={asked().has(id)}>
                    <span class={css['before']}>
                      <Icon name="check" />
                      {desk.word('board-book-asked')}
                    </span>
                  </Show>
                </button>
                <button
                  type="button"
                  class={css['star']}
                  {...rows.button(id, 'star')}
                  aria-label={likeLabel(id)}
                  title={likeLabel(id)}
                  onClick={() => desk.favourites.toggle(id)}
                >
                  <Star isFilled={desk.favourites.has(id)} />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
};

const Star: Component<{ readonly isFilled: boolean }> = props => (
  <svg class={css['mark']} viewBox="0 0 24 24" aria-hidden="true" data-filled={props.isFilled}>
    <path d="M12 3l2.7 6 6.5.7-4.9 4.4 1.4 6.4L12 17.2l-5.7 3.3 1.4-6.4-4.9-4.4 6.5-.7z" />
  </svg>
);
