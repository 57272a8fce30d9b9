import { type AnyBot, type BySeat, type Chance, copy, quickChance, type Result, type Seat } from '#kernel';
import { botAction, type BotMoment, playBots } from '../../../testkit/bot-matches.ts';
import { type EditionId, type Kind, type Place, townFor } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import type { Action, Case, Event, Open, Options, State, View } from '../rules/state.ts';
import type { Belief } from './belief.ts';

/** A repeatable match between bots. */
export interface BotMatch extends Partial<Pick<Options, 'edition' | 'answers' | 'lastUnsolved'>> {
  readonly bots: BySeat<AnyBot>;
  readonly seed: number;
  /** The most moves; by default far more than any match needs. */
  readonly most?: number;
}

/** A bot's turn. The state is the match's own and changes afterwards. */
export type Moment = BotMoment<State, View, Action> & { readonly action: Action };

export interface MatchEnd {
  readonly moves: number;
  readonly events: readonly Event[];
  readonly result: Result | undefined; // undefined: left before the end
}

const ENOUGH = 5000;

/** Plays a match. */
export function playMatch(plan: BotMatch, watch: (moment: Moment) => void = () => {}): MatchEnd {
  const { bots, seed, most = ENOUGH } = plan;
  const { state, events, moves } = playBots(
    pi,
    { options: optionsOf(plan), bots, seed, most },
    {
      watch({ action, ...moment }) {
        if (action) watch({ ...moment, action });
      },
    },
  );
  return { moves, events, result: pi.result(state) };
}

const optionsOf = ({ edition = 'pi', answers = 'auto', lastUnsolved = 'nextValue' }: BotMatch): Options => ({
  edition,
  answers,
  lastUnsolved,
  notebook: 1,
  turnSeconds: null,
});

/** The action of a bot in this state at this seat. */
export const decision = (bot: AnyBot, state: State, seat: Seat, chance: Chance = quickChance(1)): Action | null =>
  botAction(pi, bot, { state, seat }, { chance });

/** The turns of a match that fit the condition, with copies of the state. */
export function moments(plan: BotMatch, isWanted: (moment: Moment) => boolean = () => true): Moment[] {
  const found: Moment[] = [];
  playMatch(plan, moment => {
    if (!moment.view.open.question && isWanted(moment)) found.push(copy(moment));
  });
  return found;
}

/** The share of matches a bot wins, on changing seats; a shared victory counts in part. */
export function shareOfWins(bot: AnyBot, others: BySeat<AnyBot>, matches: number): number {
  let wins = 0;
  for (let seed = 0; seed < matches; seed++) {
    const seat = seed % (others.length + 1);
    const { result } = playMatch({ bots: others.toSpliced(seat, 0, bot), seed });
    if (result?.winners.includes(seat)) wins += 1 / result.winners.length;
  }
  return wins / matches;
}

// The following is computed case by case, without the rules' own reasoning.

export const caseText = ({ suspect, location, crime }: Case): string => `${suspect}/${location}/${crime}`;
const isApart = (one: Case, other: Case): boolean =>
  one.suspect !== other.suspect && one.location !== other.location && one.crime !== other.crime;

export function allCases(edition: EditionId): Case[] {
  const { suspects, placeIds, crimes } = townFor(edition);
  return suspects.flatMap(suspect => placeIds.flatMap(location => crimes.map(crime => ({ suspect, location, crime }))));
}

/** The reply of a case about one kind in one place (PI-5.2). */
export function replyAt(open: Open, one: Case, kind: Kind, place: Place): 'disc' | 'cube' | 'none' {
  const { places, placeIds } = townFor(open.options.edition);
  const tiles = { suspect: open.suspects, location: placeIds, crime: open.crimes }[kind];
  const there = placeIds[tiles.indexOf(one[kind])];
  if (there === undefined) throw new Error(`${one[kind]} lies nowhere`);
  if (there === place) return 'disc';
  return places.find(({ id }) => id === place)?.neighbours.includes(there) ? 'cube' : 'none';
}

/** The reply of a case to an evidence card. */
export function expectedReply(open: Open, one: Case, card: string): 'disc' | 'cube' | 'none' {
  const { placeIds, kindOf } = townFor(open.options.edition);
  const kind = kindOf.get(card) ?? 'location';
  const tiles = { suspect: open.suspects, location: placeIds, crime: open.crimes }[kind];
  return replyAt(open, one, kind, placeIds[tiles.indexOf(card)] ?? '');
}

/** Whether a case agrees with all replies a seat got (K1 to K3). */
function explains(open: Open, seat: Seat, one: Case): boolean {
  const { replies = [], investigators = [], wrong = [] } = open.solvers[seat] ?? {};
  return (
    replies.every(({ card, reply }) => expectedReply(open, one, card) === reply) &&
    investigators.every(({ place, about, discs, cubes }) => {
      const truths = about.map(kind => replyAt(open, one, kind, place));
      return (
        truths.filter(reply => reply === 'disc').length === discs &&
        truths.filter(reply => reply === 'cube').length === cubes
      );
    }) &&
    wrong.every(accused => caseText(accused) !== caseText(one))
  );
}

/** For each seat, the cases that agree with its replies and share nothing with a case the viewer knows (K4, K5). */
function listsFor({ me, open, hand }: View): (Case[] | undefined)[] {
  const seats = open.solvers.length;
  const known = open.solvers.map(
    (solver, seat) => solver.case ?? (me !== 'audience' && (me + 1) % seats === seat ? hand : null),
  );
  const all = allCases(open.options.edition);
  return open.solvers.map((_, seat) =>
    known[seat]
      ? undefined
      : all.filter(one => explains(open, seat, one) && known.every(other => !other || isApart(one, other))),
  );
}

/** The viewer's possible cases by its own replies, its hand and the shown cases. */
export const bruteOwn = (view: View): string[] =>
  view.me === 'audience' ? [] : (listsFor(view)[view.me] ?? []).map(caseText);

/** The number of deals to check, the own case included. */
export const workOf = (view: View): number =>
  listsFor(view).reduce((product, list) => product * (list?.length ?? 1), 1);

/** For each own case, the number of ways in which the others can have theirs (K6). */
export function bruteFull(view: View): Map<string, number> {
  const lists = listsFor(view);
  const own = view.me === 'audience' ? [] : (lists[view.me] ?? []);
  const others = lists.filter((list, seat) => list !== undefined && seat !== view.me) as Case[][];
  const ways = (left: readonly Case[][]): number => {
    const [first, ...rest] = left;
    if (!first) return 1;
    return first.reduce((sum, one) => sum + ways(rest.map(list => list.filter(other => isApart(one, other)))), 0);
  };
  return new Map(
    own.flatMap(one => {
      const count = ways(others.map(list => list.filter(other => isApart(one, other))));
      return count > 0 ? [[caseText(one), count] as const] : [];
    }),
  );
}

/** A belief by the names of its cases. */
export function casesOf({ options: { edition } }: Open, belief: Belief): Case[] {
  const { suspects, placeIds, crimes } = townFor(edition);
  return Array.from(belief.weight, (_, at) => ({
    suspect: suspects[belief.suspect[at] ?? -1] ?? '?',
    location: placeIds[belief.location[at] ?? -1] ?? '?',
    crime: crimes[belief.crime[at] ?? -1] ?? '?',
  }));
}
