import { clockwiseFrom, type Milliseconds, type Seat } from '#kernel';
import { PLACES, type Place } from './places.ts';
import type { Exchange, Open, State } from './state.ts';

/** Places already played in this match: public, and never repeated (SPY-2.1). */
export const usedPlaces = (open: Open): Place[] => open.past.map(({ place }) => place);

/** Possible places of this round, by public facts. */
export function placesLeft(open: Open): Place[] {
  const used = new Set(usedPlaces(open));
  return PLACES.filter(place => !used.has(place));
}

/** The length of a round: as agreed, or 6 minutes for 3 and 4 players, 7 for 5 and 6, 8 for 7 and 8 (SPY-1.5). */
export const minutesOf = ({ options, seats }: Pick<Open, 'options' | 'seats'>): number =>
  options.minutes === 0 ? Math.ceil(seats / 2) + 4 : options.minutes;

/** The time to talk before a vote that is held after time has run out closes (SPY-7.7). */
const TIME_TO_TALK: Milliseconds = 60_000;

/** The time limit of a vote (SPY-5.7, SPY-7.7). */
export const voteTimeOf = ({ options, stage }: Pick<Open, 'options' | 'stage'>): Milliseconds =>
  Math.max(options.voteSeconds * 1000, stage === 'late' ? TIME_TO_TALK : 0);

/** The awaited seats before the clock runs: the dealer at first (SPY-2.7), later everybody (SPY-2.9). */
export const awaitedAfterDeal = ({ past, dealer, seats, continued }: Open): Seat[] =>
  past.length === 0 ? [dealer] : clockwiseFrom(0, seats).filter(seat => !continued.includes(seat));

/** The unanswered question. */
export function pendingQuestion({ talk }: Open): Exchange | undefined {
  const last = talk.at(-1);
  return last && !last.answered ? last : undefined;
}

/** How many questions of this round were answered. */
export const answeredIn = (open: Open): number => open.talk.length - (pendingQuestion(open) ? 1 : 0);

/** Whether a player may make a remark: at a phrasebook table, once after each answer (SPY-4.7, SPY-4.8). */
export function mayRemark(open: Open, seat: Seat): boolean {
  if (open.options.conversation !== 'phrasebook' || open.stage !== 'talking' || open.motion) return false;
  const after = answeredIn(open);
  return after > 0 && !open.remarks.some(remark => remark.by === seat && remark.after === after);
}

/** The holder of the question: the dealer at first (SPY-2.7), then the player who answered last (SPY-3.3). */
export const holderOf = ({ dealer, talk }: Open): Seat => talk.at(-1)?.to ?? dealer;

/** The player the holder may not ask: the one who has just asked them (SPY-3.4). */
const barredOf = ({ talk }: Open): Seat | undefined => talk.at(-1)?.by;

/** The players the holder may ask (SPY-3.1, SPY-3.4, SPY-3.6). */
export const addressees = (open: Open): Seat[] =>
  clockwiseFrom(0, open.seats).filter(seat => seat !== holderOf(open) && seat !== barredOf(open));

/** The players who have used their accusation of this round (SPY-5.4). */
export const accusers = ({ verdicts, motion }: Open): Seat[] =>
  [...verdicts, ...(motion ? [motion] : [])].flatMap(({ by }) => (by === null ? [] : [by]));

/** The players still to be voted on after time was up: from the dealer, clockwise (SPY-7.1). */
export function suspectsLeft({ dealer, seats, verdicts }: Open): Seat[] {
  const put = verdicts.filter(({ by }) => by === null).length;
  return clockwiseFrom(dealer, seats).slice(put);
}

/** Everyone but the suspect votes (SPY-5.2, SPY-7.2). */
export const votersOn = (suspect: Seat, seats: number): Seat[] =>
  clockwiseFrom(0, seats).filter(seat => seat !== suspect);

export const spyOf = ({ hands }: Pick<State, 'hands'>): Seat => hands.findIndex(({ place }) => place === '--');

export function placeOf({ hands }: Pick<State, 'hands'>): Place {
  const place = hands.find(card => card.place !== '--')?.place;
  if (place === undefined) throw new Error('no place was dealt');
  return place;
}
