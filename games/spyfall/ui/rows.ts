import { createMemo, createSignal } from 'solid-js';
import { stepIn } from '#kit';

/** The focused row and button of a list. */
interface Spot {
  readonly row: string;
  readonly column: string;
}

const COLUMN_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight']);

/**
 * Keyboard navigation for a list with the same buttons in every row: one tab stop, and arrow keys between rows and
 * buttons.
 */
export function createRows(rows: () => readonly string[], columns: readonly string[]) {
  const [last, setLast] = createSignal<Spot>();
  const spot = createMemo((): Spot | undefined => {
    const now = last();
    if (now && rows().includes(now.row)) return now;
    const [row] = rows();
    const [column] = columns;
    return row !== undefined && column !== undefined ? { row, column } : undefined;
  });

  function next({ row, column }: Spot, key: string): Spot | undefined {
    if (COLUMN_KEYS.has(key)) {
      const beside = stepIn(columns, column, key);
      return beside === undefined ? undefined : { row, column: beside };
    }
    const other = stepIn(rows(), row, key);
    return other === undefined ? undefined : { row: other, column };
  }

  return {
    /** What a button needs to be part of it. */
    button: (row: string, column: string) => ({
      'data-row': row,
      'data-column': column,
      get tabindex() {
        return spot()?.row === row && spot()?.column === column ? 0 : -1;
      },
      onFocus: () => void setLast({ row, column }),
    }),
    /** For the list itself. */
    onKeyDown(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
      const now = spot();
      if (!now || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = next(now, event.key);
      const button = to && buttonAt(event.currentTarget, to);
      if (!button) return;
      event.preventDefault();
      button.focus();
    },
  };
}

export type Rows = ReturnType<typeof createRows>;

const buttonAt = (list: HTMLElement, { row, column }: Spot): HTMLElement | undefined =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].find(
    ({ dataset }) => dataset['row'] === row && dataset['column'] === column,
  );
