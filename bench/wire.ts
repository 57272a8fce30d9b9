import { copy, diff, play, start, viewersOf } from '#kernel';
import { pi } from '../games/pi/rules/game.ts';
import { PI_OPTIONS, seedOf, writeDownChecked } from './matches.ts';

/** Mean bytes of JSON per viewer and move: the change of the view, and the whole view. */
export function wireCost(matches: number): { change: number; whole: number } {
  let [messages, change, whole] = [0, 0, 0];
  for (let number = 0; number < matches; number++) {
    const { seats, turns } = writeDownChecked(number);
    const match = start({ game: pi, options: PI_OPTIONS, seats, seed: seedOf(number) });
    const viewers = viewersOf(seats);
    let before = viewers.map(viewer => copy(pi.view(match.state, viewer)));
    for (const [at, { by, action }] of turns.entries()) {
      play(match, by, action, at);
      const after = viewers.map(viewer => copy(pi.view(match.state, viewer)));
      for (const [seat, view] of after.entries()) {
        messages += 1;
        change += bytesOf(diff(before[seat], view));
        whole += bytesOf(view);
      }
      before = after;
    }
  }
  return { change: change / messages, whole: whole / messages };
}

const bytesOf = (value: unknown): number => (value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value)));
