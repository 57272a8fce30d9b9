import { type Component, createMemo, For, onMount, Show } from 'solid-js';
import { Announcer, Button, SeatMark, Toasts } from '#kit';
import { REVEAL } from '../rules/clock.ts';
import type { Place } from '../rules/places.ts';
import type { Round } from '../rules/state.ts';
import { tellEnding } from '../telling/events.ts';
import { placeName, seatNames } from '../telling/names.ts';
import { createUntil } from './clock.tsx';
import { useDesk } from './desk.ts';
import { PlacePicture } from './places.tsx';
import { RoundReport, RoundScores, roundEndKey } from './report.tsx';
import css from './reveal.module.css';

interface RevealPageProps {
  readonly round: Round;
  onContinue(): void;
  /** Puts the reveal aside, to look at the table. */
  onLift(): void;
}

/** The outcome of a round, and the button to continue. */
export const RevealPage: Component<RevealPageProps> = props => {
  const desk = useDesk();
  const number = (): number => desk.open().past.length;
  const roundsLeft = (): number => desk.open().options.rounds - number();
  let heading: HTMLHeadingElement | undefined;
  // once the dialog around it is open
  onMount(() => queueMicrotask(() => heading?.focus()));
  return (
    <div class={css['page']}>
      <header class={css['bar']}>
        <h2
          id="spyfall-reveal"
          tabindex="-1"
          ref={element => {
            heading = element;
          }}
        >
          {desk.word('board-report', { round: number() })}
        </h2>
        <p>
          {roundsLeft() === 0
            ? desk.word('board-reveal-last')
            : desk.word('board-reveal-left', { count: roundsLeft() })}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section class={css['content']} aria-label={desk.word('board-report-cards')} tabindex="0">
        <RoundFolder round={props.round} />
        <div class={css['result']}>
          <Headline round={props.round} />
          <RoundSheet round={props.round} />
        </div>
      </section>
      <footer class={css['foot']}>
        <Show when={desk.open().stage !== 'over'}>
          <ContinueStatus />
        </Show>
        <div class={css['ways']}>
          <Button onClick={() => props.onLift()}>{desk.word('board-reveal-lift')}</Button>
          <Button kind="primary" size="large" wide busy={desk.busy()} onClick={() => props.onContinue()}>
            {desk.word('offer-continue')}
          </Button>
        </div>
      </footer>
      <Announcer />
      <Toasts />
    </div>
  );
};

/** How the round ended, in a line, and what that means. */
export const Headline: Component<{ readonly round: Round }> = props => {
  const desk = useDesk();
  const named = (): Place | undefined => (props.round.ending.type === 'named' ? props.round.ending.place : undefined);
  return (
    <div class={css['verdict']}>
      <p class={css['headline']}>{desk.word(roundEndKey(props.round), { spy: { seat: props.round.spy } })}</p>
      <p>
        <Show when={named()}>{place => <>{desk.word('board-report-named', { place: placeName(place()) })} </>}</Show>
        {desk.say(tellEnding(props.round))}
      </p>
    </div>
  );
};

/** The picture of a finished round: the place and the spy. */
export const RoundFolder: Component<{ readonly round: Round }> = props => {
  const desk = useDesk();
  return (
    <div class={css['folder']}>
      <div class={css['sheet']}>
        <p>{desk.word('board-reveal-at')}</p>
        <PlacePicture place={props.round.place} />
        <p class={css['stamp']}>{desk.say(placeName(props.round.place))}</p>
      </div>
      <div class={css['photo']}>
        <span class={css['stamp']}>{desk.word('board-report-spy')}</span>
        <PlacePicture place="--" />
        <p>
          <SeatMark seat={props.round.spy} />
          <bdi>{desk.nameOf(props.round.spy)}</bdi>
        </p>
      </div>
    </div>
  );
};

/** The score sheet of the round, on paper of its own. */
export const RoundSheet: Component<{ readonly round: Round }> = props => (
  <div class={css['paper']}>
    <RoundScores round={props.round} />
  </div>
);

/** Who has continued, and when the next round begins automatically. */
export const ContinueStatus: Component = () => {
  const desk = useDesk();
  const until = createUntil();
  /** The table's clock includes time for the moments before the reveal. */
  const seconds = (): number => Math.ceil(Math.min(until() ?? 0, REVEAL) / 1000);
  const { open } = desk;
  return (
    <p class={css['ready']}>
      <span>
        {desk.word('board-reveal-ready', { ready: open().continued.length, count: open().seats })}
        <Show when={until() !== null}>
          {' '}
          <span role="timer">{desk.word('board-reveal-starts', { seconds: seconds() })}</span>
        </Show>
      </span>
      <For each={open().continued}>{seat => <SeatMark seat={seat} />}</For>
    </p>
  );
};

/** Shown after the reveal is closed: who has to continue, and a button to reopen it. */
export const BetweenRounds: Component = () => {
  const desk = useDesk();
  const round = (): Round | undefined => desk.open().past.at(-1);
  const missing = createMemo(() => desk.seats().filter(seat => !desk.open().continued.includes(seat)));
  return (
    <section class={css['waiting']} aria-label={desk.word('board-report', { round: desk.open().past.length })}>
      <p>{desk.word('status-revealed', { missing: seatNames(missing()) })}</p>
      <ContinueStatus />
      <Show when={desk.mayContinue()}>
        <div class={css['ways']}>
          <Button onClick={() => desk.showRevealAgain()}>{desk.word('board-reveal-show')}</Button>
          <Button kind="primary" wide busy={desk.busy()} onClick={() => void desk.play({ type: 'continue' })}>
            {desk.word('offer-continue')}
          </Button>
        </div>
      </Show>
      <Show when={!desk.mayContinue() && round()}>{ended => <RoundReport round={ended()} />}</Show>
    </section>
  );
};
