import { type Component, For, Show } from 'solid-js';
import type { Clue } from '../../rules/clues.ts';
import type { NotebookModel } from './notebook-model.ts';
import { tellClue } from './lines.ts';
import type { Hypothesis } from '../../rules/reasoning.ts';
import css from './element-detail.module.css';

/** The contradictions of an assumption. */
export const Objections: Component<{ desk: NotebookModel; hypothesis: Hypothesis }> = props => {
  const clues = (): readonly Clue[] => [...props.hypothesis.alone, ...props.hypothesis.together];
  return (
    <Show when={clues().length > 0}>
      <p>
        {props.desk.props.say(
          props.hypothesis.alone.length > 0
            ? { key: 'notebook-against', args: { count: props.hypothesis.alone.length } }
            : { key: 'notebook-against-together' },
        )}
      </p>
      <ul class={css['reasons']}>
        <For each={clues()}>{clue => <li>{props.desk.props.say(tellClue(props.desk.props.view.open, clue))}</li>}</For>
      </ul>
    </Show>
  );
};
