import { type Component, createMemo, For } from 'solid-js';
import { holdTransform, seatColour } from '#kit';
import { CELLS, type Cell, columnOf, isRiver, rowOf, SIZE, zoneOf } from '../../rules/cells.ts';
import { useDesk } from '../desk.ts';
import { CELL } from './geometry.ts';
import type { CellMark } from './marks.ts';
import css from './mini-map.module.css';

const square = (cell: Cell): string => `M${columnOf(cell) - 1} ${rowOf(cell) - 1}h1v1h-1z`;
const squares = (test: (cell: Cell) => boolean): string => CELLS.filter(test).map(square).join('');
const RIVER = squares(isRiver);
const ZONES = squares(cell => zoneOf(cell) !== '.');

/** The whole board in small: owners, open cells, and the part in the window. A press jumps there. */
export const MiniMap: Component<{ marks: ReadonlyMap<Cell, CellMark> | undefined }> = props => {
  const desk = useDesk();
  const owned = createMemo(() =>
    desk.seats().map(seat => ({ seat, path: squares(cell => desk.board()[cell]?.owner === seat) })),
  );
  const ownerless = createMemo(() => squares(cell => desk.board()[cell]?.owner === null));
  const lit = createMemo(() => squares(cell => props.marks?.get(cell)?.kind === 'lit'));
  const part = createMemo(() => desk.model.visible());
  let frame: HTMLDivElement | undefined;
  // in sizes of the frame
  holdTransform(
    () => frame,
    () => `translate(${(100 * part().x) / part().width}%, ${(100 * part().y) / part().height}%)`,
  );
  const share = (length: number): string => `${(100 * length) / (SIZE * CELL)}%`;
  function jump(event: PointerEvent & { currentTarget: Element }): void {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * SIZE * CELL;
    const y = ((event.clientY - box.top) / box.height) * SIZE * CELL;
    const { scale } = desk.model.view();
    const { width, height } = part();
    desk.model.move({ scale, x: -(x - width / 2) * scale, y: -(y - height / 2) * scale });
  }
  return (
    <div class={css['mini']} aria-hidden="true" onPointerDown={jump}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`}>
        <path class={css['zone']} d={ZONES} />
        <path class={css['river']} d={RIVER} />
        <path class={css['ownerless']} d={ownerless()} />
        <For each={owned()}>{({ seat, path }) => <path d={path} style={{ fill: seatColour(seat) }} />}</For>
        <path class={css['lit']} d={lit()} />
      </svg>
      <div
        class={css['part']}
        ref={element => {
          frame = element;
        }}
        style={{ width: share(part().width), height: share(part().height) }}
      />
    </div>
  );
};
