import type { Cell } from '../../rules/cells.ts';
import type { CellMark, MapUse } from '../map/marks.ts';
import type { ScoreRow } from './rows.ts';

/** The map with the cards of a row of the score sheet lit, each with its points. */
export function countedUse({ each, seats }: ScoreRow): MapUse {
  const badge = each === null ? {} : { badge: each < 0 ? `−${-each}` : `+${each}` };
  const cells = seats.flatMap(seat => seat.cells);
  return {
    marks: new Map(cells.map((cell): [Cell, CellMark] => [cell, { kind: 'counted', ...badge }])),
    fadesOthers: true,
  };
}
