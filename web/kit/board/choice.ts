import { createMemo, createSignal } from 'solid-js';
import {
  accept,
  type Blank,
  blankAt,
  canBeFilled,
  fillsBlank,
  isBlank,
  type Offer,
  fillableOffers,
  type Scalar,
  same,
} from '#kernel';

export type AnyOffer = Offer<{ type: string }>;
/** The value of a blank. */
export type Filling = Scalar | readonly Scalar[];

/** One choice of a player: an offer, or the value of a blank. */
type Pick = { readonly offer: AnyOffer } | { readonly name: string; readonly value: Filling };

/** A blank that is filled in, by the player or because there is only one way. */
export interface Filled {
  readonly name: string;
  readonly value: Filling;
  /** The only possible value. */
  readonly isForced: boolean;
}

/** The next choice to make. */
export type ChoiceStep =
  | { readonly type: 'none' }
  | { readonly type: 'offer'; readonly offers: readonly AnyOffer[] }
  | { readonly type: 'blank'; readonly offer: AnyOffer; readonly name: string; readonly blank: Blank }
  | { readonly type: 'done'; readonly offer: AnyOffer; readonly action: { type: string } };

/** The choices so far that still fit the offers. */
interface Draft {
  readonly picks: readonly Pick[];
  /** The offers that all picks fit. */
  readonly offers: readonly AnyOffer[];
}

const fieldsOf = (offer: AnyOffer): Readonly<Record<string, unknown>> => ({ ...offer });

/** The only possible value of a blank; undefined: several, or free text. */
function forcedIn(blank: Blank): Filling | undefined {
  if ('oneOf' in blank) return blank.oneOf.length === 1 ? blank.oneOf[0] : undefined;
  if ('between' in blank) return blank.between[0] === blank.between[1] ? blank.between[0] : undefined;
  if ('someOf' in blank) return blank.min === blank.someOf.length ? blank.someOf : undefined;
  return undefined;
}

/** Whether a value fills a blank, or is a list that can still grow until it does. */
const canStand = (blank: Blank, value: unknown): boolean =>
  ('someOf' in blank || 'listOf' in blank) && Array.isArray(value)
    ? fillsBlank({ ...blank, min: 0 }, value)
    : fillsBlank(blank, value);

type Values = Readonly<Record<string, Filling>>;

const isPossibleWith = (offer: AnyOffer, values: Values): boolean => canBeFilled(fieldsOf(offer), values, canStand);

const valuesIn = (picks: readonly Pick[]): Values =>
  Object.fromEntries(picks.flatMap(pick => ('name' in pick ? [[pick.name, pick.value]] : [])));

/** The current offer for an earlier pick: an equal one, or one that differs only in its blanks. */
function matchOffer(offers: readonly AnyOffer[], picked: AnyOffer): AnyOffer | undefined {
  const shape = (offer: AnyOffer): unknown =>
    Object.fromEntries(Object.entries(offer).map(([name, asked]) => [name, isBlank(asked) ? '' : asked]));
  return offers.find(offer => same(offer, picked)) ?? offers.find(offer => same(shape(offer), shape(picked)));
}

/** Applies the picks in order, leaving out those that contradict earlier ones. */
export function draftFrom(offers: readonly AnyOffer[], picks: readonly Pick[]): Draft {
  let left = offers;
  const kept: Pick[] = [];
  for (const pick of picks) {
    const narrowed = narrow(left, kept, pick);
    if (narrowed.length === 0) continue;
    left = narrowed;
    kept.push(pick);
  }
  return { picks: kept, offers: left };
}

function narrow(offers: readonly AnyOffer[], kept: readonly Pick[], pick: Pick): readonly AnyOffer[] {
  if ('name' in pick) return offers.filter(offer => isPossibleWith(offer, valuesIn([...kept, pick])));
  const offer = matchOffer(offers, pick.offer);
  return offer && isPossibleWith(offer, valuesIn(kept)) ? [offer] : [];
}

const valueOf = (draft: Draft, name: string): Filling | undefined => valuesIn(draft.picks)[name];

/** The filled fields of an offer, and the first open one. */
function progressOf(
  draft: Draft,
  offer: AnyOffer,
): { filled: Filled[]; next: { name: string; blank: Blank } | undefined } {
  const values: Record<string, unknown> = {};
  const filled: Filled[] = [];
  let next: { name: string; blank: Blank } | undefined;
  for (const [name, asked] of Object.entries(offer)) {
    if (!isBlank(asked)) {
      values[name] = asked;
      continue;
    }
    const blank = blankAt(fieldsOf(offer), name, values);
    const left = blank && leadingOn(offer, draft, name, blank);
    const forced = left && forcedIn(left);
    const value = forced === undefined ? valueOf(draft, name) : forced; // null can be the only value
    if (left && value !== undefined && fillsBlank(left, value)) {
      values[name] = value;
      filled.push({ name, value, isForced: forced !== undefined });
    } else if (left) next ??= { name, blank: left };
  }
  return { filled, next };
}

/** The blank without the values that contradict what was picked for other fields. */
function leadingOn(offer: AnyOffer, { picks }: Draft, name: string, blank: Blank): Blank {
  if (!('oneOf' in blank)) return blank;
  const others = valuesIn(picks.filter(pick => !('name' in pick && pick.name === name)));
  return { oneOf: blank.oneOf.filter(value => isPossibleWith(offer, { ...others, [name]: value })) };
}

export function stepOf(draft: Draft): ChoiceStep {
  const [offer, other] = draft.offers;
  if (!offer) return { type: 'none' };
  if (other) return { type: 'offer', offers: draft.offers };
  const { filled, next } = progressOf(draft, offer);
  if (next) return { type: 'blank', offer, ...next };
  const values = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  const action = accept([offer], { ...offer, ...values });
  return action ? { type: 'done', offer, action } : { type: 'none' };
}

/** All possible values of a field, independent of its current value. */
export function optionsFor(offers: readonly AnyOffer[], picks: readonly Pick[], name: string): ReadonlySet<Scalar> {
  const draft = draftFrom(
    offers,
    picks.filter(pick => !('name' in pick && pick.name === name)),
  );
  const others = valuesIn(draft.picks);
  const options = draft.offers.flatMap(offer =>
    scalarsIn(fieldsOf(offer)[name]).filter(value => isOptionOf(offer, others, name, value)),
  );
  return new Set(options);
}

/** Whether a value, or a list with it, is possible for a field. */
const isOptionOf = (offer: AnyOffer, others: Values, name: string, value: Scalar): boolean =>
  isPossibleWith(offer, { ...others, [name]: value }) || isPossibleWith(offer, { ...others, [name]: [value] });

function scalarsIn(asked: unknown): readonly Scalar[] {
  if (!isBlank(asked)) return Array.isArray(asked) || asked === undefined ? [] : [asked as Scalar];
  if ('by' in asked) return Object.values(asked.cases).flatMap(scalarsIn);
  if ('oneOf' in asked) return asked.oneOf;
  if ('someOf' in asked) return asked.someOf;
  if ('listOf' in asked) return asked.listOf;
  if ('text' in asked) return [];
  const [from, to] = asked.between;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

interface ChoiceOptions {
  /** The current offers. */
  offers(): readonly AnyOffer[];
  /** Resolves to whether it was done. */
  play(action: { type: string }): Promise<boolean>;
}

/** Fills one of several offers step by step, by picks from a list, a board or a hand, in any order. */
export interface Choice {
  readonly step: () => ChoiceStep;
  /** The filled fields of the only offer left; empty while there are several. */
  readonly filled: () => readonly Filled[];
  readonly offer: () => AnyOffer | undefined;
  readonly isStarted: () => boolean;
  readonly isBusy: () => boolean;
  /** All possible values of a field now, to be highlighted on a board. */
  options(name: string): ReadonlySet<Scalar>;
  /** The value picked for a field. */
  picked(name: string): Filling | undefined;
  pickOffer(offer: AnyOffer): void;
  /** Ignored if no offer allows it. Replaces an earlier pick of the same field. */
  pick(name: string, value: Filling): void;
  /** Adds an item to a set, or takes it out. */
  toggle(name: string, item: Scalar): void;
  /** Takes back the last pick. */
  back(): void;
  /** Takes back the pick of one field. */
  unpick(name: string): void;
  clear(): void;
  /** Plays the action if it is complete. The picks stay if it is refused. */
  confirm(): Promise<void>;
}

export function createChoice(options: ChoiceOptions): Choice {
  const [picks, setPicks] = createSignal<readonly Pick[]>([]);
  const [isBusy, setBusy] = createSignal(false);
  const offers = createMemo(() => fillableOffers(options.offers()));
  const draft = createMemo(() => draftFrom(offers(), picks()));
  const step = createMemo(() => stepOf(draft()));
  const offer = (): AnyOffer | undefined => (draft().offers.length === 1 ? draft().offers[0] : undefined);

  function put(pick: Pick): void {
    const isSame = (other: Pick): boolean => 'name' in pick && 'name' in other && other.name === pick.name;
    const now = draft().picks;
    const at = now.findIndex(isSame);
    const next = at < 0 ? [...now, pick] : now.with(at, pick);
    const fits = draftFrom(offers(), next).picks.includes(pick);
    // a pick that contradicts earlier ones starts over
    if (fits) setPicks(next);
    else if (draftFrom(offers(), [pick]).picks.length > 0) setPicks([pick]);
  }

  const choice: Choice = {
    step,
    offer,
    isBusy,
    filled: () => {
      const only = offer();
      return only ? progressOf(draft(), only).filled : [];
    },
    isStarted: () => draft().picks.length > 0,
    options: name => optionsFor(offers(), draft().picks, name),
    picked: name => valueOf(draft(), name),
    pickOffer: one => put({ offer: one }),
    pick: (name, value) => put({ name, value }),
    toggle(name, item) {
      const now = valueOf(draft(), name);
      const items: readonly Scalar[] = Array.isArray(now) ? now : [];
      put({ name, value: items.includes(item) ? items.filter(one => one !== item) : [...items, item] });
    },
    back: () => void setPicks(draft().picks.slice(0, -1)),
    unpick: name => void setPicks(draft().picks.filter(pick => !('name' in pick && pick.name === name))),
    clear: () => void setPicks([]),
    async confirm() {
      const now = step();
      if (now.type !== 'done' || isBusy()) return;
      setBusy(true);
      try {
        if (await options.play(now.action)) setPicks([]);
      } finally {
        setBusy(false);
      }
    },
  };
  return choice;
}
