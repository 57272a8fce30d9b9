import type { BySeat, Seat } from '#kernel';
import { othersThan, prisonerOf } from '../rules/board.ts';
import type { Thing } from '../rules/components.ts';
import { emptySentence } from '../rules/sentences.ts';
import { thingsIn, thingsOf } from '../rules/items.ts';
import type { Bundle, Open } from '../rules/state.ts';
import { appraiserOf } from './evaluation.ts';
import { wantedKinds } from './candidates.ts';
import { afterDeal, cashOf, type Deal } from './deals.ts';
import { distance, distancesOf } from './ground.ts';
import type { Skill } from './skill.ts';
import { hasSaid, type Say } from './speech.ts';
import { isAcceptable } from './trades.ts';

/** Prisoners who are further away hardly meet in this turn. */
const NEAR = 2;
/** A deal by which it gains less is not worth a word. */
const WORTH_A_WORD = 0.01;
const MOST_CASH = 2;

/** What an exchange changes for each seat; undefined: it is not possible. */
export function gainsOf(open: Open, deal: Deal, skill: Skill): BySeat<number> | undefined {
  const after = afterDeal(open, deal);
  if (!after) return undefined;
  const appraise = appraiserOf(open, skill);
  const before = appraise(open);
  return appraise(after).map((value, seat) => value - (before[seat] ?? 0));
}

/** Proposes the exchange it gains most by, among those that the other one gains by too. */
export function bargaining(open: Open, me: Seat, skill: Skill): Say | undefined {
  if (hasSaid(open, me, 'offer-swap') || hasSaid(open, me, 'offer-cash')) return undefined;
  const appraise = appraiserOf(open, skill);
  const before = appraise(open);
  let [best, most]: [Deal | undefined, number] = [undefined, WORTH_A_WORD];
  for (const deal of dealsFrom(open, me)) {
    const after = afterDeal(open, deal);
    const values = after && appraise(after);
    const gainOf = (seat: Seat): number => (values?.[seat] ?? 0) - (before[seat] ?? 0);
    if (!values || gainOf(me) <= most || !isAcceptable(deal, gainOf(deal.to))) continue;
    [best, most] = [deal, gainOf(me)];
  }
  return best && sentenceFor(best);
}

function sentenceFor({ to, give, want }: Deal): Say {
  const [thing, ...more] = thingsIn(give);
  const wanted = { to, want: thingsIn(want)[0] ?? null };
  return thing === 'cash'
    ? { ...emptySentence('offer-cash'), ...wanted, count: 1 + more.length }
    : { ...emptySentence('offer-swap'), ...wanted, thing: thing ?? null };
}

/** One thing or some Cash for an item, with everybody who is near. */
function dealsFrom(open: Open, me: Seat): Deal[] {
  const { cash } = prisonerOf(open, me);
  const items = thingsOf(prisonerOf(open, me)).filter(thing => thing !== 'cash');
  const gives: Bundle[] = [...items, ...[1, 2].filter(count => count <= Math.min(cash, MOST_CASH)).map(cashOf)];
  return nearBy(open, me).flatMap(to =>
    usefulItems(open, to).flatMap(want =>
      gives.filter(give => give !== want).map(give => ({ by: me, to, give, want })),
    ),
  );
}

const nearBy = (open: Open, me: Seat): Seat[] => {
  const distances = distancesOf(open);
  const { at } = prisonerOf(open, me);
  return othersThan(me, open.seats).filter(seat => distance(distances, at, prisonerOf(open, seat).at) <= NEAR);
};

/** What a prisoner holds that tasks ask for. */
function usefulItems(open: Open, seat: Seat): Thing[] {
  const wanted = wantedKinds(open);
  return thingsOf(prisonerOf(open, seat)).filter(thing => thing !== 'cash' && wanted.has(thing));
}

/** Offers its vote for a thing that helps it. */
export function sellingVote(open: Open, me: Seat, skill: Skill): Say | undefined {
  if (hasSaid(open, me, 'offer-vote')) return undefined;
  let [best, most]: [Say | undefined, number] = [undefined, WORTH_A_WORD];
  for (const to of nearBy(open, me))
    for (const want of usefulItems(open, to)) {
      const gain = gainsOf(open, { by: me, to, give: '', want }, skill)?.[me] ?? 0;
      if (gain > most) [best, most] = [{ ...emptySentence('offer-vote'), to, want }, gain];
    }
  return best;
}

/** Whose request this seat has sold its vote to, and for whom they ask to vote. */
export function soldVote({ said, promises }: Open, me: Seat): { to: Seat; player: Seat } | undefined {
  const offer = said.findLast(({ by, sentence }) => by === me && sentence === 'offer-vote');
  if (!offer || offer.to === null) return undefined;
  const { to, want } = offer;
  const isPaid = promises.some(
    one => one.by === to && one.to === me && one.sentence === 'promise-give' && one.thing === want,
  );
  const player = said.findLast(({ by, sentence }) => by === to && sentence === 'ask-vote')?.player ?? null;
  return isPaid && player !== null ? { to, player } : undefined;
}
