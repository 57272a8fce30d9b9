import type { Viewer } from '#kernel';
import { type AddressedMessages, type Argument, computedLine, inSecondPerson } from '#telling';
import { isWonBySpy } from '../rules/score.ts';
import { votersOn } from '../rules/round.ts';
import type { Card, Event, Exchange, Open, Remark, Round, Verdict, View } from '../rules/state.ts';
import { answerText, placeName, questionText, remarkText, roleName, saidIn, seatNames } from './names.ts';
import { type GameLine, line } from './line.ts';

/** Messages in the second person. */
const ADDRESSED: AddressedMessages = {
  joined: { you: 'seat' },
  'round-dealt': { you: 'dealer' },
  asked: { you: 'seat', ofYou: 'to' },
  'asked-aloud': { you: 'seat', ofYou: 'to' },
  answered: { you: 'seat', ofYou: 'to' },
  'answered-aloud': { you: 'seat', ofYou: 'to' },
  remarked: { you: 'seat', ofYou: 'about' },
  accused: { you: 'seat', ofYou: 'suspect' },
  'put-to-vote': { you: 'suspect' },
  voted: { you: 'seat' },
  'vote-carried': { you: 'suspect' },
  'vote-failed': { you: 'suspect' },
  'place-named': { you: 'seat' },
  'ended-named-right': { you: 'spy' },
  'ended-named-wrong': { you: 'spy' },
  'ended-convicted-spy': { you: 'suspect' },
  'ended-convicted-innocent': { you: 'suspect' },
  'ended-escaped': { you: 'spy' },
};

export const tellEvent = (event: Event, view: Readonly<View>, to?: Viewer): GameLine[] =>
  linesOf(event, view).map(line => inSecondPerson(to, line, ADDRESSED));

/** The lines about an event. */
function linesOf(event: Event, { open }: Readonly<View>): GameLine[] {
  switch (event.type) {
    case 'matchStarted':
      return [line('match-started', { dealer: { seat: event.dealer }, rounds: event.rounds })];
    case 'joined':
      return [line('joined', { seat: { seat: event.seat } })];
    case 'roundDealt':
      return [line('round-dealt', { round: event.round, rounds: open.options.rounds, dealer: { seat: event.dealer } })];
    case 'cardDealt':
      return [tellCard('card', event.card, { seat: { seat: event.to } })];
    case 'continued':
      return [line('continued', { seat: { seat: event.by } })];
    case 'clockStarted':
      return [line('clock-started', { dealer: { seat: event.dealer }, minutes: event.minutes })];
    case 'asked':
      return [tellQuestion(event, open)];
    case 'answered':
      return [tellAnswer({ by: event.to, to: event.by, answer: event.answer }, open)];
    case 'remarked':
      return [tellRemark(event)];
    case 'accused':
      return [line('accused', { seat: { seat: event.by }, suspect: { seat: event.suspect } })];
    case 'timeRanOut':
      return [line('time-ran-out', { dealer: { seat: event.dealer } })];
    case 'putToVote':
      return [line('put-to-vote', { suspect: { seat: event.suspect } })];
    case 'voted':
      return [line('voted', { seat: { seat: event.by } })];
    case 'voteClosed':
      return [tellVerdict(event.verdict, open.seats)];
    case 'placeNamed':
      return [line('place-named', { seat: { seat: event.by }, place: placeName(event.place) })];
    case 'roundEnded':
      return [tellEnding(event.result), tellSecret(event.result, event.round), ...tellSeats(event.result)];
    case 'matchEnded':
      return [line('match-ended'), ...standings(event)];
  }
}

/** A card in words; the key begins with the given prefix. */
export function tellCard(
  key: 'card' | 'hand',
  { place, role }: Card,
  args: Readonly<Record<string, Argument>>,
): GameLine {
  if (place === '--') return computedLine(`${key}-spy`, args);
  if (role === '-') return computedLine(`${key}-place`, { ...args, place: placeName(place) });
  return computedLine(`${key}-role`, { ...args, place: placeName(place), role: roleName(place, role) });
}

export function tellQuestion({ by, to, question }: Pick<Exchange, 'by' | 'to' | 'question'>, open: Open): GameLine {
  const args = { seat: { seat: by }, to: { seat: to } };
  return question === null
    ? line('asked-aloud', args)
    : line('asked', { ...args, question: saidIn(open, question, questionText) });
}

export function tellAnswer({ by, to, answer }: Pick<Exchange, 'by' | 'to' | 'answer'>, open: Open): GameLine {
  const args = { seat: { seat: to }, to: { seat: by } };
  return answer === null
    ? line('answered-aloud', args)
    : line('answered', { ...args, answer: saidIn(open, answer, answerText) });
}

export const tellRemark = ({ by, about, remark }: Pick<Remark, 'by' | 'about' | 'remark'>): GameLine =>
  line('remarked', { seat: { seat: by }, about: { seat: about }, remark: remarkText(remark) });

export function tellVerdict({ suspect, votes, unanimous }: Verdict, seats: number): GameLine {
  const voters = votersOn(suspect, seats);
  return line(unanimous ? 'vote-carried' : 'vote-failed', {
    suspect: { seat: suspect },
    ayes: seatNames(voters.filter(seat => votes[seat] === 'aye')),
    nays: seatNames(voters.filter(seat => votes[seat] === 'nay')),
  });
}

/** How a round ended, and who won. */
export function tellEnding(round: Round): GameLine {
  const { ending, spy } = round;
  const isSpys = isWonBySpy(round);
  switch (ending.type) {
    case 'named':
      return line(isSpys ? 'ended-named-right' : 'ended-named-wrong', { spy: { seat: spy } });
    case 'convicted':
      return line(isSpys ? 'ended-convicted-innocent' : 'ended-convicted-spy', { suspect: { seat: ending.suspect } });
    case 'escaped':
      return line('ended-escaped', { spy: { seat: spy } });
  }
}

export const tellSecret = ({ place, spy }: Round, round: number): GameLine =>
  line('round-secret', { round, place: placeName(place), spy: { seat: spy } });

/** SPY-8.7: every role, and the points. */
export const tellSeats = ({ place, spy, roles, points }: Round): GameLine[] =>
  points.map((scored, seat) => {
    const args = { seat: { seat }, points: scored };
    const role = roles[seat] ?? '-';
    if (seat === spy) return line('shown-spy', args);
    return role === '-' ? line('shown-place', args) : line('shown-role', { ...args, role: roleName(place, role) });
  });

/** The seats, best first. */
const standings = ({ totals, ranks }: Extract<Event, { type: 'matchEnded' }>): GameLine[] =>
  totals
    .map((points, seat) => ({ points, seat, rank: ranks[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ points, seat, rank }) => line('standing', { rank, seat: { seat }, points }));
