import { type Component, createMemo, Show } from 'solid-js';
import { useDesk } from './desk.ts';
import type { Geometry } from './geometry.ts';
import { sentenceOf } from './latest.ts';
import css from './caption.module.css';

/** The width of a caption where there is room for it, in pixels. */
const CAPTION = 280;

/** What concerns me, where I am, while it is shown. The log and the notice say it too. */
export const Caption: Component<{ geometry: Geometry }> = props => {
  const desk = useDesk();
  const place = createMemo(() => {
    const at = desk.staged().pawns.get(desk.seat() ?? -1);
    const { cells } = props.geometry;
    const cell = cells.find(({ id }) => id === String(at));
    const across = Math.max(...cells.map(({ x, width }) => x + width));
    const width = Math.min(CAPTION, across);
    return (
      cell && { left: Math.max(0, Math.min(across - width, cell.x + (cell.width - width) / 2)), top: cell.y, width }
    );
  });
  return (
    <Show when={desk.concern()} keyed>
      {event => (
        <Show when={place()}>
          {now => (
            <p
              class={css['caption']}
              aria-hidden="true"
              data-caption
              style={{ left: `${now().left}px`, top: `${now().top}px`, width: `${now().width}px` }}
            >
              {sentenceOf(desk, event)}
            </p>
          )}
        </Show>
      )}
    </Show>
  );
};
