import { type Component, createEffect, createSignal, on } from 'solid-js';
import { Button, Dialog, TextInput } from '#kit';
import { knownName } from '../hosts/me.ts';
import { server } from '../hosts/server.ts';
import { word } from '../words/words.ts';
import css from './home.module.css';
import { generatedName } from './generated-name.ts';
import { homeFailureText } from './failure-text.ts';

interface NameDialogProps {
  open: boolean;
  onClose(): void;
  /** The server has stored my name. */
  onNamed(): void;
}

/** Asks for the name that other players will see. */
export const GuestNameDialog: Component<NameDialogProps> = props => {
  const [name, setName] = createSignal('');
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  createEffect(
    on(
      () => props.open,
      isOpen => {
        if (isOpen) setName(knownName() ?? generatedName());
        setProblem('');
      },
    ),
  );

  async function introduce(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy()) return;
    setBusy(true);
    const asked = await server.introduce(name());
    setBusy(false);
    if (asked.ok) props.onNamed();
    else setProblem(asked.refused.because === 'badField' ? word('home-name-bad') : homeFailureText(asked.refused));
  }

  return (
    <Dialog open={props.open} title={word('home-name-title')} onClose={() => props.onClose()}>
      <form class={css['form']} onSubmit={event => void introduce(event)} novalidate>
        <TextInput
          label={word('home-name')}
          hint={word('home-name-hint')}
          value={name()}
          onInput={typed => {
            setName(typed);
            setProblem('');
          }}
          error={problem()}
          autocomplete="nickname"
          spellcheck={false}
          enterkeyhint="go"
          autofocus
          lent
        />
        <Button kind="primary" size="large" type="submit" busy={isBusy()}>
          {word('home-name-go')}
        </Button>
      </form>
    </Dialog>
  );
};
