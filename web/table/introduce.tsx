import { type Component, createSignal, Show } from 'solid-js';
import { Button, Panel, TextInput } from '#kit';
import { boxNamed, titleName } from '../boxes.ts';
import { useTitle } from '../frame/title.ts';
import { lentName } from '../home/names.ts';
import type { Host } from '../hosts/host.ts';
import type { Invitation } from '../hosts/invitation.ts';
import { knownName } from '../hosts/me.ts';
import { word } from '../words/words.ts';
import style from './table.module.css';
import { sayRefused } from './failure-page.tsx';

interface IntroduceProps {
  readonly host: Host;
  readonly invitation: Invitation | undefined;
  /** They have a name now, and want a seat, or only to look. */
  done(joins: boolean): void;
}

/** Says what is played here and who invites, and asks whoever is here for the first time what they want to be called. */
export const Introduce: Component<IntroduceProps> = props => {
  const [name, setName] = createSignal(knownName() ?? lentName());
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  useTitle(() => titleName(props.invitation?.title));

  /** Where nothing is known of the table, a seat is asked for: the table says if there is none. */
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
    const asked = await props.host.callMe(name());
    setBusy(false);
    if (asked.ok) props.done(joins);
    else if (asked.refused.because === 'badField') setProblem(word('table-bad-name'));
    else setProblem(sayRefused(asked.refused));
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
