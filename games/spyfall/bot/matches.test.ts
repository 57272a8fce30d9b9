import { describe, expect, test } from 'vitest';
import { botsFor, letTimePass, newLapse, random, seated } from '#bots';
import { type AnyBot, accept, type BySeat, copy, quickChance, type Seat, start } from '#kernel';
import { cardIn } from '../rules/cards.ts';
import { isWonBySpy } from '../rules/ending.ts';
import { spyfall } from '../rules/game.ts';
import { OPTIONS } from '../rules/scene.fixture.ts';
import type { Action, Ending, Options, Round, State, View } from '../rules/state.ts';
import { titles } from '../titles.ts';
import { master, novice, regular } from './strengths.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 1);
const BOTS: readonly (readonly [string, AnyBot])[] = [
  ['novice', novice],
  ['regular', regular],
  ['master', master],
];
const CONVERSATIONS: readonly Options['conversation'][] = ['phrasebook', 'spoken', 'written'];

const table = (seats: number, bot: AnyBot): AnyBot[] => Array.from({ length: seats }, () => bot);

/** A match between bots that can be played again: the same numbers are the same match. */
interface Evening extends Partial<Options> {
  readonly bots: BySeat<AnyBot>;
  readonly seed: number;
}

/** A bot that was asked, and what it did. The state is as it was then. */
interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly left: number | undefined;
  readonly action: Action | null; // null: it waited
}

/** Plays a match to its end, with time passing; every move must be among the offers. */
function playMatch({ bots, seed, ...set }: Evening, watch: (moment: Moment) => void = () => {}): readonly Round[] {
  const luck = quickChance(seed);
  const match = start({
    game: spyfall,
    options: { ...OPTIONS, conversation: 'phrasebook', ...set },
    seats: bots.length,
    seed: Uint8Array.from({ length: 32 }, () => luck.below(256)),
  });
  const lapse = newLapse();
  const watched = bots.map(
    (bot): AnyBot => ({
      decide(situation, chance) {
        const action = bot.decide(situation, chance) as Action | null;
        const { seat, view, offers, left } = situation;
        if (action && !accept(offers, action)) throw new Error(`seat ${seat} may not play ${JSON.stringify(action)}`);
        watch({ state: match.state, seat, view: view as View, left, action });
        return action;
      },
    }),
  );
  const company = seated(match, watched, luck, () => lapse.now);
  while (letTimePass(company, lapse));
  return match.state.open.past;
}

/** Moments of a match, as they were. */
function moments(evening: Evening): Moment[] {
  const found: Moment[] = [];
  playMatch(evening, moment => void found.push(copy(moment)));
  return found;
}

/** What a bot does when it is asked in this state at this seat. */
function decision(
  bot: AnyBot,
  { state, seat, left }: Pick<Moment, 'state' | 'seat' | 'left'>,
  luck = 1,
): Action | null {
  const view = spyfall.view(state, seat);
  const offers = spyfall.offers(view);
  const situation = { seat, view, offers };
  const action = bot.decide(left === undefined ? situation : { ...situation, left }, quickChance(luck));
  if (action === null) return null;
  const accepted = accept<Action>(offers, action);
  if (!accepted) throw new Error(`seat ${seat} may not play ${JSON.stringify(action)}`);
  return accepted;
}

/** Somebody who plays like one bot as the spy, and like another as one who knows the place. */
const inRole = (spy: AnyBot, knower: AnyBot): AnyBot => ({
  decide: (situation, chance) =>
    (cardIn(situation.view as View)?.place === '--' ? spy : knower).decide(situation, chance),
});

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
        const chosen = decision(bot, { state, seat, left }, seed);
        for (let time = 0; time < 3; time++) {
          const twin = spyfall.imagine(spyfall.view(state, seat), quickChance(seed * 10 + time));
          if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) twins += 1;
          expect(decision(bot, { state: twin, seat, left }, seed)).toEqual(chosen);
        }
      }
    }
    expect(twins).toBeGreaterThan(20);
  });

  test('leaves the view it was handed as it was', () => {
    playMatch({ bots: table(4, bot), seed: 3, rounds: 1 }, ({ state, seat, left }) => {
      const before = copy(state);
      decision(bot, { state, seat, left });
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
        expect([cardIn(view)?.place, action.how]).toEqual(['--', 'name']);
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
    const done = new Map<string, Set<unknown>>();
    playMatch({ bots: table(4, master), seed: 1, rounds: 2, conversation, minutes: 1 }, ({ action }) => {
      if (!action) return;
      const said = action.type === 'ask' ? action.question : action.type === 'answer' ? action.answer : undefined;
      const cast = action.type === 'vote' ? action.vote : said;
      done.set(action.type, (done.get(action.type) ?? new Set()).add(cast));
    });
    expect(Object.fromEntries(done)).toEqual({
      start: new Set([undefined]),
      continue: new Set([undefined]),
      ask: new Set([line]),
      answer: new Set([line]),
      vote: new Set(['aye']),
    });
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

  // measured over 400 rounds and more: 0.43 to 0.49 among masters, 0.30 for a novice among them, 0.68 for a master among novices
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
