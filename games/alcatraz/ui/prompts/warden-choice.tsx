import { type Component, createSignal, Show } from 'solid-js';
import type { CardId } from '../../rules/components.ts';
import { Countdown } from '../talks/countdown.tsx';
import type { PartProps } from '../desk.ts';
import { PickOne } from '../votes/pick-one.tsx';
import css from '../votes/votes.module.css';

/** One of several blackmail cards to keep (ALC-15.21). Only the one who drew them sees them. */
export const WardenChoice: Component<PartProps> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const [chosen, setChosen] = createSignal<CardId>(); // undefined: none yet
  const cards = (): readonly CardId[] => desk.view().choice ?? [];
  const picked = (): CardId | undefined => cards().find(card => card === chosen());
  return (
    <Show when={open().pending?.type === 'choice'}>
      <section class={css['panel']} aria-label={word('talk-warden')} data-warden>
        <header class={css['head']}>
          <Countdown screen={desk.props} whole={open().options.answerSeconds} />
          <h3>
            {cards().length > 0
              ? word('talk-warden')
              : word('talk-warden-other', { seat: { seat: open().acting?.seat ?? 0 } })}
          </h3>
        </header>
        <Show when={cards().length > 0}>
          <PickOne<CardId>
            label={word('talk-warden')}
            values={cards()}
            picked={picked()}
            isClosed={desk.offersOf('chooseCard').length === 0}
            face={card => (
              <>
                <b>{desk.cardName(card)}</b>
                <small>{desk.cardText(card)}</small>
              </>
            )}
            onPick={setChosen}
            confirm={word('talk-warden-keep')}
            isBusy={desk.busy()}
            onConfirm={() => void desk.play({ type: 'chooseCard', card: picked() ?? '' })}
          />
          <p class={css['note']}>{word('talk-warden-note')}</p>
        </Show>
      </section>
    </Show>
  );
};
