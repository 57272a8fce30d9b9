import { createSignal } from 'solid-js';
import { Button, SeatMark, Track } from '#kit';
import type { KitEntry } from '../entry.ts';

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

export const entry: KitEntry = {
  name: 'Track',
  about: 'A row of spaces with markers: points, guards, turns left.',
  states: {
    'markers travel': () => {
      const [points, setPoints] = createSignal([2, 5, 5, 9]);
      return (
        <>
          <Track
            label="Points"
            spaces={numbers(0, 12)}
            markers={points().map((at, seat) => ({
              id: String(seat),
              at,
              name: ['Ann', 'Oleh', 'Giulia', 'Kacper'][seat] ?? '',
              mark: <SeatMark seat={seat} />,
            }))}
          />
          <Button onClick={() => setPoints(([first = 0, ...rest]) => [(first + 3) % 13, ...rest])}>
            Ann gets 3 points
          </Button>
        </>
      );
    },
    'filled spaces': () => {
      const [guards, setGuards] = createSignal(13);
      return (
        <>
          <Track label="Guards" spaces={numbers(1, 20)} filled={guards()} />
          <Button onClick={() => setGuards(now => (now % 20) + 1)}>One more guard</Button>
        </>
      );
    },
  },
};
