import type { Seat } from '#kernel';
import { seatsOf } from '#kernel';
import { planCard } from '../rules/board.ts';
import { ELEMENTS, type Element, type PlanId } from '../rules/components.ts';
import { redundantIn, type Verdict, verdictOn } from '../rules/ending.ts';
import type { Criterion, Open, Prisoner } from '../rules/state.ts';
import { cardsInDeck } from '../rules/tasks.ts';

type Standing = Pick<Open, 'prisoners' | 'scapegoat'>;

/** Who would stay behind if the prisoners had the letters that are still missing (public arithmetic of ALC-16). */
export interface Outlook {
  /** Letters that nobody has. */
  readonly missing: readonly Element[];
  /** Prisoners whose letters the others have too. */
  readonly redundant: readonly Seat[];
  readonly verdict: Verdict;
}

const heldBy = (prisoners: readonly Prisoner[]): ReadonlySet<Element> =>
  new Set(prisoners.flatMap(({ marks }) => marks));

export function outlookOn({ prisoners, scapegoat }: Standing): Outlook {
  const held = heldBy(prisoners);
  const missing = ELEMENTS.filter(element => !held.has(element));
  // somebody who holds the missing letters, and nobody can do without
  const helper: Prisoner = { at: 0, strength: 0, cash: 0, items: [], marks: missing, cards: 0 };
  const standing = { prisoners: missing.length > 0 ? [...prisoners, helper] : prisoners, scapegoat };
  return { missing, redundant: redundantIn(standing), verdict: verdictOn(standing) };
}

/** Letters that only this prisoner has: the others cannot escape without them. */
export function soleLettersOf({ prisoners }: Pick<Open, 'prisoners'>, seat: Seat): Element[] {
  const others = heldBy(prisoners.filter((_, other) => other !== seat));
  return (prisoners[seat]?.marks ?? []).filter(element => !others.has(element));
}

/** What a criterion of ALC-16.8 compares; undefined: it compares nothing. */
export function comparedBy(criterion: Criterion, { marks, cash, items, strength }: Prisoner): number | undefined {
  switch (criterion) {
    case 'elements':
      return marks.length;
    case 'cash':
      return cash;
    case 'items':
      return items.length;
    case 'strength':
      return strength;
    case 'scapegoat':
    case 'onlyOne':
    case 'naming':
      return undefined;
  }
}

/** What comes of a task, by the letter of the reward card. */
export interface Fate {
  readonly reward: Element;
  /** No card with this letter is left in the deck. */
  readonly isGone: boolean;
  readonly verdict: Verdict;
}

/** Who would stay behind if a prisoner performed a task, for each reward (ALC-13.2 to ALC-13.4, ALC-16.2). */
export function fatesOf(open: Open, performer: Seat, task: PlanId): Fate[] {
  const left = new Set(cardsInDeck(open).map(card => planCard(card).element));
  const { element } = planCard(task);
  return ELEMENTS.map(reward => {
    const prisoners = seatsOf(open.seats).flatMap(seat => {
      const prisoner = open.prisoners[seat];
      if (!prisoner) return [];
      if (seat === performer) return [marked(prisoner, element)];
      return [seat === open.scapegoat ? prisoner : marked(prisoner, reward)];
    });
    return { reward, isGone: !left.has(reward), verdict: verdictOn({ prisoners, scapegoat: open.scapegoat }) };
  });
}

/** Whether a task may end the match. */
export const mayEnd = (fates: readonly Fate[]): boolean =>
  fates.some(({ isGone, verdict }) => !isGone && verdict.type !== 'goesOn');

const marked = (prisoner: Prisoner, element: Element): Prisoner => ({
  ...prisoner,
  marks: ELEMENTS.filter(one => one === element || prisoner.marks.includes(one)),
});
