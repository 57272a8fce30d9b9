import { type Component, createSignal, For, Show } from 'solid-js';
import { Button, Dialog, Icon, TextInput } from '#kit';
import type { JoiningDoc } from '../../tables/protocol.ts';
import type { Failure } from '../hosts/host.ts';
import { useTable } from '../table/context.ts';
import { refusalText } from '../table/failure-page.tsx';
import { word } from '../words/words.ts';
import type { PartyPlayers } from './players.ts';
import style from './party.module.css';

/** Adds a latecomer, who plays from the next round on if the game allows it. */
export const AddPerson: Component<{ add: PartyPlayers['add'] }> = props => {
  const table = useTable();
  const joining = (): JoiningDoc | null => table.doc().table.joining;
  const [isOpen, setOpen] = createSignal(false);
  return (
    <Show when={joining()}>
      {now => (
        <div class={style['late']}>
          <For each={now().waiting}>
            {({ guest, name }) => (
              <p class={style['banner']}>
                <span>{word('table-joins', { name })}</span>
                <Button
                  size="small"
                  aria-label={word('table-turn-away-name', { name })}
                  onClick={() => void table.send({ do: 'cancelJoin', guest })}
                >
                  {word('table-join-cancel')}
                </Button>
              </p>
            )}
          </For>
          <Show when={now().closed === null} fallback={<p class={style['still']}>{whyClosed(now())}</p>}>
            <Button icon="person" onClick={() => setOpen(true)}>
              {word('party-add')}
            </Button>
            <Dialog open={isOpen()} title={word('party-add')} onClose={() => setOpen(false)}>
              <NameForm add={name => props.add(name)} onDone={() => setOpen(false)} />
            </Dialog>
          </Show>
        </div>
      )}
    </Show>
  );
};

const whyClosed = ({ closed }: JoiningDoc): string =>
  word(closed === 'tableFull' ? 'party-add-full' : 'party-add-late');

const NameForm: Component<{ add: PartyPlayers['add']; onDone(): void }> = props => {
  const [name, setName] = createSignal('');
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy()) return;
    setBusy(true);
    const refused = await props.add(name());
    setBusy(false);
    if (refused) setProblem(whyNot(refused));
    else props.onDone();
  }
  return (
    <form class={style['names']} onSubmit={event => void submit(event)} novalidate>
      <p>{word('party-add-how')}</p>
      <TextInput
        label={word('party-add-name')}
        value={name()}
        onInput={typed => {
          setName(typed);
          setProblem('');
        }}
        maxLength={24}
        autocomplete="off"
        spellcheck={false}
        autofocus
      />
      <div aria-live="polite">
        <Show when={problem()}>
          <p class={style['problem']}>
            <Icon name="warning" />
            <span>{problem()}</span>
          </p>
        </Show>
      </div>
      <Button kind="primary" type="submit" busy={isBusy()}>
        {word('party-add')}
      </Button>
    </form>
  );
};

function whyNot(refused: Failure): string {
  if (refused.because === 'nameTaken') return word('party-names-alike');
  if (refused.because === 'badField' && refused.field === 'name') return word('party-names-bad');
  return refusalText(refused, undefined, 'device');
}
