import { type Component, createMemo, Show } from 'solid-js';
import type { Cell } from '../../rules/cells.ts';
import { useDesk } from '../desk.ts';
import { placedWords } from '../queries.ts';
import { CELL, cornerOf } from './geometry.ts';
import type { MapUse } from './marks.ts';
import css from './cell-note.module.css';

/** The words beside the cell that is pointed at: where it is, what is there, and why a card cannot go there. */
export const CellNote: Component<{ use: MapUse | undefined; answer: string | undefined }> = props => {
  const desk = useDesk();
  const cell = createMemo((): Cell | undefined => desk.pointedCell() ?? desk.chosenCell());
  const placed = createMemo(() => {
    const at = cell();
    return at === undefined ? null : (desk.board()[at] ?? null);
  });
  const said = createMemo((): string | undefined => {
    const at = cell();
    return at === undefined ? undefined : props.use?.noteOf?.(at);
  });
  const isRefusal = createMemo(() => {
    const at = cell();
    return at !== undefined && said() !== undefined && desk.cardToLay() !== undefined && !desk.legalCells().has(at);
  });
  /** A cell where the card fits says so by its light. */
  const isShown = createMemo(() => {
    const at = cell();
    if (at === undefined) return false;
    return said() !== undefined || (!isSmall() && desk.ghostCell() !== at);
  });
  const isSmall = (): boolean => desk.room() === 'narrow';
  const place = createMemo(() => {
    const at = cell();
    if (at === undefined || isSmall()) return undefined;
    const { x, y, scale } = desk.model.view();
    const corner = cornerOf(at);
    const isRight = corner.x > 9.5 * CELL;
    const left = x + (isRight ? corner.x : corner.x + CELL) * scale + (isRight ? -8 : 8);
    return { transform: `translate(${left}px, ${y + corner.y * scale}px)${isRight ? ' translateX(-100%)' : ''}` };
  });
  return (
    <>
      <Show when={isShown()}>
        <p class={css['note']} data-refusal={isRefusal() ? '' : undefined} style={place()} aria-hidden="true">
          <b>{desk.cellName(cell() ?? 0)}</b>
          <Show when={said()} fallback={<Show when={placed()}>{now => <span>{placedWords(desk, now())}</span>}</Show>}>
            <span>{said()}</span>
          </Show>
        </p>
      </Show>
      <Show when={props.answer}>
        <p class={css['answer']} data-answer>
          {props.answer}
        </p>
      </Show>
    </>
  );
};
