import { type Component, createMemo, createUniqueId, For, Show } from 'solid-js';
import { Button, Disclosure } from '#kit';
import type { Assignment } from '../../rules/state.ts';
import type { NotebookModel } from './notebook-model.ts';
import { tellSuggestion } from './lines.ts';
import { suggestionsFor } from './suggestions.ts';
import css from './notebook.module.css';

interface Move {
  readonly type: 'assign' | 'unassign';
  readonly at: Assignment;
}

const keyOf = ({ type, at: { place, tile, marker } }: Move): string => `${type}-${place}-${tile}-${marker}`;

/** Suggested free moves, each with a button. */
export const SuggestedMoves: Component<{ desk: NotebookModel }> = props => {
  const id = createUniqueId();
  const { desk } = props;
  let area: HTMLDivElement | undefined;
  const moves = createMemo<ReadonlyMap<string, Move>>(() => {
    const { left } = desk.notes(desk.me);
    if (!left || !desk.props.onSuggested) return new Map();
    const { assign, unassign } = suggestionsFor(desk.props.view.open, desk.me, left);
    const all = [
      ...unassign.map((at): Move => ({ type: 'unassign', at })),
      ...assign.map((at): Move => ({ type: 'assign', at })),
    ];
    return new Map(all.map(move => [keyOf(move), move]));
  });
  function make({ type, at: { place, tile, marker } }: Move): void {
    // keeps the focus, since the button disappears
    area?.focus();
    desk.props.onSuggested?.(type === 'assign' ? { type, place, tile, marker } : { type, place, tile });
  }
  return (
    <div
      ref={element => {
        area = element;
      }}
      class={css['suggestions']}
      tabindex="-1"
    >
      <Show when={moves().size > 0}>
        <Disclosure summary={desk.props.say({ key: 'notebook-suggestions', args: { count: moves().size } })}>
          <ul class={css['suggested']}>
            <For each={[...moves().keys()]}>
              {key => (
                <Show when={moves().get(key)}>
                  {move => (
                    <li>
                      <span id={`${id}-${key}`}>
                        {desk.props.say(tellSuggestion(desk.props.view.open, move().type, move().at))}
                      </span>
                      <Button size="small" aria-describedby={`${id}-${key}`} onClick={() => make(move())}>
                        {desk.props.say({ key: DO[move().type] })}
                      </Button>
                    </li>
                  )}
                </Show>
              )}
            </For>
          </ul>
        </Disclosure>
      </Show>
    </div>
  );
};

const DO = { assign: 'notebook-do-assign', unassign: 'notebook-do-unassign' } as const;
