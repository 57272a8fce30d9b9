import type { Seat } from '#kernel';
import { votersOn } from '../rules/round.ts';
import type { Open } from '../rules/state.ts';

/** The likely addressee of my remark: the player who answered last; after my own answer, the player who asked me. */
export function addresseeOf({ talk, seats }: Pick<Open, 'talk' | 'seats'>, me: Seat): Seat {
  const last = talk.findLast(({ answered }) => answered);
  return (last?.to === me ? last.by : last?.to) ?? votersOn(me, seats)[0] ?? 0;
}
