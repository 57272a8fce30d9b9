import { type Component, createEffect, createMemo, lazy, Match, onMount, Suspense, Switch } from 'solid-js';
import { Spinner } from '#kit';
import { lazyPage } from '../lazy-page.ts';
import { usePageTitle } from '../frame/page-title.ts';
import { unhideTable } from '../home/hidden-tables.ts';
import type { Host } from '../hosts/host.ts';
import { setStored, getStored } from '../browser-storage.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { createTableModel, type TableModelOptions, TableContext } from './context.ts';
import { createLoadedGame } from './loaded-game.ts';
import { titleName } from '../boxes.ts';
import { isHandedOver } from './handover.ts';
import { TableClosed } from './notice.tsx';
import { PageOverlay } from './page-overlay.tsx';
import { JoinLate } from './parts.ts';
import { MatchWindow } from './match-window.tsx';
import { connectToTable } from './table-connection.ts';
import style from './table.module.css';
import { SeatHandedOver, endReasonText, FailurePage, OutdatedPage } from './failure-page.tsx';

const Lobby = lazy(() => import('./lobby.tsx'));
const Party = lazyPage(['party'], () => import('../party/party.tsx'));

interface ConnectedTableProps {
  readonly host: Host;
  readonly table: string;
  /** The guest wants to play: a seat before the match, or from the next round in a running one. */
  readonly joins: boolean;
}

/** A table as a known guest sees it. */
export const ConnectedTable: Component<ConnectedTableProps> = props => {
  const connection = connectToTable(props.host, props.table);
  const titleId = (): string | undefined => connection.doc()?.table.form.title;
  const { game, isOutdated } = createLoadedGame(() => connection.doc()?.table);
  usePageTitle(() => titleName(titleId()));
  // loaded in parallel with the game, and only if needed
  createEffect(() => {
    const doc = connection.doc();
    if (doc?.table.phase === 'gathering') void Lobby.preload();
    else if (doc?.you.seat === null) void JoinLate.preload().catch(() => undefined); // a failure is shown where the part is used
  });
  createEffect(() => remember(props.table, connection.doc()?.table));
  createEffect(() => unhideTable(props.table));
  const ready = createMemo(() => {
    const [doc, loaded] = [connection.doc(), game()];
    return doc !== undefined && loaded !== undefined;
  });
  return (
    <Switch fallback={<Spinner />}>
      <Match when={connection.endReason() === 'watchingForbidden' && isHandedOver(props.table)}>
        <SeatHandedOver />
      </Match>
      <Match when={connection.status() === 'ended'}>
        <FailurePage
          because={connection.endReason() ?? 'refused'}
          why={endReasonText(connection.endReason() ?? 'refused')}
          again={() => location.reload()}
        />
      </Match>
      <Match when={connection.doc() === undefined}>
        <ConnectionStatus status={connection.status()} />
        <Spinner />
      </Match>
      <Match when={isOutdated()}>
        <OutdatedPage />
      </Match>
      <Match when={ready()}>
        <TableContent host={props.host} id={props.table} connection={connection} game={game} joins={props.joins} />
      </Match>
    </Switch>
  );
};

const TableContent: Component<TableModelOptions & { readonly joins: boolean }> = props => {
  const table = createTableModel(props);
  const { doc, game } = table;
  // before the match the lobby does this
  onMount(() => {
    if (props.joins && doc().table.phase === 'playing' && doc().you.seat === null) void table.send({ do: 'join' });
  });
  /** Several people at a table on this device share it. */
  const isShared = createMemo(
    () => props.host.kind === 'device' && doc().table.seats.filter(taken => taken?.guest).length > 1,
  );
  return (
    <TableContext.Provider value={table}>
      <div class={`${style['sheet']} ${game().screen.lookOf(game().title.id)}`}>
        <ConnectionStatus status={props.connection.status()} />
        <Suspense fallback={<Spinner />}>
          <Switch>
            <Match when={isShared()}>
              <Party />
            </Match>
            <Match when={doc().table.phase === 'gathering'}>
              <Lobby joins={props.joins} />
            </Match>
            <Match when={doc().table.phase === 'closed'}>
              <TableClosed />
            </Match>
            <Match when={doc().view}>
              <MatchWindow />
            </Match>
          </Switch>
        </Suspense>
        <PageOverlay />
      </div>
    </TableContext.Provider>
  );
};

/** Stores the commitment before the deal, for the fair-deal page. */
function remember(id: string, table: { phase: string; commitment: string } | undefined): void {
  const key = `parlour.commitment.${id}`;
  if (table?.phase === 'gathering' && getStored(key) === null) setStored(key, table.commitment);
}
