import { type Component, For, Show } from 'solid-js';
import { Button } from '#kit';
import type { CheckedLine, Line } from '#telling';
import { type Kind, KINDS } from '../../rules/edition.ts';
import { nameOf } from '../../telling/names.ts';
import { Objections } from './objections.tsx';
import type { SolverSheet } from './sheet.ts';
import css from './notebook.module.css';

/** The assumption and its consequences. */
export const AssumptionPanel: Component<{ sheet: SolverSheet }> = props => {
  const { desk } = props.sheet;
  const say = (line: Line): string => desk.props.say(line);
  const kinds = (): Kind[] => KINDS.filter(kind => props.sheet.assumed()?.[kind] !== undefined);
  let area: HTMLDivElement | undefined;
  const drop = (kind: Kind): void => {
    const { [kind]: _, ...others } = props.sheet.assumed() ?? {};
    // keeps the focus, since the button disappears
    area?.focus();
    props.sheet.assume(others);
  };
  return (
    <div
      ref={element => {
        area = element;
      }}
      class={css['supposing']}
      role="group"
      tabindex="-1"
      aria-label={say({ key: 'notebook-suppose' })}
    >
      <Show when={kinds().length > 0} fallback={<p>{say({ key: 'notebook-suppose-how' })}</p>}>
        <div class={css['assumed']}>
          <For each={kinds()}>
            {kind => {
              const name = (): CheckedLine => nameOf(kind, props.sheet.assumed()?.[kind] ?? '');
              return (
                <Button
                  size="small"
                  icon="close"
                  aria-label={say({ key: 'notebook-suppose-drop', args: { name: name() } })}
                  onClick={() => drop(kind)}
                >
                  {say(name())}
                </Button>
              );
            }}
          </For>
        </div>
      </Show>
      <div aria-live="polite">
        <Show when={props.sheet.hypothesis()}>
          {tried => (
            <>
              <p class={css['verdict']} data-possible={tried().reasoning.count > 0}>
                {say(
                  tried().reasoning.count > 0
                    ? { key: 'notebook-suppose-left', args: { count: tried().reasoning.count } }
                    : { key: 'notebook-suppose-none' },
                )}
              </p>
              <Objections desk={desk} hypothesis={tried()} />
            </>
          )}
        </Show>
      </div>
    </div>
  );
};
