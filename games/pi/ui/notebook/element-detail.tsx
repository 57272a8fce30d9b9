import { type Component, createMemo, createUniqueId, For, Show } from 'solid-js';
import { IconButton } from '#kit';
import type { Line } from '#telling';
import type { Element, Kind } from '../../rules/edition.ts';
import { nameOf } from '../../telling/names.ts';
import { Glyph } from './glyph.tsx';
import { tellFact } from './lines.ts';
import { tellCell } from './lists.tsx';
import { MARKS } from './marks.ts';
import { Objections } from './objections.tsx';
import { suppose } from '../../rules/reasoning.ts';
import type { SolverSheet } from './sheet.ts';
import { MARK_WORDS } from './words.ts';
import css from './element-detail.module.css';

interface ElementDetailProps {
  sheet: SolverSheet;
  kind: Kind;
  element: Element;
}

/** The details of one element: its mark, the reasons, and all marks. */
export const ElementDetail: Component<ElementDetailProps> = props => {
  const id = createUniqueId();
  const { desk, solver } = props.sheet;
  const say = (line: Line): string => desk.props.say(line);
  const cell = () => props.sheet.cell(props.kind, props.element);
  const fact = () => props.sheet.fact(props.element);
  /** Without a single clue: the clues that together exclude this element. */
  const riddle = createMemo(() => {
    const known = fact();
    if (desk.level() < 2 || known?.mark !== 'excluded' || known.because.length > 0) return undefined;
    return suppose(desk.props.view, solver, { [props.kind]: props.element });
  });
  const isMine = (): boolean => cell().by === 'me';
  return (
    <div class={css['tray']} role="group" aria-labelledby={id}>
      <header>
        <p id={id}>{say(tellCell(props.kind, props.element, cell()))}</p>
        <IconButton icon="close" label={say({ key: 'notebook-close' })} onClick={() => props.sheet.choose(null)} />
      </header>
      <Show
        when={riddle()}
        fallback={
          <Show when={fact()}>
            {known => (
              <ul class={css['reasons']}>
                <For each={tellFact(desk.props.view.open, known())}>{line => <li>{say(line)}</li>}</For>
              </ul>
            )}
          </Show>
        }
      >
        {hypothesis => <Objections desk={desk} hypothesis={hypothesis()} />}
      </Show>
      <Show when={desk.canMark()}>
        <div
          class={css['marks']}
          role="group"
          aria-label={say({ key: 'notebook-mark-as', args: { name: nameOf(props.kind, props.element) } })}
        >
          <For each={MARKS}>
            {mark => (
              <button
                type="button"
                aria-label={say({ key: MARK_WORDS[mark] })}
                title={say({ key: MARK_WORDS[mark] })}
                aria-pressed={isMine() && cell().mark === mark}
                onClick={() => props.sheet.put(props.element, mark)}
              >
                <Glyph mark={mark} />
              </button>
            )}
          </For>
          <IconButton
            icon="trash"
            label={say({ key: 'notebook-erase' })}
            aria-disabled={!isMine()}
            onClick={() => props.sheet.put(props.element, null)}
          />
        </div>
      </Show>
    </div>
  );
};
