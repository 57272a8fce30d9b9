import type { Seat } from '#kernel';
import { ITEM_PLACES, MAX_CASH, MAX_STRENGTH } from '../rules/components.ts';
import { recordOf } from '../rules/promises.ts';
import type { AlcatrazDesk } from './desk.ts';

/** What a prisoner has, the letters first. */
export function saySheet({ word, prisoner, thingName, open }: AlcatrazDesk, seat: Seat): string[] {
  const { items: held, cash, strength, marks, cards } = prisoner(seat);
  const { kept, broken } = recordOf(open(), seat);
  const { cuts, barred } = open().bans;
  return [
    marks.length === 0 ? word('board-no-letters') : word('board-letters', { letters: { row: [...marks] } }),
    held.length === 0
      ? word('board-no-items')
      : word('board-items', { items: { list: held.map(thingName) }, count: held.length, most: ITEM_PLACES }),
    word('board-cash', { count: cash, most: MAX_CASH }),
    word('board-strength', { count: strength, most: MAX_STRENGTH }),
    word('board-cards', { count: cards }),
    ...((cuts[seat] ?? 0) > 0 ? [word('board-cut', { count: cuts[seat] ?? 0 })] : []),
    ...(barred.includes(seat) ? [word('board-barred')] : []),
    ...(kept + broken > 0 ? [word('board-promises-long', { kept, made: kept + broken })] : []),
  ];
}
