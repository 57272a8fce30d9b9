import { clockwiseFrom, type Seat, seatsOf } from '#kernel';
import { cellsOf, isTouching, placedAt } from './board.ts';
import { holds, metricOf } from './filters.ts';
import type { EventCard, Target } from './vocabulary.ts';
import type { Sizes } from './state.ts';

/** The players an event may be played to: all of `seats`, or from `min` to `max` of them. */
export interface Targets {
  readonly seats: readonly Seat[];
  readonly min: number;
  readonly max: number;
  /** Without a choice all of them are targets (TCZ-16.19). */
  readonly isChoice: boolean;
}

/** Clockwise from the actor, the actor last (TCZ-14.4). */
const inOrder = (seats: number, actor: Seat): Seat[] => clockwiseFrom(actor + 1, seats);

/** TCZ-14.2, TCZ-14.3. */
export function targetsOf(sizes: Sizes, event: EventCard, actor: Seat): Targets {
  const { targetMust, target } = event;
  const isLegal = (seat: Seat): boolean =>
    targetMust === undefined || holds(sizes, targetMust, { actor, target: seat, vars: {} });
  const seats = candidatesOf(sizes, target, actor).filter(isLegal);
  switch (target.kind) {
    case 'one':
      return { seats, min: 1, max: 1, isChoice: true };
    case 'some':
      return { seats, min: 1, max: target.max, isChoice: true };
    case 'extreme': {
      const best = extremesOf(sizes, target, seats, actor);
      return { seats: best, min: 1, max: 1, isChoice: best.length > 1 };
    }
    case 'self':
    case 'allRivals':
    case 'everyone':
    case 'bordering':
    case 'ownerOf':
      return { seats, min: 1, max: seats.length, isChoice: false };
  }
}

function candidatesOf({ open }: Sizes, target: Target, actor: Seat): Seat[] {
  const everyone = inOrder(open.seats, actor);
  const rivals = everyone.filter(seat => seat !== actor);
  switch (target.kind) {
    case 'self':
      return [actor];
    case 'one':
    case 'extreme':
      return target.among === 'anyone' ? everyone : rivals;
    case 'some':
    case 'allRivals':
      return rivals;
    case 'everyone':
      return everyone;
    case 'bordering':
      return rivals.filter(seat => isTouching(open.board, actor, seat));
    case 'ownerOf':
      return everyone.filter(seat =>
        cellsOf(open.board, seat).some(cell => target.nos.includes(placedAt(open.board, cell).card)),
      );
  }
}

function extremesOf(
  sizes: Sizes,
  { metric, order }: Extract<Target, { kind: 'extreme' }>,
  seats: readonly Seat[],
  actor: Seat,
): Seat[] {
  const values = seats.map(seat => metricOf(sizes, metric, { actor, target: seat, vars: {} }));
  const best = order === 'most' ? Math.max(...values) : Math.min(...values);
  return seats.filter((_, index) => values[index] === best);
}

/** `requires` holds and there is somebody to play it to (TCZ-8.12). */
export function isPlayable(sizes: Sizes, event: EventCard, actor: Seat): boolean {
  const { requires } = event;
  const isMet = requires === undefined || holds(sizes, requires, { actor, target: null, vars: {} });
  return isMet && targetsOf(sizes, event, actor).seats.length > 0;
}

/** The chosen players, in the order in which they are hit. */
export function targetsInOrder(sizes: Sizes, event: EventCard, actor: Seat, chosen: readonly Seat[]): Seat[] {
  const { seats, isChoice } = targetsOf(sizes, event, actor);
  return isChoice ? seats.filter(seat => chosen.includes(seat)) : [...seats];
}

/** TCZ-16.6, TCZ-16.19. */
export function areLegalTargets(sizes: Sizes, event: EventCard, actor: Seat, chosen: unknown): boolean {
  const { seats, min, max, isChoice } = targetsOf(sizes, event, actor);
  if (!Array.isArray(chosen)) return false;
  if (!isChoice) return chosen.length === 0;
  const distinct = seatsOf(sizes.open.seats).filter(seat => chosen.includes(seat));
  return (
    distinct.length === chosen.length &&
    chosen.length >= min &&
    chosen.length <= max &&
    distinct.every(seat => seats.includes(seat))
  );
}
