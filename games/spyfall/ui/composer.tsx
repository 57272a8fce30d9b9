import { type Component, createSignal, For, Show, Suspense } from 'solid-js';
import { Button, lazyPart } from '#kit';
import type { Seat } from '#kernel';
import { answersTo } from '../rules/phrasebook.ts';
import { answerText, questionText } from '../telling/names.ts';
import { Asking } from './asking.tsx';
import { OpenVote } from './ballot.tsx';
import { useDesk } from './desk.ts';
import { LineInput } from './line-input.tsx';
import { RemarkButton } from './remarks.tsx';
import { CurrentQuestion } from './talk.tsx';
import css from './composer.module.css';

/** Between two rounds. */
const Waiting = lazyPart(async () => (await import('./reveal-page.tsx')).BetweenRounds);

/** My actions now, or whom the table waits for. */
export const Composer: Component = () => {
  const desk = useDesk();
  const isIdle = (): boolean =>
    desk.open().stage !== 'over' &&
    !desk.open().motion &&
    !desk.isRevealing() &&
    !desk.isDealing() &&
    !desk.isAsking() &&
    !desk.isAnswering();
  return (
    <>
      <OpenVote />
      <Show when={desk.isRevealing()}>
        <Suspense>
          <Waiting />
        </Suspense>
      </Show>
      <Show when={desk.isDealing()}>
        <Start />
      </Show>
      <Show when={desk.isAsking()}>
        <Asking />
      </Show>
      <Show when={desk.isAnswering()}>
        <Answering />
      </Show>
      <Show when={isIdle()}>
        <div class={css['idle']}>
          <CurrentQuestion />
          <RemarkButton />
        </div>
      </Show>
    </>
  );
};

const Start: Component = () => {
  const desk = useDesk();
  return (
    <section class={css['mine']} data-mine aria-label={desk.word('board-deal')}>
      <h3 class={css['title']}>{desk.word('board-deal')}</h3>
      <p class={css['what']}>{desk.word('board-deal-what')}</p>
      <Button
        kind="primary"
        size="large"
        icon="clock"
        wide
        busy={desk.busy()}
        disabled={!desk.may({ type: 'start' }).ok}
        onClick={() => void desk.play({ type: 'start' })}
      >
        {desk.word('offer-start')}
      </Button>
    </section>
  );
};

/** Answers the open question. */
const Answering: Component = () => {
  const desk = useDesk();
  const [answer, setAnswer] = createSignal<string | null>(null);
  const mode = () => desk.open().options.conversation;
  const asked = (): string => desk.pending()?.question ?? '';
  const by = (): Seat => desk.pending()?.by ?? 0;
  const send = (answer: string | null): Promise<boolean> => desk.play({ type: 'answer', answer });
  const label = (): string => desk.word('board-answer', { to: { seat: by() } });
  function pick(id: string): void {
    if (desk.confirms()) setAnswer(id);
    else void send(id);
  }
  return (
    <section class={css['mine']} data-mine aria-label={desk.word('board-answering', { by: { seat: by() } })}>
      <h3 class={css['title']}>{desk.word('board-answering', { by: { seat: by() } })}</h3>
      <Show
        when={mode() !== 'spoken'}
        fallback={
          <Button kind="primary" size="large" icon="check" wide busy={desk.busy()} onClick={() => void send(null)}>
            {desk.word('board-answered')}
          </Button>
        }
      >
        <p class={css['asked']} dir="auto">
          {mode() === 'phrasebook' ? desk.say(questionText(asked())) : asked()}
        </p>
        <Show when={mode() === 'written'}>
          <LineInput label={desk.word('blank-answer-written')} send={label()} isReady onSend={send} />
        </Show>
        <Show when={mode() === 'phrasebook'}>
          <div class={css['phrases']} role="group" aria-label={desk.word('blank-answer-phrasebook')}>
            <For each={answersTo(asked())}>
              {id => (
                <button
                  type="button"
                  class={css['phrase']}
                  aria-pressed={answer() === id}
                  data-answer={id}
                  onClick={() => pick(id)}
                >
                  {desk.say(answerText(id))}
                </button>
              )}
            </For>
          </div>
          <div class={css['send']}>
            <Button
              kind="primary"
              wide
              icon="chat"
              busy={desk.busy()}
              disabled={answer() === null}
              onClick={() => {
                const id = answer();
                if (id !== null) void send(id);
              }}
            >
              {label()}
            </Button>
            <RemarkButton />
          </div>
        </Show>
      </Show>
    </section>
  );
};
