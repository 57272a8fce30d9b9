import type { Seat } from '#kernel';
import { cellsOf } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import { eventOf } from '../../rules/components.ts';
import { cancellingService, savingOf, shieldOf } from '../../rules/guards.ts';
import type { CardNo, Service } from '../../rules/kinds.ts';
import type { LastingOf, Open } from '../../rules/state.ts';

/** What would keep an event off a player, in the order of TCZ-14.22. */
export interface Protection {
  /** The event that brought the ward which would stop it; null: no ward would. */
  readonly ward: CardNo | null;
  /** The service that would cancel it; null: none would. */
  readonly cancelledBy: Service | null;
  /** What services would save. */
  readonly saving: number;
  /** Cards beside a service that shields them. */
  readonly shielded: readonly { readonly cell: Cell; readonly by: Cell }[];
}

/** The protection of a player if this event were played now. */
export function protectionOf(open: Readonly<Open>, card: CardNo, actor: Seat, seat: Seat): Protection {
  const event = eventOf(card);
  const ward = open.lasting.find(
    (one): one is LastingOf<'ward'> =>
      event.hostile &&
      one.kind === 'ward' &&
      one.seat === seat &&
      (one.themes === 'all' || (event.theme !== undefined && one.themes.includes(event.theme))),
  );
  const resolving = { event: card, actor, targets: [seat], target: seat, vars: {}, common: {}, saving: 0, tick: null };
  const shielded = cellsOf(open.board, seat).flatMap(cell => {
    const by = shieldOf(open, resolving, cell);
    return by === undefined ? [] : [{ cell, by }];
  });
  return {
    ward: ward?.event ?? null,
    cancelledBy: cancellingService(open, event, seat) ?? null,
    saving: savingOf(open, event, seat),
    shielded,
  };
}

/** Whether the event would do nothing to this player. */
export const isSafe = ({ ward, cancelledBy }: Protection): boolean => ward !== null || cancelledBy !== null;
