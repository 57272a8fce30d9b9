import { type Accessor, createEffect, createRoot } from 'solid-js';
import type { LineState, Sitting } from './sitting.ts';

/** Tells the table that I leave. A table that cannot be reached notices by itself, so nobody is kept waiting for it. */
export async function leaveMatch({ line, intend }: Pick<Sitting, 'line' | 'intend'>): Promise<void> {
  if (line() !== 'open') return;
  const { lost, end } = watchLoss(line);
  await Promise.race([intend({ do: 'leave' }), lost]);
  end();
}

function watchLoss(line: Accessor<LineState>): { readonly lost: Promise<void>; end(): void } {
  return createRoot(end => {
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    createEffect(() => {
      if (line() !== 'open') resolve();
    });
    return { lost, end };
  });
}
