import { type Component, createSignal } from 'solid-js';
import { Button, Panel, TextInput } from '#kit';
import type { Host } from '../hosts/host.ts';
import { word } from '../words/words.ts';
import style from './table.module.css';
import { sayRefused } from './unserved.tsx';

/** Asks whoever is here for the first time what they want to be called. */
export const Introduce: Component<{ readonly host: Host; done(): void }> = props => {
  const [name, setName] = createSignal('');
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);

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
    <div class={style['notice']}>
      <Panel>
        <h1>{word('table-welcome')}</h1>
        <p>{word('table-welcome-why')}</p>
        <form class={style['form']} onSubmit={event => void introduce(event)}>
          <TextInput
            label={word('table-name')}
            error={problem()}
            value={name()}
            onInput={setName}
            maxLength={40}
            autocomplete="nickname"
            autofocus
          />
          <Button kind="primary" type="submit" busy={isBusy()}>
            {word('table-come-in')}
          </Button>
        </form>
      </Panel>
    </div>
  );
};
