import { createMemo, createSignal } from 'solid-js';
import { Button, Pieces, type PlacedPiece, SeatMark } from '#kit';
import type { KitEntry } from '../entry.ts';

interface SeatPiece extends PlacedPiece {
  readonly seat: number;
}

const CELL = 56;
const Board = () => {
  const [turn, setTurn] = createSignal(0);
  const [count, setCount] = createSignal(3);
  const pieces = createMemo((): SeatPiece[] =>
    Array.from({ length: count() }, (_, seat) => {
      const at = (turn() * (seat + 1) + seat * 3) % 12;
      return { key: `${seat}`, seat, size: 32, x: (at % 4) * CELL + 12, y: Math.floor(at / 4) * CELL + 12 };
    }),
  );
  return (
    <>
      <div style={{ position: 'relative', width: `${4 * CELL}px`, height: `${3 * CELL}px`, background: 'var(--well)' }}>
        <Pieces pieces={pieces()} geometry={CELL} time={300}>
          {piece => <SeatMark seat={piece().seat} />}
        </Pieces>
      </div>
      <Button onClick={() => setTurn(now => now + 1)}>Move all</Button>
      <Button onClick={() => setCount(now => (now % 6) + 1)}>One more</Button>
    </>
  );
};

export const entry: KitEntry = {
  name: 'Pieces',
  about: 'Pieces over the cells of a board. The same key is the same piece: it travels to its new place.',
  states: { 'to be moved': Board },
};
