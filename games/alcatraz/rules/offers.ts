import { between, type Offer, oneOf, fillableOffers, type Seat, seatsOf } from '#kernel';
import { actingAt, neighboursOf, prisonerOf, taskAt } from './board.ts';
import { demandable, offersOfBlackmail } from './blackmail.ts';
import { choicesBy, choicesByTwo } from './choices.ts';
import { KINDS } from './components.ts';
import { decidersOf } from './ending.ts';
import { cannotPay, hereOf, mostBribes, movableGuards, targetsFrom, whyNotSpendStrength } from './guards.ts';
import { gapsFor, hasRoomFor, thingsOf } from './items.ts';
import { offersHere } from './locations.ts';
import { whyNotMove, whyNotRiot } from './movement.ts';
import { offersOfSpeech } from './sentences.ts';
import { tokenChoices, whyNotPerform } from './tasks.ts';
import { companionsOf, whyNotStealHere } from './theft.ts';
import { offersOfTrade } from './trades.ts';
import type { Action, ActionOf, Open, Pending, View } from './state.ts';

/** What a viewer may do now, by the table "Who may move when". */
export function offersTo(view: Readonly<View>): Offer<Action>[] {
  const { me, open } = view;
  if (me === 'audience' || open.phase === 'over') return [];
  return [...movesOf(view, me), ...offersOfSpeech(open, me)];
}

function movesOf(view: Readonly<View>, me: Seat): Offer<Action>[] {
  const { open } = view;
  switch (open.phase) {
    case 'talks':
      return me === open.scapegoat ? [{ type: 'callVote' }] : [];
    case 'voting':
      return open.voted.includes(me) ? [] : [{ type: 'castVote', player: oneOf(seatsOf(open.seats)) }];
    case 'naming':
      return open.naming && decidersOf(open).includes(me) && !open.naming.named.includes(me)
        ? [{ type: 'nameStayer', candidate: oneOf(open.naming.candidates) }]
        : [];
    case 'acting':
      if (open.pending) return answersTo(view, me, open.pending);
      return me === open.acting?.seat ? actionsOf(view) : [];
    case 'over':
      return [];
  }
}

function answersTo({ open, choice }: Readonly<View>, me: Seat, pending: Pending): Offer<Action>[] {
  const isActing = me === open.acting?.seat;
  switch (pending.type) {
    case 'offer':
      if (isActing) return [{ type: 'withdrawOffer' }];
      return me === pending.partner ? [{ type: 'respondTrade', accept: oneOf([true, false]) }] : [];
    case 'choice':
      return isActing ? [{ type: 'chooseCard', card: oneOf(choice ?? []) }] : [];
    case 'prompt':
      return me === pending.victim ? [{ type: 'answerBlackmail', what: oneOf(demandable(open, me)) }] : [];
    case 'guards': {
      if (!isActing) return [];
      const origins = movableGuards(open, pending.target);
      const targets = choicesBy('from', origins, from => targetsFrom(open, from, pending.target));
      return [{ type: 'moveGuard', from: oneOf(origins), to: targets }, { type: 'stopGuards' }];
    }
  }
}

/** Everything the acting prisoner can do. */
function actionsOf(view: Readonly<View>): Offer<Action>[] {
  const { open } = view;
  const near = neighboursOf(open, hereOf(open));
  const bribes = mostBribes(open);
  return [
    ...fillableOffers<Offer<Action>>([
      { type: 'move', to: oneOf(near.filter(to => whyNotMove(open, to) === undefined)) },
      { type: 'riot', from: oneOf(near.filter(from => whyNotRiot(open, from) === undefined)) },
      { type: 'bribe', count: between(1, bribes) },
    ]),
    ...offersHere(view),
    ...thefts(open),
    ...performances(open),
    ...discards(open),
    ...offersOfBlackmail(view),
    ...offersOfTrade(open),
    ...(whyNotSpendStrength(open) === undefined ? [{ type: 'spendStrength' } as const] : []),
    { type: 'endTurn' },
  ];
}

function thefts(open: Open): Offer<ActionOf<'steal'>>[] {
  if (whyNotStealHere(open) !== undefined) return [];
  const thief = prisonerOf(open, actingAt(open).seat);
  const loot = (victim: Seat) => thingsOf(prisonerOf(open, victim)).filter(thing => hasRoomFor(thief, thing));
  const victims = companionsOf(open).filter(victim => loot(victim).length > 0);
  return fillableOffers<Offer<ActionOf<'steal'>>>([
    { type: 'steal', victim: oneOf(victims), what: choicesBy('victim', victims, loot) },
  ]);
}

/** Which tokens cover the items of the card: the choice of a later one depends on those before it (ALC-12.6). */
function performances(open: Open): Offer<ActionOf<'performTask'>>[] {
  const task = taskAt(open, hereOf(open));
  if (!task || whyNotPerform(open) !== undefined) return [];
  const choices = tokenChoices(open, task);
  const distinct = <Token>(tokens: readonly Token[]): Token[] => [...new Set(tokens)];
  const firsts = distinct(choices.flatMap(([first]) => first ?? []));
  const seconds = (first: string) =>
    distinct(choices.filter(choice => choice[0] === first).map(([, second]) => second ?? null));
  const thirds = (first: string, second: string | null) =>
    distinct(
      choices
        .filter(choice => choice[0] === first && (choice[1] ?? null) === second)
        .map(([, , third]) => third ?? null),
    );
  return [
    {
      type: 'performTask',
      first: oneOf(firsts),
      second: choicesBy('first', firsts, seconds),
      third: choicesByTwo(['first', firsts], ['second', seconds], thirds),
    },
  ];
}

function discards(open: Open): Offer<ActionOf<'discardItem'>>[] {
  const { items } = prisonerOf(open, actingAt(open).seat);
  if (items.length === 0 || cannotPay(open) !== undefined) return [];
  const held = KINDS.filter(kind => items.includes(kind));
  return [{ type: 'discardItem', item: oneOf(held), returnTo: choicesBy('item', held, kind => gapsFor(open, kind)) }];
}
