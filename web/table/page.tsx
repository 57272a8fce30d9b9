import {
  type Component,
  createResource,
  createSignal,
  ErrorBoundary,
  lazy,
  Match,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { Spinner } from '#kit';
import { ErrorPage } from '../frame/error-page.tsx';
import type { Host } from '../hosts/host.ts';
import { ConnectedTable } from './connected-table.tsx';
import { FailurePage, refusalText } from './failure-page.tsx';

const Newcomer = lazy(() => import('./newcomer.tsx'));

/** The page of a table. New guests are asked for a name first. */
const TablePage: Component<{ readonly host: Host; readonly table: string }> = props => {
  const [asked, { refetch }] = createResource(() => arrive(props.host, props.table));
  /** Set when a new guest has entered a name; undefined: not yet. */
  const [entered, setEntered] = createSignal<{ readonly joins: boolean }>();
  return (
    <ErrorBoundary fallback={(error: unknown, again) => <ErrorPage error={error} again={again} />}>
      <Show when={asked()} fallback={<Spinner />} keyed>
        {me => (
          <Switch>
            <Match when={!me.ok && me.refused} keyed>
              {refused => (
                <FailurePage because={refused.because} why={refusalText(refused)} again={() => void refetch()} />
              )}
            </Match>
            <Match when={(me.ok && me.value !== null) || entered()}>
              <ConnectedTable host={props.host} table={props.table} joins={entered()?.joins ?? false} />
            </Match>
            <Match when={true}>
              <Suspense fallback={<Spinner />}>
                <Newcomer host={props.host} table={props.table} done={joins => setEntered({ joins })} />
              </Suspense>
            </Match>
          </Switch>
        )}
      </Show>
    </ErrorBoundary>
  );
};

export default TablePage;

/** The guest I am there. A handover link takes over its seat. */
async function arrive(host: Host, table: string): ReturnType<Host['me']> {
  const pass = /^#pass=([\w-]+)$/.exec(location.hash)?.[1];
  if (pass === undefined) return host.me();
  const claimed = await host.claim(table, pass);
  // the pass is spent, and must not stay in the history
  history.replaceState(null, '', location.pathname);
  return claimed;
}
