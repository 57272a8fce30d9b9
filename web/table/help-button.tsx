import { type Component, createSignal, Show, Suspense } from 'solid-js';
import { IconButton } from '#kit';
import { word } from '../words/words.ts';
import type { Guide } from './guide-hint.tsx';
import type { MatchScreen } from './match-screen.ts';
import { Help } from './parts.ts';

/** Opens the hint and the legend of a game that has one. To have read them puts the hint away. */
export const HelpButton: Component<{ readonly guide: Guide; readonly screen: MatchScreen['props'] }> = props => {
  const [isOpen, setOpen] = createSignal(false);
  function open(): void {
    props.guide.recall();
    setOpen(true);
  }
  function close(): void {
    setOpen(false);
    props.guide.dismiss();
  }
  return (
    <>
      <IconButton icon="question" label={word('table-help')} aria-haspopup="dialog" onClick={open} />
      <Show when={isOpen()}>
        <Suspense>
          <Help guide={props.guide} screen={props.screen} onClose={close} />
        </Suspense>
      </Show>
    </>
  );
};
