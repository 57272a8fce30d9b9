import { type Component, createEffect, createSignal, For, on, Show } from 'solid-js';
import { Button, Panel, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { answersTo } from '../rules/phrasebook.ts';
import { answerText, questionText } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { Phrasebook } from './phrasebook.tsx';
import { LineBox } from './line.tsx';
import css from './composer.module.css';

/** What I may do now with the question: start the clock, ask, answer. */
export const Composer: Component = () => {
  const desk = useDesk();
  return (
    <>
      <Show when={desk.isDealing()}>
        <Start />
      </Show>
      <Show when={desk.isAsking()}>
        <Asking />
      </Show>
      <Show when={desk.isAnswering()}>
        <Answering />
      </Show>
    </>
  );
};

const Start: Component = () => {
  const desk = useDesk();
  return (
    <Panel title={desk.word('board-deal')} level={3} class={css['mine']}>
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
    </Panel>
  );
};

/** Whom I ask, and what. Where people talk, the first is enough. */
const Asking: Component = () => {
  const desk = useDesk();
  const [to, setTo] = createSignal<Seat | null>(null);
  const [question, setQuestion] = createSignal<string | null>(null);
  const mode = () => desk.open().options.conversation;
  // with three at the table there is but one to ask (SPY-3.5)
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
    return seat === null ? desk.word('board-ask-first') : desk.word('board-ask', { to: { seat } });
  };
  function pick(seat: Seat): void {
    if (mode() === 'spoken') void ask(seat, null);
    else setTo(seat);
  }
  function pickQuestion(id: string): void {
    const seat = whom();
    if (!desk.confirms() && seat !== null) void ask(seat, id);
    else setQuestion(id);
  }
  return (
    <Panel title={desk.word('board-asking')} level={3} class={css['mine']}>
      <fieldset class={css['people']}>
        <legend>{desk.word('blank-to')}</legend>
        <div>
          <For each={desk.askable()}>
            {seat => (
              <button
                type="button"
                class={css['person']}
                aria-pressed={mode() === 'spoken' ? undefined : whom() === seat}
                aria-disabled={desk.busy() ? 'true' : undefined}
                data-seat={seat}
                onClick={() => pick(seat)}
              >
                <SeatMark seat={seat} />
                <bdi>{desk.nameOf(seat)}</bdi>
              </button>
            )}
          </For>
        </div>
      </fieldset>
      <Show when={mode() === 'spoken'}>
        <p class={css['what']}>{desk.word('board-ask-spoken')}</p>
      </Show>
      <Show when={mode() === 'written'}>
        <LineBox
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
        <Phrasebook chosen={question()} onChoose={pickQuestion} />
        <div class={css['send']}>
          <Show when={question()}>{id => <p class={css['chosen']}>{desk.say(questionText(id()))}</p>}</Show>
          <Button
            kind="primary"
            wide
            icon="chat"
            busy={desk.busy()}
            disabled={whom() === null || question() === null}
            onClick={() => {
              const [seat, id] = [whom(), question()];
              if (seat !== null && id !== null) void ask(seat, id);
            }}
          >
            {whom() !== null && question() === null ? desk.word('board-ask-what') : label()}
          </Button>
        </div>
      </Show>
    </Panel>
  );
};

/** What I was asked, and what I say to it. */
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
    <Panel title={desk.word('board-answering', { by: { seat: by() } })} level={3} class={css['mine']}>
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
          <LineBox label={desk.word('blank-answer-written')} send={label()} isReady onSend={send} />
        </Show>
        <Show when={mode() === 'phrasebook'}>
          <div class={css['answers']} role="group" aria-label={desk.word('blank-answer-phrasebook')}>
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
        </Show>
      </Show>
    </Panel>
  );
};
