import { type Component, createMemo, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Seat } from '#kernel';
import { announce, Icon, IconButton } from '#kit';
import type { AnyTelling } from '#telling';
import { word, words } from '../words/words.ts';
import { createAutoplay, SPEEDS, type Speed } from './autoplay.ts';
import css from './replay.module.css';
import { LineText } from '../table/log-line.tsx';
import type { ReplayState } from './replay-state.ts';
import { type ReplayLine, replayLines } from './log-entries.ts';

interface ReplayControlsProps {
  readonly replay: ReplayState;
  readonly telling: AnyTelling;
  nameOf(seat: Seat): string;
  /** More controls, if there is space. */
  readonly children: JSX.Element;
}

/** The playback controls of a replay. */
export const ReplayControls: Component<ReplayControlsProps> = props => {
  const { wanted, end, goTo, moment, viewpoint } = props.replay;
  const step = (): number => wanted().step;
  const player = createAutoplay({ step, end, forward: () => goTo(step() + 1) });
  const said = createMemo<readonly ReplayLine[]>(() => {
    const now = moment();
    return now ? replayLines(now, props.telling, viewpoint()) : [];
  });
  const where = (): string => {
    const number = props.replay.step();
    const of = props.replay.timeline.record.moves.length;
    return number === 0 ? word('replay-deal') : word('replay-move', { number, of });
  };
  const what = (): string =>
    said()
      .map(({ line }) => words().say(line, props.nameOf))
      .join(' ');

  /** Goes to a step by button or key, and announces it. */
  function walk(to: number): void {
    player.setPlaying(false);
    goTo(to);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => announce(word('replay-at', { where: where(), what: what() }))),
    );
  }

  const toggle = (): void => {
    if (!player.isPlaying() && step() === end()) goTo(0);
    player.setPlaying(isPlaying => !isPlaying);
  };

  let bar: HTMLElement | undefined;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    const isNowhere = target === document.body || target === document.getElementById('main');
    const isHere = target instanceof HTMLButtonElement && (bar?.contains(target) ?? false);
    if (!isNowhere && !isHere) return;
    const to = { ArrowLeft: step() - 1, ArrowRight: step() + 1, Home: 0, End: end() }[event.key];
    if (to !== undefined) walk(to);
    else if (event.key === ' ' && isNowhere) toggle();
    else return;
    event.preventDefault();
  }
  onMount(() => {
    document.addEventListener('keydown', onKeyDown);
    onCleanup(() => document.removeEventListener('keydown', onKeyDown));
  });

  return (
    <section
      class={css['transport']}
      data-controls
      aria-label={word('replay-controls')}
      ref={element => {
        bar = element;
      }}
    >
      <p class={css['caption']}>
        <b>{where()}</b>
        {/* the move itself; its consequences are in the log */}
        <Show when={said()[0]}>
          {first => (
            <>
              {' '}
              <LineText line={first().line} nameOf={props.nameOf} />
            </>
          )}
        </Show>
      </p>
      <input
        class={css['slider']}
        type="range"
        min="0"
        max={end()}
        step="1"
        value={step()}
        aria-label={word('replay-position')}
        aria-valuetext={word('replay-at', { where: where(), what: what() })}
        onInput={event => {
          player.setPlaying(false);
          goTo(event.currentTarget.valueAsNumber);
        }}
      />
      <div class={css['buttons']}>
        <IconButton icon="first" label={word('replay-first')} aria-keyshortcuts="Home" onClick={() => walk(0)} />
        <IconButton
          icon="back"
          label={word('replay-back')}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => walk(step() - 1)}
        />
        <IconButton
          icon={player.isPlaying() ? 'pause' : 'play'}
          kind="primary"
          label={word(player.isPlaying() ? 'replay-pause' : 'replay-play')}
          aria-keyshortcuts="Space"
          onClick={toggle}
        />
        <IconButton
          icon="forward"
          label={word('replay-forward')}
          aria-keyshortcuts="ArrowRight"
          onClick={() => walk(step() + 1)}
        />
        <IconButton icon="last" label={word('replay-last')} aria-keyshortcuts="End" onClick={() => walk(end())} />
        <div class={css['speed']}>
          <select
            aria-label={word('replay-speed')}
            onChange={event => player.setSpeed(SPEEDS[event.currentTarget.selectedIndex] ?? 1)}
          >
            <For each={SPEEDS}>
              {(speed: Speed) => <option selected={player.speed() === speed}>{word('replay-times', { speed })}</option>}
            </For>
          </select>
          <Icon name="down" />
        </div>
        {props.children}
      </div>
    </section>
  );
};
