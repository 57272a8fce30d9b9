import { type Component, createEffect, createSignal, type JSX, on, onCleanup, onMount, Show, Suspense } from 'solid-js';
import type { SeatDoc } from '../../tables/protocol.ts';
import { titleName } from '../boxes.ts';
import { Dynamic } from 'solid-js/web';
import {
  announce,
  Button,
  createLateMemo,
  fetchLater,
  Icon,
  IconButton,
  Deferred,
  isShowingMoments,
  PanelBoundary,
  type Tab,
  toast,
  usePageScrollLock,
} from '#kit';
import { appPath } from '../base-path.ts';
import { isSoundUndecided, SoundQuestion } from '../settings/sound-button.tsx';
import { playSoundOf, sound } from '../settings/sounds.ts';
import { useTurnNotice } from '../settings/turn-notice.ts';
import { word, words } from '../words/words.ts';
import { Actions, UndoButton } from './actions.tsx';
import { Clock } from './clock.tsx';
import { useTable } from './context.ts';
import { Latecomers } from './latecomers.tsx';
import { createGuide, GuideButton, GuideHint } from './guide-hint.tsx';
import { HelpButton } from './help-button.tsx';
import { createLogFilter, MatchLog, LogFilterMenu } from './log.tsx';
import { isHandedOver } from './handover.ts';
import { Chat, EndScreen, JoinLate, Moves, Notices, TableOptions, OtherDevice } from './parts.ts';
import { createMatchScreen } from './match-screen.ts';
import style from './table.module.css';
import { turnSentence } from './turn.ts';
import { createUnread } from './unread.ts';

/** A running match: the bar, the board, and the panels the board places. */
export const MatchWindow: Component = () => {
  const table = useTable();
  const showing = createMatchScreen(table);
  const { props, isLive, isMyTurn, point } = showing;
  const guide = createGuide(table, showing);
  const isRoomy = createRoomy();
  // in small windows a hint is hidden behind its button
  const isHintWaiting = (): boolean => !isRoomy() && !table.game().screen.placesHints;
  const [isHintOpen, setHintOpen] = createSignal(false);
  createEffect(() => {
    if (guide.hint() === null) setHintOpen(false);
  });
  // it covers a part of the board, so it closes when the player acts, the turn passes or another tab is chosen
  const closeHint = (): void => void setHintOpen(false);
  createEffect(on(isMyTurn, closeHint, { defer: true }));
  const play: typeof props.play = action => {
    closeHint();
    return props.play(action);
  };
  function closeHintOnTab(event: Event): void {
    if (event.target instanceof Element && event.target.closest('[role=tab]')) closeHint();
  }
  const isHintShown = (): boolean => !isHintWaiting() && guide.hint() !== null && (isRoomy() || !isSoundUndecided());
  /** The question about sounds, and the hint. */
  const tips = (): JSX.Element | undefined =>
    isLive() && (isSoundUndecided() || isHintShown()) ? (
      <div class={style['tips']}>
        <Show when={isSoundUndecided()}>
          <SoundQuestion />
        </Show>
        <Show when={isHintShown()}>
          <GuideHint guide={guide} isSlim={!isRoomy()} />
        </Show>
      </div>
    ) : undefined;
  const hasNotices = (): boolean => {
    const { table: shown, you } = table.doc();
    const isAbout = (taken: SeatDoc | null): boolean => taken !== null && (taken.away ?? taken.standIn) !== null;
    return (
      shown.asking !== null ||
      shown.paused !== null ||
      shown.seats.some((taken, seat) => isAbout(taken) || (seat === you.seat && taken?.left === true)) ||
      (you.seat === null && isHandedOver(table.id))
    );
  };
  const notices = (): JSX.Element => (
    <div class={style['notices']} role="status" aria-live="polite">
      <Show when={hasNotices()}>
        <Suspense>
          <Notices />
        </Suspense>
      </Show>
      <Latecomers />
    </div>
  );
  const [isEndShown, setEndShown] = createSignal(true);
  const [isChatInSight, setChatInSight] = createSignal(false);
  const unreadLines = createUnread(table.connection, isChatInSight);
  const unread = (): string | undefined => (unreadLines() > 0 ? words().number(unreadLines()) : undefined);
  const logFilter = createLogFilter();
  usePageScrollLock();
  fetchLater([Chat, Moves, Notices, EndScreen, table.game().screen.Ending, TableOptions, OtherDevice]);
  useTurnNotice(isMyTurn, () => word('table-your-turn'));
  createEffect(
    on(
      isMyTurn,
      isMine => {
        if (!isMine) return;
        announce(word('table-your-turn'));
        sound('turn');
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      table.connection.nudged,
      nudge => {
        if (!nudge) return;
        toast(word('table-nudged', { name: table.nameOf(nudge.by) }), 'info', { about: 'nudge' });
        playSoundOf({ sound: 'turn' });
      },
      { defer: true },
    ),
  );
  const isMyTurnShown = createLateMemo(isMyTurn);
  const status = () => table.connection.status();
  const turn = createLateMemo((): string => {
    const { phase, paused, seats } = table.doc().table;
    const said = turnSentence({ phase, paused, seats, awaited: props.awaited, me: props.me, status: status() });
    return said ? table.say(said) : '';
  });

  const panes = (): readonly Tab[] => [
    {
      id: 'log',
      label: word('table-log'),
      icon: 'file',
      actions: () => <LogFilterMenu filter={logFilter} />,
      panel: () => (
        <Deferred>
          <PanelBoundary>
            <MatchLog filter={logFilter} point={point} />
          </PanelBoundary>
        </Deferred>
      ),
    },
    ...(table.host.kind === 'server'
      ? [
          {
            id: 'chat',
            label: word('table-chat'),
            icon: 'chat' as const,
            badge: unread(),
            panel: () => (
              <PanelBoundary>
                <ChatPane onSight={setChatInSight} />
              </PanelBoundary>
            ),
          },
        ]
      : []),
    ...(props.me !== 'audience'
      ? [
          {
            id: 'moves',
            label: word('table-moves'),
            icon: 'text' as const,
            panel: () => (
              <PanelBoundary>
                <Suspense>
                  <Moves offers={props.offers} play={props.play} />
                </Suspense>
              </PanelBoundary>
            ),
          },
        ]
      : []),
  ];
  return (
    <div class={style['window']}>
      <h1 class="visually-hidden">{titleName(table.game().title.id)}</h1>
      <header class={style['bar']} data-bar>
        <a class={style['home']} href={appPath('/')} aria-label={word('frame-to-home')} title={word('frame-to-home')}>
          <Icon name="home" />
        </a>
        <p
          class={style['turn']}
          classList={{ [style['my-turn'] ?? '']: isMyTurnShown(), [style['line-lost'] ?? '']: status() === 'lost' }}
          role="status"
          title={turn()}
          data-shortens
        >
          {turn()}
        </p>
        {/* what comes and goes stands beside the turn text, which takes the rest of the bar: the status never moves */}
        <UndoButton />
        <Show when={table.doc().you.seat === null && isLive()}>
          <Suspense>
            <JoinLate />
          </Suspense>
        </Show>
        <Show when={!table.game().screen.showsClock}>
          <Clock ends={props.clock?.ends ?? null} />
        </Show>
        <div class={style['status']}>
          <Show when={table.game().screen.Status}>{status => <Dynamic component={status()} {...props} />}</Show>
        </div>
        <Show when={!isLive() && !isEndShown()}>
          <Button size="small" kind="primary" onClick={() => setEndShown(true)}>
            {word('table-see-result')}
          </Button>
        </Show>
        <Show when={guide.isThere()}>
          <span class={style['ask']} data-waiting={isHintWaiting() && guide.hint() !== null && !isHintOpen()}>
            <Show when={!table.game().screen.Legend} fallback={<HelpButton guide={guide} screen={props} />}>
              <Show when={isHintWaiting()} fallback={<GuideButton guide={guide} />}>
                <IconButton
                  icon="question"
                  label={word('table-hint-show')}
                  aria-expanded={isHintOpen()}
                  onClick={() => {
                    if (!isHintOpen() && !guide.hint()) guide.recall();
                    setHintOpen(!isHintOpen());
                  }}
                />
              </Show>
            </Show>
          </span>
        </Show>
        <Actions />
      </header>
      <div
        class={style['stage']}
        ref={stage => {
          for (const type of ['click', 'keydown']) stage.addEventListener(type, closeHintOnTab);
        }}
      >
        <Deferred>
          <Dynamic
            component={table.game().screen.Board}
            {...props}
            play={play}
            panes={panes()}
            tips={tips}
            notices={notices}
            isFirstMatch={guide.isFirstMatch()}
          />
        </Deferred>
        <Show when={isRoomy() && !table.game().screen.placesTips}>
          <div class={style['hint']}>{tips()}</div>
        </Show>
        <Show when={isHintWaiting() && isHintOpen()}>
          <div class={style['hint']}>
            <GuideHint guide={guide} />
          </div>
        </Show>
        <Show when={!table.game().screen.placesHints}>
          <div class={style['floating']}>
            <Show when={!isRoomy() && !table.game().screen.placesTips}>{tips()}</Show>
            {notices()}
          </div>
        </Show>
        {/* after the last moments */}
        <Show when={!isLive() && isEndShown() && !isShowingMoments()}>
          <PanelBoundary>
            <Suspense>
              <EndScreen screen={props} onLift={() => setEndShown(false)} />
            </Suspense>
          </PanelBoundary>
        </Show>
      </div>
    </div>
  );
};

/** The chat; it reports whether it is visible, which marks it as read. */
const ChatPane: Component<{ onSight(isInSight: boolean): void }> = props => {
  let element: HTMLDivElement | undefined;
  onMount(() => {
    const observer = new IntersectionObserver(entries => props.onSight(entries.at(-1)?.isIntersecting ?? false));
    if (element) observer.observe(element);
    onCleanup(() => observer.disconnect());
  });
  return (
    <div
      class={style['chat-pane']}
      ref={one => {
        element = one;
      }}
    >
      <Suspense>
        <Chat />
      </Suspense>
    </div>
  );
};

/** Whether the window has space beside the board. */
function createRoomy(): () => boolean {
  const query = matchMedia('(min-width: 70rem)');
  const [isRoomy, setRoomy] = createSignal(query.matches);
  const look = (): void => void setRoomy(query.matches);
  query.addEventListener('change', look);
  onCleanup(() => query.removeEventListener('change', look));
  return isRoomy;
}
