import { type Component, createMemo, For, Index, onCleanup, onMount, Show } from 'solid-js';
import { Empty, Icon, SeatBadge, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import type { Exchange, Remark, Verdict } from '../rules/state.ts';
import { answerText, questionText, seatNames } from '../telling/names.ts';
import { ClosedVote } from './closed-vote.tsx';
import { useDesk } from './desk.ts';
import { createScrollBottom } from './scroll-bottom.ts';
import { RemarkLines } from './remarks.tsx';
import { transcriptOf } from './transcript.ts';
import css from './talk.module.css';

/** The current question: who asks whom. */
export const CurrentQuestion: Component = () => {
  const desk = useDesk();
  const isMine = (): boolean => desk.isAsking() || desk.isAnswering();
  const line = (): string => {
    const { stage, motion, dealer } = desk.open();
    if (desk.isRevealing()) return desk.word('status-revealed', { missing: seatNames(desk.props.awaited) });
    if (stage === 'dealt') return desk.tell('board-now-dealt', { dealer });
    if (motion) return desk.tell('board-vote-on', { suspect: motion.suspect });
    const asked = desk.pending();
    if (asked) return desk.tell('board-now-answering', { seat: asked.to, by: asked.by });
    return desk.tell('board-now-asking', { seat: desk.holder() });
  };
  return (
    <div class={isMine() ? 'visually-hidden' : css['whom']}>
      <Show when={desk.isTalking() && !isMine()}>
        <p class={css['plates']} aria-hidden="true">
          <Plate seat={desk.pending()?.by ?? desk.holder()} />
          <span class={css['to']}>
            <Icon name="forward" />
            <Show when={desk.pending()} fallback={<Askable />}>
              {asked => <Plate seat={asked().to} />}
            </Show>
          </span>
        </p>
      </Show>
      <p class={desk.isTalking() ? css['line'] : css['now']}>
        {line()}
        {/* the marks are decorative here */}
        <Show when={desk.askable().length > 0}>
          <span class="visually-hidden"> {desk.word('board-now-askable', { to: seatNames(desk.askable()) })}</span>
        </Show>
      </p>
    </div>
  );
};

const Plate: Component<{ readonly seat: Seat }> = props => {
  const desk = useDesk();
  return <SeatBadge seat={props.seat} name={desk.nameOf(props.seat)} isMe={desk.seat() === props.seat} />;
};

/** The signs of those who may be asked. */
const Askable: Component = () => {
  const desk = useDesk();
  return (
    <span class={css['askable']}>
      <For each={desk.askable()}>{seat => <SeatMark seat={seat} />}</For>
      <span>?</span>
    </span>
  );
};

/** Scrolls to the bottom when the size changes, unless the reader has scrolled up. */
function followBottom(box: HTMLElement, content: HTMLElement): void {
  const foot = createScrollBottom();
  const look = (): void => foot.scrolled(box);
  const observer = new ResizeObserver(() => {
    if (foot.resized(box)) box.scrollTop = box.scrollHeight;
  });
  box.addEventListener('scroll', look, { passive: true });
  for (const element of [box, content]) observer.observe(element);
  onCleanup(() => {
    observer.disconnect();
    box.removeEventListener('scroll', look);
  });
}

/** The transcript of the current round, latest last; between rounds, of the last one. */
export const Transcript: Component = () => {
  const desk = useDesk();
  const isSpoken = (): boolean => desk.open().options.conversation === 'spoken';
  const title = (): string => desk.word(desk.isRevealing() ? 'board-talk-before' : 'section-talk');
  const entries = createMemo(() => transcriptOf(desk.open(), desk.props.heard ?? []));
  let box: HTMLElement | undefined;
  let content: HTMLElement | undefined;
  onMount(() => {
    if (box && content) followBottom(box, content);
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section
      class={css['scroll']}
      aria-label={title()}
      tabindex="0"
      ref={element => {
        box = element;
      }}
    >
      <div
        ref={element => {
          content = element;
        }}
      >
        <Show when={entries().length > 0} fallback={<Empty icon="chat" text={desk.word('board-talk-none')} />}>
          <ol class={css['transcript']}>
            <Index each={entries()}>
              {entry => {
                const exchange = (): Exchange | undefined => {
                  const now = entry();
                  return now.type === 'exchange' ? now.exchange : undefined;
                };
                const remarks = (): readonly Remark[] => {
                  const now = entry();
                  return now.type === 'exchange' ? now.remarks : [];
                };
                const verdict = (): Verdict | undefined => {
                  const now = entry();
                  return now.type === 'verdict' ? now.verdict : undefined;
                };
                return (
                  <>
                    <Show when={exchange()}>
                      {said => <ExchangeEntry exchange={said()} remarks={remarks()} isSpoken={isSpoken()} />}
                    </Show>
                    <Show when={verdict()}>
                      {closed => (
                        <li class={css['exchange']}>
                          <ClosedVote verdict={closed()} />
                        </li>
                      )}
                    </Show>
                  </>
                );
              }}
            </Index>
          </ol>
        </Show>
      </div>
    </section>
  );
};

interface ExchangeEntryProps {
  readonly exchange: Exchange;
  readonly remarks: readonly Remark[];
  readonly isSpoken: boolean;
}

/** A question, its answer and its remarks. Typed text is never interpreted. */
const ExchangeEntry: Component<ExchangeEntryProps> = props => {
  const desk = useDesk();
  const words = (text: string | null, phrase: typeof questionText): string => {
    if (text === null) return '';
    return desk.open().options.conversation === 'phrasebook' ? desk.say(phrase(text)) : text;
  };
  const unanswered = (): string =>
    desk.pending() === props.exchange && desk.open().stage === 'talking'
      ? desk.tell('board-talk-waiting', { seat: props.exchange.to })
      : desk.word('board-talk-unanswered');
  return (
    <li class={css['exchange']} data-open={!props.exchange.answered}>
      <p class={css['who']}>
        <SeatMark seat={props.exchange.by} />
        <span>{desk.tell('board-talk-asks', { seat: props.exchange.by, to: props.exchange.to })}</span>
      </p>
      <Show when={!props.isSpoken}>
        <p class={css['question']} dir="auto">
          {words(props.exchange.question, questionText)}
        </p>
      </Show>
      <Show when={props.exchange.answered} fallback={<p class={css['waiting']}>{unanswered()}</p>}>
        <div class={css['reply']}>
          <SeatMark seat={props.exchange.to} />
          <p class={props.isSpoken ? css['spoken'] : 'visually-hidden'}>
            {desk.tell('board-talk-answers', { seat: props.exchange.to })}
          </p>
          <Show when={!props.isSpoken}>
            <p class={css['answer']} dir="auto">
              {words(props.exchange.answer, answerText)}
            </p>
          </Show>
        </div>
      </Show>
      <RemarkLines remarks={props.remarks} />
    </li>
  );
};
