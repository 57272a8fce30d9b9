import { type Component, createEffect, createSignal, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce, createLater, InTurn, Tabs } from '#kit';
import { sound } from '../settings/sounds.ts';
import { useTurnNotice } from '../settings/turns.ts';
import { word, words } from '../words/words.ts';
import { Actions } from './actions.tsx';
import { Notices } from './asking.tsx';
import { Chat } from './chat.tsx';
import { Clock } from './clock.tsx';
import { useTable } from './context.ts';
import { Log } from './log.tsx';
import { Moves } from './moves.tsx';
import { Over } from './over.tsx';
import { Seats } from './seats.tsx';
import { showMatch } from './showing.ts';
import style from './table.module.css';

/** The match: the board of the game, and around it what every game has. */
export const Playing: Component = () => {
  const table = useTable();
  const { props, isLive, isMyTurn, point } = showMatch(table);
  const [beside, setBeside] = createSignal('log');
  const spoken = (): number => table.sitting.said().length + table.sitting.watchers().length;
  const [read, setRead] = createSignal(spoken());
  createEffect(() => {
    if (beside() === 'chat') setRead(spoken());
  });
  const unread = (): string | undefined => (spoken() > read() ? words().number(spoken() - read()) : undefined);
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
  const turn = (): string => {
    if (!isLive()) return word('table-over');
    if (isMyTurnTold()) return word('table-your-turn');
    const names = awaited().map(table.nameOf);
    return names.length === 0 ? '' : word('table-waiting-for', { count: names.length, names: { list: names } });
  };

  return (
    <div class={style['playing']}>
      <h1 class="heard-only">{table.game().title.name}</h1>
      <div class={style['bar']}>
        <p class={style['turn']} classList={{ [style['my-turn'] ?? '']: isMyTurnTold() }}>
          {turn()}{' '}
          <Show when={!table.game().screen.showsClock}>
            <Clock ends={props.clock?.ends ?? null} />
          </Show>
        </p>
        <Actions />
        <Seats />
      </div>
      <Notices />
      <Show when={!isLive()}>
        <div class={style['ending']}>
          <Over />
          <Dynamic component={table.game().screen.Ending} {...props} />
        </div>
      </Show>
      <div class={style['board']}>
        <InTurn>
          <Dynamic component={table.game().screen.Board} {...props} />
        </InTurn>
      </div>
      <aside class={style['side']} aria-label={word('table-beside')}>
        <InTurn>
          <Tabs
            label={word('table-beside')}
            chosen={beside()}
            onChoose={setBeside}
            tabs={[
              {
                id: 'log',
                label: word('table-log'),
                panel: () => (
                  <InTurn>
                    <Log point={point} />
                  </InTurn>
                ),
              },
              ...(table.host.kind === 'server'
                ? [{ id: 'chat', label: word('table-chat'), badge: unread(), panel: () => <Chat /> }]
                : []),
              ...(props.me !== 'audience'
                ? [
                    {
                      id: 'moves',
                      label: word('table-moves'),
                      panel: () => <Moves offers={props.offers} play={props.play} />,
                    },
                  ]
                : []),
            ]}
          />
        </InTurn>
      </aside>
    </div>
  );
};
