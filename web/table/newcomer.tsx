import { type Component, createResource, createSignal, Match, Show, Switch } from 'solid-js';
import { Button, Panel, Spinner, TextInput } from '#kit';
import { boxNamed, titleName } from '../boxes.ts';
import { usePageTitle } from '../frame/page-title.ts';
import { generatedName } from '../home/generated-name.ts';
import type { Host } from '../hosts/host.ts';
import { type Invitation, invitationTo } from '../hosts/invitation.ts';
import { knownName } from '../hosts/me.ts';
import { word } from '../words/words.ts';
import { NoSuchTable, refusalText } from './failure-page.tsx';
import { TableClosed } from './notice.tsx';
import style from './table.module.css';

/** The page of a table for a guest without a name. Loaded only for them. */
const Newcomer: Component<{ readonly host: Host; readonly table: string; done(joins: boolean): void }> = props => {
  // a device has no invitations
  const [asked] = createResource(async () => ({
    invitation: props.host.kind === 'server' ? await invitationTo(props.table) : undefined,
  }));
  return (
    <Show when={asked()} fallback={<Spinner />} keyed>
      {({ invitation }) => (
        <Switch fallback={<Introduce host={props.host} invitation={invitation ?? undefined} done={props.done} />}>
          {/* no name is needed to see that there is no such table */}
          <Match when={invitation === null}>
            <NoSuchTable />
          </Match>
          <Match when={invitation?.phase === 'closed'}>
            <TableClosed />
          </Match>
        </Switch>
      )}
    </Show>
  );
};

export default Newcomer;

interface IntroduceProps {
  readonly host: Host;
  readonly invitation: Invitation | undefined;
  /** They have a name now; `joins`: they want a seat, not only to watch. */
  done(joins: boolean): void;
}

/** Shows the game and the host, and asks for a name. */
const Introduce: Component<IntroduceProps> = props => {
  const [name, setName] = createSignal(knownName() ?? generatedName());
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  usePageTitle(() => titleName(props.invitation?.title));

  /** Without an invitation a seat is requested anyway: the table refuses if there is none. */
  const canJoin = (): boolean => {
    const { invitation, host } = props;
    if (!invitation) return host.kind === 'server';
    return invitation.joins !== null;
  };
  const enterLabel = (): string => {
    const { invitation } = props;
    if (canJoin()) return word(invitation?.joins === 'next' ? 'table-join-next' : 'table-join');
    const isToWatch = invitation?.phase === 'playing' || invitation?.phase === 'gathering';
    return word(isToWatch ? 'table-watch' : 'table-come-in');
  };

  const introduce = async (joins: boolean): Promise<void> => {
    if (isBusy()) return;
    setBusy(true);
    const asked = await props.host.introduce(name());
    setBusy(false);
    if (asked.ok) props.done(joins);
    else if (asked.refused.because === 'badField') setProblem(word('table-bad-name'));
    else setProblem(refusalText(asked.refused));
  };

  return (
    <div class={`${style['notice']} ${style['door']}`}>
      <Panel>
        <Show when={props.invitation} fallback={<h1>{word('table-welcome')}</h1>}>
          {invitation => <InvitedTo invitation={invitation()} />}
        </Show>
        <form
          class={style['form']}
          onSubmit={event => {
            event.preventDefault();
            void introduce(canJoin());
          }}
          novalidate
        >
          <p>{word('table-welcome-why')}</p>
          <TextInput
            label={word('table-name')}
            error={problem()}
            value={name()}
            onInput={typed => {
              setName(typed);
              setProblem('');
            }}
            maxLength={40}
            autocomplete="nickname"
            spellcheck={false}
            enterkeyhint="go"
            autofocus
            lent
          />
          <Button kind="primary" size="large" type="submit" busy={isBusy()}>
            {enterLabel()}
          </Button>
          <Show when={canJoin()}>
            <Button kind="quiet" onClick={() => void introduce(false)}>
              {word('table-watch-only')}
            </Button>
          </Show>
        </form>
      </Panel>
    </div>
  );
};

const InvitedTo: Component<{ readonly invitation: Invitation }> = props => {
  const title = (): string => titleName(props.invitation.title);
  const standing = (): string | undefined => {
    const { phase, free, joins } = props.invitation;
    if (phase === 'playing') return word('table-under-way');
    if (phase !== 'gathering') return word('table-over');
    if (free > 0) return word('table-waiting-seats', { count: free });
    return word(joins === 'now' ? 'table-more-may-join' : 'table-full');
  };
  return (
    <>
      <img class={style['cover']} src={boxNamed(props.invitation.title)?.cover} alt="" width="640" height="480" />
      <h1>
        {props.invitation.host === null
          ? word('table-invited', { title: title() })
          : word('table-invites', { name: props.invitation.host, title: title() })}
      </h1>
      <p class={style['soft']}>{standing()}</p>
    </>
  );
};
