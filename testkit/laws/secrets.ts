import {
  type AnyMatch,
  accept,
  branchOf,
  field,
  fill,
  type Offer,
  type Seat,
  type SecretChoice,
  same,
  seatsAt,
  seatsOf,
  type Viewer,
  viewersOf,
} from '#kernel';
import { demand, viewerName, asText } from '../broken.ts';
import { everythingFor, firstDifference } from '../received.ts';
import { demandAccepted, playAction, chooseMove, type ActorAction, isPossible, positions, type Walk } from '../walk.ts';
import type { Law } from './law.ts';

type AnyAction = { type: string };
type AnySecret = SecretChoice<object, AnyAction>;

/** The most moves played in both worlds while a choice stays secret. */
const LONGEST = 6;
const TRIES = 12;
/** The first choice of each kind is tried in every match; of the others, one in this many. */
const ONE_IN = 6;

export const secretsLaw: Law = {
  id: 'secrets',
  says: 'a secret choice is kept: with another choice, everybody else gets the same bytes until it is revealed',
  check(walk) {
    const { game, luck } = walk;
    if (!game.secrets) return;
    const tried = new Set<string>();
    for (const match of positions(walk)) {
      for (const [type, secret] of Object.entries(game.secrets)) {
        if (!secret || (tried.has(type) && luck.below(ONE_IN) > 0)) continue;
        const seats = luck.shuffle(seatsOf(seatsAt(match)));
        if (seats.some(seat => triesChoice(match, seat, { type, secret }, walk))) tried.add(type);
      }
    }
  },
};

/** Whether the seat had such a choice. */
function triesChoice(
  match: AnyMatch,
  by: Seat,
  { type, secret }: { type: string; secret: AnySecret },
  walk: Walk,
): boolean {
  const { game, state } = match;
  const offers = game.offers(game.view(state, by)).filter(offer => offer.type === type);
  const [one] = offers;
  if (!one) return false;
  const stray = secret.fields.find(name => !Object.hasOwn(one, name));
  demand(stray === undefined, 'secrets', () => `${type} has no field ${stray}: ${asText(one)}`);
  const action = fill<AnyAction>(walk.luck.pick(offers), walk.luck);
  const other = otherChoice(offers, action, secret, walk);
  if (other) playsAlike(match, by, { action, other, secret }, walk);
  return other !== undefined;
}

/** The same action with other values in its secret fields. */
function otherChoice(
  offers: readonly Offer<AnyAction>[],
  action: AnyAction,
  { fields }: AnySecret,
  { luck }: Walk,
): AnyAction | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const filled = fill<AnyAction>(luck.pick(offers), luck);
    const mixed = Object.fromEntries(
      Object.keys(action).map(key => [key, field(fields.includes(key) ? filled : action, key)]),
    );
    if (!same(mixed, action) && accept<AnyAction>(offers, mixed)) return mixed as AnyAction;
  }
  return undefined;
}

interface Choices {
  readonly action: AnyAction;
  readonly other: AnyAction;
  readonly secret: AnySecret;
}

/** Two worlds in which a seat chose differently. Viewers who do not know the choice must receive the same. */
function playsAlike(match: AnyMatch, by: Seat, { action, other, secret }: Choices, walk: Walk): void {
  const before = match.state;
  const worlds = [branchOf(match), branchOf(match)] as const;
  const shared = new Set([by, ...(secret.sharedWith?.(action) ?? []), ...(secret.sharedWith?.(other) ?? [])]);
  const others = viewersOf(seatsAt(match)).filter(viewer => viewer === 'audience' || !shared.has(viewer));
  const isKept = (): boolean => worlds.every(({ state }) => secret.isKept(before, state));
  const played: ActorAction[] = [];
  const step = (deeds: readonly [ActorAction, ActorAction]): boolean => {
    const seen = worlds.map(world => others.map(viewer => world.game.view(world.state, viewer)));
    worlds.forEach((world, at) => demandAccepted(playAction(world, deeds[at] ?? deeds[0]), deeds[at] ?? deeds[0]));
    played.push(deeds[0]);
    if (!isKept()) return false;
    others.forEach((viewer, place) => {
      const [one, two] = worlds.map((world, at) => everythingFor(viewer, world, seen[at]?.[place] ?? {}));
      const difference = one && two ? firstDifference(one, two) : undefined;
      demand(difference === undefined, 'secrets', () => leak(viewer, { by, action, other, played, difference }));
    });
    return true;
  };
  if (
    !step([
      { by, action },
      { by, action: other },
    ])
  )
    return;
  for (let left = LONGEST; left > 0; left--) {
    const deed = commonDeed(worlds, walk);
    if (!deed || !step([deed, deed])) return;
  }
}

function commonDeed([here, there]: readonly [AnyMatch, AnyMatch], walk: Walk): ActorAction | undefined {
  if (here.game.result(here.state) || there.game.result(there.state)) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const deed = chooseMove(walk, here);
    if (deed && isPossible(deed, there)) return deed;
  }
  return undefined;
}

interface Leak {
  readonly by: Seat;
  readonly action: AnyAction;
  readonly other: AnyAction;
  readonly played: readonly ActorAction[];
  readonly difference: string | undefined;
}

const leak = (viewer: Viewer, { by, action, other, played, difference }: Leak): string =>
  `${viewerName(viewer)} can tell whether seat ${by} chose ${asText(action)} or ${asText(other)}, ` +
  `${played.length === 1 ? 'at once' : `after ${asText(played.slice(1))}`}, by ${difference}`;
