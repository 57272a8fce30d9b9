import { type Accessor, createEffect, createRoot } from 'solid-js';
import type { ConnectionState, TableConnection } from './table-connection.ts';

/** Tells the table that I leave. Does not wait for a lost connection: the table notices the absence. */
export async function leaveMatch({ status, send }: Pick<TableConnection, 'status' | 'send'>): Promise<void> {
  if (status() !== 'open') return;
  const { lost, end } = watchLoss(status);
  await Promise.race([send({ do: 'leave' }), lost]);
  end();
}

function watchLoss(status: Accessor<ConnectionState>): { readonly lost: Promise<void>; end(): void } {
  return createRoot(end => {
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    createEffect(() => {
      if (status() !== 'open') resolve();
    });
    return { lost, end };
  });
}
