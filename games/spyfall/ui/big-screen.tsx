import { type Component, createMemo, createSignal, For, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { clockTime, columnsFor, Icon, SeatMark, withSoftHyphens } from '#kit';
import type { Seat } from '#kernel';
import { totalsOf } from '../rules/score.ts';
import { votersOn, voteTimeOf } from '../rules/round.ts';
import type { Event, Exchange, Motion, Round, Verdict } from '../rules/state.ts';
import { answerText, placeName, questionText } from '../telling/names.ts';
import { createUntil, RoundClock } from './clock.tsx';
import { type BoardMoments, useDesk } from './desk.ts';
import { activityOf } from './players.tsx';
import { PlacePicture } from './places.tsx';
import { RoundFolder, Headline, ContinueStatus, RoundSheet } from './reveal-page.tsx';
import css from './big-screen.module.css';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The free height below an element. */
function spaceBelow(element: HTMLElement): number {
  const { parentElement } = element;
  return parentElement
    ? Number.parseFloat(getComputedStyle(parentElement).paddingBottom) + spaceBelow(parentElement)
    : 0;
}

/** The screen for a TV. It fills the window and cannot be scrolled. */
export const BigScreen: Component<{ readonly last: Round | undefined; readonly moments: BoardMoments }> = props => {
  const desk = useDesk();
  const [box, setBox] = createSignal({ top: 0, width: innerWidth, height: innerHeight });
  let root: HTMLDivElement | undefined;
  function measure(): void {
    if (!root) return;
    const top = root.getBoundingClientRect().top + scrollY;
    setBox({ top, width: root.clientWidth, height: Math.floor(innerHeight - top - spaceBelow(root)) });
  }
  onMount(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (root?.parentElement) observer.observe(root.parentElement);
    addEventListener('resize', measure);
    onCleanup(() => {
      observer.disconnect();
      removeEventListener('resize', measure);
    });
  });
  /** The base unit: 1/100 of the largest 16:9 screen that fits into the box. */
  const unit = (): number => Math.min(box().width, (box().height * 16) / 9) / 100;
  const motion = createMemo(() => desk.open().motion);
  /** The current moment, which is shown before the next state. */
  const event = (): Event | undefined => props.moments.shown()?.moment.content;
  const verdict = createMemo((): Verdict | undefined => {
    const now = event();
    return now?.type === 'voteClosed' ? now.verdict : undefined;
  });
  const named = createMemo((): EventOf<'placeNamed'> | undefined => {
    const now = event();
    return now?.type === 'placeNamed' ? now : undefined;
  });
  /** The round is over, but its reveal is not shown yet. */
  const isEnding = (): boolean => !props.last && (desk.isRevealing() || desk.open().stage === 'over');
  const shown = (): string => {
    if (verdict()) return 'verdict';
    if (named()) return 'named';
    if (motion()) return 'vote';
    if (props.last) return 'reveal';
    return isEnding() ? 'ending' : 'table';
  };
  return (
    <div
      class={css['wall']}
      data-tv={shown()}
      style={{ '--u': `${unit()}px`, height: `${box().height}px` }}
      ref={element => {
        root = element;
      }}
    >
      <Switch fallback={<BigTable />}>
        <Match when={verdict()}>{closed => <BigVerdict verdict={closed()} />}</Match>
        <Match when={named()}>{guess => <BigNamedPlace event={guess()} />}</Match>
        <Match when={motion()}>{now => <BigVote motion={now()} />}</Match>
        <Match when={props.last}>{round => <BigReveal round={round()} />}</Match>
        <Match when={isEnding()}>
          <div class={css['reveal']} />
        </Match>
      </Switch>
    </div>
  );
};

/** The clock, who asks whom, the last question and its answer, all places, and everybody. */
const BigTable: Component = () => {
  const desk = useDesk();
  const places = createMemo(() => desk.places());
  const last = (): Exchange | undefined => (desk.open().stage === 'dealt' ? undefined : desk.open().talk.at(-1));
  const isSpoken = (): boolean => desk.open().options.conversation === 'spoken';
  return (
    <div class={css['table']}>
      <div class={css['now']}>
        <p class={css['round']}>
          {desk.word('board-round-of', { round: desk.open().round, rounds: desk.open().options.rounds })}
        </p>
        <RoundClock screen={desk.props} />
        <p class={css['who']} role="status">
          <Show
            when={desk.isTalking()}
            fallback={desk.word('board-now-dealt', { dealer: { seat: desk.open().dealer }, you: 'none' })}
          >
            <Named seat={desk.pending()?.by ?? desk.holder()} />
            <small>{desk.word('board-player-asks')}</small>
            <Show when={desk.pending()}>{asked => <Named seat={asked().to} />}</Show>
          </Show>
        </p>
        <Show when={!isSpoken() && last()}>{exchange => <BigExchange exchange={exchange()} />}</Show>
      </div>
      <ul class={css['places']} aria-label={desk.word('section-places')}>
        <For each={places()}>
          {place => (
            <li data-used={desk.used().has(place)}>
              <PlacePicture place={place} />
              <span>{withSoftHyphens(desk.say(placeName(place)))}</span>
            </li>
          )}
        </For>
      </ul>
      <Strip />
    </div>
  );
};

const Named: Component<{ readonly seat: Seat }> = props => {
  const desk = useDesk();
  return (
    <span class={css['named']}>
      <SeatMark seat={props.seat} />
      <bdi>{desk.nameOf(props.seat)}</bdi>
    </span>
  );
};

/** The last question and its answer, in letters as large as there is room for. */
const BigExchange: Component<{ readonly exchange: Exchange }> = props => {
  const desk = useDesk();
  const isPhrase = (): boolean => desk.open().options.conversation === 'phrasebook';
  const question = (): string => {
    const text = props.exchange.question ?? '';
    return isPhrase() ? desk.say(questionText(text)) : text;
  };
  const answer = (): string => {
    const text = props.exchange.answer;
    if (text === null) return '';
    return isPhrase() ? desk.say(answerText(text)) : text;
  };
  const length = (): string => {
    const letters = question().length + answer().length;
    return letters <= 110 ? 'short' : letters <= 220 ? 'medium' : 'long';
  };
  return (
    <div class={css['sheet']} data-length={length()}>
      <SeatMark seat={props.exchange.by} />
      <p dir="auto">
        <b>{question()}</b>
      </p>
      <Show when={answer()}>
        <SeatMark seat={props.exchange.to} />
        <p dir="auto">{answer()}</p>
      </Show>
    </div>
  );
};

/** All players, with their activity and scores. */
const Strip: Component = () => {
  const desk = useDesk();
  const totals = createMemo(() => totalsOf(desk.open()));
  return (
    <ul class={css['strip']} style={{ '--columns': columnsFor(desk.open().seats) }}>
      <For each={desk.seats()}>
        {seat => (
          <li data-awaited={desk.props.awaited.includes(seat)}>
            <SeatMark seat={seat} />
            <span class={css['person']}>
              <bdi>{desk.nameOf(seat)}</bdi>
              <small>{activityOf(desk, seat)}</small>
            </span>
            <b>{totals()[seat] ?? 0}</b>
          </li>
        )}
      </For>
    </ul>
  );
};

/** An accusation, or a vote after time was up, takes the whole screen. */
const BigVote: Component<{ readonly motion: Motion }> = props => {
  const desk = useDesk();
  const until = createUntil();
  const voters = createMemo(() => votersOn(props.motion.suspect, desk.open().seats));
  const share = (): number => Math.min(1, (until() ?? 0) / voteTimeOf(desk.open()));
  const title = (): string => desk.tell('board-vote-on', { suspect: props.motion.suspect });
  const why = (): string => {
    const { by } = props.motion;
    const held = desk.props.clock?.held ?? null;
    if (by === null || held === null) return desk.word('board-vote-late');
    return desk.word('board-wall-stops', { seat: { seat: by }, time: clockTime(held) });
  };
  return (
    <div class={css['vote']} role="status">
      <p class={css['why']}>
        <Show when={props.motion.by !== null}>
          <SeatMark seat={props.motion.by ?? 0} />
        </Show>
        <span>{why()}</span>
      </p>
      <div class={css['photo']}>
        <PlacePicture place="--" />
        <p>
          <SeatMark seat={props.motion.suspect} />
          <bdi>{desk.nameOf(props.motion.suspect)}</bdi>
        </p>
      </div>
      <div class={css['question']}>
        <h2 data-long={title().length > 22}>{title()}</h2>
        <p>{desk.word('board-wall-vote')}</p>
        <Show when={until() !== null}>
          <p class={css['left']} role="timer">
            <span class={css['bar']} style={{ '--share': share() }} />
            <b>{clockTime(until() ?? 0)}</b>
          </p>
        </Show>
      </div>
      <ul class={css['voters']} style={{ '--columns': columnsFor(voters().length) }}>
        <For each={voters()}>
          {seat => {
            const hasVoted = (): boolean => props.motion.voted.includes(seat);
            return (
              <li data-voted={hasVoted()}>
                <SeatMark seat={seat} />
                <span class={css['person']}>
                  <bdi>{desk.nameOf(seat)}</bdi>
                  <small>{desk.word(hasVoted() ? 'board-vote-in' : 'board-vote-missing')}</small>
                </span>
                <Icon name={hasVoted() ? 'check' : 'clock'} />
              </li>
            );
          }}
        </For>
      </ul>
    </div>
  );
};

/** All votes, shown at once, and the verdict. */
const BigVerdict: Component<{ readonly verdict: Verdict }> = props => {
  const desk = useDesk();
  const voters = createMemo(() => votersOn(props.verdict.suspect, desk.open().seats));
  return (
    <div class={css['vote']} data-convicted={props.verdict.unanimous} role="status">
      <p class={css['why']}>
        <SeatMark seat={props.verdict.suspect} />
        <span>{desk.tell('board-vote-on', { suspect: props.verdict.suspect })}</span>
      </p>
      <h2 class={css['outcome']}>
        {desk.word(props.verdict.unanimous ? 'board-moment-unanimous' : 'board-moment-not-unanimous')}
      </h2>
      <ul class={css['voters']} style={{ '--columns': columnsFor(voters().length) }}>
        <For each={voters()}>
          {seat => {
            const isAye = (): boolean => props.verdict.votes[seat] === 'aye';
            return (
              <li data-voted="true" data-turned>
                <SeatMark seat={seat} />
                <span class={css['person']}>
                  <bdi>{desk.nameOf(seat)}</bdi>
                  <small>{desk.word(isAye() ? 'choice-aye' : 'choice-nay')}</small>
                </span>
                <Icon name={isAye() ? 'check' : 'close'} />
              </li>
            );
          }}
        </For>
      </ul>
    </div>
  );
};

/** A spy has named a place: which one, and whether it is right. */
const BigNamedPlace: Component<{ readonly event: EventOf<'placeNamed'> }> = props => {
  const desk = useDesk();
  const place = (): string => desk.say(placeName(props.event.place));
  return (
    <div class={css['vote']} role="status">
      <p class={css['why']}>
        <SeatMark seat={props.event.by} />
        <span>{desk.tell('board-moment-named', { seat: props.event.by })}</span>
      </p>
      <div class={css['photo']}>
        <PlacePicture place={props.event.place} />
        <p>{place()}</p>
      </div>
      <div class={css['question']}>
        <h2 data-long={place().length > 14}>{place()}</h2>
        <p class={css['answer']}>{desk.word(props.event.right ? 'board-moment-right' : 'board-moment-wrong')}</p>
      </div>
    </div>
  );
};

/** How the last round ended. */
const BigReveal: Component<{ readonly round: Round }> = props => {
  const desk = useDesk();
  return (
    <div class={css['reveal']}>
      <h2 class={css['round']}>{desk.word('board-report', { round: desk.open().past.length })}</h2>
      <RoundFolder round={props.round} />
      <div class={css['result']}>
        <Headline round={props.round} />
        <RoundSheet round={props.round} />
      </div>
      <Show when={desk.isRevealing()}>
        <ContinueStatus />
      </Show>
    </div>
  );
};
