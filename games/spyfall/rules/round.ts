import type { Milliseconds, Seat } from '#kernel';
import { PLACES, type Place } from './places.ts';
import type { Exchange, Open, State } from './state.ts';

/** Places that were played in this match: they never come back, and everybody knows them (SPY-2.1). */
export const usedPlaces = (open: Open): Place[] => open.past.map(({ place }) => place);

/** Places this round can be about, as far as everybody knows. */
export function placesLeft(open: Open): Place[] {
  const used = new Set(usedPlaces(open));
  return PLACES.filter(place => !used.has(place));
}

/** The length of a round: what the table agreed on, or 6 minutes for 3 and 4, 7 for 5 and 6, 8 for 7 and 8 (SPY-1.5). */
export const minutesOf = ({ options, seats }: Pick<Open, 'options' | 'seats'>): number =>
  options.minutes === 0 ? Math.ceil(seats / 2) + 4 : options.minutes;

/** How long the table can talk before a vote closes that is put when time has run out (SPY-7.7). */
const TIME_TO_TALK: Milliseconds = 60_000;

/** How long a vote stays open for those who have not voted (SPY-5.7, SPY-7.7). */
export const voteTimeOf = ({ options, stage }: Pick<Open, 'options' | 'stage'>): Milliseconds =>
  Math.max(options.voteSeconds * 1000, stage === 'late' ? TIME_TO_TALK : 0);

/** Whom the table waits for before the clock runs: the dealer at first (SPY-2.7), later everybody (SPY-2.9). */
export const awaitedAfterDeal = ({ past, dealer, seats, continued }: Open): Seat[] =>
  past.length === 0 ? [dealer] : seatsFrom(0, seats).filter(seat => !continued.includes(seat));

/** The question nobody has answered yet. */
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

/** Who holds the question: the dealer at first (SPY-2.7), then whoever answered last (SPY-3.3). */
export const holderOf = ({ dealer, talk }: Open): Seat => talk.at(-1)?.to ?? dealer;

/** Whom the holder may not ask: the player who has just asked them (SPY-3.4). */
const barredOf = ({ talk }: Open): Seat | undefined => talk.at(-1)?.by;

/** Whom the holder of the question may ask (SPY-3.1, SPY-3.4, SPY-3.6). */
export const addressees = (open: Open): Seat[] =>
  seatsFrom(0, open.seats).filter(seat => seat !== holderOf(open) && seat !== barredOf(open));

/** Who has spent the accusation of this round (SPY-5.4). */
export const accusers = ({ verdicts, motion }: Open): Seat[] =>
  [...verdicts, ...(motion ? [motion] : [])].flatMap(({ by }) => (by === null ? [] : [by]));

/** Every seat, clockwise from the first. */
export const seatsFrom = (first: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);

/** Who is put to the vote after time was up, from now on: beginning with the dealer, clockwise (SPY-7.1). */
export function suspectsLeft({ dealer, seats, verdicts }: Open): Seat[] {
  const put = verdicts.filter(({ by }) => by === null).length;
  return seatsFrom(dealer, seats).slice(put);
}

/** Everyone but the suspect votes (SPY-5.2, SPY-7.2). */
export const votersOn = (suspect: Seat, seats: number): Seat[] => seatsFrom(0, seats).filter(seat => seat !== suspect);

export const spyOf = ({ hands }: Pick<State, 'hands'>): Seat => hands.findIndex(({ place }) => place === '--');

export function placeOf({ hands }: Pick<State, 'hands'>): Place {
  const place = hands.find(card => card.place !== '--')?.place;
  if (place === undefined) throw new Error('no place was dealt');
  return place;
}
