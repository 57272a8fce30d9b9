import { type Component, createEffect, createMemo, lazy, Match, Suspense, Switch } from 'solid-js';
import { Spinner } from '#kit';
import { fetched } from '../fetched.ts';
import { useTitle } from '../frame/title.ts';
import { unhideTable } from '../home/hidden.ts';
import type { Host } from '../hosts/host.ts';
import { keep, kept } from '../keeping.ts';
import { Connection } from './connection.tsx';
import { createTable, type Place, TableContext } from './context.ts';
import { gameOf, nameOf } from './game.ts';
import { isHandedOver } from './handover.ts';
import { Closed } from './notice.tsx';
import { Overlay } from './overlay.tsx';
import { Playing } from './playing.tsx';
import { sitAt } from './sitting.ts';
import style from './table.module.css';
import { HandedOver, sayFarewell, Unserved } from './unserved.tsx';

const Gathering = lazy(() => import('./gathering.tsx'));
const Party = fetched(['party'], () => import('../party/party.tsx'));

interface AtTableProps {
  readonly host: Host;
  readonly table: string;
  /** They came to play: before the match they are given a seat at once. */
  readonly joins: boolean;
}

/** Somebody the table knows, at the table. */
export const AtTable: Component<AtTableProps> = props => {
  const sitting = sitAt(props.host, props.table);
  const titleId = (): string | undefined => sitting.doc()?.table.form.title;
  const game = gameOf(titleId);
  useTitle(() => nameOf(titleId()));
  // fetched while the game is, which is larger: whoever comes in the middle of a match does without
  createEffect(() => {
    if (sitting.doc()?.table.phase === 'gathering') void Gathering.preload();
  });
  createEffect(() => remember(props.table, sitting.doc()?.table));
  createEffect(() => unhideTable(props.table));
  const ready = createMemo(() => {
    const [doc, loaded] = [sitting.doc(), game()];
    return doc !== undefined && loaded !== undefined;
  });
  return (
    <Switch fallback={<Spinner />}>
      <Match when={sitting.farewell() === 'watchingForbidden' && isHandedOver(props.table)}>
        <HandedOver />
      </Match>
      <Match when={sitting.line() === 'ended'}>
        <Unserved
          because={sitting.farewell() ?? 'refused'}
          why={sayFarewell(sitting.farewell() ?? 'refused')}
          again={() => location.reload()}
        />
      </Match>
      <Match when={sitting.doc() === undefined}>
        <Connection line={sitting.line()} />
        <Spinner />
      </Match>
      <Match when={ready()}>
        <Shown host={props.host} id={props.table} sitting={sitting} game={game} joins={props.joins} />
      </Match>
    </Switch>
  );
};

const Shown: Component<Place & { readonly joins: boolean }> = props => {
  const table = createTable(props);
  const { doc, game } = table;
  /** On a device nobody but its people can sit: where several do, they pass it around. */
  const isShared = createMemo(
    () => props.host.kind === 'device' && doc().table.seats.filter(taken => taken?.guest).length > 1,
  );
  return (
    <TableContext.Provider value={table}>
      <div class={`${style['sheet']} ${game().screen.lookOf(game().title.id)}`}>
        <Connection line={props.sitting.line()} />
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
