import { type Component, createEffect, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { announce, Icon, IconButton } from '#kit';
import { type Element, type Kind, KINDS } from '../../rules/edition.ts';
import { townOf } from '../../rules/tiles.ts';
import { nameOf, themed } from '../../telling/names.ts';
import { Glyph } from './glyph.tsx';
import { MARK_COLOURS, type Mark } from './marks.ts';
import type { SheetCell, SolverSheet } from './sheet.ts';
import { MARK_WORDS } from './words.ts';
import { type GameLine, line } from '../../telling/line.ts';
import css from './lists.module.css';

/** The text of a mark. */
export function tellCell(kind: Kind, element: Element, { mark, by, isDisputed, isTrue }: SheetCell): GameLine {
  const args = { name: nameOf(kind, element), mark: line(MARK_WORDS[mark]) };
  const key = isDisputed ? 'notebook-cell-disputed' : CELL_WORDS[mark === 'assumed' ? 'none' : (by ?? 'none')];
  const cell = line(key, args);
  return isTrue ? line('notebook-cell-true', { cell }) : cell;
}

const CELL_WORDS = { me: 'notebook-cell-mine', notebook: 'notebook-cell-noted', none: 'notebook-cell' } as const;

const LIST_WORDS = {
  suspect: 'notebook-list-suspect',
  location: 'notebook-list-location',
  crime: 'notebook-list-crime',
} as const satisfies Readonly<Record<Kind, string>>;

const ERASERS: ReadonlySet<string> = new Set(['0', 'Backspace', 'Delete']);

/** The mark a key sets; undefined: the key is ignored. */
function written(key: string, before: Mark | 'assumed'): Mark | null | undefined {
  if (ERASERS.has(key)) return null;
  if (key === '1') return 'open';
  if (key === '2') return 'excluded';
  if (key === '3') return 'sure';
  if (key !== '4') return undefined;
  return MARK_COLOURS[(MARK_COLOURS.findIndex(colour => colour === before) + 1) % MARK_COLOURS.length] ?? null;
}

interface ListsProps {
  sheet: SolverSheet;
  /** The kind shown on the map. */
  overlay: Kind | null; // null: none
  onOverlay(kind: Kind | null): void;
}

/** Suspects, places and crimes with their marks. One of them has the focus, and the arrow keys move it. */
export const Lists: Component<ListsProps> = props => {
  const id = createUniqueId();
  const { desk } = props.sheet;
  const open = () => desk.props.view.open;
  const [cursor, setCursor] = createSignal<Element>();
  let area: HTMLDivElement | undefined;

  const isCursor = (kind: Kind, element: Element): boolean =>
    (cursor() ?? townOf(open()).elements[KINDS[0]][0]) === element && townOf(open()).kindOf.get(element) === kind;
  const heading = (kind: Kind): GameLine => themed(open(), LIST_WORDS[kind]);
  const say = (kind: Kind, element: Element): string =>
    desk.props.say(tellCell(kind, element, props.sheet.cell(kind, element)));

  // scrolls the chosen element out from under its detail panel
  createEffect(
    on(props.sheet.chosen, element => {
      if (element !== null) area?.querySelector(`[data-element="${element}"]`)?.scrollIntoView({ block: 'nearest' });
    }),
  );

  function onKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const element = target.dataset['element'];
    const kind = KINDS.find(one => one === target.dataset['kind']);
    if (element === undefined || kind === undefined || !area) return;
    const next = nextTo(area, target, event.key);
    if (next) {
      event.preventDefault();
      next.focus();
      return;
    }
    const mark = props.sheet.assumed() ? undefined : written(event.key, props.sheet.cell(kind, element).mark);
    if (mark === undefined || !desk.canMark()) return;
    event.preventDefault();
    props.sheet.put(element, mark);
    announce(say(kind, element));
  }

  const row = (kind: Kind, element: Element): JSX.Element => {
    const cell = (): SheetCell => props.sheet.cell(kind, element);
    return (
      <li
        class={css['cell']}
        data-mark={cell().mark}
        classList={{ [css['chosen'] ?? '']: props.sheet.chosen() === element, [css['true'] ?? '']: cell().isTrue }}
      >
        <button
          type="button"
          class={css['mark']}
          data-element={element}
          data-kind={kind}
          tabindex={isCursor(kind, element) ? 0 : -1}
          aria-label={say(kind, element)}
          onFocus={event => {
            setCursor(element);
            if (event.currentTarget.matches(':focus-visible') && !props.sheet.assumed()) props.sheet.choose(element);
          }}
          onClick={() => {
            if (!desk.canMark() && !props.sheet.assumed()) return props.sheet.choose(element);
            props.sheet.tap(kind, element);
            announce(say(kind, element));
          }}
        >
          <Glyph mark={cell().mark} by={cell().by} />
        </button>
        <button
          type="button"
          class={css['name']}
          tabindex={-1}
          aria-label={desk.props.say(line('notebook-more', { name: nameOf(kind, element) }))}
          onClick={() => {
            if (props.sheet.assumed()) props.sheet.tap(kind, element);
            else props.sheet.choose(props.sheet.chosen() === element ? null : element);
          }}
        >
          <span>{desk.props.say(nameOf(kind, element))}</span>
          <Show when={cell().isDisputed}>
            <Icon name="warning" />
          </Show>
        </button>
      </li>
    );
  };

  return (
    <div
      class={css['lists']}
      role="group"
      aria-label={desk.props.say(line('section-notebook'))}
      aria-describedby={desk.canMark() ? `${id}-keys` : undefined}
      ref={element => {
        area = element;
      }}
      onKeyDown={onKeyDown}
    >
      <For each={KINDS}>
        {kind => (
          <div class={css['list']} role="group" aria-labelledby={`${id}-${kind}`}>
            <header>
              <h3 id={`${id}-${kind}`}>{desk.props.say(heading(kind))}</h3>
              <Show when={desk.props.onOverlay && !desk.isOld()}>
                <IconButton
                  icon="map"
                  kind={props.overlay === kind ? 'primary' : 'quiet'}
                  label={desk.props.say(line('notebook-overlay', { list: heading(kind) }))}
                  aria-pressed={props.overlay === kind}
                  onClick={() => props.onOverlay(props.overlay === kind ? null : kind)}
                />
              </Show>
            </header>
            <ul>
              <For each={townOf(open()).elements[kind]}>{element => row(kind, element)}</For>
            </ul>
          </div>
        )}
      </For>
      <Show when={desk.canMark()}>
        <p class={css['keys']} id={`${id}-keys`}>
          {desk.props.say(line('notebook-keys'))}
        </p>
      </Show>
    </div>
  );
};

/** The nearest mark in the direction of an arrow key. */
function nextTo(area: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!direction) return undefined;
  const [right = 0, down = 0] = direction;
  const here = from.getBoundingClientRect();
  let nearest: { mark: HTMLElement; distance: number } | undefined;
  for (const mark of area.querySelectorAll<HTMLElement>('[data-element]')) {
    const there = mark.getBoundingClientRect();
    const ahead = (there.left - here.left) * right + (there.top - here.top) * down;
    const aside = Math.abs((there.left - here.left) * down) + Math.abs((there.top - here.top) * right);
    // straight ahead counts more than near
    const distance = ahead + 4 * aside;
    if (ahead > 1 && (!nearest || distance < nearest.distance)) nearest = { mark, distance };
  }
  return nearest?.mark;
}
