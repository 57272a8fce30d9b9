import { type Component, createResource, createSignal, ErrorBoundary, Match, Show, Switch } from 'solid-js';
import { Spinner } from '#kit';
import { Fallen } from '../frame/fallen.tsx';
import type { Asked, Host, Me } from '../hosts/host.ts';
import { type Invitation, invitationTo } from '../hosts/invitation.ts';
import { AtTable } from './at-table.tsx';
import { Introduce } from './introduce.tsx';
import { Closed } from './notice.tsx';
import { sayRefused, Unserved } from './unserved.tsx';

/** A table, for whoever opens its address: they are asked for a name first, if nobody knows them. */
const TablePage: Component<{ readonly host: Host; readonly table: string }> = props => {
  const [asked, { refetch }] = createResource(() => arrive(props.host, props.table));
  const [isKnown, setKnown] = createSignal(false);
  return (
    <ErrorBoundary fallback={(error: unknown, again) => <Fallen error={error} again={again} />}>
      <Show when={asked()} fallback={<Spinner />} keyed>
        {({ me, invitation }) => (
          <Switch>
            <Match when={!me.ok && me.refused} keyed>
              {refused => <Unserved because={refused.because} why={sayRefused(refused)} again={() => void refetch()} />}
            </Match>
            <Match when={(me.ok && me.value !== null) || isKnown()}>
              <AtTable host={props.host} table={props.table} />
            </Match>
            <Match when={invitation?.phase === 'closed'}>
              <Closed />
            </Match>
            <Match when={true}>
              <Introduce host={props.host} invitation={invitation} done={() => setKnown(true)} />
            </Match>
          </Switch>
        )}
      </Show>
    </ErrorBoundary>
  );
};

export default TablePage;

interface Arrived {
  readonly me: Asked<Me | null>;
  /** What a stranger is invited to; undefined: nobody can tell. */
  readonly invitation?: Invitation | undefined;
}

/** Who I am there, and if I am nobody yet, what I am invited to. */
async function arrive(host: Host, table: string): Promise<Arrived> {
  const me = await whoComes(host, table);
  if (!me.ok || me.value !== null || host.kind !== 'server') return { me };
  const invitation = await invitationTo(table);
  // nobody is asked for a name at a table that is not there
  return invitation === null ? { me: { ok: false, refused: { because: 'noSuchTable' } } } : { me, invitation };
}

/** Who I am there. Whoever comes by a link for another device takes their seat over with it. */
async function whoComes(host: Host, table: string): ReturnType<Host['me']> {
  const pass = /^#pass=([\w-]+)$/.exec(location.hash)?.[1];
  if (pass === undefined) return host.me();
  const claimed = await host.claim(table, pass);
  // used or not, it is of no further use; and it should not stay in the history
  history.replaceState(null, '', location.pathname);
  return claimed;
}
