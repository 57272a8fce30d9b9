import { type Component, createMemo, For, Show, Suspense } from 'solid-js';
import { isShowingMoments, lazyPart, SeatMark } from '#kit';
import { createDesk, DeskContext } from './desk.ts';
import { Waiting } from './dock.tsx';
import { LOOK } from './look.ts';
import { OutlookPanel } from './outlook-panel.tsx';
import { Plan } from './plan.tsx';
import { Sheets } from './sheets.tsx';
import { Status } from './status.tsx';
import { TalkPane } from './talks/talk-pane.tsx';
import { Countdown } from './talks/countdown.tsx';
import { VotePanel } from './votes/vote-panel.tsx';
import type { SharedBoardProps } from './props.ts';
import css from './shared.module.css';

const Ending = lazyPart(async () => (await import('./ending/ending.tsx')).Ending);
const RewardSteps = lazyPart(async () => (await import('./rewards/reward-steps.tsx')).RewardSteps);
const VoteReveal = lazyPart(async () => (await import('./votes/vote-reveal.tsx')).VoteReveal);

/** What everybody in the room may see: the plan, the clock, the votes and the promises. No hand is ever on it. */
export const Shared: Component<SharedBoardProps> = props => {
  const desk = createDesk(props, () => 'wide');
  const isTalking = (): boolean => desk.open().phase === 'talks' || desk.open().phase === 'voting';
  const openPromises = createMemo(() => desk.open().promises.filter(({ state }) => state === 'open'));
  const isOver = createMemo(() => desk.open().phase === 'over' && !isShowingMoments());
  return (
    <DeskContext.Provider value={desk}>
      <Show when={isOver()}>
        <Suspense>
          <Ending {...props} />
        </Suspense>
      </Show>
      <div class={`${css['shared']} ${LOOK}`} data-fixed={props.isFixed ? '' : undefined} hidden={isOver()}>
        <h2 class="visually-hidden">{desk.word('board-parts')}</h2>
        <header class={css['head']} data-bar>
          <Status {...props} />
        </header>
        <div class={css['plan']}>
          <Plan onOpen={location => void desk.select(desk.selected() === location ? undefined : location)} />
        </div>
        <div class={css['sheets']}>
          <Sheets layout="row" wraps />
        </div>
        <aside class={css['side']}>
          <section class={css['now']}>
            <Show
              when={isTalking()}
              fallback={
                <div class={css['turn']}>
                  <Countdown screen={desk.props} whole={desk.open().options.turnSeconds} />
                  <Waiting />
                </div>
              }
            >
              <VotePanel props={props} desk={desk} place="screen" />
            </Show>
          </section>
          {props.below?.()}
          <OutlookPanel />
          <Show when={openPromises().length > 0}>
            <p class={css['promises']}>
              {desk.word('board-promises-open', { count: openPromises().length })}
              <For each={openPromises()}>{({ by }) => <SeatMark seat={by} />}</For>
            </p>
          </Show>
          <div class={css['stream']}>
            <TalkPane props={props} desk={desk} />
          </div>
        </aside>
        <Suspense>
          <VoteReveal props={props} desk={desk} isUnattended={props.isFixed} />
          <RewardSteps props={props} desk={desk} isUnattended={props.isFixed} />
        </Suspense>
      </div>
    </DeskContext.Provider>
  );
};
