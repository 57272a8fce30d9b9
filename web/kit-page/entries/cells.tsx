import { createSignal } from 'solid-js';
import { type CellBox, Cells } from '#kit';
import type { KitEntry } from '../entry.ts';

const SIZE = 44;
const squares = (across: number, down: number): CellBox[] =>
  Array.from({ length: across * down }, (_, at) => {
    const [column, row] = [at % across, Math.floor(at / across)];
    return { id: `${row}-${column}`, row, x: column * SIZE, y: row * SIZE, width: SIZE - 2, height: SIZE - 2 };
  });
const HONEYCOMB = [2, 3, 2].flatMap((count, row): CellBox[] =>
  Array.from({ length: count }, (_, column) => {
    const x = (column + (3 - count) / 2) * 92;
    return { id: `${row}-${column}`, row, x, y: row * 72, width: 88, height: 68 };
  }),
);

const Board = (props: {
  cells: readonly CellBox[];
  width: number;
  height: number;
  isMarked?: boolean;
  isForbidden?: boolean;
}) => {
  const [opened, setOpened] = createSignal<string>();
  const stateOf = (id: string) => {
    if (props.isForbidden && id === '1-1') return { forbidden: 'A building stands here already.' };
    return { isLegal: props.isMarked === true && id.startsWith('1'), isLit: props.isMarked === true && id === '0-1' };
  };
  return (
    <>
      {/* scrolls on a phone; the padding shows the focus outline */}
      <div style={{ padding: '4px', overflow: 'auto' }}>
        <div style={{ position: 'relative', width: `${props.width}px`, height: `${props.height}px` }}>
          <Cells
            cells={props.cells}
            label="Board"
            attribute="data-cell"
            selected={opened()}
            stateOf={stateOf}
            onOpen={id => setOpened(id)}
          >
            {id => (
              <span
                style={{
                  display: 'grid',
                  'place-items': 'center',
                  height: '100%',
                  border: `2px solid var(${stateOf(id).isLit ? '--focus' : stateOf(id).isLegal ? '--accent' : '--line'})`,
                  background: opened() === id ? 'var(--accent-soft)' : 'var(--card)',
                  opacity: stateOf(id).forbidden === undefined ? 1 : 0.4,
                }}
              >
                {id}
              </span>
            )}
          </Cells>
        </div>
      </div>
      <p>Opened: {opened() ?? 'none'}</p>
    </>
  );
};

export const entry: KitEntry = {
  name: 'Cells',
  about: 'The ground of a board: cells of fixed size, walked by arrow keys, Home and End; Enter opens one.',
  states: {
    'squares: legal, lit': () => <Board cells={squares(6, 4)} width={6 * SIZE} height={4 * SIZE} isMarked />,
    'forbidden, with the reason': () => <Board cells={squares(4, 3)} width={4 * SIZE} height={3 * SIZE} isForbidden />,
    'fifteen by fifteen': () => <Board cells={squares(15, 15)} width={15 * SIZE} height={15 * SIZE} />,
    honeycomb: () => <Board cells={HONEYCOMB} width={276} height={216} />,
  },
};
