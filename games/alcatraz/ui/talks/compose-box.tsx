import {
  type Component,
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  Match,
  on,
  Show,
  Switch,
} from 'solid-js';
import { Button, SeatMark } from '#kit';
import type { Scalar, Seat } from '#kernel';
import { MOST_SENTENCES, type SentenceBlank, type SentenceId, type SentenceKind } from '../../rules/components.ts';
import { whyNotSpeak } from '../../rules/sentences.ts';
import type { Said } from '../../rules/state.ts';
import { kindName, tellSentence } from '../../telling/sentences.ts';
import type { AlcatrazDesk } from '../desk.ts';
import {
  actionOf,
  blanksOf,
  choicesFor,
  type Draft,
  emptyBlank,
  type Filling,
  KINDS_OF_TALK,
  quickReplies,
  type Say,
  sentencesOf,
  speechIn,
  startDraft,
  withBlank,
} from './composer.ts';
import { blankSegments, wordIn } from './sentence.ts';
import { unansweredIn } from './stream.ts';
import css from './compose-box.module.css';

/** Says something: a kind, a sentence of it, what stands in its blanks. */
export const ComposeBox: Component<{ readonly desk: AlcatrazDesk }> = props => {
  const { desk } = props;
  const list = createUniqueId();
  const [kind, setKind] = createSignal<SentenceKind>(); // undefined: none is open
  const [draft, setDraft] = createSignal<Draft>(); // undefined: no sentence is chosen
  let filled: Filling = {};
  let box: HTMLDivElement | undefined;
  const offer = createMemo(() => speechIn(desk));
  const me = (): Seat => desk.seat() ?? 0;
  const left = (): number => MOST_SENTENCES - desk.open().said.filter(({ by }) => by === me()).length;
  /** Undefined: I can speak, or the table cannot be asked at the moment. */
  const why = createMemo(() => {
    const rule = offer() ? undefined : whyNotSpeak(desk.open(), me());
    return rule === undefined ? undefined : desk.ruleReference(rule);
  });
  /** What can be answered, the oldest first: what somebody else says does not change what the buttons answer. */
  const questions = createMemo(() =>
    unansweredIn(desk.open().said, me()).filter(said => quickReplies(offer(), said, me()).length > 0),
  );
  const action = createMemo(() => {
    const now = draft();
    return now && actionOf(offer(), now);
  });
  // the talks begin with no list open, and with nothing filled in by earlier sentences
  createEffect(
    on(
      () => desk.open().turn,
      turn => {
        filled = {};
        // a turn that has passed can no longer be promised
        const kept = setDraft(now => now && startDraft(offer(), now.sentence, now.filling, turn));
        if (kept === undefined) setKind(undefined);
      },
      { defer: true },
    ),
  );
  const focus = (selector: string): void => queueMicrotask(() => box?.querySelector<HTMLElement>(selector)?.focus());

  function openKind(one: SentenceKind): void {
    setDraft(undefined);
    setKind(now => (now === one ? undefined : one));
    queueMicrotask(() => box?.scrollIntoView({ block: 'nearest' }));
  }
  function choose(sentence: SentenceId): void {
    const next = startDraft(offer(), sentence, filled, desk.open().turn);
    setDraft(next);
    focus(emptyBlank(next) === undefined ? '[data-say]' : `[data-blank="${emptyBlank(next)}"]`);
  }
  function fill(blank: SentenceBlank, value: Scalar): void {
    filled = { ...filled, [blank]: value };
    setDraft(now => now && withBlank(now, blank, value));
  }
  async function say(): Promise<void> {
    const now = action();
    if (!now) {
      const empty = draft() && emptyBlank(draft() as Draft);
      if (empty) focus(`[data-blank="${empty}"]`);
      return;
    }
    if (!(await desk.play(now))) return;
    filled = {};
    setDraft(undefined);
    setKind(undefined);
    focus('[data-kind]');
  }

  return (
    <div
      class={css['box']}
      role="group"
      aria-label={desk.word('talk-composer')}
      ref={element => {
        box = element;
      }}
    >
      <Show when={!why() && draft() === undefined && kind()} keyed>
        {one => (
          <ul class={css['sentences']} id={list} aria-label={desk.word('talk-choose')}>
            <For each={sentencesOf(one)}>
              {({ id }) => (
                <li>
                  <button type="button" data-sentence={id} onClick={() => choose(id)}>
                    <For each={blankSegments(desk, { sentence: id, filling: {} })}>
                      {({ text, blank }) => (
                        <Show when={blank} fallback={text}>
                          <span class={css['gap']}>{desk.word(`talk-blank-${blank as SentenceBlank}`)}</span>
                        </Show>
                      )}
                    </For>
                  </button>
                </li>
              )}
            </For>
          </ul>
        )}
      </Show>
      {/* it stays where it is while nothing can be said: what was filled in is not lost */}
      <Show when={draft()?.sentence} keyed>
        {sentence => (
          <div class={css['line']}>
            <p style={{ '--blanks': blanksOf(sentence).length }}>
              <For each={blankSegments(desk, { sentence, filling: {} })}>
                {({ text, blank }) => (
                  <Show when={blank} fallback={text}>
                    <Picker
                      desk={desk}
                      sentence={sentence}
                      blank={blank as SentenceBlank}
                      choices={choicesFor(offer(), sentence, blank as SentenceBlank)}
                      value={draft()?.filling[blank as SentenceBlank]}
                      onPick={value => fill(blank as SentenceBlank, value)}
                    />
                  </Show>
                )}
              </For>
            </p>
            <Button
              kind="primary"
              data-say
              busy={desk.busy()}
              aria-disabled={action() ? undefined : 'true'}
              onClick={() => void say()}
            >
              {desk.word('talk-say')}
            </Button>
          </div>
        )}
      </Show>
      <div class={css['row']}>
        <Switch fallback={<p class={css['left']}>{desk.word('talk-left', { count: left() })}</p>}>
          <Match when={why()}>
            {rule => (
              <p class={css['left']}>
                {rule().text} <a href={rule().href}>{rule().link}</a>
              </p>
            )}
          </Match>
          <Match when={questions().length > 0}>
            <QuickReplies desk={desk} questions={questions()} repliesTo={said => quickReplies(offer(), said, me())} />
          </Match>
        </Switch>
      </div>
      <div class={css['kinds']}>
        <For each={KINDS_OF_TALK}>
          {one => (
            <button
              type="button"
              data-kind={one}
              aria-expanded={kind() === one && draft() === undefined}
              aria-controls={kind() === one ? list : undefined}
              data-chosen={kind() === one ? '' : undefined}
              aria-disabled={why() ? 'true' : undefined}
              onClick={() => {
                if (!why()) openKind(one);
              }}
            >
              {desk.say(kindName(one))}
            </button>
          )}
        </For>
      </div>
    </div>
  );
};

interface PickerProps {
  readonly desk: AlcatrazDesk;
  readonly sentence: SentenceId;
  readonly blank: SentenceBlank;
  readonly choices: readonly Scalar[];
  readonly value: Scalar | undefined;
  onPick(value: Scalar): void;
}

/** What stands in a blank, chosen from a list. */
const Picker: Component<PickerProps> = props => {
  const at = (): number => (props.value === undefined ? -1 : props.choices.indexOf(props.value));
  return (
    <select
      class={css['picker']}
      data-blank={props.blank}
      data-empty={at() < 0 ? '' : undefined}
      aria-label={props.desk.word(`talk-blank-${props.blank}`)}
      onChange={event => {
        const chosen = props.choices[Number(event.currentTarget.value)];
        if (chosen !== undefined) props.onPick(chosen);
      }}
    >
      <option value="-1" disabled selected={at() < 0}>
        {props.desk.word(`talk-blank-${props.blank}`)}
      </option>
      <For each={props.choices}>
        {(choice, index) => (
          <option value={index()} selected={at() === index()}>
            {wordIn(props.desk, props.sentence, props.blank, choice)}
          </option>
        )}
      </For>
    </select>
  );
};

/** The short forms of the replies: the name of the player stands beside them once. */
const SHORT_REPLIES: Partial<Record<SentenceId, 'talk-reply-yes' | 'talk-reply-no' | 'talk-reply-maybe'>> = {
  'reply-yes': 'talk-reply-yes',
  'reply-no': 'talk-reply-no',
  'reply-maybe': 'talk-reply-maybe',
};

interface QuickRepliesProps {
  readonly desk: AlcatrazDesk;
  /** At least one. */
  readonly questions: readonly Said[];
  repliesTo(said: Said): readonly Say[];
}

/** Answers to what was said to me: who said it, what it was, and the short replies. */
const QuickReplies: Component<QuickRepliesProps> = props => {
  const { desk } = props;
  const [chosen, setChosen] = createSignal<Seat>(); // undefined: the one who waits longest
  const question = createMemo(() => props.questions.find(({ by }) => by === chosen()) ?? props.questions[0]);
  const label = (seat: Seat): string => desk.word('talk-reply', { seat: { seat } });
  return (
    <Show when={question()}>
      {said => (
        <div class={css['replies']} role="group" aria-label={label(said().by)}>
          <p data-shortens>
            <SeatMark seat={said().by} /> <b>{label(said().by)}:</b> {desk.say(tellSentence(said()))}
          </p>
          <Show when={props.questions.length > 1}>
            <For each={props.questions.filter(other => other !== said())}>
              {({ by }) => (
                <button
                  type="button"
                  data-reply-to={by}
                  aria-label={label(by)}
                  title={label(by)}
                  onClick={() => setChosen(by)}
                >
                  <SeatMark seat={by} />
                </button>
              )}
            </For>
          </Show>
          <For each={props.repliesTo(said())}>
            {reply => {
              const short = SHORT_REPLIES[reply.sentence];
              return (
                <button
                  type="button"
                  aria-label={desk.say(tellSentence(reply))}
                  aria-disabled={desk.busy() ? 'true' : undefined}
                  onClick={() => void desk.play(reply)}
                >
                  {short ? desk.word(short) : desk.say(tellSentence(reply))}
                </button>
              );
            }}
          </For>
        </div>
      )}
    </Show>
  );
};
