import { type Component, createMemo, For, Match, Show, Switch } from 'solid-js';
import { Button, Panel, SeatBadge, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import type { SharedProps } from '#screen';
import { totalsOf } from '../rules/ending.ts';
import type { Action } from '../rules/state.ts';
import { Ballot } from './ballot.tsx';
import { RoundClock } from './clock.tsx';
import { createDesk, DeskContext, playMoments, useDesk } from './desk.ts';
import { createDoing, Everybody, Spent } from './everybody.tsx';
import { LOOK } from './look.ts';
import { Ended, Report, Scores, Verdicts, VerdictsInBrief } from './report.tsx';
import { AskingWhom, Transcript } from './talk.tsx';
import css from './shared.module.css';

/** What everybody in the room may see: the clock, who asks whom, the votes and the score. No card is ever on it. */
export const Shared: Component<SharedProps> = props => {
  const desk = createDesk(props);
  playMoments(desk);
  const isOver = (): boolean => desk.open().stage === 'over';
  const last = createMemo(() => {
    const { stage, past } = desk.open();
    return stage === 'dealt' || stage === 'over' ? past.at(-1) : undefined;
  });
  /** What is said aloud, everybody has heard; what was said before, whoever wants to can read at their own place. */
  const isTold = (): boolean =>
    !isOver() && desk.open().options.conversation !== 'spoken' && !(props.isFixed && last() !== undefined);
  return (
    <DeskContext.Provider value={desk}>
      <div class={`${css['shared']} ${LOOK}`}>
        <div class={css['columns']} data-fixed={props.isFixed} data-report={last() !== undefined}>
          <div class={css['stack']}>
            <Show when={!isOver()}>
              <section class={css['now']}>
                <h2 class={css['round']}>
                  {desk.word('board-round-of', { round: desk.open().round, rounds: desk.open().options.rounds })}
                </h2>
                <RoundClock />
                <div role="status">
                  {/* of an open vote the ballot tells */}
                  <Show when={desk.open().motion === null}>
                    <AskingWhom />
                  </Show>
                </div>
                <Show when={props.playFor}>
                  {playFor => <Openly play={(seat, action) => playFor()(seat, action)} />}
                </Show>
              </section>
              {props.below?.()}
            </Show>
            <Ballot isBrief={props.isFixed} />
            <Show when={isTold()}>
              <Transcript />
            </Show>
            <Show when={last()}>
              {round => (
                <Panel title={desk.word('board-report', { round: desk.open().past.length })} level={3}>
                  <Show when={props.isFixed} fallback={<Report round={round()} />}>
                    <div class={css['stack']}>
                      <Ended round={round()} />
                      <VerdictsInBrief verdicts={round().verdicts} />
                    </div>
                  </Show>
                </Panel>
              )}
            </Show>
            <Show when={desk.open().verdicts.length > 0 && !(props.isFixed && desk.open().motion)}>
              <Panel title={desk.word('section-votes')} level={3}>
                <Show when={props.isFixed} fallback={<Verdicts verdicts={desk.open().verdicts} />}>
                  <VerdictsInBrief verdicts={desk.open().verdicts} />
                </Show>
              </Panel>
            </Show>
          </div>
          <div class={css['stack']}>
            <Show when={props.isFixed} fallback={<Sheets isOver={isOver()} />}>
              <Everybody last={last()} />
            </Show>
          </div>
        </div>
      </div>
    </DeskContext.Provider>
  );
};

/** How everybody stands, and what each round brought. */
const Sheets: Component<{ readonly isOver: boolean }> = props => {
  const desk = useDesk();
  return (
    <>
      <Show when={!props.isOver}>
        <Order />
      </Show>
      <Show when={desk.open().past.length > 0}>
        <Panel title={desk.word('board-scores')} level={3}>
          <Scores />
        </Panel>
      </Show>
    </>
  );
};

/** Everybody, clockwise: what they do, whose accusation is spent, how they stand. */
const Order: Component = () => {
  const desk = useDesk();
  const totals = createMemo(() => totalsOf(desk.open()));
  const doing = createDoing();
  return (
    <Panel title={desk.word('section-seats')} level={3}>
      <ol class={css['order']}>
        <For each={desk.seats()}>
          {seat => (
            <li data-awaited={desk.props.awaited.includes(seat)}>
              <SeatBadge
                seat={seat}
                name={desk.nameOf(seat)}
                isAway={desk.props.seats[seat]?.isAway ?? false}
                isAwaited={desk.props.awaited.includes(seat)}
              />
              <span class={css['points']}>{desk.word('board-points', { points: totals()[seat] ?? 0 })}</span>
              <p class={css['facts']}>
                <Show when={doing(seat)}>{text => <b>{text()}</b>}</Show>
                <Spent seat={seat} />
              </p>
            </li>
          )}
        </For>
      </ol>
    </Panel>
  );
};

/** What is done in front of everybody, where the device lies between them: the clock, the question, the answer. */
const Openly: Component<{ play(seat: Seat, action: Action): Promise<unknown> }> = props => {
  const desk = useDesk();
  /** They look at one screen together: one of them continues for all. */
  async function continueAll(): Promise<void> {
    for (const seat of desk.props.awaited) await props.play(seat, { type: 'continue' });
  }
  const isSpoken = (): boolean => desk.open().options.conversation === 'spoken';
  return (
    <Switch>
      <Match when={desk.isRevealing()}>
        <Button kind="primary" size="large" wide icon="forward" onClick={() => void continueAll()}>
          {desk.word('offer-continue')}
        </Button>
      </Match>
      <Match when={desk.open().stage === 'dealt'}>
        <Button
          kind="primary"
          size="large"
          wide
          icon="clock"
          onClick={() => void props.play(desk.open().dealer, { type: 'start' })}
        >
          {desk.word('offer-start')}
        </Button>
      </Match>
      <Match when={isSpoken() && desk.isTalking() && desk.pending()} keyed>
        {({ to }) => (
          <Button
            kind="primary"
            size="large"
            wide
            icon="check"
            onClick={() => void props.play(to, { type: 'answer', answer: null })}
          >
            {desk.word('board-answered-by', { seat: { seat: to } })}
          </Button>
        )}
      </Match>
      <Match when={isSpoken() && desk.askable().length > 0}>
        <p id="shared-ask">{desk.word('board-ask-spoken')}</p>
        <ul class={css['askable']} aria-labelledby="shared-ask">
          <For each={desk.askable()}>
            {seat => (
              <li>
                <button
                  type="button"
                  class={css['whom']}
                  aria-label={desk.word('board-ask', { to: { seat } })}
                  onClick={() => void props.play(desk.holder(), { type: 'ask', to: seat, question: null })}
                >
                  <SeatMark seat={seat} />
                  <bdi>{desk.nameOf(seat)}</bdi>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Match>
    </Switch>
  );
};
