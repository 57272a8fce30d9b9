import { type Component, createMemo, Show } from 'solid-js';
import { Hand, withSoftHyphens } from '#kit';
import { cardOf, eventOf, isEvent } from '../../rules/components.ts';
import type { CardNo } from '../../rules/kinds.ts';
import { useDesk } from '../desk.ts';
import { categoryDrawing, Drawing, cardDrawing, kindOfCard, pointsOf } from '../drawing.tsx';
import { longestWord } from '../longest-word.ts';
import { KindFill } from '../patterns.tsx';
import { numbersIn } from '../placing.ts';
import css from './my-hand.module.css';

/** Words of so many letters may be broken on a card. */
const LONG = 9;

const EPOCHS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** What can be done with a card now, in a word or two. */
interface Use {
  readonly words: string;
  readonly isPossible: boolean;
}

/** My cards, each with its kind, what it needs and how many cells are open to it. */
export const MyHand: Component = () => {
  const desk = useDesk();
  const playable = createMemo(() => new Set(desk.offersOf('playEvent').flatMap(offer => numbersIn(offer, 'card'))));
  function useOf(card: CardNo): Use {
    if (!desk.layings() && !desk.isMyTurn()) return { words: '', isPossible: true };
    if (isEvent(card))
      return playable().has(card)
        ? { words: desk.word('board-can-play'), isPossible: true }
        : { words: desk.word('board-not-now'), isPossible: false };
    const cells = desk.layings()?.cells.get(card) ?? [];
    const chosen = desk.chosenCell();
    if (chosen !== undefined && desk.chosenCard() === undefined && desk.layings())
      return cells.includes(chosen)
        ? { words: desk.word('board-fits'), isPossible: true }
        : { words: desk.word('board-fits-not'), isPossible: false };
    return { words: desk.word('board-cells', { count: cells.length }), isPossible: cells.length > 0 };
  }
  return (
    <Show when={desk.seat() !== undefined && desk.hand().length > 0}>
      <div class={css['hand']}>
        <Hand
          label={desk.word('board-hand')}
          cards={desk.hand()}
          idOf={(card: CardNo) => String(card)}
          nameOf={(card: CardNo) => nameOf(card, useOf(card))}
          chosen={desk.chosenCard() === undefined ? [] : [String(desk.chosenCard())]}
          onChoose={(card: CardNo) => {
            desk.setDetail(undefined);
            desk.chooseCard(desk.chosenCard() === card ? undefined : card);
          }}
        >
          {(card: CardNo) => <HandCard card={card} use={useOf(card)} isChosen={desk.chosenCard() === card} />}
        </Hand>
      </div>
    </Show>
  );

  function nameOf(card: CardNo, { words }: Use): string {
    const { category, epoch } = cardOf(card);
    return [
      desk.cardName(card),
      category === null ? desk.word('board-event') : desk.categoryName(category),
      ...needWords(card),
      ...(isEvent(card) && eventOf(card).hostile ? [desk.word('board-hostile')] : []),
      desk.word('board-epoch', { epoch: EPOCHS[epoch] ?? '' }),
      ...(words ? [words] : []),
    ].join(', ');
  }
  function needWords(card: CardNo): string[] {
    const key = NEEDS[cardOf(card).stars];
    return key ? [desk.word(key)] : [];
  }
};

const NEEDS = {
  0: undefined,
  1: undefined,
  2: 'board-needs-river',
  3: 'board-needs-bank',
  4: 'board-needs-alone',
} as const;
const NEED_DRAWINGS = { 0: undefined, 1: undefined, 2: 'bridge', 3: 'bank', 4: 'spot' } as const;

const HandCard: Component<{ card: CardNo; use: Use; isChosen: boolean }> = props => {
  const desk = useDesk();
  const about = createMemo(() => cardOf(props.card));
  const isHostile = (): boolean => isEvent(props.card) && eventOf(props.card).hostile;
  const name = createMemo(() => withSoftHyphens(desk.cardName(props.card), LONG));
  const kind = createMemo(() => {
    const { category } = about();
    return withSoftHyphens(category === null ? desk.word('board-event') : desk.categoryName(category), LONG);
  });
  const need = () => NEEDS[about().stars];
  const points = (): number => pointsOf(kindOfCard(props.card));
  return (
    <span
      class={css['card']}
      data-kind={kindOfCard(props.card)}
      data-off={props.use.isPossible ? undefined : ''}
      data-chosen={props.isChosen ? '' : undefined}
      data-shortens
    >
      <span class={css['top']}>
        <svg class={css['fill']} viewBox="0 0 200 100" preserveAspectRatio="xMidYMid slice">
          <KindFill kind={kindOfCard(props.card)} x={0} y={0} width={200} height={100} />
        </svg>
        <span class={css['epoch']}>{EPOCHS[about().epoch]}</span>
        <Drawing
          name={about().category === null ? cardDrawing(props.card) : categoryDrawing(about().category ?? 'sport')}
        />
        <Show when={points() > 0}>
          <b class={css['points']}>{points()}</b>
        </Show>
        <Show when={NEED_DRAWINGS[about().stars]}>
          {drawing => (
            <i class={css['sign']}>
              <Drawing name={drawing()} />
            </i>
          )}
        </Show>
      </span>
      <span class={css['text']}>
        <b style={{ '--longest': longestWord(name()) }}>{name()}</b>
        <span class={css['kind']} style={{ '--longest': longestWord(kind()) }}>
          {kind()}
        </span>
        <Show when={need()}>{key => <span class={css['need']}>{withSoftHyphens(desk.word(key()), LONG)}</span>}</Show>
        <Show when={isHostile()}>
          <span class={css['need']} data-hostile>
            {withSoftHyphens(desk.word('board-hostile'), LONG)}
          </span>
        </Show>
      </span>
      <span class={css['use']}>{props.use.words}</span>
    </span>
  );
};
