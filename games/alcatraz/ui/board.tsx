import { type Component, createEffect, createMemo, For, on, Show, Suspense } from 'solid-js';
import {
  BoardFrame,
  Button,
  createFrameWidth,
  createHasPainted,
  fetchLater,
  keepFocus,
  lazyPart,
  type Tab,
} from '#kit';
import type { Location } from '../rules/components.ts';
import { ActionSheet } from './action-sheet.tsx';
import { createDesk, DeskContext, useDesk } from './desk.ts';
import { createDeeds, DeedButton, Dock, EndTurn, Points, Waiting } from './dock.tsx';
import { LOOK } from './look.ts';
import { OutlookPanel } from './outlook-panel.tsx';
import { Plan } from './plan.tsx';
import { RoomDetail } from './room-detail.tsx';
import { reachOf } from './rooms.ts';
import { Sheets } from './sheets.tsx';
import { Status } from './status.tsx';
import { TalkPane } from './talks/talk-pane.tsx';
import { VotePanel } from './votes/vote-panel.tsx';
import type { BoardProps } from './props.ts';
import css from './board.module.css';

const Decks = lazyPart(async () => (await import('./decks.tsx')).Decks);
const TradeSheet = lazyPart(async () => (await import('./trade/trade-sheet.tsx')).TradeSheet);
const Prompts = lazyPart(async () => (await import('./prompts/prompts.tsx')).Prompts);
const VoteReveal = lazyPart(async () => (await import('./votes/vote-reveal.tsx')).VoteReveal);
const RewardSteps = lazyPart(async () => (await import('./rewards/reward-steps.tsx')).RewardSteps);

/** From this width on the tabs stand beside the plan; there is never a third column. */
const WIDTHS = { medium: 700, wide: Number.POSITIVE_INFINITY } as const;

/** The table as one player sees it. It fills the box it is in; only its parts scroll. */
export const Board: Component<BoardProps> = props => {
  let root: HTMLDivElement | undefined;
  const width = createFrameWidth(WIDTHS, () => root);
  const desk = createDesk(props, width);
  const isNarrow = (): boolean => width() === 'narrow';
  fetchLater([Decks, TradeSheet, Prompts, VoteReveal, RewardSteps]);

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
            <Show when={isNarrow()} fallback={<Foot />}>
              <PhoneFoot />
            </Show>
          }
          dock={<Over />}
          {...createTabs()}
        />
        <Suspense>
          <VoteReveal props={props} desk={desk} />
          <RewardSteps props={props} desk={desk} />
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
            <Show when={!isNarrow()}>
              {props.tips?.()}
              <div class={css['outlook']} data-talks={desk.open().phase === 'acting' ? undefined : ''}>
                <OutlookPanel />
              </div>
              <div class={css['low']}>
                <Sheets layout="list" />
              </div>
            </Show>
            <VotePanel props={props} desk={desk} />
            <TalkPane props={props} desk={desk} />
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

/** Where tabs stand beside the board, their words are enough. */
const withoutIcon = ({ icon: _icon, ...tab }: Tab): Tab => tab;

/** Below the plan of a large window: what I can do, and everybody's sheet. */
const Foot: Component = () => (
  <div class={css['foot']}>
    <Dock />
    <Sheets layout="row" />
  </div>
);

/** Below the plan of a phone: the chosen location, or the one I am in, and what I can do. */
const PhoneFoot: Component = () => {
  const desk = useDesk();
  const location = createMemo((): Location | undefined => desk.selected() ?? desk.mine()?.at);
  const deeds = createDeeds();
  const isTalking = (): boolean => desk.open().phase === 'talks' || desk.open().phase === 'voting';
  return (
    <div class={css['phone']}>
      <Show when={location()} keyed>
        {at => (
          <div class={css['detail']}>
            {desk.props.tips?.()}
            <RoomDetail location={at} />
          </div>
        )}
      </Show>
      <Show
        when={desk.isMyTurn()}
        fallback={
          <div class={css['waiting']}>
            <Waiting />
            <Show when={isTalking()}>
              <Button kind="primary" onClick={() => desk.setPane('talk')}>
                {desk.word('board-open-talks')}
              </Button>
            </Show>
          </div>
        }
      >
        <div class={css['quick']}>
          <Points />
          <div class={css['deeds']}>
            <For each={deeds()}>{deed => <DeedButton deed={deed} />}</For>
          </div>
          <EndTurn />
        </div>
      </Show>
    </div>
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
        <ActionSheet />
        <Show when={desk.room() !== 'narrow' && !desk.chosenType() ? desk.selected() : undefined} keyed>
          {location => <RoomDetail location={location} onClose={() => desk.select(undefined)} />}
        </Show>
      </Show>
    </Show>
  );
};

/** Something that has to be decided before the turn goes on. */
const Asked: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['over']}>
      <Suspense>
        <Prompts props={desk.props} desk={desk} />
      </Suspense>
    </div>
  );
};

const Trading: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['over']}>
      <Suspense>
        <TradeSheet props={desk.props} desk={desk} />
      </Suspense>
      <Show when={!desk.isOfferOpen()}>
        <Button kind="quiet" wide onClick={() => desk.setSheet(undefined)}>
          {desk.word('board-cancel')}
        </Button>
      </Show>
    </div>
  );
};
