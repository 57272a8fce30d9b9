import { type Component, createSignal, Show } from 'solid-js';
import { BoardFrame, Button, type FrameWidth, Overlay } from '#kit';
import type { KitEntry } from '../entry.ts';

const Area: Component<{ children: string }> = props => (
  <div style={{ display: 'grid', 'place-items': 'center', height: '100%', 'min-height': '2.5rem' }}>
    {props.children}
  </div>
);

const Framed: Component<{ room: FrameWidth; width: string }> = props => {
  const [tab, setTab] = createSignal('board');
  const [isOver, setOver] = createSignal(false);
  const panels = [
    { id: 'board', label: 'Board', panel: () => (props.room === 'narrow' ? null : <Area>Beside the board</Area>) },
    { id: 'log', label: 'Log', badge: '2', panel: () => <Area>Log</Area> },
  ];
  return (
    <div
      style={{
        position: 'relative',
        display: 'grid',
        width: props.width,
        height: '24rem',
        border: '1px solid var(--line-strong)',
        contain: 'paint',
      }}
    >
      <BoardFrame
        width={props.room}
        label="Panels"
        players={<Area>Players</Area>}
        board={<Area>The board</Area>}
        strip={<Button onClick={() => setOver(true)}>End the round</Button>}
        tabs={panels}
        chosen={tab()}
        onChoose={setTab}
      />
      <Show when={isOver()}>
        <Overlay label="The end of a round">
          <Button kind="primary" onClick={() => setOver(false)}>
            Continue
          </Button>
        </Overlay>
      </Show>
    </div>
  );
};

export const entry: KitEntry = {
  name: 'BoardFrame',
  about: 'The parts of a table in one, two or three columns. Nothing scrolls but panels.',
  states: {
    'one column': () => <Framed room="narrow" width="22rem" />,
    'two columns': () => <Framed room="medium" width="44rem" />,
    'three columns': () => <Framed room="wide" width="64rem" />,
  },
};
