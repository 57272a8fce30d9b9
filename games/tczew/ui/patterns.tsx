import { type Component, Show } from 'solid-js';
import type { Kind } from './drawing.tsx';
import css from './patterns.module.css';

/** The pattern of each category, so that none is told by its colour alone. Services are plain and have corner signs. */
const PATTERNS: Partial<Record<Kind, string>> = {
  housing: 'brick',
  industry: 'upright',
  transport: 'sleepers',
  religion: 'lattice',
  trade: 'dots',
  culture: 'waves',
  sport: 'lawn',
  monument: 'diagonal',
  unique: 'rings',
  future: 'squares',
  contamination: 'hazard',
};

const idOf = (pattern: string): string => `tczew-${pattern}`;

/** The fill of a card in the current drawing: its colour and its pattern. */
export const KindFill: Component<{
  kind: Kind;
  x: number;
  y: number;
  width: number;
  height: number;
  rx?: number;
}> = props => {
  const box = () => ({ x: props.x, y: props.y, width: props.width, height: props.height, rx: props.rx ?? 0 });
  return (
    <>
      <rect class={css['fill']} {...box()} />
      <Show when={PATTERNS[props.kind]}>
        {pattern => <rect class={css['pattern']} fill={`url(#${idOf(pattern())})`} {...box()} />}
      </Show>
    </>
  );
};

/** All patterns; once on a page. Every length is for a cell of 100. */
export const Patterns: Component = () => (
  <svg class={css['defs']} aria-hidden="true">
    <defs>
      <pattern id={idOf('brick')} width="24" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 1h24M0 9h24M6 1v8M18 9v8" stroke="#0004" stroke-width="2" fill="none" />
      </pattern>
      <pattern id={idOf('upright')} width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M2 0v10" stroke="#0003" stroke-width="2.4" />
      </pattern>
      <pattern id={idOf('sleepers')} width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 2h14" stroke="#fff4" stroke-width="2.8" />
      </pattern>
      <pattern id={idOf('lattice')} width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0l14 14M14 0L0 14" stroke="#fff5" stroke-width="1.6" />
      </pattern>
      <pattern id={idOf('dots')} width="13" height="13" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="2.3" fill="#0004" />
      </pattern>
      <pattern id={idOf('waves')} width="20" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 6q5-6 10 0t10 0" stroke="#0004" stroke-width="2" fill="none" />
      </pattern>
      <pattern id={idOf('lawn')} width="24" height="24" patternUnits="userSpaceOnUse">
        <path d="M0 0h12v24H0z" fill="#0002" />
      </pattern>
      <pattern id={idOf('diagonal')} width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M-2 14L14-2M-8 8L8-8M4 20L20 4" stroke="#fff4" stroke-width="2.4" />
      </pattern>
      <pattern id={idOf('rings')} width="20" height="20" patternUnits="userSpaceOnUse">
        <circle cx="10" cy="10" r="6" fill="none" stroke="#0003" stroke-width="2" />
      </pattern>
      <pattern id={idOf('squares')} width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 1h14M1 0v14" stroke="#fff4" stroke-width="2" />
      </pattern>
      <pattern id={idOf('hazard')} width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h12v24H0z" fill="#111" />
      </pattern>
      <pattern id={idOf('zone')} width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0l14 14" class={css['zone']} stroke-width="2" />
      </pattern>
      <pattern id={idOf('refused')} width="16" height="16" patternUnits="userSpaceOnUse">
        <path d="M-2 18L18-2" class={css['refused']} stroke-width="4.6" />
      </pattern>
      <pattern id={idOf('blocked')} width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M-2 12L12-2" class={css['blocked']} stroke-width="3" />
      </pattern>
    </defs>
  </svg>
);
