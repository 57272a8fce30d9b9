import { type BySeat, type Seat, seatsOf } from '#kernel';
import { byLocation, faceOf, guardsAt, planCard } from '../rules/board.ts';
import { ITEM_PLACES, KINDS, type Kind, LOCATIONS, type Location, MAX_GUARDS_HERE } from '../rules/components.ts';
import type { Open, Prisoner, Task } from '../rules/state.ts';
import { type Distances, distance, distancesOf } from './ground.ts';

/** What a prisoner still has to do for a task, and who has to come. */
export interface Effort {
  /** Action points of the performer, the performance included. */
  readonly points: number;
  /** The others who have to come or are there already: the nearest ones. */
  readonly helpers: readonly Helper[];
}

export interface Helper {
  readonly seat: Seat;
  readonly moves: number;
}

/** A place where a kind can be had, and what it costs there. */
interface Source {
  readonly at: Location;
  readonly points: number;
  readonly pay: boolean;
}

/** Extra action points for taking something, by the guards there: they have to be paid off or drawn away first. */
const GUARDED: readonly number[] = [0, 0, 1, 2, 4];
/** A task under more guards than it allows, for each guard who is not paid off. */
const EXCESS = 1.4;
/** A point of Cash in action points. */
const CASH = 0.5;
/** Something that somebody else holds has to be bargained for or stolen. */
const HELD = 1.6;
/** A kind that is nowhere to be had now. */
const NOWHERE = 6;
/** To get something to pay with. */
const PAYMENT = 2;
/** A location that cannot be entered now. */
const FULL = 2;

/** Where things are, found once for a position. */
interface Terrain {
  readonly distances: Distances;
  /** By kind, in the order of KINDS. */
  readonly sources: readonly (readonly Source[])[];
}

/** The efforts of a position: for each task those of all seats. */
export function effortsIn(open: Open): { readonly task: Task; readonly efforts: BySeat<Effort> }[] {
  const terrain = { distances: distancesOf(open), sources: sourcesIn(open) };
  return open.tasks.map(task => ({
    task,
    efforts: open.prisoners.map((performer, seat) => effortOf(open, task, { performer, seat }, terrain)),
  }));
}

function sourcesIn(open: Open): Source[][] {
  const found: Source[][] = KINDS.map(() => []);
  for (const at of LOCATIONS) {
    const stock = byLocation(open.stock, at);
    if (stock.length === 0) continue;
    const { rule, free, pay } = faceOf(open, at);
    if (rule.op !== 'takeItems') continue;
    const guards = guardsAt(open, at);
    const guarded = free ? (guards >= MAX_GUARDS_HERE ? 4 : 0) : (GUARDED[guards] ?? 0);
    const source = { at, points: (free ? 0 : 1) + guarded + (pay ? CASH : 0), pay };
    let last: Kind | null = null;
    for (const kind of stock) if (kind !== last) found[KINDS.indexOf((last = kind))]?.push(source);
  }
  return found;
}

interface Performer {
  readonly performer: Prisoner;
  readonly seat: Seat;
}

function effortOf(open: Open, { card, at }: Task, { performer, seat }: Performer, terrain: Terrain): Effort {
  const { prisoners, guards, items } = planCard(card);
  const helpers = helpersFor(open, seat, at, prisoners[open.seats] - 1);
  const missing = missingItems(open, seat, { at, items, helpers });
  const tour = tourOf(open, { performer, seat }, { missing, to: at }, terrain);
  const here = guardsAt(open, at);
  const excess = Math.max(0, here - guards);
  const bribed = open.options.bribesCountForTaskLimit ? Math.min(excess, performer.cash) : 0;
  const surcharge = Math.min(guards, here) >= 2 ? 1 : 0;
  const entry = here >= MAX_GUARDS_HERE && performer.at !== at ? FULL : 0;
  return { points: tour + 1 + surcharge + entry + EXCESS * (excess - bribed) + CASH * bribed, helpers };
}

/** The nearest others, as many as the task asks for. */
function helpersFor(open: Open, seat: Seat, at: Location, needed: number): readonly Helper[] {
  if (needed === 0) return [];
  const distances = distancesOf(open);
  const others: Helper[] = [];
  for (let other = 0; other < open.seats; other++) {
    const prisoner = open.prisoners[other];
    if (other !== seat && prisoner) others.push({ seat: other, moves: distance(distances, prisoner.at, at) });
  }
  return others.sort((one, other) => one.moves - other.moves).slice(0, needed);
}

interface Demand {
  readonly at: Location;
  readonly items: readonly Kind[];
  readonly helpers: readonly Helper[];
}

/** Items held neither by the performer nor by those who are there or have to come. */
function missingItems(open: Open, seat: Seat, { at, items, helpers }: Demand): Kind[] {
  const pool: Kind[] = [];
  for (let other = 0; other < open.seats; other++) {
    const prisoner = open.prisoners[other];
    if (!prisoner || prisoner.items.length === 0) continue;
    if (other === seat || prisoner.at === at || helpers.some(helper => helper.seat === other))
      pool.push(...prisoner.items);
  }
  if (pool.length === 0) return [...items];
  const missing: Kind[] = [];
  for (const kind of items) {
    const found = pool.indexOf(kind);
    if (found >= 0) pool.splice(found, 1);
    else missing.push(kind);
  }
  if (pool.includes('gun')) missing.pop();
  return missing;
}

interface Errand {
  readonly missing: readonly Kind[];
  readonly to: Location;
}

/** Action points to fetch what is missing and to go to the task. */
function tourOf(open: Open, { performer, seat }: Performer, { missing, to }: Errand, terrain: Terrain): number {
  const { at, items, cash } = performer;
  if (missing.length === 0) return distance(terrain.distances, at, to);
  const places = missing.map(kind => placesOf(open, seat, kind, terrain));
  const crowded = Math.max(0, items.length + missing.length - ITEM_PLACES);
  const paying = cash + items.length === 0 && places.some(list => list.length > 0 && list.every(({ pay }) => pay));
  const way = { places, to, distances: terrain.distances };
  return shortest(way, at, 0, Number.POSITIVE_INFINITY) + crowded + (paying ? PAYMENT : 0);
}

/** Where a kind lies, and who holds it. */
function placesOf(open: Open, seat: Seat, kind: Kind, { sources }: Terrain): readonly Source[] {
  const lying = sources[KINDS.indexOf(kind)] ?? [];
  let places: Source[] | undefined;
  for (let other = 0; other < open.seats; other++) {
    const holder = open.prisoners[other];
    if (other === seat || !holder?.items.includes(kind)) continue;
    places ??= [...lying];
    places.push({ at: holder.at, points: HELD, pay: false });
  }
  return places ?? lying;
}

interface Way {
  readonly places: readonly (readonly Source[])[];
  readonly to: Location;
  readonly distances: Distances;
}

/** The cheapest way through one source of each kind, in any order. `done` has a bit for each kind that is fetched. */
function shortest(way: Way, from: Location, done: number, limit: number): number {
  const { places, to, distances } = way;
  if (done === (1 << places.length) - 1) return distance(distances, from, to);
  let best = limit;
  for (let next = 0; next < places.length; next++) {
    const bit = 1 << next;
    if (done & bit) continue;
    const sources = places[next] ?? [];
    if (sources.length === 0) best = Math.min(best, NOWHERE + shortest(way, from, done | bit, best - NOWHERE));
    for (const { at, points } of sources) {
      const cost = distance(distances, from, at) + points;
      if (cost + distance(distances, at, to) < best)
        best = Math.min(best, cost + shortest(way, at, done | bit, best - cost));
    }
  }
  return best;
}

/** Basic action points (ALC-7.3). */
export const basicPoints = (seats: number): number => (seats === 3 ? 3 : 2);

/** Action points each seat still has in this turn. */
export function pointsLeft(open: Open, isActorDone: boolean): BySeat<number> {
  const { acting, scapegoat, seats, bonus, bans } = open;
  const fresh = (seat: Seat): number => Math.max(0, basicPoints(seats) - (bans.cuts[seat] ?? 0));
  if (open.phase !== 'acting' || !acting) return seatsOf(seats).map(fresh);
  const steps = (seat: Seat): number => (seat - scapegoat + seats) % seats;
  return open.prisoners.map(({ strength }, seat) => {
    if (seat === acting.seat) return isActorDone ? 0 : acting.ap + (strength > 0 && !acting.hasSpentStrength ? 1 : 0);
    if (steps(seat) < steps(acting.seat)) return 0;
    return fresh(seat) + (seat === scapegoat ? bonus : 0) + (strength > 0 ? 1 : 0);
  });
}
