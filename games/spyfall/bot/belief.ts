import type { BySeat, Seat } from '#kernel';
import { PLACES } from '../rules/places.ts';
import { placesLeft, seatsFrom } from '../rules/round.ts';
import type { Exchange, Open } from '../rules/state.ts';
import { greatest } from './drawing.ts';
import { type ByPlace, numberOf, questionNamed, type Reply } from './phrases.ts';

/** How somebody listens. */
export interface Hearing {
  /** The share of what is said that is taken in. */
  readonly ear: number;
  /** The share of answers thought to be given at random, whoever gives them. */
  readonly noise: number;
  /** The share of a spy's answers thought to be plain evasion. */
  readonly evasion: number;
  /** How likely a spy who is sure enough of the place, and does not name it, is thought to wait; 1: that tells nothing. */
  readonly waiting: number;
  /** How sure a spy is thought to be before it names the place. */
  readonly naming: Naming;
}

/** When a spy names the place: how sure it is when nothing presses, and when it is now or never. */
export interface Naming {
  readonly at: number;
  readonly last: number;
  /** How suspected it feels found out. */
  readonly found: number;
}

/** How sure of the place a spy has to be to name it, if everybody suspects it so much. */
export function sureEnough({ at, last, found }: Naming, seats: number, suspicion: number): number {
  const usual = 1 / (seats - 1);
  const danger = Math.min(1, Math.max(0, (suspicion - usual) / Math.max(0.05, found - usual)));
  return at - (at - last) * danger;
}

/** An answer, and what it would mean. */
interface Remark {
  readonly by: Seat;
  /** How likely a spy at that seat, who has heard what was said before, gives it. */
  readonly asSpy: number;
  /** How likely somebody who knows the place gives it, by place. */
  readonly likely: ByPlace;
  /** How sure of the place each seat is then, if it is the spy. */
  readonly sure: BySeat<number>;
}

/** What somebody makes of a round. */
export interface Belief {
  readonly seats: number;
  readonly hearing: Hearing;
  readonly remarks: readonly Remark[];
  /** For each seat what it knows of the place if it is the spy: what the others have said. */
  readonly asSpy: BySeat<ByPlace>;
}

/** The last exchanges of a round that are thought about: many more than people have in the longest round. */
const REMEMBERED = 500;

/** What follows from what was said in this round; phrases out of the book tell nothing. */
export function beliefFrom(open: Open, me: Seat, hearing: Hearing): Belief {
  const asSpy = seatsFrom(0, open.seats).map(() => evenly(open));
  const remarks: Remark[] = [];
  const talk = open.stage === 'dealt' ? [] : open.talk;
  talk.forEach((exchange, at) => {
    if (at < talk.length - REMEMBERED) return;
    const reply = replyIn(exchange);
    if (!reply || !isTakenIn(at, me, hearing.ear)) return;
    const likely = reply.likely.map(chance => blurred(chance, hearing.noise));
    const by = exchange.to;
    const feigned = asSpyAnswers(reply, asSpy[by] ?? evenly(open), hearing);
    asSpy.forEach((places, seat) => {
      if (seat !== by) asSpy[seat] = narrowed(places, likely);
    });
    remarks.push({ by, likely, asSpy: feigned, sure: asSpy.map(places => places[greatest(places)] ?? 0) });
  });
  return { seats: open.seats, hearing, remarks, asSpy };
}

const replyIn = ({ question, answer, answered }: Exchange): Reply | undefined =>
  answered ? questionNamed(question)?.answers.find(({ id }) => id === answer) : undefined;

/** Spread evenly over the seats and the round, and always the same: nobody forgets and remembers again. */
const isTakenIn = (at: number, me: Seat, ear: number): boolean => ((at + 1) * 0.618034 + me * 0.414214) % 1 < ear;

/** Five answers to every question. */
const blurred = (chance: number, noise: number): number => (1 - noise) * chance + noise / 5;

/** How likely a spy with this idea of the place gives an answer. */
export const asSpyAnswers = (reply: Reply, places: ByPlace, { noise, evasion }: Hearing): number =>
  blurred((1 - evasion) * expected(places, reply.likely) + evasion * reply.evading, noise);

/** Places nobody has excluded are all alike. */
function evenly(open: Open): ByPlace {
  const left = placesLeft(open);
  const places = new Float64Array(PLACES.length);
  for (const place of left) places[numberOf(place)] = 1 / left.length;
  return places;
}

/** What is left of an idea of the place after something that is so likely at each. */
function narrowed(places: ByPlace, likely: ByPlace): ByPlace {
  const together = places.map((chance, place) => chance * (likely[place] ?? 0));
  const sum = together.reduce((total, one) => total + one, 0);
  return together.map(one => one / sum);
}

export function expected(places: ByPlace, values: ByPlace): number {
  let sum = 0;
  for (let place = 0; place < places.length; place++) sum += (places[place] ?? 0) * (values[place] ?? 0);
  return sum;
}

/** How likely each seat is the spy if this is the place, to somebody at the given seat who knows that and is none. */
export const suspectsAt = (belief: Belief, place: number, knower: Seat): BySeat<number> =>
  sharesOf(evidenceAt(belief, place), knower);

/** What speaks for each seat being the spy if this is the place: what it said, and that it has not named the place. */
export function evidenceAt({ seats, hearing, remarks }: Belief, place: number): Float64Array {
  const logs = new Float64Array(seats);
  const silence = Math.log(hearing.waiting);
  for (const { by, asSpy, likely, sure } of remarks) {
    if (silence < 0)
      sharesOf(logs, undefined).forEach((suspicion, seat) => {
        if ((sure[seat] ?? 0) >= sureEnough(hearing.naming, seats, suspicion)) logs[seat] = (logs[seat] ?? 0) + silence;
      });
    logs[by] = (logs[by] ?? 0) + Math.log(asSpy / (likely[place] ?? 1));
  }
  return logs;
}

/** Evidence as shares of 1, for somebody who is out of the question; undefined: nobody is. */
export function sharesOf(logs: Float64Array, knower: Seat | undefined): BySeat<number> {
  let most = Number.NEGATIVE_INFINITY;
  logs.forEach((log, seat) => {
    if (seat !== knower) most = Math.max(most, log);
  });
  const odds = Array.from(logs, (log, seat) => (seat === knower ? 0 : Math.exp(log - most)));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map(one => one / sum);
}
