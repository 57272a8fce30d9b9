import { type Component, createEffect, createMemo, For, on, Show, Suspense } from 'solid-js';
import {
  BoardFrame,
  Button,
  createFrameWidth,
  createHasPainted,
  createLateMemo,
  fetchLater,
  keepFocus,
  lazyPart,
  type Tab,
} from '#kit';
import { type Location, MAX_CASH, MAX_STRENGTH } from '../rules/components.ts';
import { type AlcatrazDesk, createDesk, DeskContext, useDesk } from './desk.ts';
import {
  createDeeds,
  createSortedDeeds,
  DeedButton,
  Dock,
  DockBox,
  EndTurn,
  Points,
  Waiting,
  WhyNot,
} from './dock.tsx';
import { Drawing } from './drawing.tsx';
import { latestSentence } from './latest.ts';
import { LOOK } from './look.ts';
import { soleLettersOf } from './outlook.ts';
import { OutlookPanel } from './outlook-panel.tsx';
import { Caption, loadAnswers, SinceNotice, TimeUpNotice } from './parts.ts';
import { saySheet } from './sheet-words.ts';
import { sentence } from './room-words.ts';
import { Plan } from './plan.tsx';
import { RoomDetail, WayThere } from './room-detail.tsx';
import { reachOf } from './rooms.ts';
import { Sheets } from './sheets.tsx';
import { createSince, type Since } from './latest.ts';
import { Status } from './status.tsx';
import { createTimeUp } from './time-up.ts';
import type { Event } from '../rules/state.ts';
import { TalkPane } from './talks/talk-pane.tsx';
import { HeldItems, Letters } from './tokens.tsx';
import type { BoardProps } from './props.ts';
import css from './board.module.css';

const ActionSheet = lazyPart(async () => (await import('./action-sheet.tsx')).ActionSheet);
const Decks = lazyPart(async () => (await import('./decks.tsx')).Decks);
const TradeSheet = lazyPart(async () => (await import('./trade/trade-sheet.tsx')).TradeSheet);
const Prompts = lazyPart(async () => (await import('./prompts/prompts.tsx')).Prompts);
const VotePanel = lazyPart(async () => (await import('./votes/vote-panel.tsx')).VotePanel);
const VoteNotes = lazyPart(async () => (await import('./votes/vote-panel.tsx')).VoteNotes);
const VoteReveal = lazyPart(async () => (await import('./votes/vote-reveal.tsx')).VoteReveal);
const Intro = lazyPart(async () => (await import('./intro.tsx')).Intro);
const RewardSteps = lazyPart(async () => (await import('./rewards/reward-steps.tsx')).RewardSteps);

/** From this width on the tabs stand beside the plan; there is never a third column. */
const WIDTHS = { medium: 700, wide: Number.POSITIVE_INFINITY } as const;

/** The table as one player sees it. It fills the box it is in; only its parts scroll. */
export const Board: Component<BoardProps> = props => {
  let root: HTMLDivElement | undefined;
  const width = createFrameWidth(WIDTHS, () => root);
  const desk = createDesk(props, width);
  const isNarrow = (): boolean => width() === 'narrow';
  const timeUp = createTimeUp(desk);
  const since = createSince(desk);
  fetchLater([ActionSheet, VotePanel, VoteReveal, RewardSteps, TradeSheet, Prompts, Decks]);
  fetchLater([Caption, SinceNotice, TimeUpNotice, { preload: loadAnswers }]);
  /** A task has been performed since the page was opened. */
  const isRewarded = createMemo(
    (before: boolean) => before || props.news.some(({ event }) => (event as Event).type === 'taskPerformed'),
    false,
  );

  keepFocus(
    () => root,
    () => [desk.view(), width(), desk.pane()],
  );
  // where people act, the plan is in sight
  createEffect(
    on(
      () => desk.open().phase === 'acting',
      isActing => {
        if (isActing && isNarrow() && desk.pane() === 'talk') desk.setPane('plan');
        if (!isActing && !isNarrow()) desk.setPane('talk');
      },
      { defer: true },
    ),
  );

  function open(location: Location): void {
    if (desk.locationBlank()) return desk.pickLocation(location);
    const mayGo = desk.isMyTurn() && reachOf(desk.open(), location) === 'open';
    if (mayGo && (desk.selected() === location || !desk.confirms())) void desk.move(location);
    else desk.select(desk.selected() === location ? undefined : location);
  }

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`${css['board']} ${LOOK}`}
        data-width={width()}
        ref={element => {
          root = element;
        }}
      >
        <h2 class="visually-hidden">{desk.word('board-parts')}</h2>
        <BoardFrame
          width={width()}
          label={desk.word('board-parts')}
          players={
            <Show when={isNarrow()}>
              <Show when={props.panes === undefined}>
                <Status {...props} />
              </Show>
              <Sheets layout="order" />
            </Show>
          }
          board={<Plan onOpen={open} />}
          strip={
            <Show when={isNarrow()} fallback={<Foot since={since} />}>
              <PhoneFoot timeUp={timeUp} since={since} />
            </Show>
          }
          dock={<Over />}
          {...createTabs()}
        />
        <Suspense>
          <Show when={props.isFirstMatch && isNewMatch(desk)}>
            <Intro desk={desk} />
          </Show>
          <Show when={desk.open().turn > 1}>
            <VoteReveal props={props} desk={desk} />
          </Show>
          <Show when={isRewarded()}>
            <RewardSteps props={props} desk={desk} />
          </Show>
        </Suspense>
      </div>
    </DeskContext.Provider>
  );

  function createTabs() {
    const hasPainted = createHasPainted();
    /** The plan is always there: its tab puts away what covers it. */
    const plan = (): Tab => ({ id: 'plan', label: desk.word('board-tab-plan'), icon: 'map', panel: () => null });
    const talk = (): Tab => ({
      id: 'talk',
      label: desk.word('board-tab-talk'),
      icon: 'chat',
      badge: isNarrow() && desk.pane() !== 'talk' && isVoteDue() ? '!' : undefined,
      panel: () => (
        <Show when={hasPainted()}>
          <div class={css['talk']}>
            <TalkPane props={props} desk={desk}>
              <Suspense>
                <Show when={timeUp.last()}>
                  <TimeUpNotice timeUp={timeUp} />
                </Show>
              </Suspense>
              <Show when={!isNarrow()}>
                <Show when={desk.isMyTurn() && since.left().length > 0}>
                  <Suspense>
                    <SinceNotice since={since} />
                  </Suspense>
                </Show>
                <WhyNotHere />
                {props.tips?.()}
                <div class={css['outlook']} data-talks={desk.open().phase === 'acting' ? undefined : ''}>
                  <OutlookPanel />
                </div>
                <div class={css['low']}>
                  <Sheets layout="list" />
                </div>
              </Show>
              <Show when={isTalking(desk)}>
                <Suspense>
                  <VoteNotes desk={desk} />
                  <Show when={isNarrow()}>
                    <VotePanel props={props} desk={desk} place="tab" />
                  </Show>
                </Suspense>
              </Show>
            </TalkPane>
          </div>
        </Show>
      ),
    });
    const sheets = (): Tab => ({
      id: 'sheets',
      label: desk.word('board-tab-sheets'),
      icon: 'friends',
      panel: () => (
        <Show when={hasPainted()}>
          <div class={css['sheets']}>
            <OutlookPanel />
            <Sheets layout="list" />
          </div>
        </Show>
      ),
    });
    const decks = (): Tab => ({
      id: 'decks',
      label: desk.word('board-tab-decks'),
      icon: 'file',
      panel: () => (
        <Suspense>
          <Decks />
        </Suspense>
      ),
    });
    const isVoteDue = (): boolean => desk.offersOf('castVote').length > 0 || desk.offersOf('callVote').length > 0;
    const tabs = createMemo((): readonly Tab[] => {
      const panes = props.panes ?? [];
      return isNarrow() ? [plan(), sheets(), talk(), decks(), ...panes] : [talk(), ...panes, decks()].map(withoutIcon);
    });
    return {
      get tabs() {
        return tabs();
      },
      get chosen() {
        return !isNarrow() && (desk.pane() === 'plan' || desk.pane() === 'sheets') ? 'talk' : desk.pane();
      },
      onChoose: (tab: string): void => void desk.setPane(tab),
    };
  }
};

/** Nobody has voted yet, and I play. */
const isNewMatch = (desk: AlcatrazDesk): boolean => desk.isPlaying() && desk.open().turn === 1;

/** Why the action that was asked about cannot be done. */
const WhyNotHere: Component = () => {
  const deeds = createDeeds();
  return <WhyNot deeds={deeds()} />;
};

const isTalking = (desk: AlcatrazDesk): boolean => desk.open().phase === 'talks' || desk.open().phase === 'voting';

/** Where tabs stand beside the board, their words are enough. */
const withoutIcon = ({ icon: _icon, ...tab }: Tab): Tab => tab;

/** Below the plan of a large window: what I can do or for whom I can vote, and everybody's sheet. */
const Foot: Component<{ since: Since }> = props => {
  const desk = useDesk();
  return (
    <div class={css['foot']}>
      <Show when={isTalking(desk)} fallback={<Dock since={props.since} />}>
        <DockBox>
          <Suspense>
            <VotePanel props={desk.props} desk={desk} place="foot" />
          </Suspense>
        </DockBox>
      </Show>
      <Sheets layout="row" />
    </div>
  );
};

/** Below the plan of a phone: the chosen location, or the one I am in, and what I can do. */
const PhoneFoot: Component<{ timeUp: ReturnType<typeof createTimeUp>; since: Since }> = props => {
  const desk = useDesk();
  const location = createMemo((): Location | undefined => desk.selected() ?? desk.mine()?.at);
  const deeds = createSortedDeeds();
  /** What my last action brought, such as a card that was drawn. */
  const latest = createLateMemo(() => {
    const last = desk.props.heard?.at(-1)?.event as Event | undefined;
    return desk.isMyTurn() && last?.type !== 'playerTurnBegan' ? latestSentence(desk) : '';
  });
  return (
    <div class={css['phone']}>
      <Show when={location()} keyed>
        {at => (
          <div class={css['place']}>
            <Mine />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
            <div class={css['detail']} role="group" aria-label={desk.locationName(at)} tabindex="0">
              <Suspense>
                <Show when={props.timeUp.last()}>
                  <TimeUpNotice timeUp={props.timeUp} />
                </Show>
                <Show when={props.since.left().length > 0}>
                  <SinceNotice since={props.since} />
                </Show>
              </Suspense>
              <WhyNot deeds={deeds()} />
              <Show when={props.since.left().length === 0 && latest()}>
                <p class={css['latest']}>{latest()}</p>
              </Show>
              {desk.props.tips?.()}
              <RoomDetail location={at} />
            </div>
            <WayThere location={at} />
          </div>
        )}
      </Show>
      <Show
        when={desk.isMyTurn()}
        fallback={
          <div class={css['waiting']}>
            <Waiting />
            <Show when={isTalking(desk)}>
              <Button kind="primary" onClick={() => desk.setPane('talk')}>
                {desk.word('board-open-talks')}
              </Button>
            </Show>
          </div>
        }
      >
        <div class={css['quick']}>
          <Points />
          <div class={css['deeds']} data-shortens>
            <For each={deeds()}>{deed => <DeedButton deed={deed} />}</For>
          </div>
          <EndTurn />
        </div>
      </Show>
    </div>
  );
};

/** What I hold and the letters I have: nobody has to leave the plan to see it. */
const Mine: Component = () => {
  const desk = useDesk();
  return (
    <Show when={desk.mine()}>
      {me => (
        <button type="button" class={css['mine']} onClick={() => desk.setPane('sheets')} data-mine>
          <span class="visually-hidden">
            {[desk.word('board-tab-sheets'), ...saySheet(desk, desk.seat() ?? 0)].map(sentence).join(' ')}
          </span>
          <HeldItems items={me().items} />
          <span class={css['amount']} aria-hidden="true">
            <Drawing name="cash" /> <b>{me().cash}</b>
            <span>/{MAX_CASH}</span>
          </span>
          <span class={css['amount']} aria-hidden="true">
            <Drawing name="strength" /> <b>{me().strength}</b>
            <span>/{MAX_STRENGTH}</span>
          </span>
          <span class={css['amount']} aria-hidden="true">
            <Drawing name="card" /> <b>{me().cards}</b>
          </span>
          <Letters marks={me().marks} sole={soleLettersOf(desk.open(), desk.seat() ?? 0)} />
        </button>
      )}
    </Show>
  );
};

/** What is being put together, what has to be answered, or what is looked at: beside the plan, or over its lower part. */
const Over: Component = () => {
  const desk = useDesk();
  const isTrading = (): boolean => desk.isOfferOpen() || desk.sheet()?.type === 'trade';
  const isAsked = (): boolean => {
    const { pending, phase } = desk.open();
    return pending?.type === 'choice' || pending?.type === 'prompt' || phase === 'naming';
  };
  return (
    <Show when={!isAsked()} fallback={<Asked />}>
      <Show when={!isTrading()} fallback={<Trading />}>
        <Show when={desk.chosenType()}>
          <Suspense>
            <ActionSheet />
          </Suspense>
        </Show>
        <Show when={desk.room() !== 'narrow' && !desk.chosenType() ? desk.selected() : undefined} keyed>
          {location => <RoomDetail location={location} onClose={() => desk.select(undefined)} />}
        </Show>
      </Show>
    </Show>
  );
};

/** Something that has to be decided before the turn goes on. Not shown while it loads: the box would grow. */
const Asked: Component = () => {
  const desk = useDesk();
  return (
    <Suspense>
      <div class={css['over']} data-dock>
        <Prompts props={desk.props} desk={desk} />
      </div>
    </Suspense>
  );
};

const Trading: Component = () => {
  const desk = useDesk();
  return (
    <Suspense>
      <div class={css['over']} data-dock>
        <TradeSheet props={desk.props} desk={desk} />
        <Show when={!desk.isOfferOpen()}>
          <Button kind="quiet" wide onClick={() => desk.setSheet(undefined)}>
            {desk.word('board-cancel')}
          </Button>
        </Show>
      </div>
    </Suspense>
  );
};
