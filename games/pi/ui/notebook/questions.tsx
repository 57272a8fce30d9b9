import { type Component, For, Match, Show, Switch } from 'solid-js';
import { Disclosure, Icon } from '#kit';
import type { Clue } from './clues.ts';
import { ledgerOf } from './ledger.ts';
import type { Sheet } from './sheet.ts';
import css from './notebook.module.css';

/** What came of a question, as a sign beside the words. */
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

/** Every question of the solver with its answer; one that is pointed at is shown on the map. */
export const Questions: Component<{ sheet: Sheet }> = props => {
  const { desk, solver } = props.sheet;
  const entries = () => ledgerOf(desk.props.view, solver);
  return (
    <Disclosure summary={desk.props.say({ key: 'notebook-ledger' })} open>
      <Show when={entries().length > 0} fallback={<p>{desk.props.say({ key: 'notebook-ledger-none' })}</p>}>
        <ul class={css['ledger']}>
          <For each={entries()}>
            {({ clue, line, places }) => (
              <li>
                <button
                  type="button"
                  data-reply={clue.type === 'reply' ? clue.reply : undefined}
                  onPointerEnter={() => desk.props.onPoint?.(places)}
                  onPointerLeave={() => desk.props.onPoint?.([])}
                  onFocus={() => desk.props.onPoint?.(places)}
                  onBlur={() => desk.props.onPoint?.([])}
                >
                  <Sign clue={clue} hasCubes={desk.props.view.open.options.edition === 'pi'} />
                  <span>{desk.props.say(line)}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Disclosure>
  );
};
