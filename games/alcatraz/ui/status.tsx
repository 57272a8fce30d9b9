import { type Component, createMemo, For } from 'solid-js';
import { Icon } from '#kit';
import { guardsInPrison } from '../rules/board.ts';
import { MAX_GUARDS } from '../rules/components.ts';
import type { View } from '../rules/state.ts';
import { Drawing } from './drawing.tsx';
import type { BoardProps } from './props.ts';
import css from './status.module.css';

const STEPS = ['guard', 'talks', 'acting'] as const;
const STEP_WORDS = {
  guard: 'board-step-guard',
  talks: 'board-step-talks',
  acting: 'board-step-acting',
} as const;

/** The turn and its phase, and how many guards there are: the clock of the game. */
export const Status: Component<BoardProps> = props => {
  const open = createMemo(() => (props.view as View).open);
  const guards = createMemo(() => guardsInPrison(open()));
  const left = (): number => MAX_GUARDS - guards();
  /** The guard has entered when people talk. */
  const at = (): number => (open().phase === 'talks' || open().phase === 'voting' ? 1 : 2);
  return (
    <div class={css['status']}>
      <p class={css['when']}>
        <b>{props.word('board-turn', { turn: open().turn })}</b>
        <span class={css['steps']}>
          <For each={STEPS}>
            {(step, place) => (
              <span
                data-done={place() < at() ? '' : undefined}
                data-now={place() === at() ? '' : undefined}
                aria-current={place() === at() ? 'step' : undefined}
              >
                <Icon name="check" />
                {props.word(STEP_WORDS[step])}
              </span>
            )}
          </For>
        </span>
      </p>
      <p class={css['guards']} title={props.word('board-guards-long', { count: guards(), left: left() })}>
        <span class={css['row']} aria-hidden="true">
          <For each={Array.from({ length: MAX_GUARDS }, (_, place) => place)}>
            {place => (
              <i data-on={place < guards() ? '' : undefined}>
                <Drawing name="guard" />
              </i>
            )}
          </For>
        </span>
        <span class={css['count']} aria-hidden="true">
          <Drawing name="guard" /> <b>{guards()}</b>/{MAX_GUARDS}
        </span>
        <span class={css['left']} aria-hidden="true">
          {props.word('board-turns-left', { count: left() })}
        </span>
        <span class="visually-hidden">{props.word('board-guards-long', { count: guards(), left: left() })}</span>
      </p>
    </div>
  );
};
