import { type Component, createMemo, Show } from 'solid-js';
import { type Cell, isBank } from '../../rules/cells.ts';
import { cardOf } from '../../rules/components.ts';
import { tokensAt } from '../../rules/plebiscites.ts';
import type { Placed } from '../../rules/state.ts';
import { useDesk } from '../desk.ts';
import { Drawing } from '../drawing.tsx';
import { cellSentence } from '../queries.ts';
import { CardFace } from './card-face.tsx';
import type { CellMark } from './marks.ts';
import css from './cell-face.module.css';

const isSame = (one: Placed | null, other: Placed | null): boolean =>
  one === other ||
  (one?.card === other?.card &&
    one?.owner === other?.owner &&
    one?.cover === other?.cover &&
    one?.immune === other?.immune);

/** What lies on one cell, and how it is marked. */
export const CellFace: Component<{ cell: Cell; mark: CellMark | undefined; isFaded: boolean }> = props => {
  const desk = useDesk();
  const { cell } = props;
  const placed = createMemo((): Placed | null => desk.board()[cell] ?? null, undefined, { equals: isSame });
  const tokens = createMemo(() => (desk.open().options.mode === 'extended' ? tokensAt(desk.board(), cell) : 0));
  /** The card to lay, if it is shown here. */
  const ghost = createMemo(() => (desk.ghostCell() === cell ? desk.cardToLay() : undefined));
  const isOpen = createMemo(() => desk.legalCells().has(cell));
  const words = createMemo(() => {
    const lost = desk.lostCells().get(cell);
    const sentence = cellSentence(desk, cell, placed(), isOpen());
    return lost === undefined
      ? sentence
      : `${sentence}, ${desk.word('since-lost-here', { card: desk.cardName(lost) })}`;
  });
  const isBankToSee = createMemo(() => isBank(cell) && placed() === null && isThreeStar(desk.cardToLay()));
  return (
    <div
      class={css['cell']}
      data-mark={props.mark?.kind}
      data-faded={props.isFaded ? '' : undefined}
      data-bank={isBankToSee() ? '' : undefined}
    >
      <span class="visually-hidden">{words()}</span>
      <Show when={placed()} keyed>
        {now => <CardFace placed={now} name={desk.nameOn(now)} tokens={tokens()} />}
      </Show>
      <Show when={placed() === null && ghost() !== undefined}>
        <CardFace
          placed={{ card: ghost() ?? 1, cover: null, owner: ghostOwner(), immune: false }}
          name={desk.cardName(ghost() ?? 1)}
          ghost={isOpen() ? 'possible' : 'refused'}
        />
      </Show>
      <Show when={props.mark} keyed>
        {mark => (
          <span class={css['mark']} aria-hidden="true" data-shortens>
            <Show
              when={mark.badge}
              fallback={<MarkSign mark={mark} isEmpty={placed() === null && ghost() === undefined} />}
            >
              <b>{mark.badge}</b>
            </Show>
          </span>
        )}
      </Show>
    </div>
  );

  /** Cards of Epoch I belong to nobody. */
  function ghostOwner(): number | null {
    return desk.open().phase === 'epoch1' ? null : (desk.seat() ?? null);
  }
};

const isThreeStar = (card: number | undefined): boolean => card !== undefined && cardOf(card).stars === 3;

const SIGNS: Partial<Record<CellMark['kind'], string>> = {
  captured: 'flag',
  protected: 'shield',
  fallsOff: 'cut-off',
  lost: 'cut-off',
  picked: 'check',
};

const MarkSign: Component<{ mark: CellMark; isEmpty: boolean }> = props => {
  const name = (): string | undefined =>
    props.mark.drawing ?? (props.mark.kind === 'lit' ? (props.isEmpty ? 'spot' : undefined) : SIGNS[props.mark.kind]);
  return <Show when={name()}>{drawing => <Drawing name={drawing()} />}</Show>;
};
