import { type BySeat, type Seat, seatsOf } from '#kernel';
import { byLocation, faceOf, guardsAt, planCard } from '../rules/board.ts';
import { ITEM_PLACES, KINDS, type Kind, LOCATIONS, type Location, MAX_GUARDS_HERE } from '../rules/components.ts';
import type { Open, Prisoner, Task } from '../rules/state.ts';
import { type Distances, distance, distancesOf } from './ground.ts';

/** What a prisoner still has to do for a task, and who has to come. */
export interface Effort {
  /** Action points of the performer, the performance included. */
  readonly points: number;
  /** Moves of the others who have to come, each alone. */
  readonly helpers: readonly { readonly seat: Seat; readonly moves: number }[];
}

/** A place where a kind can be had, and what it costs there. */
interface Source {
  readonly at: Location;
  readonly points: number;
}

/** What taking something costs under so many guards: they have to be paid off or drawn away first. */
const GUARDED: readonly number[] = [0, 0, 1, 2, 4];
/** A task under more guards than it allows, for each guard who is not paid off. */
const EXCESS = 1.4;
/** A point of Cash that is spent is worth about so much. */
const CASH = 0.5;
/** Something that somebody else holds has to be bargained for or stolen. */
const HELD = 1.6;
/** A kind that is nowhere to be had now. */
const NOWHERE = 6;
/** To get something to pay with. */
const PAYMENT = 2;
/** A location that cannot be entered now. */
const FULL = 2;

/** The efforts of a position: by task, then by seat. */
export function effortsIn(open: Open): Effort[][] {
  const distances = distancesOf(open);
  const sources = sourcesIn(open);
  return open.tasks.map(task => seatsOf(open.seats).map(seat => effortOf(open, task, seat, { distances, sources })));
}

interface Terrain {
  readonly distances: Distances;
  /** By kind, in the order of KINDS. */
  readonly sources: readonly (readonly Source[])[];
}

function sourcesIn(open: Open): Source[][] {
  return KINDS.map(kind => {
    const found: Source[] = [];
    for (const at of LOCATIONS) {
      const { rule, free, pay } = faceOf(open, at);
      if (rule.op !== 'takeItems' || (rule.kind !== null && rule.kind !== kind)) continue;
      if (!byLocation(open.stock, at).includes(kind)) continue;
      const guards = guardsAt(open, at);
      const guarded = free ? (guards >= MAX_GUARDS_HERE ? 4 : 0) : (GUARDED[guards] ?? 0);
      found.push({ at, points: (free ? 0 : 1) + guarded + (pay ? CASH : 0) });
    }
    return found;
  });
}

function effortOf(open: Open, { card, at }: Task, seat: Seat, { distances, sources }: Terrain): Effort {
  const { prisoners, guards, items } = planCard(card);
  const performer = open.prisoners[seat];
  if (!performer) throw new Error(`there is no prisoner ${seat}`);
  const helpers = helpersFor(open, seat, at, { needed: prisoners[open.seats] - 1, distances });
  const missing = missingItems(open, { seat, at, items, helpers });
  const tour = tourOf(open, performer, seat, { missing, to: at, distances, sources });
  const excess = Math.max(0, guardsAt(open, at) - guards);
  const bribed = open.options.bribesCountForTaskLimit ? Math.min(excess, performer.cash) : 0;
  const surcharge = Math.min(guards, guardsAt(open, at)) >= 2 ? 1 : 0;
  const entry = guardsAt(open, at) >= MAX_GUARDS_HERE && performer.at !== at ? FULL : 0;
  return { points: tour + 1 + surcharge + entry + EXCESS * (excess - bribed) + CASH * bribed, helpers };
}

/** The nearest others, as many as the task asks for. */
function helpersFor(
  open: Open,
  seat: Seat,
  at: Location,
  { needed, distances }: { needed: number; distances: Distances },
): Effort['helpers'] {
  if (needed === 0) return [];
  const others: { seat: Seat; moves: number }[] = [];
  for (let other = 0; other < open.seats; other++) {
    const prisoner = open.prisoners[other];
    if (other !== seat && prisoner) others.push({ seat: other, moves: distance(distances, prisoner.at, at) });
  }
  return others.sort((one, other) => one.moves - other.moves).slice(0, needed);
}

interface Pool {
  readonly seat: Seat;
  readonly at: Location;
  readonly items: readonly Kind[];
  readonly helpers: Effort['helpers'];
}

/** What neither the performer nor those who are there or have to come hold. */
function missingItems(open: Open, { seat, at, items, helpers }: Pool): Kind[] {
  let pool: Kind[] = [];
  open.prisoners.forEach((prisoner, other) => {
    const isThere = other === seat || prisoner.at === at || helpers.some(helper => helper.seat === other);
    if (isThere) pool = [...pool, ...prisoner.items];
  });
  const missing: Kind[] = [];
  for (const kind of items) {
    const found = pool.indexOf(kind);
    if (found >= 0) pool.splice(found, 1);
    else missing.push(kind);
  }
  for (let guns = pool.filter(kind => kind === 'gun').length; guns > 0; guns--) missing.pop();
  return missing;
}

interface Tour extends Terrain {
  readonly missing: readonly Kind[];
  readonly to: Location;
}

/** Action points to fetch what is missing and to go to the task. */
function tourOf(open: Open, { at, items, cash }: Prisoner, seat: Seat, tour: Tour): number {
  const { missing, to, distances, sources } = tour;
  if (missing.length === 0) return distance(distances, at, to);
  const crowded = Math.max(0, items.length + missing.length - ITEM_PLACES);
  const places = missing.map(kind => {
    const found = [...(sources[KINDS.indexOf(kind)] ?? [])];
    open.prisoners.forEach((holder, other) => {
      if (other !== seat && holder.items.includes(kind)) found.push({ at: holder.at, points: HELD });
    });
    return found;
  });
  const isBroke = cash === 0 && items.length === 0;
  const paying = isBroke && missing.some((_, one) => places[one]?.every(source => faceOf(open, source.at).pay));
  return shortest(at, places, to, distances) + crowded + (paying ? PAYMENT : 0);
}

/** The cheapest way through one source of each kind, in any order. */
function shortest(from: Location, places: readonly (readonly Source[])[], to: Location, distances: Distances): number {
  const [first, ...others] = places;
  if (!first) return distance(distances, from, to);
  let best = Number.POSITIVE_INFINITY;
  for (let next = 0; next < places.length; next++) {
    const rest = next === 0 ? others : places.toSpliced(next, 1);
    const sources = places[next] ?? [];
    if (sources.length === 0) best = Math.min(best, NOWHERE + shortest(from, rest, to, distances));
    for (const { at, points } of sources) {
      const cost = distance(distances, from, at) + points;
      if (cost < best) best = Math.min(best, cost + shortest(at, rest, to, distances));
    }
  }
  return best;
}

/** Basic action points, with what blackmail takes away. */
export const pointsOf = ({ seats, bans }: Open, seat: Seat): number =>
  Math.max(0, (seats === 3 ? 3 : 2) - (bans.cuts[seat] ?? 0));

/** Action points each seat still has in this turn. */
export function pointsLeft(open: Open, isActorDone: boolean): BySeat<number> {
  const { acting, scapegoat, seats, bonus } = open;
  const all = seatsOf(seats);
  if (open.phase !== 'acting' || !acting) return all.map(seat => pointsOf(open, seat));
  const steps = (seat: Seat): number => (seat - scapegoat + seats) % seats;
  return all.map(seat => {
    const strength = open.prisoners[seat]?.strength ?? 0;
    if (seat === acting.seat) return isActorDone ? 0 : acting.ap + (strength > 0 && !acting.hasSpentStrength ? 1 : 0);
    if (steps(seat) < steps(acting.seat)) return 0;
    return pointsOf(open, seat) + (seat === scapegoat ? bonus : 0) + (strength > 0 ? 1 : 0);
  });
}
