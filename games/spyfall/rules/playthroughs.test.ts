import { describe, expect, test } from 'vitest';
import { type Chance, fill, type Offer, type Seat } from '#kernel';
import { playthrough } from '#testkit';
import { cardIn } from './cards.ts';
import { spyfall } from './game.ts';
import type { Action, Options, View } from './state.ts';

/** How a table talks and votes until its round ends in a certain way. The players use only their views. */
interface PlayStyle {
  readonly options: Partial<Options>;
  readonly seats: number;
  readonly seed: number;
  /** The action instead of talk, after this many exchanges. */
  turns(view: View): Action | undefined;
  votes(view: View): 'aye' | 'nay';
  ending: RegExp;
  wonBySpy: boolean;
}

const isSpy = (view: View): boolean => cardIn(view)?.place === '--';
const saidEnough = ({ open }: View): boolean => open.talk.filter(({ answered }) => answered).length >= 2;
const suspect = (seat: Seat): Action => ({ type: 'accuse', suspect: seat });

const player =
  (manner: PlayStyle) =>
  (view: View, offers: readonly Offer<Action>[], luck: Chance): Action => {
    const offered = (type: Action['type']): Offer<Action> | undefined => offers.find(offer => offer.type === type);
    if (offered('vote')) return { type: 'vote', vote: manner.votes(view) };
    const instead = saidEnough(view) ? manner.turns(view) : undefined;
    if (instead && offered(instead.type)) return instead;
    const talk = offered('start') ?? offered('continue') ?? offered('ask') ?? offered('answer') ?? offered('point');
    if (!talk) throw new Error('nothing is offered');
    // players who are not awaited look at places
    return talk.type === 'point' ? { type: 'point', place: '00', how: 'look' } : fill<Action>(talk, luck);
  };

const silent = (): undefined => undefined;

const MANNERS: Readonly<Record<string, PlayStyle>> = {
  'accusation-right': {
    options: { conversation: 'phrasebook', rounds: 1 },
    seats: 4,
    seed: 13,
    turns: ({ me }) => (me === 2 ? undefined : suspect(2)),
    votes: () => 'aye',
    ending: /"convicted","suspect":2,"by":\d}/,
    wonBySpy: false,
  },
  'accusation-innocent': {
    options: { conversation: 'spoken', rounds: 1 },
    seats: 3,
    seed: 4,
    turns: view => (isSpy(view) && typeof view.me === 'number' ? suspect((view.me + 1) % 3) : undefined),
    votes: () => 'aye',
    ending: /"convicted","suspect":\d,"by":\d}/,
    wonBySpy: true,
  },
  'guess-right': {
    options: { conversation: 'written', rounds: 1, roles: 'none' },
    seats: 3,
    seed: 6,
    turns: view => (isSpy(view) ? { type: 'point', place: '01', how: 'name' } : undefined),
    votes: () => 'nay',
    ending: /"named","place":"01"}/,
    wonBySpy: true,
  },
  'guess-wrong': {
    options: { conversation: 'phrasebook', rounds: 1 },
    seats: 5,
    seed: 8,
    turns: view => (isSpy(view) ? { type: 'point', place: '29', how: 'name' } : undefined),
    votes: () => 'nay',
    ending: /"named","place":"29"}/,
    wonBySpy: false,
  },
  'time-out-right': {
    options: { conversation: 'spoken', rounds: 1 },
    seats: 4,
    seed: 5,
    turns: silent,
    votes: ({ open }) => (open.motion?.suspect === 0 ? 'aye' : 'nay'),
    ending: /"convicted","suspect":0,"by":null}/,
    wonBySpy: false,
  },
  'time-out-innocent': {
    options: { conversation: 'phrasebook', rounds: 1 },
    seats: 4,
    seed: 6,
    turns: silent,
    votes: () => 'aye',
    ending: /"convicted","suspect":\d,"by":null}/,
    wonBySpy: true,
  },
  'time-out-nobody': {
    options: { conversation: 'phrasebook', rounds: 2 },
    seats: 3,
    seed: 7,
    turns: silent,
    votes: () => 'nay',
    ending: /"escaped"}/,
    wonBySpy: true,
  },
};

test('SPY-2.10 a golden match in which players come late', () => {
  const file = new URL('../playthroughs/latecomers.txt', import.meta.url);
  const manner: PlayStyle = {
    options: { conversation: 'spoken', rounds: 3 },
    seats: 3,
    seed: 3,
    turns: ({ me }) => (me === 0 ? suspect(1) : undefined),
    votes: () => 'aye',
    ending: /"convicted"/,
    wonBySpy: false,
  };
  const { options, seats, seed } = manner;
  const finisher = player(manner);
  const { told, golden } = playthrough(spyfall, { seats, options, seed, wild: 0, finisher, latecomers: true, file });
  expect(told).toBe(golden);
  expect(told).toMatch(/the table: \{"type":"join"\}/);
  expect(told).toMatch(/everybody hears \{"type":"joined","seat":3\}/);
});

describe('Golden matches, one for each way a round can end', () => {
  test.each(Object.entries(MANNERS))('SPY-8.7 %s', (name, manner) => {
    const file = new URL(`../playthroughs/${name}.txt`, import.meta.url);
    const { options, seats, seed, ending, wonBySpy } = manner;
    const { told, golden } = playthrough(spyfall, { seats, options, seed, wild: 0, finisher: player(manner), file });
    expect(told).toBe(golden);
    const points = /"points":\[([\d,]+)\]/.exec(told)?.[1]?.split(',').map(Number) ?? [];
    expect(/"ending":{"type":(.*?})/.exec(told)?.[1]).toMatch(ending);
    expect(Math.max(...points) >= 2 && points.filter(scored => scored > 0).length === 1).toBe(wonBySpy);
  });
});
