import { createSignal } from 'solid-js';
import { Button, Dice } from '#kit';
import type { KitEntry } from '../entry.ts';

export const entry: KitEntry = {
  name: 'Dice',
  about: 'What the table rolled: it tumbles once for every roll.',
  states: {
    'every face': () => (
      <div style={{ display: 'flex', 'flex-wrap': 'wrap', gap: '0.5rem' }}>
        {[1, 2, 3, 4, 5, 6].map(value => (
          <Dice label="A die" values={[value]} />
        ))}
      </div>
    ),
    'roll again': () => {
      const [roll, setRoll] = createSignal(0);
      return (
        <>
          <Dice label="Ann rolls" values={[(roll() % 6) + 1, ((roll() * 5) % 6) + 1, 4]} plus={-3} roll={roll()} />
          <Button onClick={() => setRoll(now => now + 1)}>Roll</Button>
        </>
      );
    },
    'three faces': () => <Dice label="Great Fire" values={[3]} sides={3} />,
    'won and lost': () => (
      <div style={{ display: 'flex', 'flex-wrap': 'wrap', gap: '1.5rem' }}>
        <Dice label="Ann attacks" values={[5]} plus={1} outcome="won" />
        <Dice label="Kacper defends" values={[5]} outcome="lost" />
      </div>
    ),
  },
};
