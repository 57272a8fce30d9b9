import { type Component, createMemo, createSignal, For, type JSX, untrack } from 'solid-js';
import { announce } from '../announcer.tsx';
import { Deferred } from '../deferred.tsx';
import { type CellBox, cellAtEnd, cellTowards, stepColumn, type Direction, rowsOfCells } from './cell-steps.ts';
import css from './cells.module.css';

/** The actions of a cell. */
interface CellState {
  /** It can be chosen now. */
  readonly isLegal?: boolean;
  /** It is highlighted. */
  readonly isLit?: boolean;
  /** Why it cannot be chosen; undefined: it can. */
  readonly forbidden?: string;
}

interface CellsProps {
  cells: readonly CellBox[];
  label: string;
  /** The id of an explanation of the keys. */
  describedBy?: string;
  /** The name of the attribute that holds the id of a cell, "data-place" for example. */
  attribute: `data-${string}`;
  /** Added to every cell. */
  class?: string | undefined;
  selected?: string | undefined;
  stateOf?(id: string): CellState;
  /** By a pointer, `target` is the element that was hit inside the cell. */
  onOpen(id: string, how: 'pointer' | 'key', target?: EventTarget | null): void;
  /** The cell that has the focus; null: none. */
  onFocus?(id: string | null, isByKey: boolean): void;
  /** The cell under the mouse; null: none. */
  onHover?(id: string | null): void;
  children(id: string): JSX.Element;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The cells of a board, with one tab stop and arrow keys. */
export const Cells: Component<CellsProps> = props => {
  const rows = createMemo(() => rowsOfCells(props.cells).map(row => row.map(({ id }) => id)), undefined, {
    equals: (one, other) => one.join(';') === other.join(';'),
  });
  const [current, setCurrent] = createSignal(untrack(() => rows()[0]?.[0] ?? ''));
  let column = 0;
  let grid: HTMLDivElement | undefined;

  const goTo = (id: string): void => {
    setCurrent(id);
    grid?.querySelector<HTMLElement>(`[${props.attribute}="${id}"]`)?.focus({ preventScroll: true });
  };

  function open(id: string, how: 'pointer' | 'key', target?: EventTarget | null): void {
    const { forbidden } = props.stateOf?.(id) ?? {};
    if (forbidden !== undefined) announce(forbidden);
    else props.onOpen(id, how, target);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    const isEnd = event.key === 'Home' || event.key === 'End';
    if (event.key === 'Enter' || event.key === ' ') open(current(), 'key');
    else if (!direction && !isEnd) return;
    event.preventDefault();
    const next = direction
      ? cellTowards(props.cells, current(), direction, column)
      : isEnd
        ? cellAtEnd(props.cells, current(), event.key === 'Home' ? 'first' : 'last', event.ctrlKey ? 'board' : 'row')
        : undefined;
    if (next === undefined) return;
    if (direction !== 'up' && direction !== 'down') column = stepColumn(props.cells, next);
    goTo(next);
  }

  return (
    <div
      class={css['cells']}
      role="grid"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      ref={element => {
        grid = element;
      }}
      onKeyDown={onKeyDown}
      onFocusOut={() => props.onFocus?.(null, false)}
    >
      <For each={rows()}>
        {row => (
          <div role="row" class={css['row']}>
            <For each={row}>
              {id => (
                <Deferred>
                  <Cell
                    id={id}
                    board={props}
                    isCurrent={current() === id}
                    onFocus={isByKey => {
                      setCurrent(id);
                      props.onFocus?.(id, isByKey);
                    }}
                    onClick={target => {
                      column = stepColumn(props.cells, id);
                      setCurrent(id);
                      open(id, 'pointer', target);
                    }}
                  />
                </Deferred>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
};

interface CellProps {
  id: string;
  board: CellsProps;
  /** It has the tab stop. */
  isCurrent: boolean;
  onFocus(isByKey: boolean): void;
  onClick(target: EventTarget | null): void;
}

const Cell: Component<CellProps> = props => {
  const { id, board } = props;
  const box = createMemo(() => board.cells.find(cell => cell.id === id));
  const state = createMemo((): CellState => board.stateOf?.(id) ?? {});
  const isSelected = (): boolean => board.selected === id;
  return (
    <div
      role="gridcell"
      class={`${css['cell']} ${board.class ?? ''}`}
      ref={element => element.setAttribute(board.attribute, id)}
      style={{
        width: `${box()?.width ?? 0}px`,
        height: `${box()?.height ?? 0}px`,
        transform: `translate(${box()?.x ?? 0}px, ${box()?.y ?? 0}px)`,
      }}
      data-legal={state().isLegal ? '' : undefined}
      data-lit={state().isLit ? '' : undefined}
      tabindex={props.isCurrent ? 0 : -1}
      aria-selected={isSelected()}
      aria-disabled={state().forbidden === undefined ? undefined : 'true'}
      aria-description={state().forbidden}
      title={state().forbidden}
      onFocus={event => props.onFocus(event.currentTarget.matches(':focus-visible'))}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') board.onHover?.(id);
      }}
      onPointerLeave={() => board.onHover?.(null)}
      onClick={event => props.onClick(event.target)}
    >
      {board.children(id)}
    </div>
  );
};
