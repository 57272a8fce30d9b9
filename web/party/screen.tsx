import {
  type Component,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  Match,
  mergeProps,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button, Icon, LinkButton, Panel, QrCode, SeatBadge, Spinner } from '#kit';
import type { SharedProps } from '#screen';
import { appPath } from '../base-path.ts';
import { usePageTitle } from '../frame/page-title.ts';
import type { HostResult, Host, Me } from '../hosts/host.ts';
import { go } from '../route.ts';
import { ConnectionStatus } from '../table/connection-status.tsx';
import { createTableModel, type TableModelOptions, TableContext, useTable } from '../table/context.ts';
import { createLoadedGame } from '../table/loaded-game.ts';
import { titleName } from '../boxes.ts';
import { Ranking, winnersText } from '../table/shared-result.tsx';
import { createMatchScreen } from '../table/match-screen.ts';
import { connectToTable } from '../table/table-connection.ts';
import { endReasonText, refusalText, FailurePage, OutdatedPage } from '../table/failure-page.tsx';
import { PAUSE_MESSAGES } from '../table/turn.ts';
import { word } from '../words/words.ts';
import { keepScreenOn } from './screen-lock.ts';
import style from './screen.module.css';

/** A screen for everyone in the room. It shows no hand, even if its browser has a seat. */
const ScreenPage: Component<{ readonly host: Host; readonly table: string }> = props => {
  const [known, { refetch }] = createResource(() => introduceScreen(props.host));
  keepScreenOn();
  return (
    <Show when={known()} fallback={<Spinner />} keyed>
      {asked => (
        <Show when={asked.ok ? undefined : asked.refused} fallback={<Watching {...props} />} keyed>
          {refused => <FailurePage because={refused.because} why={refusalText(refused)} again={() => void refetch()} />}
        </Show>
      )}
    </Show>
  );
};

export default ScreenPage;

/** Introduces the screen under a generated name. */
async function introduceScreen(host: Host): Promise<HostResult<Me>> {
  const known = await host.me();
  if (!known.ok) return known;
  return known.value ? { ok: true, value: known.value } : host.introduce(word('party-screen-name'));
}

const Watching: Component<{ readonly host: Host; readonly table: string }> = props => {
  const connection = connectToTable(props.host, props.table, { as: 'audience' });
  const titleId = (): string | undefined => connection.doc()?.table.form.title;
  const { game, isOutdated } = createLoadedGame(() => connection.doc()?.table);
  usePageTitle(() => titleName(titleId()));
  // follows the players to their rematch
  createEffect(() => {
    const next = connection.doc()?.table.next ?? null;
    if (next !== null) go(appPath(`/t/${next}/screen`), 'instead');
  });
  const isReady = createMemo(() => connection.doc() !== undefined && game() !== undefined);
  const why = (): string =>
    connection.endReason() === 'watchingForbidden'
      ? word('party-screen-forbidden')
      : endReasonText(connection.endReason() ?? 'refused');
  return (
    <Switch fallback={<Spinner />}>
      <Match when={connection.status() === 'ended'}>
        <FailurePage because={connection.endReason() ?? 'refused'} why={why()} again={() => location.reload()} />
      </Match>
      <Match when={isOutdated()}>
        <OutdatedPage />
      </Match>
      <Match when={isReady()}>
        <Shown host={props.host} id={props.table} connection={connection} game={game} />
      </Match>
    </Switch>
  );
};

const Shown: Component<TableModelOptions> = props => {
  const table = createTableModel(props);
  const doc = () => table.doc().table;
  return (
    <TableContext.Provider value={table}>
      <div class={`${style['screen']} ${table.game().screen.lookOf(table.game().title.id)}`}>
        <header class={style['bar']}>
          <h1>{titleName(table.game().title.id)}</h1>
          <FullScreen />
          <LinkButton kind="quiet" size="small" icon="back" href={appPath(`/t/${table.id}`)}>
            {word('party-screen-back')}
          </LinkButton>
        </header>
        <ConnectionStatus status={props.connection.status()} />
        <Suspense fallback={<Spinner />}>
          <Switch>
            <Match when={doc().phase === 'gathering'}>
              <JoinInfo />
            </Match>
            <Match when={doc().phase === 'closed'}>
              <p class={style['large']}>{word('table-closed')}</p>
            </Match>
            <Match when={table.doc().view}>
              <SharedMatch />
            </Match>
          </Switch>
        </Suspense>
      </div>
    </TableContext.Provider>
  );
};

const FullScreen: Component = () => {
  const [isFull, setFull] = createSignal(document.fullscreenElement !== null);
  const look = (): void => void setFull(document.fullscreenElement !== null);
  onMount(() => document.addEventListener('fullscreenchange', look));
  onCleanup(() => document.removeEventListener('fullscreenchange', look));
  return (
    <Show when={document.fullscreenEnabled && !isFull()}>
      <Button kind="quiet" size="small" icon="out" onClick={() => void document.documentElement.requestFullscreen()}>
        <span class={style['full']}>{word('party-screen-full')}</span>
      </Button>
    </Show>
  );
};

/** Before the match: how to join, and who has joined. */
const JoinInfo: Component = () => {
  const table = useTable();
  const doc = () => table.doc().table;
  // The address of this page, until the server has answered with its public one.
  const [told, setTold] = createSignal<string | null>(null);
  const link = (): string => told() ?? `${location.origin}${appPath(`/t/${table.id}`)}`;
  void table.host.linkTo(table.id).then(setTold);
  const taken = createMemo(() => doc().seats.flatMap((seat, at) => (seat ? [{ ...seat, at }] : [])));
  const free = (): number => doc().seats.length - taken().length;
  return (
    <div class={style['inviting']}>
      <section class={style['join']}>
        <h2>{word('party-screen-join')}</h2>
        <QrCode text={link()} label={word('party-screen-qr')} />
        <p>{word('party-screen-join-how', { site: new URL(link()).host })}</p>
        <p class={style['code']}>{doc().code}</p>
      </section>
      <section class={style['here']}>
        <h2>{word('party-screen-here')}</h2>
        <ul role="status">
          <For each={taken()}>
            {seat => (
              <li>
                <SeatBadge seat={seat.at} name={seat.name} isBot={seat.bot !== null} isAway={seat.away !== null} />
                <Show when={seat.ready}>
                  <span class={style['ready']}>
                    <Icon name="check" />
                    {word('table-ready')}
                  </span>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show when={free() > 0}>
          <p class={style['soft']}>{word('party-screen-free', { count: free() })}</p>
        </Show>
      </section>
    </div>
  );
};

/** The winners and all points. */
const SharedRanking: Component = () => {
  const table = useTable();
  return (
    <Panel title={winnersText(table)} class={style['standing']}>
      <Ranking />
    </Panel>
  );
};

/** The match without controls. */
const SharedMatch: Component = () => {
  const table = useTable();
  const { props, isLive } = createMatchScreen(table);
  const shared: SharedProps = mergeProps(props, { playFor: undefined, isFixed: true, below: undefined });
  return (
    <>
      <Show when={isLive() && table.doc().table.paused !== null}>
        <p class={style['notice']} role="status">
          {word(PAUSE_MESSAGES[table.doc().table.paused ?? 'agreed'])}
        </p>
      </Show>
      <Show when={!isLive()}>
        <Show when={table.game().screen.Shared} fallback={<SharedRanking />}>
          <h2 class={style['winner']}>{winnersText(table)}</h2>
        </Show>
      </Show>
      <Show
        when={table.game().screen.Shared}
        fallback={
          <div class={style['board']}>
            <Dynamic component={table.game().screen.Board} {...shared} />
          </div>
        }
      >
        {Shared => <Dynamic component={Shared()} {...shared} />}
      </Show>
    </>
  );
};
