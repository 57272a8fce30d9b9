import { type Component, createEffect, createMemo, lazy, Match, onMount, Suspense, Switch } from 'solid-js';
import { Spinner } from '#kit';
import { fetched } from '../fetched.ts';
import { useTitle } from '../frame/title.ts';
import { unhideTable } from '../home/hidden.ts';
import type { Host } from '../hosts/host.ts';
import { keep, kept } from '../keeping.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { createTable, type Place, TableContext } from './context.ts';
import { gameOf } from './game.ts';
import { titleName } from '../boxes.ts';
import { isHandedOver } from './handover.ts';
import { Closed } from './notice.tsx';
import { Overlay } from './overlay.tsx';
import { JoinLate } from './parts.ts';
import { Playing } from './playing.tsx';
import { connectToTable } from './table-connection.ts';
import style from './table.module.css';
import { HandedOver, sayEndReason, FailurePage } from './failure-page.tsx';

const Gathering = lazy(() => import('./gathering.tsx'));
const Party = fetched(['party'], () => import('../party/party.tsx'));

interface AtTableProps {
  readonly host: Host;
  readonly table: string;
  /** They came to play: before the match they are given a seat at once, in a match from the next round on. */
  readonly joins: boolean;
}

/** Somebody the table knows, at the table. */
export const AtTable: Component<AtTableProps> = props => {
  const connection = connectToTable(props.host, props.table);
  const titleId = (): string | undefined => connection.doc()?.table.form.title;
  const game = gameOf(titleId);
  useTitle(() => titleName(titleId()));
  // fetched while the game is, which is larger: whoever comes in the middle of a match does without
  createEffect(() => {
    const doc = connection.doc();
    if (doc?.table.phase === 'gathering') void Gathering.preload();
    else if (doc?.you.seat === null) void JoinLate.preload().catch(() => undefined); // shown as failed where it is used
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
        <HandedOver />
      </Match>
      <Match when={connection.status() === 'ended'}>
        <FailurePage
          because={connection.endReason() ?? 'refused'}
          why={sayEndReason(connection.endReason() ?? 'refused')}
          again={() => location.reload()}
        />
      </Match>
      <Match when={connection.doc() === undefined}>
        <ConnectionStatus status={connection.status()} />
        <Spinner />
      </Match>
      <Match when={ready()}>
        <Shown host={props.host} id={props.table} connection={connection} game={game} joins={props.joins} />
      </Match>
    </Switch>
  );
};

const Shown: Component<Place & { readonly joins: boolean }> = props => {
  const table = createTable(props);
  const { doc, game } = table;
  // before the match the page of the table does that, seat by seat
  onMount(() => {
    if (props.joins && doc().table.phase === 'playing' && doc().you.seat === null) void table.send({ do: 'join' });
  });
  /** On a device nobody but its people can sit: where several do, they pass it around. */
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
              <Gathering joins={props.joins} />
            </Match>
            <Match when={doc().table.phase === 'closed'}>
              <Closed />
            </Match>
            <Match when={doc().view}>
              <Playing />
            </Match>
          </Switch>
        </Suspense>
        <Overlay />
      </div>
    </TableContext.Provider>
  );
};

/** What was promised before the deal, for checking it afterwards. */
function remember(id: string, table: { phase: string; commitment: string } | undefined): void {
  const key = `parlour.commitment.${id}`;
  if (table?.phase === 'gathering' && kept(key) === null) keep(key, table.commitment);
}
