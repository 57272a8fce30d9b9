import { type Component, createSignal } from 'solid-js';
import { Button, Hand } from '#kit';
import type { KitEntry } from '../entry.ts';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly why?: string;
}

const CARDS: readonly Card[] = [
  { id: 'c1', name: 'Cinema' },
  { id: 'c2', name: 'River Shipyard' },
  { id: 'c3', name: 'Town Stadium' },
  { id: 'c4', name: 'Vandals', why: 'no target' },
  { id: 'c5', name: 'Barge Restaurant' },
];
const MANY: readonly Card[] = Array.from({ length: 14 }, (_, at) => ({ id: `m${at}`, name: `Card ${at + 1}` }));

const Face: Component<{ card: Card }> = props => (
  <span style={{ display: 'grid', 'align-content': 'end', padding: '0.375rem', 'font-size': '0.8125rem' }}>
    {props.card.name}
  </span>
);

const One: Component<{ shape?: 'row' | 'fan'; cards: readonly Card[] }> = props => {
  const [cards, setCards] = createSignal(props.cards);
  const [chosen, setChosen] = createSignal<string>();
  const play = (): void => {
    setCards(now => now.filter(({ id }) => id !== chosen()));
    setChosen(undefined);
  };
  return (
    <>
      <Hand
        label="Your hand"
        cards={cards()}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        refusal={({ why }) => why}
        chosen={[chosen()].filter(id => id !== undefined)}
        onChoose={({ id }) => setChosen(now => (now === id ? undefined : id))}
        shape={props.shape ?? 'row'}
      >
        {card => <Face card={card} />}
      </Hand>
      <Button disabled={chosen() === undefined} onClick={play}>
        Play the chosen card
      </Button>
    </>
  );
};

const Several: Component = () => {
  const [chosen, setChosen] = createSignal<readonly string[]>(['c1', 'c3']);
  return (
    <Hand
      label="Cards to put back"
      many
      cards={CARDS}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      chosen={chosen()}
      onChoose={({ id }) => setChosen(now => (now.includes(id) ? now.filter(one => one !== id) : [...now, id]))}
    >
      {card => <Face card={card} />}
    </Hand>
  );
};

export const entry: KitEntry = {
  name: 'Hand',
  about: 'The cards of a player, in a row or a fan. Cards that cannot be chosen say why.',
  states: {
    'a row': () => <One cards={CARDS} />,
    'a fan': () => <One cards={CARDS} shape="fan" />,
    'several chosen': Several,
    'more than fit': () => <One cards={MANY} />,
    'a fan of many': () => <One cards={MANY} shape="fan" />,
    empty: () => <One cards={[]} />,
  },
};
