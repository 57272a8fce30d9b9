import { type Component, createEffect, createMemo, createSignal, For, on, Show, untrack } from 'solid-js';
import { Cells, holdTransform, IconButton, type Outline, Outlines, PanZoom, seatColour } from '#kit';
import { cellNamed, CELLS, type Cell, columnOf, nameOfCell, rowOf, SIZE, zoneOf } from '../../rules/cells.ts';
import { cellsOf } from '../../rules/board.ts';
import { TOWNS, townOf } from '../../rules/components.ts';
import type { Event } from '../../rules/state.ts';
import { useDesk } from '../desk.ts';
import { Drawing } from '../drawing.tsx';
import { longestWord } from '../longest-word.ts';
import { actorIn, cellsIn, lastPlaced } from '../moments.ts';
import { Patterns } from '../patterns.tsx';
import { openCellsWords, protectionWords, touchingWords } from '../queries.ts';
import { CellFace } from './cell-face.tsx';
import { CellNote } from './cell-note.tsx';
import { CityOutlines } from './city-outlines.tsx';
import { BOARD_SIZE, CELL, CELL_BOXES, cornerOf, detailAt, rectAround } from './geometry.ts';
import type { MapUse, MarkKind } from './marks.ts';
import { MiniMap } from './mini-map.tsx';
import { outlineOf } from './outline.ts';
import { placingUse } from './placing-use.ts';
import { Terrain } from './terrain.tsx';
import { hidesNeighbours } from './town-labels.ts';
import css from './town-map.module.css';

/** Sides of a cell in pixels: from `NEAR` on the map zooms in until cards have names, else until a finger can hit one. */
const NEAR = 50;
const NAMED = 72;
const TOUCHABLE = 46;

/** Cells with these marks come into view. */
const SOUGHT: ReadonlySet<MarkKind> = new Set(['lit', 'picked', 'news']);

/** Labels of columns, rows and towns need cells of this size, px. */
const LEAST_RULED = 20;
/** Columns of cells this wide have room for a letter and a number; narrower ones have the letter alone. */
const LEAST_NAMED = 34;
/** The smallest letters of the name of a town, px, and how wide a usual one is, in heights. */
const LEAST_LETTERS = 12;
const LETTER_WIDTH = 0.58;

/** The town plan: terrain, cards, cities and what can be done with them. A still one shows everything. */
export const TownMap: Component<{ isStill?: boolean }> = props => {
  const desk = useDesk();
  const { model } = desk;
  let map: HTMLDivElement | undefined;
  const detail = createMemo(() => detailAt(model.view().scale));
  const use = createMemo((): MapUse | undefined => desk.mapUse() ?? placingUse(desk));
  const [answer, setAnswer] = createSignal<string>(); // undefined: nothing was asked

  /** The start zone of my town, or of the first one. */
  const home = createMemo((): readonly Cell[] => {
    const me = desk.seat();
    const town = townOf((me === undefined ? null : desk.open().towns[me]) ?? 'tczew');
    return CELLS.filter(cell => zoneOf(cell) === town.zone);
  });
  /** Near enough for names if that is close, and never too small for a finger. */
  function showCells(cells: readonly Cell[]): void {
    model.show(rectAround(cells, 1));
    const side = model.view().scale * CELL;
    const wanted = side > NEAR ? NAMED : TOUCHABLE;
    if (side < wanted) model.zoom(wanted / side);
    const [first] = cells;
    if (first !== undefined && !cells.some(isInView)) model.reveal(rectAround([first], 0));
  }
  const goHome = (): void => showCells(home());

  // small windows open on my town; large ones show everything
  const isSized = createMemo(() => model.view().scale > 0);
  /** Towns are chosen, and the dice decide where cards lie: that is about the whole board. */
  const isAboutAll = createMemo(
    () => desk.open().phase === 'towns' || (desk.open().phase === 'epoch1' && !desk.open().hasFreeChoice),
  );
  createEffect(
    on([isSized, home, isAboutAll], ([sized, , aboutAll], before, wasShown: boolean | undefined) => {
      if (!sized || (wasShown === true && before?.[2] === aboutAll)) return wasShown === true;
      if (props.isStill || aboutAll) untrack(() => model.fit());
      else if (untrack(() => model.view().scale * CELL) < 40 || !untrack(model.isFitted)) untrack(goHome);
      return true;
    }),
  );
  /** The view before the map followed what others did; undefined: it has not, or I have moved it since. */
  let viewBefore: ReturnType<typeof model.view> | undefined;
  // my turn begins where I left the map, or at my town
  createEffect(
    on(
      () => desk.isMyTurn() && !desk.moments.shown() && desk.moments.unshown().length === 0,
      isMine => {
        const me = desk.seat();
        if (!isMine || me === undefined || model.isFitted()) return;
        if (viewBefore) model.move(viewBefore);
        viewBefore = undefined;
        const mine = cellsOf(desk.open().board, me);
        if (mine.length > 0 && !mine.some(isInView)) showCells([...home(), ...mine]);
      },
      { defer: true },
    ),
  );
  // the cells of a chosen card: all of them if they fit into the window, else some
  createEffect(
    on(
      desk.legalCells,
      legal => {
        const cells = [...legal];
        if (cells.length === 0) return;
        const rect = rectAround(cells, 0);
        const { width, height } = model.visible();
        if (rect.width <= width && rect.height <= height) model.reveal(rect);
        else if (!cells.some(isInView)) showCells(cells);
      },
      { defer: true },
    ),
  );
  function isInView(cell: Cell): boolean {
    const { x, y, width, height } = model.visible();
    const corner = cornerOf(cell);
    return corner.x >= x && corner.y >= y && corner.x + CELL <= x + width && corner.y + CELL <= y + height;
  }
  /** The view before a look back at what others did; undefined: nobody looks back, or the map was moved since. */
  let viewOfTurn: ReturnType<typeof model.view> | undefined;
  // cells that an event asks about come into view, and then the chosen ones; those of a look back, for its time
  createEffect(
    on(
      () => desk.mapUse()?.marks,
      marks => {
        const all = [...(marks ?? [])];
        const chosen = all.flatMap(([cell, { badge }]) => (badge === '?' || badge === '⚑' ? [cell] : []));
        const asked = all.flatMap(([cell, { kind }]) => (SOUGHT.has(kind) ? [cell] : []));
        const cells = chosen.length > 0 ? chosen : asked;
        if (all.some(([, { kind }]) => kind === 'news')) viewOfTurn ??= untrack(model.view);
        else if (viewOfTurn) {
          model.move(viewOfTurn);
          viewOfTurn = undefined;
        }
        if (cells.length > 0) model.reveal(rectAround(cells, 0));
      },
    ),
  );
  // what others do comes into view
  createEffect(
    on(
      () => desk.moments.shown()?.moment.content,
      event => {
        const cells = event ? cellsIn(event) : [];
        if (cells.length === 0 || model.isFitted()) return;
        viewBefore ??= untrack(model.view);
        model.reveal(rectAround(cells, 0));
      },
    ),
  );

  /** Where room is scarce, the buttons and the small map are shown on request. */
  const hasTools = (): boolean => desk.room() === 'wide' || desk.hasMapTools();
  const keepView = (): void => {
    viewBefore = undefined;
    viewOfTurn = undefined;
  };

  function open(cell: Cell): void {
    setAnswer(undefined);
    desk.setDetail(undefined);
    desk.setMapTools(false);
    const now = use();
    if (now?.onCell) return now.onCell(cell);
    if (desk.open().board[cell]) desk.setDetail({ type: 'cell', cell });
    else if (desk.layings()) desk.setChosenCell(cell);
  }

  /** Questions about the board, by key. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    if (event.key === 'Escape') {
      setAnswer(undefined);
      desk.clearChoice();
      return;
    }
    if (event.key.toLowerCase() === 'n' && goToLit(event.shiftKey ? -1 : 1)) {
      event.preventDefault();
      return;
    }
    const words = answerTo(event.key.toLowerCase());
    if (words === undefined) return;
    event.preventDefault();
    setAnswer(words);
    desk.props.announce(words);
  }
  /** Moves the focus to the next cell that can be chosen now. Returns whether there is one. */
  function goToLit(step: 1 | -1): boolean {
    const lit = [...(use()?.marks ?? [])].flatMap(([cell, { kind }]) => (kind === 'lit' ? [cell] : []));
    const cells = lit.toSorted((one, other) => step * (one - other));
    const from = desk.pointedCell() ?? desk.chosenCell();
    const next = (from === undefined ? undefined : cells.find(cell => step * (cell - from) > 0)) ?? cells[0];
    if (next === undefined) return false;
    map?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    return true;
  }
  function answerTo(key: string): string | undefined {
    const cell = desk.pointedCell() ?? desk.chosenCell();
    switch (key) {
      case 't':
        return cell === undefined ? undefined : touchingWords(desk, cell);
      case 'p':
        return cell === undefined ? undefined : protectionWords(desk, cell);
      case 'w':
        return openCellsWords(desk);
      case 'h':
        goHome();
        return desk.word('board-gone-home');
      default:
        return undefined;
    }
  }

  return (
    <div
      class={css['map']}
      data-detail={detail()}
      onKeyDown={onKeyDown}
      ref={element => {
        map = element;
      }}
    >
      <Patterns />
      <Show when={model.view().scale * CELL >= LEAST_RULED}>
        <Rulers />
      </Show>
      <div class={css['window']} onPointerDown={keepView} onWheel={keepView}>
        <PanZoom label={desk.word('board-map')} {...BOARD_SIZE} model={model} hideButtons>
          <Terrain />
          <Cells
            cells={CELL_BOXES}
            label={desk.word('board-map')}
            describedBy="tczew-map-keys"
            attribute="data-cell"
            class={css['cell']}
            selected={desk.chosenCell() === undefined ? undefined : String(desk.chosenCell())}
            stateOf={id => ({ isLegal: use()?.marks.get(Number(id))?.kind === 'lit' })}
            onOpen={id => open(Number(id))}
            onFocus={(id, isByKey) => {
              setAnswer(undefined);
              if (id === null || isByKey) desk.pointAt(id === null ? undefined : Number(id));
            }}
            onHover={id => desk.pointAt(id === null ? undefined : Number(id))}
          >
            {id => {
              const cell = Number(id);
              const mark = createMemo(
                () => use()?.marks.get(cell) ?? (desk.lostCells().has(cell) ? ({ kind: 'lost' } as const) : undefined),
              );
              const isFaded = createMemo(() => {
                const now = use();
                return now?.fadesOthers === true && !now.marks.has(cell) && now.kept?.has(cell) !== true;
              });
              return <CellFace cell={cell} mark={mark()} isFaded={isFaded()} />;
            }}
          </Cells>
          <CityOutlines />
          <News />
          <Show when={model.view().scale * CELL >= LEAST_RULED}>
            <TownNames />
          </Show>
        </PanZoom>
        <CellNote use={use()} answer={answer()} />
        <Show when={hasTools()}>
          <div class={css['buttons']}>
            <Show when={!model.isFitted()}>
              <IconButton kind="plain" icon="fit" label={desk.word('kit-zoom-fit')} onClick={() => model.fit()} />
              <button type="button" class={css['home']} title={desk.word('board-go-home')} onClick={goHome}>
                <Drawing name="start" />
                <span class="visually-hidden">{desk.word('board-go-home')}</span>
              </button>
              <Show when={desk.room() !== 'narrow'}>
                <IconButton
                  kind="plain"
                  icon="minus"
                  label={desk.word('kit-zoom-out')}
                  onClick={() => model.zoom(1 / 1.4)}
                />
              </Show>
            </Show>
            <IconButton
              kind="plain"
              icon="plus"
              label={desk.word('kit-zoom-in')}
              aria-disabled={model.isLargest() ? 'true' : undefined}
              onClick={() => model.zoom(1.4)}
            />
          </div>
        </Show>
        <Show when={hasTools() && !model.isFitted()}>
          <MiniMap marks={use()?.marks} />
        </Show>
      </div>
      <p id="tczew-map-keys" class="visually-hidden">
        {desk.word('board-map-keys')}
      </p>
    </div>
  );
};

const NUMBERS: readonly number[] = Array.from({ length: SIZE }, (_, at) => at);

/**
 * Columns A1 to O15 above, rows 1 to 15 beside; they move with the map, and stay at the edge of the board (TCZ-20.1).
 * Together they are the name of a cell, G7x6: those of the cell that is pointed at, chosen or told of are lit.
 */
const Rulers: Component = () => {
  const desk = useDesk();
  const { model } = desk;
  let columns: HTMLDivElement | undefined;
  let rows: HTMLDivElement | undefined;
  const length = createMemo(() => `${BOARD_SIZE.width * model.view().scale}px`);
  const isNarrow = createMemo(() => model.view().scale * CELL < LEAST_NAMED);
  const told = createMemo((): readonly Cell[] => {
    const cell = desk.pointedCell() ?? desk.chosenCell();
    return cell === undefined ? (desk.props.highlighted as readonly Event[]).flatMap(cellsIn) : [cell];
  });
  const isLit = (test: (cell: Cell) => boolean): boolean => told().some(test);
  holdTransform(
    () => columns,
    () => `translateX(${model.view().x}px)`,
  );
  holdTransform(
    () => rows,
    () => `translateY(${model.view().y}px)`,
  );
  return (
    <>
      <div
        class={css['columns']}
        aria-hidden="true"
        style={{ transform: `translateY(${Math.max(0, model.view().y)}px)` }}
      >
        <div
          data-shortens
          ref={element => {
            columns = element;
          }}
          style={{ width: length() }}
        >
          <For each={NUMBERS}>
            {at => {
              const isTold = (): boolean => isLit(cell => columnOf(cell) === at + 1);
              return (
                <span data-told={isTold() ? '' : undefined}>
                  {nameOfCell(at).slice(0, isNarrow() && !isTold() ? 1 : -2)}
                </span>
              );
            }}
          </For>
        </div>
      </div>
      <div class={css['rows']} aria-hidden="true" style={{ transform: `translateX(${Math.max(0, model.view().x)}px)` }}>
        <div
          data-shortens
          ref={element => {
            rows = element;
          }}
          style={{ height: length() }}
        >
          <For each={NUMBERS}>
            {at => (
              <span data-told={isLit(cell => rowOf(cell) === at + 1) ? '' : undefined}>
                <i>x</i>
                {at + 1}
              </span>
            )}
          </For>
        </div>
      </div>
    </>
  );
};

/** The names of the towns, each at the foot of its start cell, never too small to read. */
const TownNames: Component = () => {
  const desk = useDesk();
  const letters = createMemo(() =>
    Math.round(Math.max(LEAST_LETTERS * 2, LEAST_LETTERS / (desk.model.view().scale || 1))),
  );
  return (
    <div class={css['towns']} aria-hidden="true" data-shortens style={{ '--letters': `${letters()}px` }}>
      <For each={TOWNS}>
        {({ id, startCell }) => {
          const start = cellNamed(startCell);
          const { x, y } = cornerOf(start);
          const isShown = createMemo(() => {
            const width = (longestWord(desk.townName(id)) * LETTER_WIDTH * letters()) / CELL;
            return !hidesNeighbours(desk.board(), start, width);
          });
          return (
            <Show when={isShown()}>
              <span style={{ transform: `translate(${x + CELL / 2}px, ${y + CELL}px)` }}>
                <b>{desk.townName(id)}</b>
              </span>
            </Show>
          );
        }}
      </For>
    </div>
  );
};

/** Rings around what is happening, and around what a line of the log is about. */
const News: Component = () => {
  const desk = useDesk();
  const outlines = createMemo((): Outline[] => {
    const shown = desk.moments.shown()?.moment.content;
    const events = [...(shown ? [shown] : []), ...(desk.props.highlighted as readonly Event[])];
    const last = shown ? undefined : lastPlaced(desk.props.heard, desk.board());
    return [...events, ...(last ? [last] : [])].flatMap((event, order) => {
      const cells = cellsIn(event);
      const by = actorIn(event);
      return cells.length === 0
        ? []
        : [
            {
              key: `${order} ${cells.join()}`,
              kind: 'last' as const,
              path: outlineOf(cells, { inset: -3, radius: 12 }),
              ...(by !== null && { colour: seatColour(by) }),
              isStrong: event !== last,
            },
          ];
    });
  });
  return (
    <div class={css['news']}>
      <Outlines outlines={outlines()} />
    </div>
  );
};
