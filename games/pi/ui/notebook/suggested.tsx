import { type Component, createUniqueId, For, Show } from 'solid-js';
import { Button, Disclosure } from '#kit';
import type { Assignment } from '../../rules/state.ts';
import type { Desk } from './desk.ts';
import { tellSuggestion } from './lines.ts';
import { suggestionsFor } from './suggestions.ts';
import css from './notebook.module.css';

/** Free moves that what is known speaks for; each is made only by whoever presses its button. */
export const Suggested: Component<{ desk: Desk }> = props => {
  const id = createUniqueId();
  const { desk } = props;
  const moves = (): { type: 'assign' | 'unassign'; at: Assignment }[] => {
    const { left } = desk.notes(desk.me);
    if (!left || !desk.props.onSuggested) return [];
    const { assign, unassign } = suggestionsFor(desk.props.view.open, desk.me, left);
    return [
      ...unassign.map(at => ({ type: 'unassign' as const, at })),
      ...assign.map(at => ({ type: 'assign' as const, at })),
    ];
  };
  const make = (type: 'assign' | 'unassign', { place, tile, marker }: Assignment): void =>
    desk.props.onSuggested?.(type === 'assign' ? { type, place, tile, marker } : { type, place, tile });
  return (
    <Show when={moves().length > 0}>
      <Disclosure summary={desk.props.say({ key: 'notebook-suggestions', args: { count: moves().length } })}>
        <ul class={css['suggested']}>
          <For each={moves()}>
            {({ type, at }, number) => (
              <li>
                <span id={`${id}-${number()}`}>{desk.props.say(tellSuggestion(desk.props.view.open, type, at))}</span>
                <Button size="small" aria-describedby={`${id}-${number()}`} onClick={() => make(type, at)}>
                  {desk.props.say({ key: type === 'assign' ? 'notebook-do-assign' : 'notebook-do-unassign' })}
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Disclosure>
    </Show>
  );
};
