import {
  type Component,
  createMemo,
  createSignal,
  type JSX,
  Match,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { BoardFrame, createFrameWidth, createHasPainted, fetchLater, keepFocus, lazyPart, type Tab } from '#kit';
import { createDesk, DeskContext } from './desk.ts';
import { chosenEvent, eventPanelUse } from './events/panel-use.ts';
import { MyHand } from './hand/my-hand.tsx';
import { LOOK } from './look.ts';
import { TownMap } from './map/town-map.tsx';
import { Moves } from './dock/moves.tsx';
import { NextStep } from './dock/next-step.tsx';
import { Notices } from './dock/notices.tsx';
import { Players } from './players/players.tsx';
import type { BoardProps } from './props.ts';
import { ownResultOf } from './since/moves.ts';
import css from './board.module.css';

const EventPanel = lazyPart(async () => (await import('./events/event-panel.tsx')).EventPanel);
const Piles = lazyPart(async () => (await import('./piles/piles.tsx')).Piles);
const Estimate = lazyPart(async () => (await import('./score/estimate.tsx')).Estimate);
const CardDetail = lazyPart(async () => (await import('./cards/card-detail.tsx')).CardDetail);
const FinalSheet = lazyPart(async () => (await import('./score/final-sheet.tsx')).FinalSheet);
const OwnResult = lazyPart(async () => (await import('./since/own-result.tsx')).OwnResult);
const SinceSteps = lazyPart(async () => (await import('./since/since-steps.tsx')).SinceSteps);

/** From these widths on the hand and the tabs stand beside the map, and the players in a column of their own. */
const WIDTHS = { medium: 640, wide: 1000 } as const;
const ROOMY = 1560;

/** The table as one player sees it. It fills the box it is in; only its parts scroll. */
export const Board: Component<BoardProps> = props => {
  let root: HTMLDivElement | undefined;
  const width = createFrameWidth(WIDTHS, () => root);
  const [isRoomy, setRoomy] = createSignal(innerWidth >= ROOMY);
  const desk = createDesk(props, width);
  const isNarrow = (): boolean => width() === 'narrow';
  fetchLater([EventPanel, Piles, CardDetail, OwnResult, SinceSteps, FinalSheet, Estimate]);

  onMount(() => {
    const onResize = (): void => void setRoomy(innerWidth >= ROOMY);
    addEventListener('resize', onResize);
    onCleanup(() => removeEventListener('resize', onResize));
  });
  keepFocus(
    () => root,
    () => [desk.view(), width(), desk.pane()],
  );
  /** An event is resolved or about to be played, or a plebiscite is held: its panel stands where the hand is. */
  const isResolving = createMemo(() => eventPanelUse(desk) !== undefined);

  /** It may scroll, and must be reached by keys then. */
  const isReading = (): boolean => isResolving() || desk.open().ending !== null;

  const isChoosing = (): boolean => desk.chosenCard() !== undefined || desk.chosenCell() !== undefined;
  /** What others did since my last move has the place of the main button, as long as nothing is chosen. */
  const hasSince = (): boolean => !isResolving() && !isChoosing() && desk.isPlaying() && desk.since.moves().length > 0;
  const hasOwnResult = createMemo((): boolean => {
    const seat = desk.seat();
    if (seat === undefined || !desk.isPlaying() || isResolving() || desk.open().resolving !== null) return false;
    return ownResultOf(props.heard ?? props.news, seat).length > 0;
  });
  /** Where there is no room for both, what came of my own move has the place of the main button as well. */
  const hasOwnBar = (): boolean => width() !== 'wide' && !hasSince() && !isChoosing() && hasOwnResult();
  /** The result, or the event that is being resolved. */
  const Story: Component = () => (
    <Switch>
      <Match when={desk.open().ending}>
        <Suspense>
          <FinalSheet />
        </Suspense>
      </Match>
      <Match when={isResolving()}>
        <Suspense>
          <EventPanel />
        </Suspense>
      </Match>
    </Switch>
  );
  /** A story takes the place of the moves in one column alone. */
  const hasMoves = (): boolean => {
    if (desk.open().ending !== null) return false;
    if (!isResolving()) return true;
    return desk.isMyTurn() && (chosenEvent(desk) !== undefined || (!isNarrow() && eventPanelUse(desk) === 'story'));
  };
  /** What can be done, and what others did. It keeps its room while others play, so that nothing moves. */
  const Acts: Component = () => (
    <div class={css['acts']} data-kept={desk.isPlaying() && !isResolving() && desk.open().turn ? '' : undefined}>
      <Show when={hasSince()}>
        <Suspense>
          <SinceSteps />
        </Suspense>
      </Show>
      <Show when={hasOwnBar()}>
        <Suspense>
          <OwnResult isBar />
        </Suspense>
      </Show>
      <Show when={hasMoves()}>
        <Moves givesWay={hasSince() || hasOwnBar()} />
      </Show>
    </div>
  );
  /** What I decide needs the place of the hand, and in one column every event does, unless cards are built from it. */
  const hasHand = (): boolean => {
    const { ending, pending } = desk.open();
    if (ending !== null) return false;
    if (desk.can('build')) return true;
    if (isNarrow()) return !isResolving();
    return pending === null || pending.type === 'build' || !desk.isAwaited();
  };

  /** The part that scrolls. */
  const Scrolling: Component<{ children: JSX.Element }> = part => (
    <div
      class={css['scrolling']}
      role={isReading() ? 'group' : undefined}
      aria-label={isReading() ? desk.word('stage-story') : undefined}
      tabindex={isReading() ? 0 : undefined}
    >
      {part.children}
    </div>
  );

  /**
   * What I hold and can do, or the event that is being resolved. What comes and goes is below the tabs beside the map,
   * and above the hand below the map: so the hand and the moves keep their places.
   */
  const Mine: Component = () => (
    <div class={css['mine']} data-reading={isReading() ? '' : undefined}>
      <Show when={!isNarrow()}>
        <NextStep />
      </Show>
      <Show
        when={width() === 'wide'}
        fallback={
          <>
            <Scrolling>
              <Notices />
              <Show when={isNarrow()}>{props.tips?.()}</Show>
              <Story />
            </Scrolling>
            <Show when={hasHand()}>
              <MyHand />
            </Show>
            <Acts />
          </>
        }
      >
        <Show when={hasHand()}>
          <MyHand />
        </Show>
        <Scrolling>
          <Acts />
          <Story />
        </Scrolling>
        <Notices />
      </Show>
    </div>
  );

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`${css['board']} ${LOOK}`}
        data-width={width()}
        data-roomy={isRoomy() ? '' : undefined}
        ref={element => {
          root = element;
        }}
      >
        <BoardFrame
          width={width()}
          label={desk.word('board-parts')}
          players={
            <Switch>
              <Match when={isNarrow()}>
                <NextStep />
              </Match>
              <Match when={width() === 'wide' && isRoomy()}>
                <Players />
              </Match>
            </Switch>
          }
          board={<TownMap />}
          strip={
            <Show when={width() !== 'wide'}>
              <Mine />
            </Show>
          }
          shelf={
            <Show when={width() === 'wide'}>
              <Mine />
            </Show>
          }
          dock={
            <Show when={desk.detail()}>
              <Suspense>
                <CardDetail />
              </Suspense>
            </Show>
          }
          foot={
            <>
              <Show when={hasOwnResult()}>
                <Suspense>
                  <OwnResult />
                </Suspense>
              </Show>
              {props.tips?.()}
            </>
          }
          {...createTabs()}
        />
      </div>
    </DeskContext.Provider>
  );

  function createTabs() {
    const hasPainted = createHasPainted();
    /** The map is always there: its tab puts away what covers it. */
    const map = (): Tab => ({ id: 'board', label: desk.word('board-tab-map'), icon: 'map', panel: () => null });
    const players = (): Tab => ({
      id: 'players',
      label: desk.word('board-tab-players'),
      icon: 'friends',
      panel: () => (
        <Show when={hasPainted()}>
          <div class={css['pane']}>
            <Players />
            <Suspense>
              <Estimate />
            </Suspense>
            <Show when={!isNarrow()}>
              <Suspense>
                <Piles />
              </Suspense>
            </Show>
          </div>
        </Show>
      ),
    });
    const piles = (): Tab => ({
      id: 'piles',
      label: desk.word('board-tab-piles'),
      icon: 'copy',
      panel: () => (
        <Suspense>
          <Show when={!isNarrow()}>
            <Estimate />
          </Show>
          <Piles />
        </Suspense>
      ),
    });
    const tabs = createMemo((): readonly Tab[] => {
      const panes = props.panes ?? [];
      if (isNarrow()) return [map(), players(), piles(), ...panes];
      if (width() === 'wide' && isRoomy()) return [...panes, piles()].map(withoutIcon);
      return [players(), ...panes].map(withoutIcon);
    });
    return {
      get tabs() {
        return tabs();
      },
      get chosen() {
        return desk.pane();
      },
      onChoose: (tab: string): void => void desk.setPane(tab),
    };
  }
};

/** Where tabs stand beside the board, their words are enough. */
const withoutIcon = ({ icon: _icon, ...tab }: Tab): Tab => tab;
