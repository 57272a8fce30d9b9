import { type Component, createResource, Match, Show, Switch } from 'solid-js';
import { Spinner } from '#kit';
import type { Host } from '../hosts/host.ts';
import { invitationTo } from '../hosts/invitation.ts';
import { Introduce } from './introduce.tsx';
import { Closed } from './notice.tsx';
import { Gone } from './failure-page.tsx';

/** Where somebody stands whom nobody knows yet. Only strangers come by it, so nobody else has it fetched. */
const Door: Component<{ readonly host: Host; readonly table: string; done(joins: boolean): void }> = props => {
  // nobody is invited to a device
  const [asked] = createResource(async () => ({
    invitation: props.host.kind === 'server' ? await invitationTo(props.table) : undefined,
  }));
  return (
    <Show when={asked()} fallback={<Spinner />} keyed>
      {({ invitation }) => (
        <Switch fallback={<Introduce host={props.host} invitation={invitation ?? undefined} done={props.done} />}>
          {/* nobody is asked for a name at a table that is not there */}
          <Match when={invitation === null}>
            <Gone />
          </Match>
          <Match when={invitation?.phase === 'closed'}>
            <Closed />
          </Match>
        </Switch>
      )}
    </Show>
  );
};

export default Door;
