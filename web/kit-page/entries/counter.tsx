import { createSignal } from 'solid-js';
import { Button, Counter } from '#kit';
import type { KitEntry } from '../entry.ts';

export const entry: KitEntry = {
  name: 'Counter',
  about: 'A number that turns over when it changes: points, cards left, action points.',
  states: {
    'changes when pressed': () => {
      const [value, setValue] = createSignal(9);
      return (
        <p style={{ 'font-size': '2rem' }}>
          <Counter value={value()} label="Cards left" />{' '}
          <Button onClick={() => setValue(now => now + 1)}>One more</Button>{' '}
          <Button onClick={() => setValue(now => now - 1)}>One less</Button>
        </p>
      );
    },
    'negative, zero, large': () => (
      <p>
        <Counter value={-3} /> <Counter value={0} /> <Counter value={1234} />
      </p>
    ),
  },
};
