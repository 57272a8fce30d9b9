import { type Component, createSignal, For, onCleanup, Show } from 'solid-js';
import { Button, Overlay } from '#kit';
import type { AlcatrazDesk } from './desk.ts';
import { Drawing } from './drawing.tsx';
import css from './intro.module.css';

const PHASES = [
  { drawing: 'guard', word: 'board-intro-guard' },
  { drawing: 'vote', word: 'board-intro-vote' },
  { drawing: 'move', word: 'board-intro-act' },
] as const;

const SEEN = 'intro';

/** The goal and the phases of a round, before a first match. It is shown once on a device. */
export const Intro: Component<{ desk: AlcatrazDesk }> = props => {
  const { desk } = props;
  const [isOpen, setOpen] = createSignal(desk.props.preferences?.read() !== SEEN);
  function close(): void {
    desk.props.preferences?.write(SEEN);
    setOpen(false);
  }
  return (
    <Show when={isOpen()}>
      <Paused desk={desk} />
      <Overlay label={desk.word('board-intro-title')}>
        <div class={css['intro']} data-intro>
          <h2>{desk.word('board-intro-title')}</h2>
          <p>{desk.word('board-intro-goal')}</p>
          <h3>{desk.word('board-intro-round')}</h3>
          <ol>
            <For each={PHASES}>
              {({ drawing, word }, at) => (
                <li>
                  <b aria-hidden="true">{at() + 1}</b>
                  <Drawing name={drawing} />
                  <p>{desk.word(word)}</p>
                </li>
              )}
            </For>
          </ol>
          <p>{desk.word('board-intro-first', { seat: { seat: desk.open().scapegoat } })}</p>
          <p class={css['soft']}>{desk.word('board-intro-help')}</p>
          <Button kind="primary" size="large" wide onClick={close}>
            {desk.word('board-intro-start')}
          </Button>
        </div>
      </Overlay>
    </Show>
  );
};

/** Nothing is played behind the introduction. */
const Paused: Component<{ desk: AlcatrazDesk }> = ({ desk }) => {
  desk.moments.pause();
  onCleanup(desk.moments.resume);
  return null;
};
