import { type Component, createSignal, Show } from 'solid-js';
import { Button, toast } from '#kit';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** For spectators: their status, and the button to join from the next round. */
export const JoinLate: Component = () => {
  const table = useTable();
  const joining = () => table.doc().table.joining;
  const me = (): string => table.doc().you.guest;
  const isWaiting = (): boolean => joining()?.waiting.some(({ guest }) => guest === me()) ?? false;
  const mayJoin = (): boolean => joining()?.closed === null;
  const [isBusy, setBusy] = createSignal(false);
  const send = async (does: 'join' | 'cancelJoin'): Promise<void> => {
    setBusy(true);
    const { refused } = await table.send(does === 'join' ? { do: does } : { do: does, guest: me() });
    setBusy(false);
    if (!refused) toast(word(does === 'join' ? 'table-joining' : 'table-join-cancelled'));
  };
  const tag = (): string => {
    const why = joining()?.closed;
    if (why === 'tableFull') return word('table-join-full');
    return why === 'tooLate' ? word('table-join-late') : word('table-watching');
  };
  return (
    <Show
      when={isWaiting() || mayJoin()}
      fallback={
        <span class={style['tag']} title={tag()} data-shortens>
          {tag()}
        </span>
      }
    >
      <span class={style['late']}>
        <Show
          when={isWaiting()}
          fallback={
            <Button
              size="small"
              kind="primary"
              busy={isBusy()}
              aria-label={word('table-join-next')}
              onClick={() => void send('join')}
            >
              <ByWidth long={word('table-join-next')} short={word('table-join')} />
            </Button>
          }
        >
          <span class={style['tag']} title={word('table-joining')} data-shortens>
            <ByWidth long={word('table-joining')} short={word('table-joining-short')} />
          </span>
          <Button
            size="small"
            busy={isBusy()}
            aria-label={word('table-join-cancel-what')}
            onClick={() => void send('cancelJoin')}
          >
            {word('table-join-cancel')}
          </Button>
        </Show>
      </span>
    </Show>
  );
};

/** A text with a short form for small windows. */
const ByWidth: Component<{ readonly long: string; readonly short: string }> = props => (
  <>
    <span class={style['if-roomy']}>{props.long}</span>
    <span class={style['if-narrow']}>{props.short}</span>
  </>
);
