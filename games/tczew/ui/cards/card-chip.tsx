import { type Component, Show } from 'solid-js';
import { withSoftHyphens } from '#kit';
import type { Cell } from '../../rules/cells.ts';
import type { CardNo, ReplacementNo } from '../../rules/kinds.ts';
import { useDesk } from '../desk.ts';
import { cardDrawing, categoryDrawing, Drawing, kindOf } from '../drawing.tsx';
import { replacementOf } from '../../rules/components.ts';
import css from './card-chip.module.css';

interface CardChipProps {
  card: CardNo;
  cover?: ReplacementNo | null;
  /** Where it lies. */
  cell?: Cell;
}

/** A card in one line: its drawing in the colour of its category, its name, and where it lies. */
export const CardChip: Component<CardChipProps> = props => {
  const desk = useDesk();
  const placed = () => ({ card: props.card, cover: props.cover ?? null });
  const drawing = (): string => {
    const { cover } = placed();
    return cover === null ? cardDrawing(props.card) : categoryDrawing(replacementOf(cover));
  };
  return (
    <span class={css['chip']}>
      <span class={css['face']} data-kind={kindOf(placed())} aria-hidden="true">
        <Drawing name={drawing()} />
      </span>
      <span class={css['name']}>{withSoftHyphens(desk.nameOn(placed()))}</span>
      <Show when={props.cell !== undefined}>
        <small class={css['cell']}>{desk.cellName(props.cell ?? 0)}</small>
      </Show>
    </span>
  );
};

/** What lies on a cell, as a chip. */
export const CellChip: Component<{ cell: Cell }> = props => {
  const desk = useDesk();
  const placed = () => desk.open().board[props.cell];
  return (
    <Show when={placed()} fallback={desk.cellName(props.cell)}>
      {one => <CardChip card={one().card} cover={one().cover} cell={props.cell} />}
    </Show>
  );
};
