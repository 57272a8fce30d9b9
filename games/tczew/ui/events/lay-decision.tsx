import { type Component, createMemo, Show } from 'solid-js';
import { Button } from '#kit';
import { layable } from '../../rules/answers.ts';
import type { Cell } from '../../rules/cells.ts';
import { CardChip, CellChip } from '../cards/card-chip.tsx';
import { createCellChoice } from '../cell-choice.ts';
import { useDesk } from '../desk.ts';
import { type CellMark, type MapUse, marksOf } from '../map/marks.ts';
import type { PendingOf } from './candidates.ts';
import { isMine, Question } from './question.tsx';
import css from './decision.module.css';

/** A picked card gets a new cell, or a fetched card is laid. */
export const LayDecision: Component<{ pending: PendingOf<'relocate'> | PendingOf<'lay'> }> = props => {
  const desk = useDesk();
  const mine = (): boolean => isMine(desk, props.pending);
  const cells = createMemo((): readonly Cell[] => {
    const { open } = desk.view();
    const { pending } = open;
    return pending?.type === 'lay' || pending?.type === 'relocate' ? layable(open, pending) : [];
  });
  const choice = createCellChoice({
    cells: () => (mine() ? cells() : []),
    confirms: desk.confirms,
    play: cell => desk.play({ type: 'lay', cell }),
  });
  const moving = (): Cell | undefined => (props.pending.type === 'relocate' ? props.pending.cells[0] : undefined);
  desk.useMap((): MapUse => {
    const marks = new Map<Cell, CellMark>(marksOf('lit', cells()));
    const [from, chosen] = [moving(), choice.chosen()];
    if (from !== undefined) marks.set(from, { kind: 'picked' });
    if (chosen !== undefined) marks.set(chosen, { kind: 'picked', badge: '?' });
    return {
      marks,
      ...(mine() ? { onCell: (cell: Cell) => choice.press(cell) } : {}),
      noteOf: cell => (cells().includes(cell) ? desk.word('stage-lay-here') : undefined),
    };
  });
  return (
    <>
      <Question
        pending={props.pending}
        mine={props.pending.type === 'lay' ? desk.word('stage-lay') : desk.word('stage-move')}
        theirs={desk.word('stage-choosing', { seat: { seat: props.pending.seat } })}
        note={desk.word('stage-lay-note', { count: cells().length })}
      />
      <section class={css['part']} data-part="picked">
        <Show
          when={props.pending.type === 'lay' ? props.pending : undefined}
          fallback={
            <Show when={moving() !== undefined}>
              <CellChip cell={moving() ?? 0} />
            </Show>
          }
        >
          {pending => <CardChip card={pending().card} />}
        </Show>
      </section>
      <Show when={mine()}>
        <Button
          kind="primary"
          wide
          busy={desk.busy()}
          aria-disabled={choice.chosen() === undefined ? 'true' : undefined}
          data-move="lay"
          onClick={() => void choice.confirm()}
        >
          {choice.chosen() === undefined
            ? desk.word('stage-lay-first')
            : desk.word('stage-lay-on', { cell: desk.cellName(choice.chosen() ?? 0) })}
        </Button>
      </Show>
    </>
  );
};
