import { type Component, Show } from 'solid-js';
import { mapKeyed } from './keyed.ts';
import css from './outlines.module.css';

/** The reason for an outline: the last move, my choice, an answer, or a possible place. */
export type OutlineKind = 'last' | 'selected' | 'answer' | 'possible';

export interface Outline {
  readonly key: string;
  readonly kind: OutlineKind;
  /** The path around the cell, in pixels of the board. */
  readonly path: string;
  /** The colour of a player; without it, that of the kind. */
  readonly colour?: string;
  /** It is drawn stronger than others of its kind. */
  readonly isStrong?: boolean;
  /** The position of a question mark; undefined: none. */
  readonly mark?: { readonly x: number; readonly y: number };
}

/** Outlines over cells and pieces; they take no pointer events. */
export const Outlines: Component<{ outlines: readonly Outline[] }> = props => {
  const rings = mapKeyed(
    () => props.outlines,
    outline => {
      const order = (): number => props.outlines.filter(({ kind }) => kind === outline().kind).indexOf(outline());
      return (
        <g
          class={css['outline']}
          data-outline={outline().kind}
          data-strong={outline().isStrong ? '' : undefined}
          style={{ '--colour': outline().colour, '--order': Math.max(0, order()) }}
        >
          <path d={outline().path} />
          <Show when={outline().mark}>
            {mark => (
              <g transform={`translate(${mark().x} ${mark().y})`}>
                <circle r="11" />
                <text y="5">?</text>
              </g>
            )}
          </Show>
        </g>
      );
    },
  );
  return (
    <svg class={css['lights']} aria-hidden="true">
      {rings()}
    </svg>
  );
};
