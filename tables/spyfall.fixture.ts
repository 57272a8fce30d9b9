import { readOptions } from '#kernel';
import { titleNamed } from '#shelf';
import { openedTable } from './fold.ts';
import type { FoldedTable } from './table.ts';

/** A table of Spyfall that was just opened by "ann". */
export function openedSpyfall({ seats, secret, options = {} }: OpenedSpyfall): FoldedTable {
  const read = readOptions(titleNamed('spyfall')?.game.options ?? {}, options);
  if ('problem' in read) throw new Error(`spyfall cannot be played like this: ${read.problem}`);
  return openedTable({
    kind: 'opened',
    by: 'ann',
    at: 0,
    table: 'here',
    code: 'BCDFGH',
    form: {
      title: 'spyfall',
      options: { ...read.options },
      seats,
      turnClock: null,
      language: 'en',
      isPublic: false,
      watching: true,
      grows: true,
      latecomers: true,
    },
    secret,
    kept: [],
  });
}

interface OpenedSpyfall {
  readonly seats: number;
  readonly secret: string;
  readonly options?: object;
}
