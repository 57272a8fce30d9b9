import { type Component, createSignal, For } from 'solid-js';
import { createRovingFocus, Menu, stepIn, stepInGrid, stepToNearest, Tabs } from '#kit';
import type { KitEntry } from '../entry.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const SCATTERED = [
  { id: 'north', x: 140, y: 0 },
  { id: 'west', x: 0, y: 60 },
  { id: 'middle', x: 140, y: 60 },
  { id: 'east', x: 280, y: 60 },
  { id: 'south', x: 140, y: 120 },
];

const Removable: Component = () => {
  const [left, setLeft] = createSignal(LETTERS);
  const roving = createRovingFocus({
    ids: left,
    step: (from, { key }) => stepIn(left(), from, key, { axis: 'horizontal', wraps: false }),
  });
  return (
    <div role="toolbar" aria-label="Press one to remove it" {...roving.group}>
      <For each={left()}>
        {id => (
          <button
            type="button"
            style={{ 'min-width': '2.75rem', 'min-height': '2.75rem' }}
            {...roving.item(id)}
            onClick={() => setLeft(now => now.filter(one => one !== id))}
          >
            {id}
          </button>
        )}
      </For>
    </div>
  );
};

const Grid: Component = () => {
  const roving = createRovingFocus({
    ids: () => LETTERS,
    step: (from, { key }) => stepInGrid(LETTERS, 3, from, key),
  });
  return (
    <div
      role="toolbar"
      aria-label="Three in a row"
      style={{ display: 'grid', 'grid-template-columns': 'repeat(3, 4rem)', gap: '4px' }}
      {...roving.group}
    >
      <For each={LETTERS}>
        {id => (
          <button type="button" style={{ 'min-height': '2.75rem' }} {...roving.item(id)}>
            {id}
          </button>
        )}
      </For>
    </div>
  );
};

const Scattered: Component = () => {
  const roving = createRovingFocus({
    ids: () => SCATTERED.map(({ id }) => id),
    step: (from, { key }) => stepToNearest(SCATTERED, from, key),
  });
  return (
    <div
      role="toolbar"
      aria-label="Anywhere"
      style={{ position: 'relative', width: '22rem', height: '11rem' }}
      {...roving.group}
    >
      <For each={SCATTERED}>
        {({ id, x, y }) => (
          <button
            type="button"
            style={{ position: 'absolute', left: `${x}px`, top: `${y}px`, 'min-height': '2.75rem' }}
            {...roving.item(id)}
          >
            {id}
          </button>
        )}
      </For>
    </div>
  );
};

export const entry: KitEntry = {
  name: 'Roving focus',
  about: 'One tab stop for a group: the arrow keys, Home and End move the focus within it.',
  states: {
    'a row; the focus stays when items leave': Removable,
    'a grid': Grid,
    'items that lie anywhere': Scattered,
    'in tabs and menus': () => (
      <div>
        <Tabs
          label="Panels"
          tabs={[
            { id: 'log', label: 'Log', panel: () => <p>The log</p> },
            { id: 'chat', label: 'Chat', badge: '2', panel: () => <p>The chat</p> },
          ]}
        />
        <Menu
          label="More"
          items={[
            { label: 'Rules', icon: 'book', to: () => undefined },
            { label: 'Leave', icon: 'leave', isDanger: true, to: () => undefined },
          ]}
        />
      </div>
    ),
  },
};
