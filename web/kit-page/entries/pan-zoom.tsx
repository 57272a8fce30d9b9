import { type Component, createSignal, For } from 'solid-js';
import { Button, createPanZoom, createRovingFocus, PanZoom, stepInGrid } from '#kit';
import type { KitEntry } from '../entry.ts';

const COLUMNS = 15;
const CELL = 60;
const SIZE = COLUMNS * CELL;
const CELLS = Array.from({ length: COLUMNS * COLUMNS }, (_, at) => String(at));
const nameOf = (id: string): string =>
  `${String.fromCodePoint(65 + (Number(id) % COLUMNS))}${Math.floor(Number(id) / COLUMNS) + 1}`;

const Town: Component<{ onPress(name: string): void }> = props => {
  const roving = createRovingFocus({
    ids: () => CELLS,
    step: (from, { key }) => stepInGrid(CELLS, COLUMNS, from, key),
  });
  return (
    <div
      role="toolbar"
      aria-label="Cells"
      style={{
        display: 'grid',
        'grid-template-columns': `repeat(${COLUMNS}, ${CELL}px)`,
        'grid-auto-rows': `${CELL}px`,
        padding: '0',
      }}
      {...roving.group}
    >
      <For each={CELLS}>
        {id => (
          <div style={{ display: 'grid', border: '1px solid var(--line)' }}>
            <button
              type="button"
              data-cell={nameOf(id)}
              style={{ margin: '6px', border: '0', background: 'var(--accent-soft)', color: 'var(--ink)' }}
              {...roving.item(id)}
              onClick={() => props.onPress(nameOf(id))}
            >
              {nameOf(id)}
            </button>
          </div>
        )}
      </For>
    </div>
  );
};

const Board: Component = () => {
  const [pressed, setPressed] = createSignal('none');
  const model = createPanZoom({ board: () => ({ width: SIZE, height: SIZE }) });
  return (
    <>
      <div style={{ width: '44rem', height: '22rem', border: '1px solid var(--line-strong)' }}>
        <PanZoom label="The town" width={SIZE} height={SIZE} model={model}>
          <Town onPress={setPressed} />
        </PanZoom>
      </div>
      <p>
        Pressed: <output data-pressed>{pressed()}</output>. Scale:{' '}
        <output data-scale>{model.view().scale.toFixed(3)}</output>.
      </p>
      <Button onClick={() => model.show({ x: 8 * CELL, y: 4 * CELL, width: 3 * CELL, height: 3 * CELL })}>
        Show I5 to K7
      </Button>
    </>
  );
};

export const entry: KitEntry = {
  name: 'PanZoom',
  about: 'A board that can be moved and scaled by fingers, wheel, keys (+, -, 0, arrows), double tap and buttons.',
  states: {
    'a town of 15 by 15': Board,
    'hidden buttons': () => (
      <div style={{ width: '16rem', height: '10rem', border: '1px solid var(--line-strong)' }}>
        <PanZoom label="A picture" width={320} height={160} hideButtons>
          <svg viewBox="0 0 320 160" width="320" height="160" aria-hidden="true">
            <rect width="320" height="160" fill="var(--accent-soft)" />
            <circle cx="160" cy="80" r="60" fill="var(--accent)" />
          </svg>
        </PanZoom>
      </div>
    ),
  },
};
