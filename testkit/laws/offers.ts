import {
  type AnyMatch,
  accept,
  type Chance,
  countWays,
  deadEnd,
  fill,
  play,
  type Seat,
  seatsAt,
  seatsOf,
  type Viewer,
  viewersOf,
} from '#kernel';
import { demand, difference, viewerName, asText } from '../broken.ts';
import { learn, plausible, spoilt } from '../junk.ts';
import { describeResult, positions, type Walk } from '../walk.ts';
import type { Law } from './law.ts';

type AnyAction = { type: string };

export const offersLaw: Law = {
  id: 'offers',
  says: 'every filled offer is accepted, everything else is refused by a rule and changes nothing',
  check(walk) {
    for (const match of positions(walk)) {
      const legal = seatsOf(seatsAt(match)).flatMap(seat => offeredTo(seat, match, walk));
      const strange = strangeActions(legal, walk);
      for (const viewer of viewersOf(seatsAt(match))) agrees(viewer, match, [...legal, ...strange]);
      refuses(walk.luck.below(seatsAt(match)), match, [
        ...legal,
        ...strange,
        ...spoiltOnes([...legal, ...strange], walk.luck),
        ...walk.run.junk,
      ]);
    }
  },
};

/** One random action for every offer of the seat. */
function offeredTo(seat: Seat, { game, state }: AnyMatch, { luck, lexicon }: Walk): AnyAction[] {
  const offers = game.offers(game.view(state, seat));
  learn(lexicon, offers);
  return offers.map(offer => {
    demand(countWays(offer) > 0, 'offers', () => `seat ${seat} is offered what cannot be filled in: ${asText(offer)}`);
    const end = deadEnd(offer);
    demand(end === undefined, 'offers', () => `seat ${seat} cannot go on after ${asText(end)} in ${asText(offer)}`);
    const action = fill<AnyAction>(offer, luck);
    const legal = accept<AnyAction>(offers, action) !== undefined;
    demand(legal, 'offers', () => `filled in, this offer to seat ${seat} is not legal: ${asText(offer)}`);
    return action;
  });
}

const strangeActions = (legal: readonly AnyAction[], { luck, lexicon }: Walk): AnyAction[] => [
  ...Array.from({ length: 4 }, () => plausible(lexicon, luck)),
  ...legal.slice(0, 2).map(action => ({ ...action, also: null })),
];

const spoiltOnes = (actions: readonly AnyAction[], luck: Chance): unknown[] =>
  Array.from({ length: 5 }, () => spoilt(luck.pick(actions), luck));

/** Every action that fits no offer is forbidden by some rule. */
function agrees(viewer: Viewer, { game, state }: AnyMatch, actions: readonly AnyAction[]): void {
  const view = game.view(state, viewer);
  const offers = game.offers(view);
  demand(viewer !== 'audience' || offers.length === 0, 'offers', () => `the audience is offered ${asText(offers)}`);
  for (const action of actions) {
    if (accept<AnyAction>(offers, action)) continue;
    const rule: unknown = game.objection(view, action);
    const isRule = typeof rule === 'string' && rule !== '';
    demand(
      isRule,
      'offers',
      () => `no rule forbids ${viewerName(viewer)} what it is not offered, but ${asText(rule)}: ${asText(action)}`,
    );
  }
}

/** An action that fits no offer is refused, and changes nothing. */
function refuses(seat: Seat, match: AnyMatch, sent: readonly unknown[]): void {
  const { game, state, moves } = match;
  const before = JSON.stringify(state);
  const offers = game.offers(game.view(state, seat));
  for (const action of sent) {
    if (accept<AnyAction>(offers, action)) continue;
    const reply = play(match, seat, action, moves.at(-1)?.at ?? 0);
    const refused = !reply.ok && reply.refusal.because !== 'fault';
    demand(refused, 'offers', () => `seat ${seat} sent ${asText(action)}, and the answer was ${describeResult(reply)}`);
    demand(
      JSON.stringify(match.state) === before,
      'offers',
      () => `${asText(action)} was refused, and the state changed: ${difference(JSON.parse(before), match.state)}`,
    );
  }
}
