import { type Component, createSignal, For, Show } from 'solid-js';
import { between, oneOf, someOf, text } from '#kernel';
import { type AnyOffer, type ChoiceWords, Choose, createChoice } from '#kit';
import type { KitEntry } from '../entry.ts';

const WORDS: ChoiceWords = {
  offer: ({ type }) => `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`,
  blank: (_offer, name) => `Which ${name}?`,
  value: value => String(value),
};

const offersOf = (...offers: readonly object[]) => offers as readonly AnyOffer[];

/** A list of offers that shows the action played, or refuses it. */
const List: Component<{ offers: readonly AnyOffer[]; isRefused?: boolean }> = props => {
  const [played, setPlayed] = createSignal('');
  const choice = createChoice({
    offers: () => props.offers,
    play: async action => {
      setPlayed(`${props.isRefused ? 'Refused' : 'Played'}: ${JSON.stringify(action)}`);
      return !props.isRefused;
    },
  });
  return (
    <div style={{ width: '26rem' }}>
      <Choose choice={choice} words={WORDS} />
      <p data-played>{played()}</p>
    </div>
  );
};

const CARDS = { River: ['A1', 'B1'], Cinema: ['B1', 'C2', 'A3'], Castle: [] };
const CELLS = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'];

const Board: Component = () => {
  const [played, setPlayed] = createSignal('');
  const choice = createChoice({
    offers: () =>
      offersOf(...Object.entries(CARDS).map(([card, cells]) => ({ type: 'place', card, cell: oneOf(cells) }))),
    play: async action => {
      setPlayed(JSON.stringify(action));
      return true;
    },
  });
  const Pickable: Component<{ name: string; value: string }> = props => (
    <button
      type="button"
      style={{ 'min-height': '2.75rem', 'min-width': '2.75rem' }}
      aria-pressed={choice.picked(props.name) === props.value}
      disabled={!choice.options(props.name).has(props.value)}
      onClick={() => choice.pick(props.name, props.value)}
    >
      {choice.picked(props.name) === props.value ? `[${props.value}]` : props.value}
    </button>
  );
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <div style={{ display: 'grid', 'grid-template-columns': 'repeat(3, 4rem)', gap: '4px' }}>
        <For each={CELLS}>{cell => <Pickable name="cell" value={cell} />}</For>
      </div>
      <div style={{ display: 'flex', gap: '4px' }}>
        <For each={Object.keys(CARDS)}>{card => <Pickable name="card" value={card} />}</For>
      </div>
      <Show when={choice.step().type === 'done'}>
        <Choose choice={choice} words={WORDS} confirmLabel="Place the card" />
      </Show>
      <p data-played>{played()}</p>
    </div>
  );
};

export const entry: KitEntry = {
  name: 'Choose',
  about: 'Fills any offer step by step: in a list, or on a board through the same choice.',
  states: {
    'several offers in a list': () => (
      <List
        offers={offersOf(
          { type: 'accuse', suspect: oneOf(['Doc', 'Earl', 'Frenchy']), crime: oneOf(['arson', 'murder']) },
          { type: 'examine', card: oneOf(['Trocadero', 'Main Street']) },
          { type: 'wait' },
        )}
      />
    ),
    'a set, a number, a text': () => (
      <List
        offers={offersOf({
          type: 'everything',
          cards: someOf(['a', 'b', 'c', 'd'], 1, 2),
          amount: between(1, 100),
          message: text(2, 40),
        })}
      />
    ),
    'a long list': () => (
      <List
        offers={offersOf({ type: 'ask', question: oneOf(Array.from({ length: 40 }, (_, at) => `Question ${at + 1}`)) })}
      />
    ),
    'refused by the table': () => <List isRefused offers={offersOf({ type: 'bribe', guards: between(1, 3) })} />,
    'on a board': Board,
    'nothing to do': () => <List offers={[]} />,
  },
};
