import { type Component, createMemo, For, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { createLateMemo, Empty, Icon, SeatMark } from '#kit';
import type { Event, Promised, Said } from '../../rules/state.ts';
import type { AlcatrazDesk, PartProps } from '../desk.ts';
import { countOf, previousScapegoat } from '../votes/tally.ts';
import { VoteCount } from '../votes/vote-count.tsx';
import { ComposeBox } from './compose-box.tsx';
import { blanksOf, type Filling } from './composer.ts';
import { segmentsFor } from './sentence.ts';
import { keptEntries, type StreamEntry, streamOf } from './stream.ts';
import css from './talk-pane.module.css';

interface TalkPaneProps extends PartProps {
  /** Between what was said and the place to say something: it grows upwards, and nothing else moves. */
  readonly children?: JSX.Element;
}

/** What was said and what happened in between, and below it a place to say something. */
export const TalkPane: Component<TalkPaneProps> = props => (
  <div class={css['pane']}>
    <Stream desk={props.desk} />
    {props.children}
    <Show when={props.desk.isPlaying()}>
      <ComposeBox desk={props.desk} />
    </Show>
  </div>
);

/** The latest is at the foot and in sight, unless the reader has scrolled up. */
const Stream: Component<{ readonly desk: AlcatrazDesk }> = props => {
  const { desk } = props;
  const heard = (): readonly Event[] => (desk.props.heard ?? []).map(({ event }) => event as Event);
  let before: readonly StreamEntry[] = [];
  const entries = createLateMemo(() => {
    before = keptEntries(before, streamOf(desk.open(), heard()));
    return before;
  });
  let box: HTMLElement | undefined;
  let list: HTMLElement | undefined;
  onMount(() => {
    if (!box || !list) return;
    const scroller = box;
    let isAtFoot = true;
    let known = sizeOf(scroller);
    const observer = new ResizeObserver(() => {
      known = sizeOf(scroller);
      if (isAtFoot) scroller.scrollTop = scroller.scrollHeight;
    });
    const look = (): void => {
      // the observer has not seen this size yet: the reader did not scroll
      if (sizeOf(scroller) !== known) return;
      isAtFoot = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 24;
    };
    scroller.addEventListener('scroll', look, { passive: true });
    observer.observe(scroller);
    observer.observe(list);
    onCleanup(() => observer.disconnect());
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to be reachable by keys
    <section
      class={css['scroll']}
      aria-label={desk.word('talk-stream')}
      tabindex="0"
      ref={element => {
        box = element;
      }}
    >
      <ol
        class={css['stream']}
        ref={element => {
          list = element;
        }}
      >
        <For each={entries()} fallback={<Empty icon="chat" text={desk.word('talk-none')} />}>
          {entry => <Entry desk={desk} entry={entry} heard={heard()} />}
        </For>
      </ol>
    </section>
  );
};

const sizeOf = ({ scrollHeight, clientHeight }: HTMLElement): string => `${scrollHeight} ${clientHeight}`;

interface EntryProps {
  readonly desk: AlcatrazDesk;
  readonly entry: StreamEntry;
  readonly heard: readonly Event[];
}

const Entry: Component<EntryProps> = props => {
  const { desk, entry } = props;
  if (entry.type === 'said') return <Bubble desk={desk} said={entry.said} promise={entry.promise} />;
  const { event } = entry;
  if (event.type === 'votesShown') {
    // with every move there is more to hear, but a count that is over stays the same
    const previous = createMemo(() => previousScapegoat(desk.open(), event.ballot.turn, props.heard));
    const count = createMemo(() => countOf(event.ballot, previous()));
    return (
      <li class={css['event']}>
        <VoteCount desk={desk} count={count()} bonus={event.bonus} />
      </li>
    );
  }
  const lines = desk.props.telling.log?.(event, desk.view(), desk.props.me) ?? [];
  return (
    <For each={lines}>
      {({ line, heading }) => <li class={css[heading ? 'heading' : 'event']}>{desk.say(line)}</li>}
    </For>
  );
};

interface BubbleProps {
  readonly desk: AlcatrazDesk;
  readonly said: Said;
  readonly promise: Promised | undefined;
}

const Bubble: Component<BubbleProps> = props => {
  const { desk, said } = props;
  const filling = (): Filling =>
    Object.fromEntries(blanksOf(said.sentence).flatMap(blank => (said[blank] === null ? [] : [[blank, said[blank]]])));
  return (
    <li
      class={css['bubble']}
      data-mine={desk.seat() === said.by ? '' : undefined}
      data-to-me={said.to !== null && desk.seat() === said.to ? '' : undefined}
    >
      <SeatMark seat={said.by} />
      <p>
        <b>
          <bdi>{desk.shortName(said.by)}</bdi>:
        </b>{' '}
        <For each={segmentsFor(desk, { sentence: said.sentence, filling: filling() }, said.by)}>
          {({ text, blank }) => (
            <Show when={blank} fallback={text}>
              <span class={css['blank']}>{text}</span>
            </Show>
          )}
        </For>{' '}
        <Show when={props.promise}>{promise => <Mark desk={desk} promise={promise()} />}</Show>
      </p>
    </li>
  );
};

/** Whether a promise was kept, or how long there is time to keep it. */
const Mark: Component<{ readonly desk: AlcatrazDesk; readonly promise: Promised }> = props => {
  const { word } = props.desk;
  const open = (): string => {
    const { sentence, due } = props.promise;
    const isVote = sentence === 'promise-vote' || sentence === 'promise-not-vote';
    return isVote ? word('talk-due-vote', { turn: due }) : word('talk-due', { turn: due });
  };
  return (
    <span class={css['mark']} data-state={props.promise.state}>
      <Switch>
        <Match when={props.promise.state === 'open'}>
          <Icon name="clock" />
          {open()}
        </Match>
        <Match when={props.promise.state === 'kept'}>
          <Icon name="check" />
          {word('talk-kept')}
        </Match>
        <Match when={props.promise.state === 'broken'}>
          <Icon name="close" />
          {word('talk-broken')}
        </Match>
        <Match when={props.promise.state === 'lapsed'}>
          <Icon name="minus" />
          {word('talk-lapsed')}
        </Match>
      </Switch>
    </span>
  );
};
