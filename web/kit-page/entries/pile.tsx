import { createSignal } from 'solid-js';
import { Pile } from '#kit';
import type { KitEntry } from '../entry.ts';

const Face = (props: { children: string }) => (
  <span style={{ display: 'grid', 'place-items': 'center', 'text-align': 'center' }}>{props.children}</span>
);

export const entry: KitEntry = {
  name: 'Pile',
  about: 'A deck or a discard pile with the number of cards in it.',
  states: {
    'face down: many, two, one, none': () => (
      <div style={{ display: 'flex', 'flex-wrap': 'wrap', gap: '1.5rem' }}>
        <Pile label="Deck" count={21} />
        <Pile label="Blackmail" count={2} />
        <Pile label="Plans" count={1} />
        <Pile label="Used" count={0} />
      </div>
    ),
    'face up': () => <Pile label="Used pile" count={7} top={<Face>Great Fire</Face>} />,
    'can be pressed': () => {
      const [count, setCount] = createSignal(5);
      return <Pile label="Draw" count={count()} onOpen={() => setCount(now => Math.max(0, now - 1))} />;
    },
  },
};
