import type { Seat } from '#kernel';
import { effectiveGuards, guardsAt, planCard, prisonerOf, prisonersAt } from '../rules/board.ts';
import type { Kind } from '../rules/components.ts';
import { without } from '../rules/items.ts';
import type { Open, Task } from '../rules/state.ts';

/** Whether something a task needs is there: yes, if I come and bring it, or not. */
export type Presence = 'there' | 'withMe' | 'missing';

/** What a task needs, and what of it is there. */
export interface Needs {
  readonly prisoners: { readonly present: number; readonly needed: number; readonly presence: Presence };
  readonly guards: { readonly present: number; readonly most: number; readonly presence: Presence };
  /** In the order of the card. The owners of what is there. */
  readonly items: readonly { readonly kind: Kind; readonly owner: Seat | null; readonly presence: Presence }[]; // null: it is missing
}

/** A token that can be used for a task. */
interface Held {
  readonly kind: Kind;
  readonly owner: Seat;
}

/** What a task needs, for a player who may come there (ALC-12.3 to ALC-12.6). */
export function needsOf(open: Open, { card, at }: Task, me: Seat | undefined): Needs {
  const { prisoners, guards, items } = planCard(card);
  const present = prisonersAt(open, at);
  const comes = me !== undefined && !present.includes(me) ? me : undefined;
  const needed = prisoners[open.seats];
  const here = open.options.bribesCountForTaskLimit ? effectiveGuards(open, at) : guardsAt(open, at);
  const tokensOf = (owner: Seat): Held[] => prisonerOf(open, owner).items.map(kind => ({ kind, owner }));
  return {
    prisoners: {
      present: present.length,
      needed,
      presence:
        present.length >= needed ? 'there' : comes !== undefined && present.length + 1 >= needed ? 'withMe' : 'missing',
    },
    guards: { present: here, most: guards, presence: here <= guards ? 'there' : 'missing' },
    items: coveredBy(items, present.flatMap(tokensOf), comes === undefined ? [] : tokensOf(comes)),
  };
}

/** The tokens that are there cover first, then those I would bring; the gun stands for any item, and covers last (ALC-12.6). */
function coveredBy(needed: readonly Kind[], there: readonly Held[], mine: readonly Held[]): Needs['items'] {
  const left = { there: [...there], withMe: [...mine] };
  const found: ({ readonly owner: Seat; readonly presence: Presence } | undefined)[] = needed.map(() => undefined);
  for (const isGun of [false, true])
    for (const presence of ['there', 'withMe'] as const)
      for (const [at, kind] of needed.entries()) {
        if (found[at]) continue;
        const token = left[presence].findIndex(held => held.kind === (isGun ? 'gun' : kind));
        const [used] = token < 0 ? [] : left[presence].splice(token, 1);
        if (used) found[at] = { owner: used.owner, presence };
      }
  return needed.map((kind, at) => ({
    kind,
    owner: found[at]?.owner ?? null,
    presence: found[at]?.presence ?? 'missing',
  }));
}

/** Whether nothing is missing, or nothing but me. */
export const isWithinReach = ({ prisoners, guards, items }: Needs): boolean =>
  [prisoners, guards, ...items].every(({ presence }) => presence !== 'missing');

/** The places for items on a location: tokens that lie there, then gaps, kind by kind in the order of the icons (ALC-11.3). */
export function placesFor(icons: readonly Kind[], stock: readonly Kind[]): { kind: Kind; isFilled: boolean }[] {
  let left = [...stock];
  return icons.map(kind => {
    const isFilled = left.includes(kind);
    if (isFilled) left = without(left, kind);
    return { kind, isFilled };
  });
}
