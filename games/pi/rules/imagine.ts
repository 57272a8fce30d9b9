import { type Chance, copy, type Seat } from '#kernel';
import { dealCases } from './case-deal.ts';
import { caseFrom, hiddenEvidence, knownCase, possibleCases } from './known.ts';
import { leftOf } from './neighbours.ts';
import type { Case, State, View } from './state.ts';
import { townOf } from './tiles.ts';

/**
 * A random deal among all that fit what the viewer knows (section 20b), all equally likely, and the deck in random
 * order.
 */
export function imagineState(view: Readonly<View>, chance: Chance): State {
  const { open } = view;
  const cases = open.solvers.map((_, seat) => knownCase(view, seat));
  const unknown = cases.flatMap((known, seat) => (known ? [] : [seat]));
  const dealt = dealCases(possibleCases(open, unknown, cases), chance);
  unknown.forEach((seat, at) => {
    const numbers = dealt[at];
    if (numbers) cases[seat] = caseFrom(townOf(open), numbers);
  });
  return {
    open: copy(open),
    hands: cases.map((_, seat) => copy(heldBy(seat, cases))),
    deck: chance.shuffle(hiddenEvidence(open)),
  };
}

function heldBy(seat: Seat, cases: readonly (Case | undefined)[]): Case {
  const held = cases[leftOf(seat, cases.length)];
  if (!held) throw new Error(`no case was dealt to seat ${seat}`);
  return held;
}
