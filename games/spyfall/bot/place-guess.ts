import { clockwiseFrom, type Seat } from '#kernel';
import { kindOfRemark } from '../rules/phrasebook.ts';
import { answeredIn } from '../rules/round.ts';
import type { Open } from '../rules/state.ts';
import { type Belief, evidenceAt, sharesOf, UNLIKELY } from './belief.ts';
import { greatest } from './weighted-draw.ts';
import type { ByPlace } from './phrases.ts';
import type { Skill } from './skill.ts';

/** A spy's expectations of this round. */
interface Prospect {
  /** The probability that a vote against it is about to pass. */
  readonly danger: number;
  /** The expected points from the votes when time has run out. */
  readonly atTheEnd: number;
}

/** The values a spy decides by: its belief, and the number of exchanges left. */
export interface SpyView {
  readonly open: Open;
  readonly me: Seat;
  readonly belief: Belief;
  readonly places: ByPlace;
  readonly skill: Skill;
  readonly exchangesLeft: number;
}

const RIGHT = 4; // points (SPY-8.2)
const ESCAPED = 2; // SPY-8.1
/** Below this a spy never names the place. */
const LOWEST = 0.25;
/** The number of exchanges in which a player who voiced suspicion may accuse. */
const RECENT = 3;
/** The probability of a conviction then: the more players must agree, the lower. */
const threatAt = (seats: number): number => Math.min(0.5, 2 / (seats - 1));

/** The place a spy names now; undefined: waiting is worth more. */
export function placeToName(spy: SpyView): number | undefined {
  const { places, skill, exchangesLeft } = spy;
  const likeliest = greatest(places);
  const sure = places[likeliest] ?? 0;
  const { growth, hazard, floor, patience } = skill.naming;
  if (sure < LOWEST) return undefined;
  const { danger, atTheEnd } = prospectOf(spy);
  if (sure < floor * (1 - danger)) return undefined;
  const surer = 1 - (1 - sure) * (1 - growth) ** exchangesLeft;
  const survives = (1 - danger) * (1 - hazard) ** exchangesLeft;
  const waiting = survives * Math.max(exchangesLeft >= 1 ? RIGHT * surer : 0, atTheEnd);
  return RIGHT * sure >= patience * waiting ? likeliest : undefined;
}

/** How the others see everybody, at every possible place. */
function prospectOf({ open, me, belief, places, skill }: SpyView): Prospect {
  const knowers = clockwiseFrom(0, open.seats).filter(seat => seat !== me);
  let danger = 0;
  let atTheEnd = 0;
  places.forEach((chance, place) => {
    if (chance < UNLIKELY) return;
    const evidence = evidenceAt(belief, place);
    const seen = knowers.map(knower => sharesOf(evidence, knower));
    const least = Math.min(...seen.map(shares => shares[me] ?? 0));
    danger += chance * Math.min(1, Math.max(0, (least - skill.voteAt + 0.1) / 0.15));
    const isFirst = seen.every(shares => greatest(shares) === me);
    const another = seen.every(shares => greatest(shares) !== me);
    atTheEnd += chance * (isFirst ? 0 : another ? (RIGHT + ESCAPED) / 2 : ESCAPED);
  });
  const threats = threatsTo(open, me);
  return { danger: 1 - (1 - danger) * (1 - threatAt(open.seats)) ** threats, atTheEnd };
}

/** How many players have recently voiced suspicion of this one. */
function threatsTo(open: Open, me: Seat): number {
  const since = answeredIn(open) - RECENT;
  const suspicions = open.remarks.filter(
    ({ about, remark, after }) => about === me && after > since && kindOfRemark(remark) === 'suspect',
  );
  return new Set(suspicions.map(({ by }) => by)).size;
}
