import { type Component, createMemo, For, Match, Show, Switch } from 'solid-js';
import { canonical } from '#kernel';
import { Disclosure, Icon } from '#kit';
import type { Clue } from '../../rules/clues.ts';
import type { NotebookModel } from './notebook-model.ts';
import { type QuestionEntry, questionEntries } from './question-entries.ts';
import type { SolverSheet } from './sheet.ts';
import css from './notebook.module.css';

/** The icon of a reply. */
const Sign: Component<{ clue: Clue; hasCubes: boolean }> = props => (
  <Switch fallback={<Icon name="close" />}>
    <Match when={props.clue.type === 'investigator'}>
      <Icon name="search" />
    </Match>
    <Match when={props.clue.type === 'reply' && props.clue.reply}>
      {reply => (
        <Show when={reply() !== 'none'} fallback={<Icon name="minus" />}>
          <svg class={css['sign']} viewBox="0 0 24 24" aria-hidden="true">
            <Show
              when={reply() === 'cube' && props.hasCubes}
              fallback={<circle cx="12" cy="12" r={reply() === 'disc' ? 9 : 5} />}
            >
              <rect x="6" y="6" width="12" height="12" />
            </Show>
          </svg>
        </Show>
      )}
    </Match>
  </Switch>
);

/** All questions of the solver with their replies. The hovered or focused one is shown on the map. */
export const Questions: Component<{ sheet: SolverSheet }> = props => {
  const { desk, solver } = props.sheet;
  // keyed by text, so that an entry keeps the focus; repeated questions get a number
  const entries = createMemo(() => {
    const found = new Map<string, QuestionEntry>();
    for (const entry of questionEntries(desk.props.view, solver)) {
      const key = canonical(entry.clue);
      found.set(found.has(key) ? `${key} ${found.size}` : key, entry);
    }
    return found;
  });
  return (
    <Disclosure summary={desk.props.say({ key: 'notebook-ledger' })} open>
      <Show when={entries().size > 0} fallback={<p>{desk.props.say({ key: 'notebook-ledger-none' })}</p>}>
        <ul class={css['ledger']}>
          <For each={[...entries().keys()]}>
            {key => <Show when={entries().get(key)}>{entry => <Question desk={desk} entry={entry()} />}</Show>}
          </For>
        </ul>
      </Show>
    </Disclosure>
  );
};

const Question: Component<{ desk: NotebookModel; entry: QuestionEntry }> = props => {
  const point = (places: QuestionEntry['places']): void => props.desk.props.onPoint?.(places);
  return (
    <li>
      <button
        type="button"
        data-reply={props.entry.clue.type === 'reply' ? props.entry.clue.reply : undefined}
        onPointerEnter={() => point(props.entry.places)}
        onPointerLeave={() => point([])}
        onFocus={() => point(props.entry.places)}
        onBlur={() => point([])}
      >
        <Sign clue={props.entry.clue} hasCubes={props.desk.props.view.open.options.edition === 'pi'} />
        <span>{props.desk.props.say(props.entry.line)}</span>
      </button>
    </li>
  );
};
