import { type Seat, seatsOf } from '#kernel';
import {
  type BlackmailCard,
  type CardId,
  type Face,
  type Kind,
  LOCATIONS,
  type Location,
  MAX_GUARDS_HERE,
  type PlanCard,
  type PlanId,
} from './components.ts';
import { BLACKMAIL } from './data/blackmail.ts';
import { SHEETS } from './data/locations.ts';
import { PLAN } from './data/plan.ts';
import type { Open, PlayerTurn, Prisoner, Task } from './state.ts';

const COLUMNS = 4;

export const CARD_IDS: readonly CardId[] = BLACKMAIL.map(({ id }) => id);
export const PLAN_IDS: readonly PlanId[] = PLAN.map(({ id }) => id);

/** The entry of a list for a location. */
export function byLocation<Entry>(list: readonly Entry[], location: Location): Entry {
  const entry = list[location - 1];
  if (entry === undefined) throw new Error(`there is no location ${location}`);
  return entry;
}

export function prisonerOf({ prisoners }: Pick<Open, 'prisoners'>, seat: Seat): Prisoner {
  const prisoner = prisoners[seat];
  if (!prisoner) throw new Error(`there is no prisoner ${seat}`);
  return prisoner;
}

const PLAN_BY_ID: ReadonlyMap<PlanId, PlanCard> = new Map(PLAN.map(card => [card.id, card]));
export function planCard(id: PlanId): PlanCard {
  const card = PLAN_BY_ID.get(id);
  if (!card) throw new Error(`there is no plan card ${id}`);
  return card;
}

const BLACKMAIL_BY_ID: ReadonlyMap<CardId, BlackmailCard> = new Map(BLACKMAIL.map(card => [card.id, card]));
export function blackmailCard(id: CardId): BlackmailCard {
  const card = BLACKMAIL_BY_ID.get(id);
  if (!card) throw new Error(`there is no blackmail card ${id}`);
  return card;
}

/** The prisoner whose turn it is. */
export function actingAt({ acting }: Pick<Open, 'acting'>): PlayerTurn {
  if (!acting) throw new Error('nobody acts now');
  return acting;
}

/** The visible side of a location. */
export const faceOf = ({ sides }: Pick<Open, 'sides'>, location: Location): Face =>
  byLocation(SHEETS, location)[byLocation(sides, location)];

export const guardsAt = ({ guards }: Pick<Open, 'guards'>, location: Location): number => byLocation(guards, location);

export const guardsInPrison = ({ guards }: Pick<Open, 'guards'>): number => guards.reduce((sum, here) => sum + here, 0);

/** Guards there whom the acting prisoner has paid off (ALC-8.10). */
export const bribedAt = ({ acting }: Pick<Open, 'acting'>, location: Location): number =>
  acting?.bribes.find(({ at }) => at === location)?.count ?? 0;

/** Guards that count for the acting prisoner there. */
export const effectiveGuards = (open: Pick<Open, 'acting' | 'guards'>, location: Location): number =>
  guardsAt(open, location) - bribedAt(open, location);

/** The locations that share an edge or a corner with this one (ALC-9.1). */
export function neighboursOf({ layout }: Pick<Open, 'layout'>, location: Location): Location[] {
  const place = layout.indexOf(location);
  const [row, column] = [Math.floor(place / COLUMNS), place % COLUMNS];
  return layout.filter((_, other) => {
    const [rows, columns] = [Math.abs(Math.floor(other / COLUMNS) - row), Math.abs((other % COLUMNS) - column)];
    return other !== place && rows <= 1 && columns <= 1;
  });
}

/** Whether a prisoner may move or be moved into it (ALC-8.4, ALC-14.13). Bribes do not count. */
export const mayEnter = (open: Pick<Open, 'guards' | 'bans'>, location: Location): boolean =>
  guardsAt(open, location) < MAX_GUARDS_HERE && !open.bans.closed.includes(location);

export const taskAt = ({ tasks }: Pick<Open, 'tasks'>, location: Location): Task | undefined =>
  tasks.find(({ at }) => at === location);

export const locationsWithoutTask = (open: Pick<Open, 'tasks'>): Location[] =>
  LOCATIONS.filter(location => !taskAt(open, location));

/** The prisoners on a location, in the order of their seats. */
export const prisonersAt = ({ prisoners }: Pick<Open, 'prisoners'>, location: Location): Seat[] =>
  prisoners.flatMap(({ at }, seat) => (at === location ? [seat] : []));

/** All seats clockwise, the given one first. */
export const othersThan = (seat: Seat, seats: number): Seat[] => seatsOf(seats).filter(other => other !== seat);

export const countOf = (list: readonly Kind[], kind: Kind): number => list.filter(one => one === kind).length;
