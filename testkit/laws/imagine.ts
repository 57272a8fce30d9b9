import { type AnyMatch, type Chance, canonical, seatsAt, seatsOf, type Viewer, viewersOf } from '#kernel';
import { demand, difference, viewerName, asText } from '../broken.ts';
import { type AnyContractOptions, DEFAULTS } from '../contract-options.ts';
import { describeResult, playAction, chooseFor, fork, viewersToCheck, positions, seedFor, type Walk } from '../walk.ts';
import type { Law } from './law.ts';
import { notPlain } from './plain.ts';

export const imagineLaw: Law = {
  id: 'imagine',
  says: 'nobody sees more than they could know: view(imagine(v)) = v, and the imagined state is one that could be',
  check(walk) {
    const { practice, luck } = walk;
    for (const match of positions(walk)) {
      obeys(practice, match.state, 'the state');
      for (const viewer of viewersToCheck(walk))
        for (const _ of seatsOf(practice.samples ?? DEFAULTS.samples)) looksTheSame(viewer, match, practice, luck);
      isPlayable(luck.pick(viewersOf(seatsAt(match))), match, walk);
    }
  },
};

function looksTheSame(viewer: Viewer, { game, state }: AnyMatch, practice: AnyContractOptions, luck: Chance): void {
  const view = game.view(state, viewer);
  const imagined = game.imagine(view, luck);
  const again = game.view(imagined, viewer);
  const who = viewerName(viewer);
  demand(
    canonical(again) === canonical(view),
    'imagine',
    () => `${who} sees what cannot be imagined: ${difference(view, again)}`,
  );
  const shared = firstShared(imagined, new Set(objectsIn(view)), 'state');
  demand(shared === undefined, 'imagine', () => `${shared} imagined for ${who} is the very same object as in the view`);
  const problem = notPlain(imagined, 'state');
  demand(problem === undefined, 'imagine', () => `${problem}, imagined for ${who}`);
  obeys(practice, imagined, `the state imagined for ${who}`);
  const results = [game.result(state), game.result(imagined)].map(asText);
  demand(results[0] === results[1], 'imagine', () => `the result is ${results[0]}; as ${who} imagines, ${results[1]}`);
}

function obeys({ invariants }: AnyContractOptions, state: object, what: string): void {
  let problem: unknown;
  try {
    problem = invariants?.(state);
  } catch (error) {
    problem = error instanceof Error ? error.message : error;
  }
  demand(problem === undefined, 'imagine', () => `${what} breaks an invariant: ${String(problem)} in ${asText(state)}`);
}

/** An imagined state can be played on, and its view stays the same. */
function isPlayable(viewer: Viewer, match: AnyMatch, walk: Walk): void {
  if (viewer === 'audience') return;
  const { game, state } = match;
  const view = game.view(state, viewer);
  const before = JSON.stringify(view);
  const world = fork(match, game.imagine(view, walk.luck), seedFor(walk.luck.below(1000)));
  const action = chooseFor(walk, world, viewer);
  if (!action) return;
  const reply = playAction(world, { by: viewer, action });
  demand(
    reply.ok,
    'imagine',
    () => `in the state imagined for ${viewerName(viewer)}, its own ${asText(action)} fails: ${describeResult(reply)}`,
  );
  demand(
    JSON.stringify(view) === before,
    'imagine',
    () =>
      `playing in an imagined state changed the view of ${viewerName(viewer)}: ${difference(JSON.parse(before), view)}`,
  );
}

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inside of Object.values(value)) yield* objectsIn(inside);
}

function firstShared(value: unknown, known: ReadonlySet<object>, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (known.has(value)) return path;
  for (const [key, inside] of Object.entries(value)) {
    const shared = firstShared(inside, known, `${path}.${key}`);
    if (shared !== undefined) return shared;
  }
  return undefined;
}
