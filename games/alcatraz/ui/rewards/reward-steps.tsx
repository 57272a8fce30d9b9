import { type Component, createEffect, createMemo, For, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { Button, createMoments, Overlay, SeatMark, type StagedMoment } from '#kit';
import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import { planCard } from '../../rules/board.ts';
import type { Element } from '../../rules/components.ts';
import type { Event } from '../../rules/state.ts';
import type { AlcatrazDesk, PartProps } from '../desk.ts';
import { rewardIn, type RewardStep, type RewardStory, stepsOf } from './story.ts';
import css from './reward-steps.module.css';

/** One step of the reward while it is shown. */
interface RewardMoment {
  readonly story: RewardStory;
  /** From 0. */
  readonly step: number;
}

/** How long the whole story stays, in milliseconds, unless the reader goes on. */
const LAST_STEP = 12_000;
const LAST_STEP_UNATTENDED = 5_000;
const STEP = 1_300;

/** What a task brings, one step after the other, over the board. A tap goes on, a button skips the rest. */
export const RewardSteps: Component<PartProps & { readonly isUnattended?: boolean }> = props => {
  const { desk } = props;
  const momentsOf = (fresh: readonly HeardEvent[]): StagedMoment<RewardMoment>[] =>
    [...new Set(fresh.map(({ n }) => n))].flatMap(n => {
      const heard = fresh.filter(one => one.n === n);
      const story = rewardIn(
        heard.map(({ event }) => event as Event),
        { seats: desk.seats(), scapegoat: desk.view().open.scapegoat },
      );
      const [first] = heard;
      if (!story || !first) return [];
      return stepsOf(story).map((step, at, { length }) => ({
        key: `reward ${n} ${step}`,
        heard: first,
        by: null,
        content: { story, step: at },
        in: 350,
        hold: at < length - 1 ? STEP : props.isUnattended ? LAST_STEP_UNATTENDED : LAST_STEP,
        out: at === length - 1 ? 250 : 0,
        isMine: false,
      }));
    });
  const moments = createMoments<RewardMoment>({
    news: () => desk.props.news,
    momentsOf,
    me: desk.seat,
    isReplay: () => desk.props.clock === null,
  });
  /** What happened before the task is still being shown on the board, or the votes are. */
  const isEarly = createMemo((): boolean => {
    const next = moments.shown()?.moment ?? moments.unshown()[0];
    if (!next) return false;
    const onBoard = [desk.moments.shown()?.moment, ...desk.moments.unshown()];
    return desk.isCountOpen() || onBoard.some(one => one !== undefined && one.heard.n < next.heard.n);
  });
  createEffect(() => {
    if (!isEarly()) return;
    moments.pause();
    onCleanup(moments.resume);
  });
  /** Stays the same from the first step of a story to its last. */
  const story = createMemo((before: RewardStory | undefined): RewardStory | undefined => {
    if (isEarly()) return undefined;
    return moments.shown()?.moment.content.story ?? (moments.waiting() > 0 ? before : undefined);
  });
  const step = createMemo((before: number): number => moments.shown()?.moment.content.step ?? before, 0);
  /** Goes through the steps that are left at once. */
  function skip(one: RewardStory): void {
    stepsOf(one).forEach(() => {
      if (moments.shown()?.moment.content.story === one) moments.hurry();
    });
  }
  // the board goes on when the reward has been shown
  createEffect(() => {
    if (!story()) return;
    desk.moments.pause();
    onCleanup(desk.moments.resume);
  });
  return (
    <Show when={story()} keyed>
      {one => (
        <Overlay label={desk.word('talk-reward')}>
          <div class={css['reward']} data-reward>
            <RewardList desk={desk} story={one} last={step()} />
            <Show when={!props.isUnattended}>
              <Button kind="primary" wide onClick={() => skip(one)}>
                {desk.word(step() < stepsOf(one).length - 1 ? 'talk-skip' : 'talk-continue')}
              </Button>
            </Show>
          </div>
        </Overlay>
      )}
    </Show>
  );
};

interface RewardListProps {
  readonly desk: AlcatrazDesk;
  readonly story: RewardStory;
  /** The last step that is shown, from 0. */
  readonly last: number;
}

/** The steps so far. */
export const RewardList: Component<RewardListProps> = props => {
  const { desk } = props;
  return (
    <>
      <header class={css['head']}>
        <Letter element={props.story.element} />
        <div>
          <p>{desk.word('talk-reward')}</p>
          <h3>{desk.taskName(props.story.card)}</h3>
        </div>
      </header>
      <ol class={css['steps']}>
        <For each={stepsOf(props.story)}>
          {(step, at) => (
            <li data-hidden={at() > props.last ? '' : undefined} aria-hidden={at() > props.last}>
              <Step desk={desk} story={props.story} step={step} />
            </li>
          )}
        </For>
      </ol>
    </>
  );
};

const Letter: Component<{ readonly element: Element }> = props => <b class={css['letter']}>{props.element}</b>;

const Step: Component<{
  readonly desk: AlcatrazDesk;
  readonly story: RewardStory;
  readonly step: RewardStep;
}> = props => {
  const { word, people } = props.desk;
  const { story } = props;
  const marked = story.rewarded.filter(({ isNew }) => isNew).map(({ seat }) => seat);
  const known = story.rewarded.filter(({ isNew }) => !isNew).map(({ seat }) => seat);
  const reward = story.rewardCard === null ? undefined : planCard(story.rewardCard).element;
  const gets = (seats: readonly Seat[], text: string): JSX.Element => (
    <p>
      <For each={seats}>{seat => <SeatMark seat={seat} />}</For> {text}
    </p>
  );
  return (
    <Switch>
      <Match when={props.step === 'letter'}>
        {gets(
          [story.performer],
          word(story.isNewToPerformer ? 'talk-reward-letter' : 'talk-reward-letter-had', {
            seat: { seat: story.performer },
            letter: story.element,
          }),
        )}
      </Match>
      <Match when={props.step === 'reward'}>
        <Show when={reward} fallback={<p>{word('talk-reward-no-card')}</p>} keyed>
          {element => (
            <div class={css['card']}>
              <Letter element={element} />
              <div>
                <p>{word('talk-reward-card', { letter: element })}</p>
                <Show when={marked.length > 0}>
                  {gets(marked, word('talk-reward-others', { names: people(marked), letter: element }))}
                </Show>
                <Show when={known.length > 0}>
                  {gets(known, word('talk-reward-others-had', { names: people(known), letter: element }))}
                </Show>
                {gets([story.scapegoat], word('talk-reward-scapegoat', { seat: { seat: story.scapegoat } }))}
              </div>
            </div>
          )}
        </Show>
      </Match>
      <Match when={props.step === 'removed'}>
        <p>{word('talk-reward-removed', { count: story.rewardCard === null ? 1 : 2 })}</p>
      </Match>
      <Match when={props.step === 'end'}>
        <p>{endText(props.desk, story)}</p>
      </Match>
      <Match when={props.step === 'task'}>
        <Show when={story.rejected.length > 0}>
          <p>{word('talk-reward-rejected', { count: story.rejected.length })}</p>
        </Show>
        <For each={story.laid} fallback={<p>{word('talk-reward-no-task')}</p>}>
          {({ card, at }) => (
            <div class={css['card']}>
              <Letter element={planCard(card).element} />
              <p>
                {word('talk-reward-task', { task: props.desk.taskName(card), location: props.desk.locationName(at) })}
              </p>
            </div>
          )}
        </For>
      </Match>
    </Switch>
  );
};

function endText({ word }: AlcatrazDesk, { end }: RewardStory): string {
  if (end === 'goesOn') return word('talk-reward-goes-on');
  if (end === 'naming') return word('talk-reward-naming');
  return end.outcome === 'escape' ? word('talk-reward-escape', { seat: { seat: end.stays } }) : word('talk-end-lost');
}
