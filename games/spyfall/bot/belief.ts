import { clockwiseFrom, type BySeat, type Seat } from '#kernel';
import { kindOfRemark } from '../rules/phrasebook.ts';
import { PLACES } from '../rules/places.ts';
import { placesLeft } from '../rules/round.ts';
import type { Exchange, Open } from '../rules/state.ts';
import { greatest } from './weighted-draw.ts';
import { expected, type Shares, sharesFor } from './model.ts';
import { mannerAt } from './persona.ts';
import { type ByPlace, type PhraseQuestion, questionNamed } from './phrases.ts';
import type { Hearing } from './skill.ts';

/** An answer, and its likelihoods. */
export interface Heard {
  readonly by: Seat;
  /** The number of its exchange in the round. */
  readonly at: number;
  readonly isEvasive: boolean;
  /** The likelihood that a spy at that seat gives it. */
  readonly asSpy: number;
  /** The likelihood of the answer at each place, from a player who knows it. */
  readonly likely: ByPlace;
  /** How sure of the place each seat is then, if it is the spy. */
  readonly sure: BySeat<number>;
}

/** A player's beliefs about a round. */
export interface Belief {
  readonly seats: number;
  readonly hearing: Hearing;
  readonly heard: readonly Heard[];
  /** For each seat, its knowledge of the place if it is the spy: what the others have said. */
  readonly asSpy: BySeat<ByPlace>;
  /** What everybody, spectators included, can think of the place. */
  readonly common: ByPlace;
}

/** The last exchanges of a round that are considered: more than people have in the longest round. */
const REMEMBERED = 500;
/** For spectators, the share of answers that may come from the spy. */
const DOUBTED = 0.2;
/** Less likely places are ignored. */
export const UNLIKELY = 0.02;
/** A spy this sure of the place could name it. */
const SURE = 0.85;

/** The beliefs that follow from this round's exchanges. Lines outside the phrasebook tell nothing. */
export function beliefFrom(open: Open, me: Seat, hearing: Hearing): Belief {
  const talk = open.stage === 'dealt' ? [] : open.talk;
  const any = evenly(open);
  let step: BeliefStep = {
    before: undefined,
    past: open.past,
    asSpy: clockwiseFrom(0, open.seats).map(() => any),
    common: any,
    heard: [],
  };
  for (let at = Math.max(0, talk.length - REMEMBERED); at < talk.length; at++)
    step = nextStep(step, { open, me, hearing, talk, at });
  const { heard, asSpy, common } = step;
  return { seats: open.seats, hearing, heard, asSpy, common };
}

/** The beliefs up to an exchange. */
interface BeliefStep extends Pick<Belief, 'heard' | 'asSpy' | 'common'> {
  readonly before: Exchange | undefined;
  readonly past: Open['past'];
}

interface BeliefListener {
  readonly open: Open;
  readonly me: Seat;
  readonly hearing: Hearing;
  readonly talk: readonly Exchange[];
  readonly at: number;
}

/** A cache of steps by exchange, hearing and seat, since a bot is asked after every move about mostly the same talk. */
const STEPS = new WeakMap<Exchange, Map<Hearing, BeliefStep[]>>();

function nextStep(from: BeliefStep, listener: BeliefListener): BeliefStep {
  const { open, me, hearing, talk, at } = listener;
  const exchange = talk[at];
  if (!exchange?.answered) return from;
  const steps = STEPS.get(exchange) ?? new Map<Hearing, BeliefStep[]>();
  STEPS.set(exchange, steps);
  const bySeat = steps.get(hearing) ?? [];
  steps.set(hearing, bySeat);
  // those who hear everything have the same beliefs
  const seat = hearing.ear < 1 ? me : 0;
  const known = bySeat[seat];
  if (known && known.before === talk[at - 1] && known.past === open.past && known.asSpy.length === open.seats)
    return known;
  const step = stepAfter(from, exchange, listener);
  bySeat[seat] = step;
  return step;
}

function stepAfter(from: BeliefStep, exchange: Exchange, { open, me, hearing, talk, at }: BeliefListener): BeliefStep {
  const said = answerIn(exchange);
  const before = talk[at - 1];
  if (!said) return { ...from, before };
  const { asSpy, common } = from;
  const by = exchange.to;
  const shares = sharesFor(said.question, mannerAt(open, by), hearing.tact, common);
  const share = shares[said.answer] ?? common;
  const next = {
    before,
    past: open.past,
    common: narrowed(
      common,
      share.map(chance => (1 - DOUBTED) * chance + DOUBTED / 5),
    ),
  };
  if (by !== me && !isTakenIn(at, me, hearing.ear)) return { ...from, ...next };
  const likely = share.map(chance => blurred(chance, hearing));
  const heardBySpy = hearing.spyEar === 1 ? likely : likely.map(chance => chance ** hearing.spyEar);
  const chosen = choiceOf(shares, common, hearing);
  const wiser = asSpy.map((places, seat) => {
    const told = seat === by ? places : narrowed(places, heardBySpy);
    return seat === exchange.by ? told : narrowed(told, chosen);
  });
  const heard: Heard = {
    by,
    at,
    isEvasive: said.question.answers[said.answer]?.tone === 'evasive',
    likely,
    asSpy: blurred(expected(asSpy[by] ?? common, share), hearing),
    sure: wiser.map(places => places[greatest(places)] ?? 0),
  };
  return { ...next, asSpy: wiser, heard: [...from.heard, heard] };
}

/** The likelihood of the question at each place: players who know the place ask what tells a spy little. */
function choiceOf(shares: Shares, common: ByPlace, { choice }: Hearing): ByPlace {
  const bits = new Float64Array(common.length);
  for (const share of shares) {
    const usual = expected(common, share);
    share.forEach((chance, place) => {
      if (chance > 0) bits[place] = (bits[place] ?? 0) + chance * Math.log2(chance / usual);
    });
  }
  return bits.map(told => Math.exp(-choice * told));
}

function answerIn({ question, answer, answered }: Exchange): { question: PhraseQuestion; answer: number } | undefined {
  const found = answered ? questionNamed(question) : undefined;
  const number = found?.answers.findIndex(({ id }) => id === answer) ?? -1;
  return found && number >= 0 ? { question: found, answer: number } : undefined;
}

/** Deterministic and evenly spread over seats and round, so that nothing is forgotten and remembered again. */
const isTakenIn = (at: number, me: Seat, ear: number): boolean => ((at + 1) * 0.618034 + me * 0.414214) % 1 < ear;

/** Five answers to every question. */
const blurred = (chance: number, { noise, trust }: Hearing): number => ((1 - noise) * chance + noise / 5) ** trust;

/** Uniform beliefs, by the number of past rounds. */
const EVEN = new WeakMap<Open['past'], ByPlace>();

/** All places that are not excluded are equally likely. */
function evenly(open: Open): ByPlace {
  const known = EVEN.get(open.past);
  if (known) return known;
  const left = placesLeft(open);
  const places = Float64Array.from(PLACES, place => (left.includes(place) ? 1 / left.length : 0));
  EVEN.set(open.past, places);
  return places;
}

/** The belief about the place, updated with these likelihoods. */
function narrowed(places: ByPlace, likely: ByPlace): ByPlace {
  const together = new Float64Array(places.length);
  let sum = 0;
  for (let place = 0; place < places.length; place++) {
    const both = (places[place] ?? 0) * (likely[place] ?? 0);
    together[place] = both;
    sum += both;
  }
  if (sum === 0) return places;
  for (let place = 0; place < places.length; place++) together[place] = (together[place] ?? 0) / sum;
  return together;
}

/** An answer is odd at a place if a spy is this much likelier to give it, and fits if the place is (natural logs). */
export const ODD = 0.7;
export const FITS = -0.2;

/** How odd an answer is if this is the place. */
export const oddness = ({ asSpy, likely }: Heard, place: number): number => Math.log(asSpy / (likely[place] ?? 1));

/**
 * A spy's belief about the place: from what the others said, and how they took its own answers. They doubt answers that
 * are odd at the place, agree with those that fit, and accuse and convict suspects there.
 */
export function placesFor(belief: Belief, open: Open, me: Seat): ByPlace {
  let places = belief.asSpy[me] ?? belief.common;
  for (const { about, remark, after } of open.remarks) {
    const own = about === me ? belief.heard.findLast(one => one.by === me && one.at < after) : undefined;
    const kind = kindOfRemark(remark);
    if (!own || kind === undefined || kind === 'defend') continue;
    places = narrowed(
      places,
      places.map((_, place) => receptionAt(oddness(own, place), kind === 'agree')),
    );
  }
  return places;
}

/** The likelihood that an answer is taken like this. */
function receptionAt(odd: number, isAgreed: boolean): number {
  if (isAgreed) return odd < FITS ? 1 : 0.35;
  return odd > ODD ? 1 : 0.35;
}

/** The likelihood of each seat being the spy at this place, for a non-spy at the given seat who knows it. */
export const suspectsAt = (belief: Belief, place: number, knower: Seat): BySeat<number> =>
  sharesOf(evidenceAt(belief, place), knower);

/** A spy's estimate of how suspicious each seat looks to another seat, over all places it considers. */
export function suspectsAmong(belief: Belief, places: ByPlace, me: Seat): BySeat<number> {
  const sums = new Float64Array(belief.seats);
  places.forEach((chance, place) => {
    if (chance < UNLIKELY) return;
    suspectsAt(belief, place, me).forEach((share, seat) => {
      sums[seat] = (sums[seat] ?? 0) + chance * share;
    });
  });
  const sum = sums.reduce((total, one) => total + one, 0);
  return Array.from(sums, share => (sum > 0 ? share / sum : 1 / belief.seats));
}

/** The evidence for each seat being the spy at this place: its answers, and that it has not named the place. */
export function evidenceAt({ seats, hearing, heard }: Belief, place: number): Float64Array {
  const logs = new Float64Array(seats);
  const silence = Math.log(hearing.waiting);
  for (const { by, asSpy, likely, sure } of heard) {
    if (silence < 0)
      for (let seat = 0; seat < seats; seat++) if ((sure[seat] ?? 0) >= SURE) logs[seat] = (logs[seat] ?? 0) + silence;
    logs[by] = (logs[by] ?? 0) + Math.log(asSpy / (likely[place] ?? 1));
  }
  return logs;
}

/** Evidence as shares of 1, for a seat that excludes itself; undefined: no seat does. */
export function sharesOf(logs: Float64Array, knower: Seat | undefined): BySeat<number> {
  let most = Number.NEGATIVE_INFINITY;
  logs.forEach((log, seat) => {
    if (seat !== knower) most = Math.max(most, log);
  });
  const odds = Array.from(logs, (log, seat) => (seat === knower ? 0 : Math.exp(log - most)));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map(one => one / sum);
}
