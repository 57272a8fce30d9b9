import { type Component, createMemo, For, Show } from 'solid-js';
import { Button, toast } from '#kit';
import { isEvent, TOWNS } from '../../rules/components.ts';
import type { Action } from '../../rules/state.ts';
import { type AskedMove, useDesk } from '../desk.ts';
import { Drawing } from '../drawing.tsx';
import { choicesIn } from '../placing.ts';
import css from './moves.module.css';

/** Moves without a choice that are confirmed by a second press. */
type Plain = Exclude<AskedMove, 'swap'>;

interface MovesProps {
  /** Something else has the place of the main button while no card and no cell is chosen. */
  givesWay?: boolean;
}

/** What I can do now: the main button, and the other moves. */
export const Moves: Component<MovesProps> = props => {
  const desk = useDesk();
  async function press(type: Plain): Promise<void> {
    if (desk.confirms() && desk.askedMove() !== type) return void desk.setAskedMove(type);
    desk.setAskedMove(undefined);
    await desk.play({ type });
  }
  const chosen = createMemo(() => {
    const card = desk.chosenCard();
    return card === undefined ? '' : desk.cardName(card);
  });
  const isEventChosen = createMemo(() => isEvent(desk.chosenCard() ?? 0));
  const swapWords = (): string =>
    chosen() && desk.room() === 'wide' ? desk.word('board-swap-card', { card: chosen() }) : desk.word('board-swap');
  const swapAction = (): Action => ({ type: 'swap', card: desk.chosenCard() ?? 0 });
  /** Undefined: it may be swapped, or no card is chosen yet. */
  const whyNoSwap = (): string | undefined => {
    if (desk.chosenCard() === undefined && desk.can('swap')) return undefined;
    const may = desk.may(swapAction());
    return may.ok || may.rule === undefined ? undefined : desk.ruleReference(may.rule).text;
  };
  /** The card can be chosen before the button or after it. */
  function pressSwap(): void {
    const reason = whyNoSwap();
    if (reason !== undefined) return toast(reason, 'error', { about: 'swap' });
    if (desk.chosenCard() === undefined)
      return void desk.setAskedMove(desk.askedMove() === 'swap' ? undefined : 'swap');
    void desk.play(swapAction()).then(isDone => isDone && desk.clearChoice());
  }
  const isTurn = (): boolean => desk.can('wait') || desk.can('swap') || desk.can('endTurn') || desk.can('place');
  return (
    <Show when={desk.isAwaited() || desk.can('proposeEnd')}>
      <div class={css['moves']} role="group" aria-label={desk.word('board-moves')}>
        <Show when={!isEventChosen()}>
          <MainMove givesWay={props.givesWay === true} />
        </Show>
        <div class={css['others']}>
          <Show when={isTurn() && desk.can('wait')}>
            <button
              type="button"
              data-move="swap"
              data-asked={desk.askedMove() === 'swap' ? '' : undefined}
              aria-disabled={whyNoSwap() === undefined ? undefined : 'true'}
              title={whyNoSwap()}
              onClick={pressSwap}
            >
              <Drawing name="swap" />
              <span>{swapWords()}</span>
            </button>
            <PlainMove type="wait" drawing="lasting" onPress={press} />
          </Show>
          <Show when={desk.can('plebiscite') && desk.isMyTurn()}>
            <button type="button" data-move="plebiscite" onClick={() => desk.setHoldingPlebiscite(true)}>
              <Drawing name="theme-politics" />
              <span>{desk.word('board-plebiscite')}</span>
            </button>
          </Show>
          <Show when={desk.can('endTurn')}>
            <PlainMove type="endTurn" drawing="check" onPress={press} />
          </Show>
          <Show when={desk.chosenCard() !== undefined && !isEventChosen()}>
            <button
              type="button"
              data-note
              onClick={() => desk.setDetail({ type: 'card', card: desk.chosenCard() ?? 0 })}
            >
              <Drawing name="cards" />
              <span>{desk.word('board-note')}</span>
            </button>
          </Show>
          <Show when={desk.can('proposeEnd') && desk.chosenCard() === undefined}>
            <PlainMove type="proposeEnd" drawing="flag" onPress={press} />
          </Show>
        </div>
      </div>
    </Show>
  );
};

const PLAIN_WORDS = {
  wait: ['board-wait', 'board-wait-confirm'],
  endTurn: ['board-end-turn', 'board-end-turn-confirm'],
  proposeEnd: ['board-propose-end', 'board-propose-end-confirm'],
} as const;

/** It has room for both of its texts, so it keeps its size and moves nothing when it asks. */
const PlainMove: Component<{
  type: Plain;
  drawing: string;
  onPress(type: Plain): Promise<void>;
}> = props => {
  const desk = useDesk();
  const isAsked = (): boolean => desk.askedMove() === props.type;
  return (
    <button
      type="button"
      data-move={props.type}
      data-asked={isAsked() ? '' : undefined}
      aria-disabled={desk.busy() ? 'true' : undefined}
      onClick={() => void props.onPress(props.type)}
    >
      <Drawing name={isAsked() ? 'check' : props.drawing} />
      <span class={css['texts']}>
        <span data-hidden={isAsked() ? '' : undefined}>{desk.word(PLAIN_WORDS[props.type][0])}</span>
        <span data-hidden={isAsked() ? undefined : ''}>{desk.word(PLAIN_WORDS[props.type][1])}</span>
      </span>
    </button>
  );
};

/** The one thing to do next. */
const MainMove: Component<{ givesWay: boolean }> = props => {
  const desk = useDesk();
  const towns = createMemo(() => {
    const free = new Set(desk.offersOf('pickTown').flatMap(offer => choicesIn(offer, 'town')));
    return TOWNS.map(({ id }) => id).filter(id => free.has(id));
  });
  /** A card and an open cell are chosen. */
  const laying = createMemo(() => {
    const [card, cell] = [desk.cardToLay(), desk.chosenCell()];
    return card !== undefined && cell !== undefined && desk.legalCells().has(cell) ? { card, cell } : undefined;
  });
  const nextChoice = () => {
    if (desk.cardToLay() !== undefined) return 'board-choose-cell';
    return desk.chosenCell() === undefined ? 'board-choose-card' : 'stage-card-first';
  };
  const canLay = (): boolean => desk.layings() !== undefined || desk.can('chooseEpochOneCell');
  return (
    <>
      <Show when={towns().length > 0}>
        <div class={css['towns']}>
          <For each={towns()}>
            {town => (
              <Button kind="primary" data-town={town} onClick={() => void desk.play({ type: 'pickTown', town })}>
                {desk.townName(town)}
              </Button>
            )}
          </For>
        </div>
      </Show>
      <Show when={desk.can('rollEpochOne')}>
        <Button
          kind="primary"
          wide
          busy={desk.busy()}
          data-move="rollEpochOne"
          onClick={() => void desk.play({ type: 'rollEpochOne' })}
        >
          {desk.word('board-roll-for', { card: desk.cardName(desk.open().epochOne[0]?.card ?? 5) })}
        </Button>
      </Show>
      <Show when={canLay() && !(props.givesWay && desk.cardToLay() === undefined)}>
        <div class={css['main']}>
          <Button
            kind="primary"
            wide
            size="large"
            busy={desk.busy()}
            aria-disabled={laying() ? undefined : 'true'}
            data-move="lay"
            onClick={() => {
              if (laying()) void desk.confirmCell();
            }}
          >
            <Show when={laying()} fallback={desk.word(nextChoice())} keyed>
              {({ card, cell }) => desk.word('board-place', { card: desk.cardName(card), cell: desk.cellName(cell) })}
            </Show>
          </Button>
        </div>
      </Show>
    </>
  );
};
