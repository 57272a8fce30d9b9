import { dependingOn, type Offer, oneOf, fillableOffers, type Scalar, type Seat, someOf } from '#kernel';
import { buildable, fetchableIn, layable, mayStop, movable, pickable } from './answers.ts';
import { CELLS, type Cell } from './cells.ts';
import { eventOf } from './components.ts';
import type { CardNo } from './kinds.ts';
import { whyNotPropose, whyNotVote } from './ending.ts';
import { isAllowedInEpochOne, whyNotFound } from './epochs.ts';
import { cardsIn, whyNoMove, whyNotNow, whyNotPlaceCard, whyNotPlayCard, whyNotSwap } from './moves.ts';
import { cellsFor, frontierOf, layingOf } from './placement.ts';
import { attackersOf, targetsFrom, type Terms, USUAL_TERMS, whyNoPlebiscite } from './plebiscites.ts';
import { freeTowns, pickerOf } from './setup.ts';
import { targetsOf } from './targets.ts';
import type { Action, ActionOf, Open, Pending, View } from './state.ts';

/** What a viewer may do now (section 16). */
export function offersTo(view: Readonly<View>): Offer<Action>[] {
  const { me, open } = view;
  if (me === 'audience') return [];
  switch (open.phase) {
    case 'towns':
      return pickerOf(view) === me ? [{ type: 'pickTown', town: oneOf(freeTowns(view)) }] : [];
    case 'epoch1':
      return offersOfEpochOne(open, me);
    case 'epoch2':
      return open.founding[0]?.seat === me ? foundings(open, me) : [];
    case 'main':
    case 'lastLap':
      return [...(open.pending ? answersTo(view, me, open.pending) : turnOffers(view, me)), ...endOffers(open, me)];
    case 'scored':
      return [];
  }
}

function offersOfEpochOne(open: Open, me: Seat): Offer<Action>[] {
  const [next] = open.epochOne;
  if (next?.seat !== me) return [];
  if (!open.hasFreeChoice) return [{ type: 'rollEpochOne' }];
  const cells = CELLS.filter(cell => isAllowedInEpochOne(open.board, next.card, cell));
  return [{ type: 'chooseEpochOneCell', cell: oneOf(cells) }];
}

/** For each of these keys the values that go with it. */
const byKey = <Value extends Scalar>(
  by: string,
  choices: readonly { readonly key: Scalar; readonly values: readonly Value[] }[],
) => dependingOn(by, Object.fromEntries(choices.map(({ key, values }) => [String(key), oneOf(values)])));

interface Laying {
  readonly card: CardNo;
  readonly cells: readonly Cell[];
}

/** A card, and the cells that go with it. */
const layings = (list: readonly Laying[]) => ({
  card: oneOf(list.map(({ card }) => card)),
  cell: byKey(
    'card',
    list.map(({ card, cells }) => ({ key: card, values: cells })),
  ),
});

function foundings(open: Open, me: Seat): Offer<Action>[] {
  const cells = frontierOf(open.board, me);
  const list = (open.founding[0]?.cards ?? [])
    .map(card => ({ card, cells: cells.filter(cell => whyNotFound(open, me, card, cell) === undefined) }))
    .filter(one => one.cells.length > 0);
  return fillableOffers<Offer<Action>>([{ type: 'placeFounding', ...layings(list) }]);
}

function turnOffers(view: Readonly<View>, me: Seat): Offer<Action>[] {
  const { open } = view;
  if (whyNotNow(open, me)) return [];
  return [
    ...fillableOffers<Offer<Action>>([
      placings(view, me),
      events(view, me),
      { type: 'swap', card: oneOf(cardsIn(view, me).filter(card => whyNotSwap(view, me, card) === undefined)) },
    ]),
    ...(whyNoMove(open, me, 'wait') === undefined ? [{ type: 'wait' } as const] : []),
    ...(whyNoPlebiscite(open, me) === undefined ? plebiscites(open, me, USUAL_TERMS) : []),
    ...(open.turn?.isMainDone === true && open.turn.extra === null ? [{ type: 'endTurn' } as const] : []),
  ];
}

function placings(view: Readonly<View>, me: Seat): Offer<ActionOf<'place'>> {
  const frontier = frontierOf(view.open.board, me);
  const list = cardsIn(view, me)
    .filter(card => whyNotPlaceCard(view, me, card) === undefined)
    .map(card => ({ card, cells: cellsFor(view.open.board, layingOf(me, card), frontier) }))
    .filter(({ cells }) => cells.length > 0);
  return { type: 'place', ...layings(list) };
}

function events(view: Readonly<View>, me: Seat): Offer<ActionOf<'playEvent'>> {
  const cards = cardsIn(view, me).filter(card => whyNotPlayCard(view, me, card) === undefined);
  const targets = (card: CardNo) => {
    const { seats, min, max, isChoice } = targetsOf(view, eventOf(card), me);
    return isChoice ? someOf(seats, min, Math.min(max, seats.length)) : someOf<Seat>([], 0, 0);
  };
  return {
    type: 'playEvent',
    card: oneOf(cards),
    targets: dependingOn('card', Object.fromEntries(cards.map(card => [card, targets(card)]))),
  };
}

function plebiscites({ board }: Open, me: Seat, terms: Terms): Offer<ActionOf<'plebiscite'>>[] {
  const attackers = attackersOf(board, me, terms);
  if (attackers.length === 0) return [];
  const targets = attackers.map(from => ({ key: from, values: targetsFrom(board, me, from, terms) }));
  return [{ type: 'plebiscite', from: oneOf(attackers), to: byKey('from', targets) }];
}

function endOffers(open: Open, me: Seat): Offer<Action>[] {
  return [
    ...(whyNotPropose(open, me) === undefined ? [{ type: 'proposeEnd' } as const] : []),
    ...(whyNotVote(open, me) === undefined ? [{ type: 'voteEnd', agree: oneOf([true, false]) } as const] : []),
  ];
}

/** Only the named player decides (TCZ-16.13). */
function answersTo(view: Readonly<View>, me: Seat, pending: Pending): Offer<Action>[] {
  if (pending.seat !== me) return [];
  const done: Offer<Action>[] = mayStop(view, pending) ? [{ type: 'done' }] : [];
  return [...fillableOffers<Offer<Action>>(answers(view, pending)), ...done];
}

function answers(view: Readonly<View>, pending: Pending): Offer<Action>[] {
  const { open } = view;
  switch (pending.type) {
    case 'pick':
      return [{ type: 'pick', cell: oneOf(pickable(open, pending)) }];
    case 'relocate':
    case 'lay':
      return [{ type: 'lay', cell: oneOf(layable(open, pending)) }];
    case 'build':
      return [{ type: 'build', ...layings(buildable(view, pending)) }];
    case 'fetch':
      return [{ type: 'fetch', card: oneOf(fetchableIn(view, pending)) }];
    case 'give':
      return [{ type: 'give', card: oneOf(movable(view, pending)), to: pending.to }];
    case 'take':
      return [{ type: 'take', card: oneOf(movable(view, pending)) }];
    case 'putBack':
      return [{ type: 'putBack', card: oneOf(cardsIn(view, pending.seat)) }];
    case 'choice':
      return [{ type: 'choose', option: oneOf(pending.options) }];
    case 'plebiscite':
      return plebiscites(open, pending.seat, pending);
  }
}
