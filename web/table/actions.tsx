import { type Component, createEffect, createSignal, Show, Suspense } from 'solid-js';
import { Button, Dialog, Menu, PanelBoundary } from '#kit';
import { appPath } from '../base-path.ts';
import { go } from '../route.ts';
import { settings } from '../settings/settings.ts';
import { SoundButton, switchSounds } from '../settings/sound-button.tsx';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import { offerHandover } from './handover.ts';
import { leaveMatch } from './leave-match.ts';
import { TableOptions, OtherDevice } from './parts.ts';
import style from './table.module.css';
import { undoNow } from './undo.ts';

/** Takes back my last move, or asks the others for it. Hidden while impossible. */
export const UndoButton: Component = () => {
  const table = useTable();
  return (
    <Show when={undoNow(table.doc())}>
      {now => (
        <span class={style['undo']}>
          <Button
            kind="quiet"
            icon="undo"
            disabled={table.connection.status() !== 'open' || table.doc().table.paused !== null}
            onClick={() => void table.send({ do: 'undo', based: table.connection.n() })}
          >
            {word(now() === 'ask' ? 'table-ask-undo' : 'table-undo')}
          </Button>
        </span>
      )}
    </Show>
  );
};

/** On a phone some buttons of the bar are in the menu. */
const isPhone = (): boolean => matchMedia('(max-width: 40rem)').matches;

/** The menu of the table. */
export const Actions: Component = () => {
  const table = useTable();
  const [pass, setPass] = createSignal<string>();
  const [isAsking, setAsking] = createSignal(false);
  const [isLeaving, setLeaving] = createSignal(false);
  const [isReading, setReading] = createSignal(false);
  const isSeated = (): boolean => table.doc().you.seat !== null;
  const isPlaying = (): boolean => table.doc().table.phase === 'playing';
  const isServer = table.host.kind === 'server';

  const handOver = async (): Promise<void> => {
    const { pass: given } = await table.send({ do: 'pass' });
    if (given === undefined) return;
    offerHandover(table.id);
    setPass(`${await table.host.linkTo(table.id)}#pass=${given}`);
  };
  // the link works once: it is hidden after the other device has used it
  createEffect(() => {
    if (!isSeated()) setPass(undefined);
  });

  const leave = async (): Promise<void> => {
    setLeaving(true);
    await leaveMatch(table.connection);
    go('/');
  };
  const items = () => [
    ...(isSeated() && isPlaying()
      ? [
          ...(isServer ? [{ label: word('table-ask-pause'), to: () => void table.send({ do: 'pause' }) }] : []),
          ...(isServer ? [{ label: word('table-other-device'), to: () => void handOver() }] : []),
        ]
      : []),
    ...(isServer ? [{ label: word('table-big-screen'), to: appPath(`/t/${table.id}/screen`) }] : []),
    { label: word('table-see-options'), to: () => setReading(true) },
    { label: word('table-see-rules'), to: appPath(`/rules/${table.game().title.id}`) },
    ...(isPhone()
      ? [{ label: word('table-sounds'), isChosen: settings().sounds === true, to: () => switchSounds() }]
      : []),
    { label: word('frame-settings'), to: appPath('/settings') },
    ...(isSeated() && isPlaying() ? [{ label: word('table-leave'), isDanger: true, to: () => setAsking(true) }] : []),
  ];

  return (
    <div class={style['row']}>
      <span class={style['sound']}>
        <SoundButton />
      </span>
      <Menu label={word('table-more')} items={items()} />
      <Dialog open={isReading()} title={word('table-options')} onClose={() => setReading(false)}>
        <PanelBoundary>
          <Suspense>
            <TableOptions fixed />
          </Suspense>
        </PanelBoundary>
      </Dialog>
      <Dialog
        open={isAsking()}
        title={word('table-leave-sure')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{word('table-stay')}</Button>
            <Button kind="danger" busy={isLeaving()} onClick={() => void leave()}>
              {word('table-leave')}
            </Button>
          </>
        }
      >
        <p>{word(isServer ? 'table-leave-what' : 'table-leave-what-device')}</p>
      </Dialog>
      <Dialog open={pass() !== undefined} title={word('table-other-device')} onClose={() => setPass(undefined)}>
        <PanelBoundary>
          <Suspense>
            <Show when={pass()}>{link => <OtherDevice link={link()} />}</Show>
          </Suspense>
        </PanelBoundary>
      </Dialog>
    </div>
  );
};
