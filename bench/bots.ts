import { type AnyBot, type Bot, type BySeat, type Chance, fill, quickChance, type Seat, type Table } from '#kernel';
import { random } from '#bots';
import { titleNamed } from '#shelf';
import { townFor } from '../games/pi/rules/edition.ts';
import { accusing } from '../games/pi/bot/actions.ts';
import { ownBelief } from '../games/pi/bot/belief.ts';
import { cardInquiries, information, placeInquiries, tells } from '../games/pi/bot/inquiry.ts';
import { solverAt } from '../games/pi/rules/rounds.ts';
import type { Action, Event, View } from '../games/pi/rules/state.ts';
import { PI_OPTIONS } from './matches.ts';

const title = titleNamed('pi');
if (!title) throw new Error('P.I. is not on the shelf');
const { game } = title;

function botNamed(name: string): AnyBot {
  const bot = { random, inquisitive, ...title?.bots }[name];
  if (!bot) throw new Error(`P.I. has no bot called ${name}`);
  return bot;
}

/**
 * A strong reference below the master: it knows its own cases exactly, always asks the most informative question, sends
 * investigators as soon as they tell more than a card, and accuses when it is certain.
 */
const inquisitive: Bot<View, Action> = {
  decide({ seat, view }, chance) {
    const { open } = view;
    const belief = ownBelief(view);
    const places = solverAt(open, seat).left > 0 ? placeInquiries(open, seat, belief) : [];
    const telling = [...cardInquiries(open, open.display, belief), ...places].filter(tells);
    const weighed = telling.map(inquiry => ({ inquiry, bits: information(inquiry, belief) }));
    const [best] = weighed.sort((one, other) => other.bits - one.bits);
    return best ? best.inquiry.action : accusing(open, belief, chance.below(belief.weight.length));
  },
};

const INVESTIGATIONS = townFor(PI_OPTIONS.edition).investigations;

/** Takes the first offer and accuses only if it must, so that no other seat has to hurry. */
const bystander: AnyBot = { decide: ({ offers: [first] }, chance) => (first ? fill(first, chance) : null) };

export interface BotScore {
  /** The share of matches won; a shared victory counts in part. */
  readonly wins: number;
  /** The turns of every case solved, the accusation included. */
  readonly turns: readonly number[];
  /** The share of the cases solved before the investigation was over. */
  readonly solved: number;
}

/** The master against others of one kind, on changing seats. */
export function masterAgainst(rival: string, seats: number, matches: number, watch: DecisionTimer): BotScore {
  const [master, other] = [timed(botNamed('master'), watch), botNamed(rival)];
  const turns: number[] = [];
  let wins = 0;
  for (let number = 0; number < matches; number++) {
    const seat = number % seats;
    const table = Array.from({ length: seats }, (_, at) => (at === seat ? master : other));
    const { winners, solved } = playOut(table, number);
    if (winners.includes(seat)) wins += 1 / winners.length;
    turns.push(...solved.filter(one => one.seat === seat).map(({ round }) => round));
  }
  return { wins: wins / matches, turns, solved: turns.length / (matches * INVESTIGATIONS) };
}

/** How many turns a bot needs for each of its cases when nobody else solves any. */
export function turnsAlone(name: string, matches: number): number[] {
  const bot = botNamed(name);
  const turns: number[] = [];
  for (let number = 0; number < matches; number++) {
    const seat = number % 2;
    const { solved } = playOut(seat === 0 ? [bot, bystander] : [bystander, bot], number);
    for (const one of solved) if (one.seat === seat) turns.push(one.round);
  }
  return turns;
}

/** Called with the duration of each decision, in milliseconds. */
type DecisionTimer = (milliseconds: number) => void;

const timed = (bot: AnyBot, watch: DecisionTimer): AnyBot => ({
  decide(situation, chance) {
    const before = performance.now();
    const action = bot.decide(situation, chance);
    watch(performance.now() - before);
    return action;
  },
});

interface MatchEnd {
  readonly winners: readonly Seat[];
  readonly solved: readonly { seat: Seat; round: number }[];
}

/** A match between bots, played in place: two random ones need thousands of turns for a case. */
function playOut(bots: BySeat<AnyBot>, number: number): MatchEnd {
  const chance = quickChance(number);
  const solved: { seat: Seat; round: number }[] = [];
  const table = tableWith(chance, event => {
    if (event.type === 'solved') solved.push({ seat: event.seat, round: event.round });
  });
  const state = game.setup(PI_OPTIONS, bots.length, table);
  for (;;) {
    const result = game.result(state);
    if (result) return { winners: result.winners, solved };
    const [seat = 0] = game.awaited(game.view(state, 'audience'));
    const view = game.view(state, seat);
    const action = bots[seat]?.decide({ seat, view, offers: game.offers(view) }, chance);
    if (!action) throw new Error(`the table waits for seat ${seat}, and its bot does not move`);
    game.apply(state, seat, action, table);
  }
}

/** A table that collects public events. */
const tableWith = ({ below, pick, shuffle }: Chance, listen: (event: Event) => void): Table<Event> => ({
  below,
  pick,
  shuffle,
  tell: listen,
  whisper: () => {},
});
