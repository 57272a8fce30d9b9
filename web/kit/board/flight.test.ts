import { expect, test } from 'vitest';
import { flightFrames } from './flight.ts';

const layer = { left: 100, top: 50 };

test('a piece starts at the middle of its origin and ends at its position', () => {
  const frames = flightFrames(
    { left: 100, top: 50, width: 200, height: 60 },
    { left: 400, top: 250, width: 20, height: 20 },
    layer,
  );
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(90px, 20px) scale(1)',
    'translate(300px, 200px) scale(1)',
  ]);
});

test('something large starts small enough to fit into where it comes from, and never larger than it is', () => {
  const [start] = flightFrames(
    { left: 100, top: 50, width: 20, height: 20 },
    { left: 400, top: 250, width: 80, height: 40 },
    layer,
  );
  expect(start?.transform).toBe('translate(0px, 5px) scale(0.25)');
});
