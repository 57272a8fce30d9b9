import type { Offer, Scalar } from '#kernel';
import { type BlankOf, computedLine } from '#telling';
import { type Cell, nameOfCell } from '../rules/cells.ts';
import { TOWNS } from '../rules/components.ts';
import { pickStepAt } from '../rules/resolution.ts';
import type { Action, Open, Pending, View } from '../rules/state.ts';
import { cardLabel, cardName, seatName, spot, spotInFull, townName } from './names.ts';
import { type GameLine, line } from './line.ts';

/** An offer as a command. */
export function tellOffer(offer: Offer<Action>, { open }: Readonly<View>): GameLine {
  switch (offer.type) {
    case 'rollEpochOne':
    case 'chooseEpochOneCell':
      return line(`offer-${offer.type}`, { card: cardName(open.epochOne[0]?.card ?? 0) });
    case 'wait':
      return line(open.turn?.extra ? 'offer-wait-extra' : 'offer-wait');
    case 'voteEnd':
      return line('offer-voteEnd', { seat: { seat: open.proposal?.by ?? 0 } });
    case 'pick':
    case 'build':
    case 'fetch':
    case 'lay':
    case 'give':
    case 'take':
    case 'putBack':
    case 'choose':
    case 'done':
      return offerOfDecision(open, offer.type);
    case 'plebiscite':
      return open.pending?.type === 'plebiscite'
        ? line('offer-plebiscite-event', { count: open.pending.left })
        : line('offer-plebiscite');
    case 'pickTown':
    case 'placeFounding':
    case 'place':
    case 'playEvent':
    case 'swap':
    case 'endTurn':
    case 'proposeEnd':
      return line(`offer-${offer.type}`);
  }
}

/** What a decision of the running event asks for. */
function offerOfDecision(open: Open, answer: Action['type']): GameLine {
  const { pending } = open;
  if (!pending) throw new Error(`nothing is to be decided: ${answer}`);
  if (answer === 'done') return line('offer-done');
  switch (pending.type) {
    case 'pick':
      return offerOfPick(open, pending);
    case 'relocate': {
      const [cell] = pending.cells;
      if (cell === undefined) throw new Error('no card is to be moved');
      return line('offer-relocate', { spot: spot(open.board, cell) });
    }
    case 'lay':
      return line('offer-lay', { card: cardName(pending.card) });
    case 'build':
      return line('offer-build', { count: pending.n - pending.built });
    case 'fetch':
      return line('offer-fetch', { count: pending.left });
    case 'give':
      return pending.to === null
        ? line('offer-give-pile', { count: pending.n - pending.given })
        : line('offer-give', { count: pending.n - pending.given, seat: { seat: pending.to } });
    case 'take':
      return line('offer-take', { count: pending.n - pending.taken, seat: { seat: pending.from } });
    case 'putBack':
      return line('offer-putBack', { count: pending.left });
    case 'choice':
      return line('offer-choose');
    case 'plebiscite':
      return line('offer-plebiscite-event', { count: pending.left });
  }
}

/** What becomes of the picked card, and how many are left to pick. */
function offerOfPick(open: Open, pending: Extract<Pending, { type: 'pick' }>): GameLine {
  const step = pickStepAt(open, pending.path);
  const count = pending.n - pending.picked.length;
  switch (step.op) {
    case 'remove':
      return line('offer-pick-remove', { count });
    case 'takeOver':
      return line('offer-pick-takeOver', { count });
    case 'relocate':
      return line('offer-pick-relocate', { count });
    case 'cover':
      return line('offer-pick-cover', { card: cardName(step.with) });
    case 'uncover':
      return line('offer-pick-uncover', { count });
    case 'x.tokens':
      return line(step.set === 2 ? 'offer-pick-tokens' : 'offer-pick-noTokens', { count });
  }
}

/** What a blank of an offer asks for. */
export function tellBlank({ offer, blank }: BlankOf<Action>): GameLine {
  switch (blank) {
    case 'from':
      return line('blank-from');
    case 'to':
      return line('blank-to');
    case 'card':
      return line(offer.type === 'playEvent' ? 'blank-event' : 'blank-card');
    default:
      return computedLine(`blank-${blank}`);
  }
}

/** One thing a blank can be filled with. */
export function tellChoice(value: Scalar, { offer, blank }: BlankOf<Action>, { open }: Readonly<View>): GameLine {
  switch (blank) {
    case 'town': {
      const town = TOWNS.find(({ id }) => id === value);
      if (!town) throw new Error(`there is no town ${String(value)}`);
      return townName(town.id);
    }
    case 'card':
      return cardLabel(Number(value));
    case 'targets':
      return seatName(Number(value));
    case 'from':
    case 'to':
      return spotInFull(open.board, Number(value));
    case 'cell':
      return choiceOfCell(open, Number(value), offer);
    case 'option':
      return computedLine(`choice-option-${String(value)}`);
    case 'agree':
      return line(value === true ? 'choice-yes' : 'choice-no');
    default:
      throw new Error(`no offer asks for ${blank}`);
  }
}

/** A cell to build on by its coordinate, a picked one with its card. */
const choiceOfCell = (open: Open, cell: Cell, { type }: Offer<Action>): GameLine =>
  type === 'pick' ? spotInFull(open.board, cell) : line('spot-empty', { cell: nameOfCell(cell) });
