import {
  type AnyMatch,
  accept,
  canonical,
  eventsFor,
  mayUndo,
  play,
  type Seat,
  seatsOf,
  start,
  type Viewer,
  viewersOf,
} from '#kernel';
import { demand, difference, viewerName, asText } from '../broken.ts';
import { plausible, spoilt } from '../junk.ts';
import { tableDocument } from '../received.ts';
import {
  demandAccepted,
  describeResult,
  playAction,
  chooseMove,
  type ActorAction,
  fork,
  isPossible,
  seedFor,
  type Walk,
} from '../walk.ts';
import type { Law } from './law.ts';

/** Two worlds that one viewer cannot tell apart: the real one, and one imagined from its view. */
interface Twins {
  readonly viewer: Viewer;
  readonly here: AnyMatch;
  readonly there: AnyMatch;
}

export const twinsLaw: Law = {
  id: 'twins',
  says: 'twin worlds: what differs only in what a viewer may not know sends that viewer the same bytes',
  check(walk) {
    const viewers = walk.luck.shuffle(viewersOf(walk.match.seats));
    for (const viewer of viewers.slice(0, VIEWERS)) staysTwin(viewer, walk);
  },
};

/** The number of viewers tested in every match. */
const VIEWERS = 3;

function staysTwin(viewer: Viewer, walk: Walk): void {
  walk.played.length = 0;
  dealsSoundAlike(viewer, walk);
  let pair = apart(viewer, walk.match, walk);
  while (walk.played.length < walk.run.moves && !pair.here.game.result(pair.here.state)) {
    sendTheSame(pair, walk);
    const deed = commonDeed(pair, walk);
    const stillTwins = deed ? stepTogether(pair, deed, walk) : stepAlone(pair, walk);
    if (stillTwins === undefined) return;
    if (!stillTwins || walk.luck.below(8) === 0) pair = apart(viewer, pair.here, walk);
  }
  sendTheSame(pair, walk);
}

/** From here on the worlds differ in what is hidden from the viewer, and have the same luck. */
function apart(viewer: Viewer, { state }: AnyMatch, { match, game, luck }: Walk): Twins {
  const seed = seedFor(luck.below(2 ** 30));
  const imagined = game.imagine(game.view(state, viewer), luck);
  return { viewer, here: fork(match, state, seed), there: fork(match, imagined, seed) };
}

/** Deals with the same first view must send the viewer the same events. */
function dealsSoundAlike(viewer: Viewer, { match, luck }: Walk): void {
  const told = new Map<string, unknown>();
  for (const _ of seatsOf(20)) {
    const { game, state, told: said } = start({ ...match, seed: seedFor(luck.below(2 ** 30)) });
    const view = canonical(game.view(state, viewer));
    const news = eventsFor(said, viewer);
    soundsAlike(viewer, 'while dealing', [told.get(view) ?? news, news]);
    told.set(view, news);
  }
}

/** Everything besides events that the viewer receives or can find out by requests. */
function sendTheSame({ viewer, here, there }: Twins, walk: Walk): void {
  const attempts = Array.from({ length: 6 }, (_, at) => {
    const action = plausible(walk.lexicon, walk.luck);
    return at < 4 ? action : spoilt(action, walk.luck);
  });
  const [mine, other] = [here, there].map(world => answersTo(viewer, world, [...attempts, ...walk.run.junk]));
  const laws = ['twinOffers', 'twinRefusals', 'twinClock', 'twinResult', 'twinTable'] as const;
  for (const law of laws) {
    const [one, two] = [mine?.[law], other?.[law]];
    demand(
      JSON.stringify(one) === JSON.stringify(two),
      law,
      () => `${viewerName(viewer)} can tell two worlds apart by ${law}: ${difference(one, two)}`,
    );
  }
}

function answersTo(viewer: Viewer, world: AnyMatch, attempts: readonly unknown[]) {
  const { game, state } = world;
  const view = game.view(state, viewer);
  const alarm = game.clock?.(state);
  return {
    twinOffers: { offers: game.offers(view), awaited: game.awaited(view) },
    twinRefusals: viewer === 'audience' ? [] : attempts.map(attempt => answerTo(attempt, viewer, world)),
    twinClock: alarm,
    twinResult: game.result(state),
    twinTable: tableDocument(world),
  };
}

function answerTo(attempt: unknown, seat: Seat, world: AnyMatch): unknown {
  const { game, state } = world;
  if (accept(game.offers(game.view(state, seat)), attempt)) return 'legal';
  const reply = play(world, seat, attempt, 0);
  return [attempt, reply.ok ? 'accepted' : { ...reply.refusal, cause: null }];
}

/** An action that is possible in both worlds. */
function commonDeed({ viewer, here, there }: Twins, walk: Walk): ActorAction | undefined {
  for (const _ of seatsOf(8)) {
    const deed = chooseMove(walk, here);
    if (!deed) return undefined;
    if (deed.by === viewer || isPossible(deed, there)) return deed;
  }
  return undefined;
}

/** Whether the viewer still sees the same in both worlds; if so, it must have heard the same. */
function stepTogether({ viewer, here, there }: Twins, deed: ActorAction, walk: Walk): boolean {
  demandAccepted(playAction(here, deed), deed);
  walk.played.push(deed);
  const reply = playAction(there, deed);
  demand(
    reply.ok,
    'imagine',
    () =>
      `in a world imagined for ${viewerName(viewer)}, ${asText(deed.action)} by ${viewerName(deed.by)} fails: ${describeResult(reply)}`,
  );
  const views = [here, there].map(({ game, state }) => canonical(game.view(state, viewer)));
  if (views[0] !== views[1]) return false;
  demand(
    here.moves.length === there.moves.length,
    'twinTable',
    () =>
      `${asText(deed.action)} by ${viewerName(deed.by)} is recorded in one world only, and ${viewerName(viewer)} sees that`,
  );
  soundsAlike(viewer, `of ${asText(deed.action)} by ${viewerName(deed.by)}`, [
    eventsFor(here.told, viewer),
    eventsFor(there.told, viewer),
  ]);
  if (deed.by === viewer) undoesAlike(viewer, here, there);
  return true;
}

/** Undefined if no action is possible. */
function stepAlone({ here }: Twins, walk: Walk): false | undefined {
  const deed = chooseMove(walk, here);
  if (!deed) return undefined;
  demandAccepted(playAction(here, deed), deed);
  walk.played.push(deed);
  return false;
}

function soundsAlike(viewer: Viewer, when: string, [one, other]: readonly [unknown, unknown]): void {
  const texts = [JSON.stringify(one), JSON.stringify(other)] as const;
  const sizes = texts.map(text => new TextEncoder().encode(text).length);
  const told = (): string =>
    `${viewerName(viewer)} hears in one world ${texts[0]}, in the other ${texts[1]} ${when}, and its view is the same`;
  demand(sizes[0] === sizes[1], 'twinSizes', () => `${sizes.join(' and ')} bytes: ${told()}`);
  demand(texts[0] === texts[1], 'twinEvents', told);
}

function undoesAlike(viewer: Seat, here: AnyMatch, there: AnyMatch): void {
  const may = mayUndo(here, viewer);
  demand(
    may === mayUndo(there, viewer),
    'twinUndo',
    () => `seat ${viewer} may take back its move in ${may ? 'this world' : 'the other world'} only`,
  );
}
