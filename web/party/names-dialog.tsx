import { type Component, createSignal, Index, Show } from 'solid-js';
import { Button, Dialog, Icon, IconButton, TextInput } from '#kit';
import { appPath } from '../base-path.ts';
import type { TitleBox } from '../boxes.ts';
import { device } from '../hosts/device.ts';
import type { Failure } from '../hosts/host.ts';
import { go } from '../route.ts';
import { word } from '../words/words.ts';
import { saveLastNames, lastNames } from './last-names.ts';
import style from './party.module.css';

interface NamesDialogProps {
  readonly box: TitleBox;
  readonly open: boolean;
  onClose(): void;
  /** The text for a failure that is not about the names. */
  sayRefused(refused: Failure): string;
}

/** Asks for the names of the party and deals. The names of the last party are filled in. */
const NamesDialog: Component<NamesDialogProps> = props => {
  const [names, setNames] = createSignal(atLeast(props.box.seats.min, lastNames(props.box.seats.max)));
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  let form: HTMLFormElement | undefined;

  function write(at: number, name: string): void {
    setNames(all => all.map((one, index) => (index === at ? name : one)));
    setProblem('');
  }
  const remove = (at: number): void => {
    setNames(all => atLeast(props.box.seats.min, all.toSpliced(at, 1)));
    setProblem('');
  };
  const add = (): void => {
    setNames(all => [...all, '']);
    queueMicrotask(() => [...(form?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  };

  async function deal(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy()) return;
    const present = names().filter(name => name.trim() !== '');
    const { min } = props.box.seats;
    if (present.length < min) return void setProblem(word('party-names-few', { count: min }));
    setBusy(true);
    const opened = await device.openParty({ title: props.box.id, options: props.box.party ?? {} }, present);
    setBusy(false);
    if (!opened.ok) return void setProblem(whyNot(opened.refused));
    saveLastNames(present);
    go(appPath(`/practice/${opened.value.id}`));
  }

  function whyNot(refused: Failure): string {
    if (refused.because === 'nameTaken') return word('party-names-alike');
    if (refused.because === 'badField' && refused.field === 'name') return word('party-names-bad');
    return props.sayRefused(refused);
  }

  return (
    <Dialog open={props.open} title={word('party-names-title')} onClose={() => props.onClose()}>
      <form
        class={style['names']}
        onSubmit={event => void deal(event)}
        novalidate
        ref={element => {
          form = element;
        }}
      >
        <p>{word('party-names-how')}</p>
        <Index each={names()}>
          {(name, at) => (
            <div class={style['name']}>
              <TextInput
                label={word('party-names-one', { number: at + 1 })}
                value={name()}
                onInput={typed => write(at, typed)}
                maxLength={24}
                autocomplete="off"
                spellcheck={false}
                autofocus={at === 0}
              />
              <Show when={names().length > props.box.seats.min}>
                <IconButton
                  icon="trash"
                  label={word('party-names-remove', { number: at + 1 })}
                  onClick={() => remove(at)}
                />
              </Show>
            </div>
          )}
        </Index>
        <Show when={names().length < props.box.seats.max}>
          <Button icon="person" onClick={add}>
            {word('party-names-add')}
          </Button>
        </Show>
        <div aria-live="polite">
          <Show when={problem()}>
            <p class={style['problem']}>
              <Icon name="warning" />
              <span>{problem()}</span>
            </p>
          </Show>
        </div>
        <Button kind="primary" size="large" type="submit" busy={isBusy()}>
          {word('party-names-go')}
        </Button>
      </form>
    </Dialog>
  );
};

export default NamesDialog;

const atLeast = (count: number, names: readonly string[]): readonly string[] => [
  ...names,
  ...Array.from({ length: Math.max(0, count - names.length) }, () => ''),
];
