import { type Component, Show } from 'solid-js';
import type { Mark, ShownMark } from './marks.ts';
import css from './glyph.module.css';

/** Paths in a 24 × 24 view box. */
const PATHS: Readonly<Record<Mark | 'assumed', string>> = {
  open: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
  excluded: 'M6 6l12 12M18 6L6 18',
  sure: 'M4.5 12.5l5 5L19.5 7',
  amber: 'M12 4l9 16H3z',
  teal: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  violet: 'M12 2.5L21.5 12 12 21.5 2.5 12z',
  assumed: 'M8 9a4 4 0 1 1 6 3.4c-1.3.8-2 1.4-2 3.1M12 19.5v.1',
};

interface GlyphProps {
  mark: Mark | 'assumed';
  /** The author of the mark. */
  by?: ShownMark['by'];
}

/** The icon of a mark, without text. */
export const Glyph: Component<GlyphProps> = props => (
  <svg class={css['glyph']} data-mark={props.mark} data-by={props.by} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[props.mark]} />
    <Show when={props.by === 'me' && props.mark !== 'assumed'}>
      <path class={css['mine']} d="M3 22.5h18" />
    </Show>
  </svg>
);
