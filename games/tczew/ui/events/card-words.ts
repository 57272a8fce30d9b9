import type { CardNo } from '../../rules/kinds.ts';
import { cellsFor, layingOf } from '../../rules/placement.ts';
import { isBannedFromPlacing } from '../../rules/lasting.ts';
import { stepAt } from '../../rules/program.ts';
import { discardedTo, resolvingOf } from '../../rules/resolution.ts';
import type { Open } from '../../rules/state.ts';
import type { TczewDesk } from '../desk.ts';
import type { PendingOf } from './candidates.ts';

/** A decision about one card after the other from a pile or a hand. */
export type CardPending = PendingOf<'fetch'> | PendingOf<'give'> | PendingOf<'take'> | PendingOf<'putBack'>;

/** Where the card of a hand goes that is taken. */
function destinationOf(open: Open, { path }: PendingOf<'take'>): 'hand' | 'used' | 'current' {
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'handMove') throw new Error(`${path} moves no hand cards`);
  return step.to === 'used' || step.to === 'current' ? discardedTo(open, step.to) : 'hand';
}

/** The fetched card is laid at once if it can be. */
function isLaidAtOnce(open: Open, { path }: PendingOf<'fetch'>): boolean {
  const step = stepAt(resolvingOf(open).event, path);
  return step.op === 'fetch' && step.to === 'build';
}

/** So many cells are open to a card that would be laid at once; undefined: it goes to the hand. */
export function cellsToLayOn(open: Open, pending: CardPending, card: CardNo): number | undefined {
  if (pending.type !== 'fetch' || !isLaidAtOnce(open, pending)) return undefined;
  if (isBannedFromPlacing(open, pending.seat, card)) return 0;
  return cellsFor(open.board, layingOf(pending.seat, card)).length;
}

const TAKE = { hand: 'stage-take', used: 'stage-take-used', current: 'stage-take-current' } as const;
const TAKE_THIS = { hand: 'stage-take-this', used: 'stage-pick-used', current: 'stage-pick-current' } as const;

/** What is asked. */
export function questionOf(desk: TczewDesk, pending: CardPending): string {
  switch (pending.type) {
    case 'fetch':
      return desk.word('stage-fetch', { count: pending.left });
    case 'give':
      return pending.to === null
        ? desk.word('stage-give-pile', { count: pending.n - pending.given })
        : desk.word('stage-give', { count: pending.n - pending.given, seat: { seat: pending.to } });
    case 'take':
      return desk.word(TAKE[destinationOf(desk.open(), pending)], {
        count: pending.n - pending.taken,
        seat: { seat: pending.from },
      });
    case 'putBack':
      return desk.word('stage-putBack', { count: pending.left });
  }
}

/** What happens to the cards; undefined: the question says it. */
export function noteOf(desk: TczewDesk, pending: CardPending): string | undefined {
  switch (pending.type) {
    case 'fetch':
      return desk.word(isLaidAtOnce(desk.open(), pending) ? 'stage-fetch-lay-note' : 'stage-fetch-note');
    case 'putBack':
      return desk.word(desk.open().options.fastDiscard ? 'stage-putBack-used-note' : 'stage-putBack-note');
    default:
      return undefined;
  }
}

/** What the button does with the card. */
export function buttonWords(desk: TczewDesk, pending: CardPending, card: CardNo): string {
  const args = { card: desk.cardName(card) };
  switch (pending.type) {
    case 'fetch': {
      const cells = cellsToLayOn(desk.open(), pending, card);
      if (cells === undefined) return desk.word('stage-fetch-this', args);
      return desk.word(cells === 0 ? 'stage-pick-actorHand' : 'stage-fetch-lay-this', args);
    }
    case 'take':
      return desk.word(TAKE_THIS[destinationOf(desk.open(), pending)], args);
    case 'give':
      return desk.word('stage-give-this', args);
    case 'putBack':
      return desk.word('stage-putBack-this', args);
  }
}
