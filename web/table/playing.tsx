import { type Component, createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import {
  announce,
  Button,
  createLater,
  Icon,
  IconButton,
  InTurn,
  Overlay,
  PanelBoundary,
  type Tab,
  useWindow,
} from '#kit';
import { sound } from '../settings/sounds.ts';
import { useTurnNotice } from '../settings/turns.ts';
import { word, words } from '../words/words.ts';
import { Absent } from './absent.tsx';
import { Actions } from './actions.tsx';
import { Notices } from './asking.tsx';
import { Chat } from './chat.tsx';
import { Clock } from './clock.tsx';
import { useTable } from './context.ts';
import { createGuide, GuideButton, GuideHint } from './guide-hint.tsx';
import { Log } from './log.tsx';
import { Moves } from './moves.tsx';
import { Over } from './over.tsx';
import { showMatch } from './showing.ts';
import style from './table.module.css';
import { turnSentence } from './turn.ts';
import { createUnread } from './unread.ts';

/** The match, in a window of its own: a bar, the board of the game, and panels that the board places. */
export const Playing: Component = () => {
  const table = useTable();
  const showing = showMatch(table);
  const { props, isLive, isMyTurn, point } = showing;
  const guide = createGuide(table, showing);
  // where a hint would cover the board, it waits behind its button
  const isRoomy = createRoomy();
  const [isHintOpen, setHintOpen] = createSignal(false);
  createEffect(() => {
    if (guide.hint() === null) setHintOpen(false);
  });
  const [isEndShown, setEndShown] = createSignal(true);
  const [isChatInSight, setChatInSight] = createSignal(false);
  const unreadLines = createUnread(table.sitting, isChatInSight);
  const unread = (): string | undefined => (unreadLines() > 0 ? words().number(unreadLines()) : undefined);
  useWindow();
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
  const isMyTurnTold = createLater(isMyTurn);
  const line = () => table.sitting.line();
  const turn = createLater((): string => {
    const { phase, paused, seats } = table.doc().table;
    const said = turnSentence({ phase, paused, seats, awaited: props.awaited, me: props.me, line: line() });
    return said ? table.say(said) : '';
  });

  const panes = (): readonly Tab[] => [
    {
      id: 'log',
      label: word('table-log'),
      icon: 'file',
      panel: () => (
        <InTurn>
          <PanelBoundary>
            <Log point={point} />
          </PanelBoundary>
        </InTurn>
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
            panel: () => <Moves offers={props.offers} play={props.play} />,
          },
        ]
      : []),
  ];
  return (
    <div class={style['window']}>
      <h1 class="heard-only">{table.game().title.name}</h1>
      <header class={style['bar']}>
        <a class={style['home']} href="/" aria-label={word('frame-to-home')} title={word('frame-to-home')}>
          <Icon name="home" />
        </a>
        <p
          class={style['turn']}
          classList={{ [style['my-turn'] ?? '']: isMyTurnTold(), [style['line-lost'] ?? '']: line() === 'lost' }}
          role="status"
          title={turn()}
          data-shortens
        >
          {turn()}
        </p>
        <Show when={table.doc().you.seat === null && isLive()}>
          <span class={style['tag']} data-shortens>
            {word('table-watching')}
          </span>
        </Show>
        <div class={style['status']}>
          <Show when={table.game().screen.Status}>{status => <Dynamic component={status()} {...props} />}</Show>
        </div>
        <Show when={!table.game().screen.showsClock}>
          <Clock ends={props.clock?.ends ?? null} />
        </Show>
        <Show when={!isLive() && !isEndShown()}>
          <Button size="small" kind="primary" onClick={() => setEndShown(true)}>
            {word('table-see-result')}
          </Button>
        </Show>
        <Show
          when={isRoomy()}
          fallback={
            <Show when={guide.isThere()}>
              <span class={style['ask']} data-waiting={guide.hint() !== null && !isHintOpen()}>
                <IconButton
                  icon="question"
                  label={word('table-hint-show')}
                  aria-expanded={isHintOpen()}
                  onClick={() => {
                    if (!isHintOpen() && !guide.hint()) guide.recall();
                    setHintOpen(!isHintOpen());
                  }}
                />
              </span>
            </Show>
          }
        >
          <GuideButton guide={guide} />
        </Show>
        <Actions />
      </header>
      <div class={style['stage']}>
        <InTurn>
          <Dynamic component={table.game().screen.Board} {...props} panes={panes()} />
        </InTurn>
        <Show when={isRoomy() || isHintOpen()}>
          <div class={style['hint']}>
            <GuideHint guide={guide} />
          </div>
        </Show>
        <div class={style['floating']}>
          <Notices />
          <Absent />
        </div>
        <Show when={!isLive() && isEndShown()}>
          <Overlay label={word('table-over')}>
            <div class={style['ending']}>
              <div class={style['lift']}>
                <Button kind="plain" size="small" icon="map" onClick={() => setEndShown(false)}>
                  {word('table-see-board')}
                </Button>
              </div>
              <Over />
              <Dynamic component={table.game().screen.Ending} {...props} />
            </div>
          </Overlay>
        </Show>
      </div>
    </div>
  );
};

/** The chat, which says whether it is in sight: then everything in it is read. */
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
      <Chat />
    </div>
  );
};

/** Whether there is a free corner beside the board. */
function createRoomy(): () => boolean {
  const query = matchMedia('(min-width: 70rem)');
  const [isRoomy, setRoomy] = createSignal(query.matches);
  const look = (): void => void setRoomy(query.matches);
  query.addEventListener('change', look);
  onCleanup(() => query.removeEventListener('change', look));
  return isRoomy;
}
