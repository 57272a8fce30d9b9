import { type Outline, type OutlineKind, Outlines, seatColour } from '#kit';
import type { KitEntry } from '../entry.ts';

const box = (at: number): string => `M${at * 90 + 6} 16h76v56h-76z`;
const KINDS: readonly OutlineKind[] = ['last', 'selected', 'answer', 'possible'];

const Lights = (props: { outlines: readonly Outline[] }) => (
  <div style={{ position: 'relative', width: '370px', height: '90px', background: 'var(--well)' }}>
    <Outlines outlines={props.outlines} />
  </div>
);

export const entry: KitEntry = {
  name: 'Outlines',
  about: 'Rings over cells and pieces: a last move, a choice, an answer, what is still possible.',
  states: {
    'last, selected, answer, possible': () => (
      <Lights
        outlines={KINDS.map((kind, at) => ({
          key: kind,
          kind,
          path: box(at),
          ...(kind === 'possible' && { mark: { x: at * 90 + 44, y: 16 } }),
        }))}
      />
    ),
    'last moves of four seats, the second stands out': () => (
      <Lights
        outlines={[0, 1, 2, 3].map(seat => ({
          key: `${seat}`,
          kind: 'last' as const,
          path: box(seat),
          colour: seatColour(seat),
          isStrong: seat === 1,
        }))}
      />
    ),
  },
};
