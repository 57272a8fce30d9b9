import { type Component, createMemo, For, Show } from 'solid-js';
import { Button } from '#kit';
import { cellsOf } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import { resolvingOf } from '../../rules/resolution.ts';
import { CellChip } from '../cards/card-chip.tsx';
import { createCellChoice } from '../cell-choice.ts';
import { useDesk } from '../desk.ts';
import { Drawing } from '../drawing.tsx';
import { type CellMark, type MapUse, marksOf } from '../map/marks.ts';
import { type Candidates, candidatesIn, type PendingOf } from './candidates.ts';
import { DoneButton, isAttacked, isMine, Question } from './question.tsx';
import { type Fallout, falloutOfPick } from './fallout.ts';
import { FalloutPart } from './fallout-part.tsx';
import { fateIn, noteOn, pickWords, shapeNote } from './pick-words.ts';
import css from './decision.module.css';

/** A button names so many cards that are cut off. */
const MOST_CUT = 2;

/** Cards on the board, picked one by one. Others see the same without buttons. */
export const PickDecision: Component<{ pending: PendingOf<'pick'> }> = props => {
  const desk = useDesk();
  const mine = (): boolean => isMine(desk, props.pending);
  const open = () => desk.view().open;
  const candidates = createMemo((): Candidates => {
    const { pending, resolving } = open();
    return pending?.type === 'pick' && resolving
      ? candidatesIn(open(), resolvingOf(open()), pending)
      : { picked: [], pickable: [], barred: [], shielded: [] };
  });
  const choice = createCellChoice({
    cells: () => (mine() ? candidates().pickable : []),
    confirms: desk.confirms,
    play: cell => desk.play({ type: 'pick', cell }),
  });
  /** The card that is pointed at, or else the chosen one, is looked at beforehand. */
  const tried = (): Cell | undefined => {
    const pointed = desk.pointedCell();
    if (choice.chosen() !== undefined) return choice.chosen();
    return pointed !== undefined && candidates().pickable.includes(pointed) ? pointed : undefined;
  };
  const fallout = createMemo((): Fallout | undefined => {
    const { pending, resolving } = open();
    if (pending?.type !== 'pick' || !resolving) return undefined;
    const cell = tried();
    const cells = [...candidates().picked, ...(cell === undefined ? [] : [cell])];
    return cells.length === 0 ? undefined : falloutOfPick(open(), resolving, pending, cells);
  });
  const fate = createMemo(() => {
    const { pending } = open();
    return pending?.type === 'pick' ? fateIn(open(), pending) : 'used';
  });

  desk.useMap((): MapUse => {
    const { picked, pickable, barred, shielded } = candidates();
    const target = open().resolving?.target ?? null;
    const marks = new Map<Cell, CellMark>([
      ...marksOf(
        'linked',
        barred.map(({ cell }) => cell),
      ),
      ...pickable.map((cell): [Cell, CellMark] => [cell, { kind: 'lit', drawing: 'plus' }]),
      ...marksOf(
        'protected',
        shielded.map(({ cell }) => cell),
      ),
      ...marksOf(
        'protects',
        shielded.map(({ by }) => by),
      ),
      ...marksOf(
        'fallsOff',
        (fallout()?.loose ?? []).flatMap(({ cells }) => cells),
      ),
    ]);
    for (const [at, cell] of picked.entries()) marks.set(cell, { kind: 'picked', badge: String(at + 1) });
    const chosen = choice.chosen();
    if (chosen !== undefined) marks.set(chosen, { kind: 'picked', badge: '?' });
    return {
      marks,
      fadesOthers: true,
      kept: new Set(target === null ? [] : cellsOf(open().board, target)),
      ...(mine() ? { onCell: (cell: Cell) => choice.press(cell) } : {}),
      noteOf: cell => noteOn(desk, candidates(), cell),
    };
  });

  const left = (): number => props.pending.n - props.pending.picked.length;
  const nameAt = (cell: Cell): string => {
    const placed = open().board[cell];
    return placed ? desk.nameOn(placed) : '';
  };
  /** Somebody else's event takes cards of mine. */
  const isLoss = createMemo(
    () => mine() && fate() !== 'relocate' && fate() !== 'cover' && props.pending.must && isAttacked(desk),
  );
  /** What the button does with the card, and what it cuts off. */
  function buttonWords(cell: Cell): string {
    const card = nameAt(cell);
    if (!isLoss()) return pickWords(desk, open(), props.pending, card);
    const cut = (fallout()?.loose ?? []).flatMap(({ from, cells }) => (from === desk.seat() ? cells.map(nameAt) : []));
    return cut.length === 0 || cut.length > MOST_CUT
      ? desk.word('stage-lose', { card })
      : desk.word('stage-lose-cuts', { card, cards: { list: cut } });
  }
  return (
    <>
      <Question
        pending={props.pending}
        count={{ done: props.pending.picked.length, of: props.pending.n }}
        mine={
          isLoss()
            ? desk.word('stage-lose-which', { count: left() })
            : props.pending.must
              ? desk.word('stage-pick-must', { count: left() })
              : desk.word('stage-pick-may', { count: left() })
        }
        theirs={desk.word('stage-choosing', { seat: { seat: props.pending.seat } })}
        note={shapeNote(desk, open(), props.pending)}
      />
      <Show when={mine()}>
        <div class={css['buttons']} data-dock>
          <DoneButton>
            {props.pending.picked.length === 0
              ? desk.word('stage-done-none')
              : desk.word('stage-done-with', { count: props.pending.picked.length })}
          </DoneButton>
          <Button
            kind="primary"
            wide
            busy={desk.busy()}
            aria-disabled={choice.chosen() === undefined ? 'true' : undefined}
            data-move="pick"
            onClick={() => void choice.confirm()}
          >
            {choice.chosen() === undefined ? desk.word('stage-pick-first') : buttonWords(choice.chosen() ?? 0)}
          </Button>
        </div>
        <section class={css['part']} data-part="lit">
          <h4>{desk.word('stage-candidates', { count: candidates().pickable.length })}</h4>
          <ul class={`${css['list']} ${css['cards']} ${css['many']}`}>
            <For each={candidates().pickable}>
              {cell => (
                <li>
                  <button
                    type="button"
                    class={css['option']}
                    aria-pressed={choice.chosen() === cell}
                    data-pick-cell={cell}
                    onClick={() => choice.press(cell)}
                  >
                    <CellChip cell={cell} />
                  </button>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Show when={props.pending.picked.length > 0}>
        <section class={css['part']} data-part="picked">
          <h4>
            <Drawing name="check" />
            {desk.word(`stage-fate-${fate()}`)}
          </h4>
          <ul class={css['list']}>
            <For each={props.pending.picked}>
              {cell => (
                <li>
                  <CellChip cell={cell} />
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <FalloutPart fallout={fallout()} />
      <Shielded candidates={candidates()} />
      <Show when={candidates().barred.length > 0}>
        <p class={css['soft']}>{desk.word('stage-barred', { count: candidates().barred.length })}</p>
      </Show>
    </>
  );
};

/** What is safe, grouped by what protects it. */
const Shielded: Component<{ candidates: Candidates }> = props => {
  const desk = useDesk();
  const groups = createMemo(() => {
    const found = new Map<Cell, Cell[]>();
    for (const { cell, by } of props.candidates.shielded) found.set(by, [...(found.get(by) ?? []), cell]);
    return [...found];
  });
  const nameAt = (cell: Cell): string => {
    const placed = desk.open().board[cell];
    return placed ? desk.nameOn(placed) : '';
  };
  return (
    <For each={groups()}>
      {([by, cells]) => (
        <section class={css['part']} data-part="protected">
          <h4>
            <Drawing name="shield" />
            {desk.word('stage-protected-by', { card: nameAt(by), cell: desk.cellName(by) })}
          </h4>
          <ul class={css['list']}>
            <For each={cells}>
              {cell => (
                <li>
                  <CellChip cell={cell} />
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </For>
  );
};
