import { describe, expect, test } from 'vitest';
import { botsFor, random } from '#bots';
import { type AnyBot, copy, quickChance } from '#kernel';
import { isWonBySpy } from '../rules/ending.ts';
import { spyfall } from '../rules/game.ts';
import type { Ending, Options } from '../rules/state.ts';
import { titles } from '../titles.ts';
import { decision, inRole, moments, playMatch } from './rounds.fixture.ts';
import { master, novice, regular } from './strengths.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 1);
const BOTS: readonly (readonly [string, AnyBot])[] = [
  ['novice', novice],
  ['regular', regular],
  ['master', master],
];
const CONVERSATIONS: readonly Options['conversation'][] = ['phrasebook', 'spoken', 'written'];

const table = (seats: number, bot: AnyBot): AnyBot[] => Array.from({ length: seats }, () => bot);

describe.each(BOTS)('the %s', (_, bot) => {
  test.each([3, 4, 5, 6, 7, 8])('SPY-1.2 plays whole matches of %i, however the conversation is held', seats => {
    for (const conversation of CONVERSATIONS)
      for (let seed = 0; seed < RUNS; seed++) {
        const roles = seed % 2 ? 'none' : 'played';
        const evening = { bots: table(seats, bot), seed, conversation, roles, rounds: 2, voteSeconds: 15 } as const;
        expect(playMatch(evening)).toHaveLength(2);
      }
  });

  test('comes to an end beside every other sort of player', () => {
    const others = { ...botsFor(titles[0] as (typeof titles)[number]) };
    const anybody = others['random'] ?? random;
    for (let seed = 0; seed < 3 * RUNS; seed++)
      expect(playMatch({ bots: [novice, anybody, regular, master, bot], seed, rounds: 2 })).toHaveLength(2);
  });

  test('does not peek: in twin worlds, which look the same to its seat, it does the same', () => {
    let twins = 0;
    for (let seed = 0; seed < 2 * RUNS; seed++) {
      const found = moments({ bots: [bot, master, bot, regular, novice], seed, rounds: 2 });
      for (const { state, seat, left } of found.filter((_moment, at) => at % 9 === 0)) {
        const chosen = decision(bot, state, seat, quickChance(seed), left);
        for (let time = 0; time < 3; time++) {
          const twin = spyfall.imagine(spyfall.view(state, seat), quickChance(seed * 10 + time));
          if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) twins += 1;
          expect(decision(bot, twin, seat, quickChance(seed), left)).toEqual(chosen);
        }
      }
    }
    expect(twins).toBeGreaterThan(20);
  });

  test('leaves the view it was handed as it was', () => {
    playMatch({ bots: table(4, bot), seed: 3, rounds: 1 }, ({ state, seat }) => {
      const before = copy(state);
      decision(bot, state, seat);
      expect(state).toEqual(before);
    });
  });

  test('waits where nobody waits for it and it has nothing to say, and never points for nothing', () => {
    let waited = 0;
    let pointed = 0;
    for (let seed = 0; seed < 2; seed++)
      playMatch({ bots: table(5, bot), seed, rounds: 3 }, ({ state, view, action }) => {
        if (action === null) waited += 1;
        if (action?.type !== 'point') return;
        pointed += 1;
        expect([view.card?.place, action.how]).toEqual(['--', 'name']);
        expect(state.open.motion).toBeNull();
      });
    expect(waited).toBeGreaterThan(20);
    expect(pointed).toBeGreaterThan(0);
  });
});

describe('where a bot cannot follow what is said', () => {
  test.each([
    ['SPY-4.1', 'spoken', null],
    ['SPY-4.2', 'written', '…'],
  ] as const)('%s it hands the question on, and does not stand in the way of a vote: %s', (_, conversation, line) => {
    const done = new Set<string>();
    playMatch({ bots: table(4, master), seed: 1, rounds: 2, conversation, minutes: 1 }, ({ action }) => {
      if (!action) return;
      done.add(action.type);
      if (action.type === 'ask') expect(action.question).toBe(line);
      if (action.type === 'answer') expect(action.answer).toBe(line);
      if (action.type === 'vote') expect(action.vote).toBe('aye');
    });
    expect([...done].sort()).toEqual(['answer', 'ask', 'start', 'vote']);
  });
});

describe('how well they play', () => {
  /** The share of rounds the spy wins, where five play like this in each role. */
  const spyWins = (spy: AnyBot, knower: AnyBot, matches: number): number => {
    let [won, rounds] = [0, 0];
    for (let seed = 0; seed < matches * RUNS; seed++)
      for (const round of playMatch({ bots: table(5, inRole(spy, knower)), seed: 5000 + seed })) {
        rounds += 1;
        if (isWonBySpy(round)) won += 1;
      }
    return won / rounds;
  };

  // measured over 500 rounds: 0.51 among masters, 0.31 for a novice among them, 0.69 for a master among novices
  test('a spy among equal masters wins about half of the rounds; a novice far fewer, and a master among novices far more', () => {
    const equal = spyWins(master, master, 24);
    expect(equal).toBeGreaterThan(0.4);
    expect(equal).toBeLessThan(0.62);
    expect(spyWins(novice, master, 16)).toBeLessThan(equal - 0.04);
    expect(spyWins(master, novice, 16)).toBeGreaterThan(equal + 0.04);
  });

  test('SPY-8.1 rounds end in every way there is', () => {
    const endings = new Set<string>();
    const nameOf = (ending: Ending): string =>
      ending.type === 'convicted' && ending.by === null ? 'late' : ending.type;
    for (let seed = 0; seed < 14; seed++)
      for (const round of playMatch({ bots: table(5, master), seed, minutes: 2 + (seed % 2), rounds: 6 }))
        endings.add(`${nameOf(round.ending)} ${isWonBySpy(round)}`);
    expect([...endings].sort()).toEqual([
      'convicted false',
      'convicted true',
      'escaped true',
      'late false',
      'late true',
      'named false',
      'named true',
    ]);
  });
});
