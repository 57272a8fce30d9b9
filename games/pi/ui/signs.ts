import type { Seat } from '#kernel';
import type { Element } from '../rules/edition.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Marker, View } from '../rules/state.ts';
import { subjectOf } from '../rules/tiles.ts';

/** What a seat can see about a card without thinking. */
export interface Sign {
  /** What it was told when it examined the card. */
  readonly reply: Marker | undefined;
  /** The card is in the case it holds. */
  readonly isHeld: boolean;
  /** Another seat whose case the card is proved to be in. */
  readonly owner: Seat | undefined;
}

export function signOn(card: Element, { me, open, hand }: Readonly<View>): Sign {
  const { kind } = subjectOf(open, card);
  const told = me === 'audience' ? undefined : solverAt(open, me).replies.find(one => one.card === card)?.reply;
  const owner = open.solvers.findIndex(
    (solver, seat) =>
      seat !== me &&
      (solver.case?.[kind] === card || solver.replies.some(one => one.card === card && one.reply === 'disc')),
  );
  return {
    reply: told === 'none' ? undefined : told,
    isHeld: hand?.[kind] === card,
    owner: owner < 0 ? undefined : owner,
  };
}

export const isSameSign = (one: Sign, other: Sign): boolean =>
  one.reply === other.reply && one.isHeld === other.isHeld && one.owner === other.owner;
