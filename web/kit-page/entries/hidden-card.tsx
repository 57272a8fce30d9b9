import { createSignal } from 'solid-js';
import { Button, HiddenCard } from '#kit';
import type { KitEntry } from '../entry.ts';

const Side = (props: { children: string }) => (
  <span style={{ display: 'grid', 'place-items': 'center', width: '10rem', height: '6rem' }}>{props.children}</span>
);

const PLACES = ['Casino', 'Submarine'];

export const entry: KitEntry = {
  name: 'HiddenCard',
  about:
    'A card that is open only while it is held, or for a few seconds. Covered, its content is nowhere on the page.',
  states: {
    'hold it, or press the eye': () => {
      const [round, setRound] = createSignal(0);
      const place = (): string => PLACES[round() % PLACES.length] ?? '';
      return (
        <>
          <HiddenCard
            label="Your card"
            cover={<Side>Top secret</Side>}
            face={() => <Side>{place()}</Side>}
            spoken={() => `You are at the ${place()}.`}
            coverOn={round()}
            seconds={2}
          />
          <Button onClick={() => setRound(now => now + 1)}>Next round</Button>
        </>
      );
    },
  },
};
