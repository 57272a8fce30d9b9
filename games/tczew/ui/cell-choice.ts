import { createEffect, createSignal, on } from 'solid-js';
import type { Cell } from '../rules/cells.ts';

interface CellChoiceOptions {
  /** The cells that can be chosen now. */
  cells(): readonly Cell[];
  /** Whether a choice has to be confirmed. */
  confirms(): boolean;
  /** Resolves to whether it was done. */
  play(cell: Cell): Promise<boolean>;
}

/** A cell that is chosen first and confirmed by a second press or a button. */
export interface CellChoice {
  /** Undefined: none is chosen. */
  chosen(): Cell | undefined;
  press(cell: Cell): void;
  confirm(): Promise<void>;
}

export function createCellChoice(options: CellChoiceOptions): CellChoice {
  const [chosen, setChosen] = createSignal<Cell>(); // undefined: none is chosen
  async function confirm(): Promise<void> {
    const cell = chosen();
    if (cell !== undefined && (await options.play(cell))) setChosen(undefined);
  }
  createEffect(
    on(
      () => options.cells(),
      cells => {
        const cell = chosen();
        if (cell !== undefined && !cells.includes(cell)) setChosen(undefined);
      },
      { defer: true },
    ),
  );
  return {
    chosen,
    press(cell) {
      if (!options.cells().includes(cell)) return;
      const isSecond = chosen() === cell;
      setChosen(cell);
      if (isSecond || !options.confirms()) void confirm();
    },
    confirm,
  };
}
