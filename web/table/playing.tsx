import { type Component, createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce, Button, createLater, Icon, InTurn, Overlay, type Tab, useWindow } from '#kit';
import { sound } from '../settings/sounds.ts';
import { useTurnNotice } from '../settings/turns.ts';
import { word, words } from '../words/words.ts';
import { Absent } from './absent.tsx';
import { Actions } from './actions.tsx';
import { Notices } from './asking.tsx';
import { Chat } from './chat.tsx';
import { Clock } from './clock.tsx';
import { useTable } from './context.ts';
import { Log } from './log.tsx';
import { Moves } from './moves.tsx';
import { Over } from './over.tsx';
import { showMatch } from './showing.ts';
import style from './table.module.css';

/** The match, in a window of its own: a bar, the board of the game, and panels that the board places. */
export const Playing: Component = () => {
  const table = useTable();
  const { props, isLive, isMyTurn, point } = showMatch(table);
  const [isEndShown, setEndShown] = createSignal(true);
  const spoken = (): number => table.sitting.said().length + table.sitting.watchers().length;
  const [read, setRead] = createSignal(spoken());
  const unread = (): string | undefined => (spoken() > read() ? words().number(spoken() - read()) : undefined);
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
  const awaited = createLater(() => props.awaited);
  const isMyTurnTold = createLater(isMyTurn);
  const line = () => table.sitting.line();
  const turn = (): string => {
    if (line() === 'lost') return word('table-line-lost-short');
    if (!isLive()) return word('table-over');
    if (table.doc().table.paused !== null) return word('table-paused-short');
    if (isMyTurnTold()) return word('table-your-turn');
    const names = awaited()
      .filter(seat => seat !== table.doc().you.seat)
      .map(table.nameOf);
    return names.length === 0 ? '' : word('table-waiting-for', { count: names.length, names: { list: names } });
  };

  const panes = (): readonly Tab[] => [
    {
      id: 'log',
      label: word('table-log'),
      icon: 'file',
      panel: () => (
        <InTurn>
          <Log point={point} />
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
            panel: () => <ChatPane onSeen={() => setRead(spoken())} />,
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
        >
          {turn()}
        </p>
        <Show when={table.doc().you.seat === null && isLive()}>
          <span class={style['tag']}>{word('table-watching')}</span>
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
        <Actions />
      </header>
      <div class={style['stage']}>
        <InTurn>
          <Dynamic component={table.game().screen.Board} {...props} panes={panes()} />
        </InTurn>
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

/** The chat, which says when it is in sight: then everything in it is read. */
const ChatPane: Component<{ onSeen(): void }> = props => {
  const [isInSight, setInSight] = createSignal(false);
  let element: HTMLDivElement | undefined;
  onMount(() => {
    const observer = new IntersectionObserver(entries => setInSight(entries.at(-1)?.isIntersecting ?? false));
    if (element) observer.observe(element);
    onCleanup(() => observer.disconnect());
  });
  createEffect(() => {
    if (isInSight()) props.onSeen();
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
