import type { Seat } from '#kernel';
import { kindOfRemark } from '../rules/phrasebook.ts';
import { answeredIn, seatsFrom } from '../rules/round.ts';
import type { Open } from '../rules/state.ts';
import { type Belief, evidenceAt, sharesOf, UNLIKELY } from './belief.ts';
import { greatest } from './weighted-draw.ts';
import type { ByPlace } from './phrases.ts';
import type { Skill } from './skill.ts';

/** What a spy thinks will come of this round. */
interface Prospect {
  /** How likely a vote against it is about to pass. */
  readonly danger: number;
  /** The points it expects from the votes when time has run out. */
  readonly atTheEnd: number;
}

/** What a spy decides by: its belief, and how many exchanges there will still be. */
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
/** Below this a spy does not name the place, whatever the danger. */
const LOWEST = 0.25;
/** For so many exchanges somebody who said that it suspects the spy may be about to accuse it. */
const RECENT = 3;
/** How likely the spy is convicted then: the more players have to agree, the less. */
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

/** How the others see everybody, at every place that comes into question. */
function prospectOf({ open, me, belief, places, skill }: SpyView): Prospect {
  const knowers = seatsFrom(0, open.seats).filter(seat => seat !== me);
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

/** How many players have said lately that they suspect this one. */
function threatsTo(open: Open, me: Seat): number {
  const since = answeredIn(open) - RECENT;
  const suspicions = open.remarks.filter(
    ({ about, remark, after }) => about === me && after > since && kindOfRemark(remark) === 'suspect',
  );
  return new Set(suspicions.map(({ by }) => by)).size;
}
