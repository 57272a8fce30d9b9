import { type Offer, oneOf, fillableOffers, type RuleId, type Scalar, type Seat, type Table } from '#kernel';
import { actingAt, byLocation, countOf, faceOf, othersThan, prisonerOf } from './board.ts';
import { choicesBy } from './choices.ts';
import {
  type CardId,
  type Face,
  ITEM_PLACES,
  KINDS,
  type Kind,
  type Location,
  type LocationRule,
  MAX_CASH,
  MAX_STRENGTH,
  type Thing,
} from './components.ts';
import { costHere, hereOf, mayActFreely, movableGuards, moveGuard, targetsFrom, whyNotMoveGuard } from './guards.ts';
import { discardFrom, drawableCards, drawToHand, openChoice, takeCardFrom } from './hands.ts';
import { bundlesOf, gapsFor, give, owns, pickUp, putDown, readBundle, takeFrom, thingsIn, thingsOf } from './items.ts';
import type { ActionOf, Bundle, Event, Open, Prisoner, State, View } from './state.ts';

type Use = ActionOf<'useLocation'>;

/** A use of a location with all its choices empty. */
export const EMPTY_USE: Use = {
  type: 'useLocation',
  pay: null,
  returnTo: null,
  take: null,
  victim: null,
  card: null,
  from: null,
  to: null,
};

/** What the rule of this location costs here (ALC-8.3, ALC-8.6); undefined: guards forbid it. */
export function costOfRule(open: Open): number | undefined {
  const { free } = faceOf(open, hereOf(open));
  if (!free) return costHere(open, 1);
  if (open.options.guardsAffectFreeLocationRules) return costHere(open, 0);
  return mayActFreely(open) ? 0 : undefined;
}

/** Why the rule of this location cannot be used now, whatever is chosen. */
function whyNotUseHere(open: Open): RuleId | undefined {
  const { used, ap } = actingAt(open);
  const here = hereOf(open);
  if (used.includes(here)) return 'ALC-9.5';
  const cost = costOfRule(open);
  if (cost === undefined) return faceOf(open, here).free && mayActFreely(open) ? 'ALC-8.6' : 'ALC-8.3';
  return cost > ap ? 'ALC-7.6' : undefined;
}

/** Why this use of the location is not possible. It may come from a stranger. */
export function whyNotUse(view: Readonly<View>, use: Use): RuleId | undefined {
  const { open } = view;
  const face = faceOf(open, hereOf(open));
  return whyNotUseHere(open) ?? whyNotPay(open, face, use) ?? whyNotDo(view, face, use);
}

const actorIn = (open: Open): Prisoner => prisonerOf(open, actingAt(open).seat);

/** ALC-11.2 to ALC-11.4. */
function whyNotPay(open: Open, { pay }: Face, use: Use): RuleId | undefined {
  if (!pay) return use.pay === null && use.returnTo === null ? undefined : 'ALC-9.4';
  const paid = thingsOf(actorIn(open)).find(thing => thing === use.pay);
  if (paid === undefined) return 'ALC-11.2';
  if (paid === 'cash') return use.returnTo === null ? undefined : 'ALC-11.2';
  return gapsFor(open, paid).some(location => location === use.returnTo) ? undefined : 'ALC-11.4';
}

function whyNotDo(view: Readonly<View>, { rule }: Face, use: Use): RuleId | undefined {
  const { open } = view;
  switch (rule.op) {
    case 'discardCard':
    case 'takeCard':
      return whyNotVictim(view, use);
    case 'moveGuards':
      return whyNotMoveGuard(open, use.from, use.to);
    case 'gain':
      return freePlaces(actorIn(open), rule.what) > 0 ? undefined : rule.most > 1 ? 'ALC-15.15' : 'ALC-15.16';
    case 'takeItems':
      return whyNotTake(open, rule, use);
    case 'drawCard':
    case 'chooseCard':
      return drawableCards(open) > 0 ? undefined : 'ALC-14.9';
  }
}

/** Another prisoner with cards; with open hands one of them is named (ALC-15.13, ALC-14.17). */
function whyNotVictim({ open, hands }: Readonly<View>, { victim, card }: Use): RuleId | undefined {
  const named = victimsIn(open).find(seat => seat === victim);
  if (named === undefined) return 'ALC-15.13';
  if (!open.options.openBlackmailHands) return card === null ? undefined : 'ALC-14.8';
  return hands[named]?.some(one => one === card) ? undefined : 'ALC-14.17';
}

const victimsIn = (open: Open): Seat[] =>
  othersThan(actingAt(open).seat, open.seats).filter(seat => prisonerOf(open, seat).cards > 0);

const freePlaces = ({ strength, cash }: Prisoner, what: 'strength' | 'cash'): number =>
  what === 'strength' ? MAX_STRENGTH - strength : MAX_CASH - cash;

type TakeItems = Extract<LocationRule, { op: 'takeItems' }>;

/** How many tokens the rule hands out: fewer only where a single one of its kind is left (ALC-11.8, ALC-15.20). */
function amountHere(open: Open, { kind, count }: TakeItems): number {
  const stock = byLocation(open.stock, hereOf(open));
  const there = kind === null ? stock.length : countOf(stock, kind);
  if (there >= count) return count;
  return kind === null ? 0 : there;
}

/** What lies here counts before the payment (ALC-11.10); the room after it (ALC-11.5). */
function whyNotTake(open: Open, rule: TakeItems, use: Use): RuleId | undefined {
  const amount = amountHere(open, rule);
  if (amount === 0) return ruleOfEmptyPlace(open, rule);
  const held = actorIn(open).items.length - (use.pay === null || use.pay === 'cash' ? 0 : 1);
  if (held + amount > ITEM_PLACES) return amount > 1 ? 'ALC-11.8' : 'ALC-15.17';
  if (rule.kind !== null) return use.take === null ? undefined : 'ALC-9.4';
  return takesHere(open, amount).some(bundle => bundle === use.take) ? undefined : wrongTake(use.take, amount);
}

function ruleOfEmptyPlace(open: Open, { kind, count }: TakeItems): RuleId {
  if (kind === 'gun') return 'ALC-15.19';
  return kind === null && count > 1 && byLocation(open.stock, hereOf(open)).length > 0 ? 'ALC-15.18' : 'ALC-11.1';
}

/** The wrong number of items, or one that is not there. */
const wrongTake = (take: Bundle | null, amount: number): RuleId =>
  readBundle(take)?.length === amount ? 'ALC-11.1' : 'ALC-11.8';

/** Every choice of so many tokens that lie here. */
const takesHere = (open: Open, amount: number): Bundle[] =>
  bundlesOf(byLocation(open.stock, hereOf(open))).flatMap(({ bundle, items }) => (items === amount ? [bundle] : []));

/** What the rule of this location offers now. */
export function offersHere(view: Readonly<View>): Offer<Use>[] {
  const { open } = view;
  if (whyNotUseHere(open) !== undefined) return [];
  const face = faceOf(open, hereOf(open));
  const payments = face.pay ? paymentsFor(open, face) : null;
  const paying = payments
    ? {
        pay: oneOf<Thing | null>(payments),
        returnTo: choicesBy('pay', payments, thing =>
          thing === 'cash' ? [null] : KINDS.filter(kind => kind === thing).flatMap(kind => gapsFor(open, kind)),
        ),
      }
    : {};
  return fillableOffers<Offer<Use>>(doingHere(view, face).map(doing => ({ ...EMPTY_USE, ...paying, ...doing })));
}

/** What can be paid so that the rest of the action is possible. */
const paymentsFor = (open: Open, { rule }: Face): Thing[] =>
  thingsOf(actorIn(open)).filter(thing => {
    if (rule.op !== 'takeItems') return true;
    const held = actorIn(open).items.length - (thing === 'cash' ? 0 : 1);
    return held + amountHere(open, rule) <= ITEM_PLACES;
  });

/** The blanks of what the rule does; none if it cannot be done. */
function doingHere(view: Readonly<View>, { rule, pay }: Face): Partial<Offer<Use>>[] {
  const { open } = view;
  switch (rule.op) {
    case 'discardCard':
    case 'takeCard': {
      const victims = victimsIn(open);
      const cards = choicesBy('victim', victims, victim => cardsOf(view, victim));
      return [{ victim: oneOf<Seat | null>(victims), card: cards }];
    }
    case 'moveGuards': {
      const origins = movableGuards(open, null);
      const targets = choicesBy('from', origins, (from): (Location | null)[] => targetsFrom(open, from, null));
      return [{ from: oneOf<Location | null>(origins), to: targets }];
    }
    case 'gain':
      return freePlaces(actorIn(open), rule.what) > 0 ? [{}] : [];
    case 'takeItems':
      return takingHere(open, rule, pay);
    case 'drawCard':
    case 'chooseCard':
      return drawableCards(open) > 0 ? [{}] : [];
  }
}

/** Hidden hands lose a card at random: nothing is named (ALC-14.8). */
const cardsOf = ({ open, hands }: Readonly<View>, victim: Seat): readonly (CardId | null)[] =>
  open.options.openBlackmailHands ? (hands[victim] ?? []) : [null];

function takingHere(open: Open, rule: TakeItems, pay: boolean): Partial<Offer<Use>>[] {
  const amount = amountHere(open, rule);
  if (amount === 0 || (!pay && actorIn(open).items.length + amount > ITEM_PLACES)) return [];
  return rule.kind === null ? [{ take: oneOf<Bundle | null>(takesHere(open, amount)) }] : [{}];
}

/** Pays first, then does what the location says (ALC-11.5). */
export function useLocation(state: State, by: Seat, use: Use, table: Table<Event>): void {
  const { open } = state;
  const acting = actingAt(open);
  const at = hereOf(open);
  const { rule } = faceOf(open, at);
  const cost = costOfRule(open) ?? 0;
  const amount = rule.op === 'takeItems' ? amountHere(open, rule) : 0;
  acting.ap -= cost;
  acting.used = [...acting.used, at];
  table.tell({ type: 'locationUsed', by, at, cost });
  if (use.pay !== null) payFor(open, by, { pay: use.pay, returnTo: use.returnTo }, table);
  switch (rule.op) {
    case 'discardCard':
      return discardFrom(state, by, { victim: given(use.victim), card: use.card }, table);
    case 'takeCard':
      return takeCardFrom(state, by, { victim: given(use.victim), card: use.card }, table);
    case 'moveGuards':
      return moveGuard(open, { from: given(use.from), to: given(use.to) }, { left: rule.most, target: null }, table);
    case 'gain':
      return gain(open, by, rule, table);
    case 'takeItems': {
      const { kind } = rule;
      const items = kind === null ? itemsIn(use.take ?? '') : Array.from({ length: amount }, () => kind);
      return takeItems(open, by, items, table);
    }
    case 'drawCard':
      return drawToHand(state, by, table);
    case 'chooseCard':
      return openChoice(state, by, rule.count, table);
  }
}

function given<Value extends Scalar>(value: Value | null): Value {
  if (value === null) throw new Error('the rule of this location asks for more');
  return value;
}

const itemsIn = (bundle: Bundle): Kind[] => thingsIn(bundle).flatMap(thing => (thing === 'cash' ? [] : [thing]));

/** Paid Cash disappears; a paid item returns to a location of the payer's choice (ALC-11.2, ALC-11.4). */
function payFor(
  open: Open,
  by: Seat,
  { pay, returnTo }: { pay: Thing; returnTo: Location | null },
  table: Table<Event>,
): void {
  if (!owns(prisonerOf(open, by), pay)) throw new Error(`nothing to pay with: ${pay}`);
  takeFrom(prisonerOf(open, by), pay);
  if (pay !== 'cash') putDown(open, given(returnTo), pay);
  table.tell({ type: 'paid', by, what: pay, returnTo });
}

function gain(open: Open, by: Seat, { what, most }: Extract<LocationRule, { op: 'gain' }>, table: Table<Event>): void {
  const prisoner = prisonerOf(open, by);
  const amount = Math.min(most, freePlaces(prisoner, what)); // ALC-15.15
  if (what === 'strength') prisoner.strength += amount;
  else prisoner.cash += amount;
  table.tell({ type: 'gained', by, what, amount });
}

function takeItems(open: Open, by: Seat, items: readonly Kind[], table: Table<Event>): void {
  const at = hereOf(open);
  for (const item of items) {
    pickUp(open, at, item);
    give(prisonerOf(open, by), item);
  }
  table.tell({ type: 'itemsTaken', by, items, at });
}
