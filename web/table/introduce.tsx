import { type Component, createSignal, Show } from 'solid-js';
import { Button, Panel, TextInput } from '#kit';
import { boxNamed } from '../boxes.ts';
import { useTitle } from '../frame/title.ts';
import { lentName } from '../home/names.ts';
import type { Host } from '../hosts/host.ts';
import type { Invitation } from '../hosts/invitation.ts';
import { word } from '../words/words.ts';
import { nameOf } from './game.ts';
import style from './table.module.css';
import { sayRefused } from './unserved.tsx';

interface IntroduceProps {
  readonly host: Host;
  readonly invitation: Invitation | undefined;
  done(): void;
}

/** Says what is played here and who invites, and asks whoever is here for the first time what they want to be called. */
export const Introduce: Component<IntroduceProps> = props => {
  const [name, setName] = createSignal(lentName());
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  useTitle(() => nameOf(props.invitation?.title));

  const introduce = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const asked = await props.host.callMe(name());
    setBusy(false);
    if (asked.ok) props.done();
    else if (asked.refused.because === 'badField') setProblem(word('table-bad-name'));
    else setProblem(sayRefused(asked.refused));
  };

  return (
    <div class={`${style['notice']} ${style['door']}`}>
      <Panel>
        <Show when={props.invitation} fallback={<h1>{word('table-welcome')}</h1>}>
          {invitation => <InvitedTo invitation={invitation()} />}
        </Show>
        <form class={style['form']} onSubmit={event => void introduce(event)} novalidate>
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
            {word('table-come-in')}
          </Button>
        </form>
      </Panel>
    </div>
  );
};

const InvitedTo: Component<{ readonly invitation: Invitation }> = props => {
  const title = (): string => nameOf(props.invitation.title) ?? '';
  const standing = (): string | undefined => {
    const { phase, free } = props.invitation;
    if (phase === 'playing') return word('table-under-way');
    if (phase !== 'gathering') return word('table-over');
    return free > 0 ? word('table-waiting-seats', { count: free }) : word('table-full');
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
