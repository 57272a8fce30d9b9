import { type Component, createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce, createLater, createPainted, Tabs } from '#kit';
import type { Person, ScreenProps } from '#screen';
import { keep, kept } from '../keeping.ts';
import { settings } from '../settings/settings.ts';
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
import style from './table.module.css';

/** How long news stay news. */
const NEWS = 3_000;

/** The match: the board of the game, and around it what every game has. */
export const Playing: Component = () => {
  const table = useTable();
  const doc = () => table.doc();
  const [pointed, setPointed] = createSignal<readonly object[]>([]);
  const game = createMemo(() => table.game().title.game);
  const view = createMemo(() => doc().view ?? {});
  const isLive = (): boolean => doc().table.phase === 'playing';
  const mySeat = () => doc().you.seat;
  const isMine = (): boolean => {
    const seat = mySeat();
    return seat !== null && (doc().table.seats[seat]?.standIn ?? null) === null;
  };
  const mayPlay = (): boolean => isLive() && isMine() && doc().table.paused === null;
  const offers = createMemo(() => (mayPlay() ? game().offers(view()) : []));
  const isMyTurn = createMemo(() => {
    const seat = mySeat();
    return mayPlay() && seat !== null && doc().awaited.includes(seat);
  });
  const seats = createMemo<Person[]>(() =>
    doc().table.seats.map((taken, seat) => ({
      name: table.nameOf(seat),
      bot: taken?.bot ?? taken?.standIn ?? null,
      isAway: (taken?.away ?? null) !== null,
    })),
  );
  const isPainted = createPainted();
  const [beside, setBeside] = createSignal('log');
  const spoken = (): number => table.sitting.said().length + table.sitting.watchers().length;
  const [read, setRead] = createSignal(spoken());
  createEffect(() => {
    if (beside() === 'chat') setRead(spoken());
  });
  const unread = (): string | undefined => (spoken() > read() ? words().number(spoken() - read()) : undefined);
  const notes = createMemo(() => {
    const seat = mySeat();
    const key = `parlour.notes.${table.id}.${seat}`;
    if (seat === null) return undefined;
    return {
      read: () => kept(key) ?? undefined,
      write: (text: string) => keep(key, text),
    };
  });

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
    on(table.sitting.news, news => {
      if (news.length === 0) return;
      const timer = setTimeout(() => table.sitting.clearNews(), NEWS);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  const props: ScreenProps = {
    get game() {
      return game();
    },
    get telling() {
      return table.game().title.telling;
    },
    get me() {
      return table.me();
    },
    get view() {
      return view();
    },
    get offers() {
      return offers();
    },
    get seats() {
      return seats();
    },
    get awaited() {
      return doc().awaited;
    },
    get news() {
      return table.sitting.news();
    },
    get heard() {
      return table.sitting.heard();
    },
    get confirmMoves() {
      return settings().confirmMoves;
    },
    get pointed() {
      return pointed();
    },
    get isLive() {
      return isLive();
    },
    get notes() {
      return notes();
    },
    play: async action => (await table.intend({ do: 'move', action, based: table.sitting.n() })).refused === null,
    say: table.say,
    word,
    ruleAt: table.ruleAt,
    announce,
  };

  const awaited = createLater(() => doc().awaited);
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
          {turn()} <Clock ends={isLive() ? table.sitting.clockEnds() : null} />
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
        <Dynamic component={table.game().screen.Board} {...props} />
      </div>
      <aside class={style['side']} aria-label={word('table-beside')}>
        <Show when={isPainted()}>
          <Tabs
            label={word('table-beside')}
            chosen={beside()}
            onChoose={setBeside}
            tabs={[
              { id: 'log', label: word('table-log'), panel: () => <Log point={setPointed} /> },
              ...(table.host.kind === 'server'
                ? [{ id: 'chat', label: word('table-chat'), badge: unread(), panel: () => <Chat /> }]
                : []),
              ...(mySeat() !== null
                ? [
                    {
                      id: 'moves',
                      label: word('table-moves'),
                      panel: () => <Moves offers={offers()} play={props.play} />,
                    },
                  ]
                : []),
            ]}
          />
        </Show>
      </aside>
    </div>
  );
};
