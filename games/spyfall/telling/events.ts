import type { Viewer } from '#kernel';
import { type Addressed, type Argument, type Line, saidTo } from '#telling';
import { isWonBySpy } from '../rules/score.ts';
import { votersOn } from '../rules/round.ts';
import type { Card, Event, Exchange, Open, Remark, Round, Verdict, View } from '../rules/state.ts';
import { answerText, placeName, questionText, remarkText, roleName, saidIn, seatNames } from './names.ts';

/** What is said to a player about themselves. */
const ADDRESSED: Addressed = {
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

export const tellEvent = (event: Event, view: Readonly<View>, to?: Viewer): Line[] =>
  linesOf(event, view).map(line => saidTo(to, line, ADDRESSED));

/** What happened. */
function linesOf(event: Event, { open }: Readonly<View>): Line[] {
  switch (event.type) {
    case 'matchStarted':
      return [{ key: 'match-started', args: { dealer: { seat: event.dealer }, rounds: event.rounds } }];
    case 'joined':
      return [{ key: 'joined', args: { seat: { seat: event.seat } } }];
    case 'roundDealt':
      return [
        {
          key: 'round-dealt',
          args: { round: event.round, rounds: open.options.rounds, dealer: { seat: event.dealer } },
        },
      ];
    case 'cardDealt':
      return [tellCard('card', event.card, { seat: { seat: event.to } })];
    case 'continued':
      return [{ key: 'continued', args: { seat: { seat: event.by } } }];
    case 'clockStarted':
      return [{ key: 'clock-started', args: { dealer: { seat: event.dealer }, minutes: event.minutes } }];
    case 'asked':
      return [tellQuestion(event, open)];
    case 'answered':
      return [tellAnswer({ by: event.to, to: event.by, answer: event.answer }, open)];
    case 'remarked':
      return [tellRemark(event)];
    case 'accused':
      return [{ key: 'accused', args: { seat: { seat: event.by }, suspect: { seat: event.suspect } } }];
    case 'timeRanOut':
      return [{ key: 'time-ran-out', args: { dealer: { seat: event.dealer } } }];
    case 'putToVote':
      return [{ key: 'put-to-vote', args: { suspect: { seat: event.suspect } } }];
    case 'voted':
      return [{ key: 'voted', args: { seat: { seat: event.by } } }];
    case 'voteClosed':
      return [tellVerdict(event.verdict, open.seats)];
    case 'placeNamed':
      return [{ key: 'place-named', args: { seat: { seat: event.by }, place: placeName(event.place) } }];
    case 'roundEnded':
      return [tellEnding(event.result), tellSecret(event.result, event.round), ...tellSeats(event.result)];
    case 'matchEnded':
      return [{ key: 'match-ended' }, ...standings(event)];
  }
}

/** A card, in words that begin with the given one. */
export function tellCard(key: 'card' | 'hand', { place, role }: Card, args: Readonly<Record<string, Argument>>): Line {
  if (place === '--') return { key: `${key}-spy`, args };
  if (role === '-') return { key: `${key}-place`, args: { ...args, place: placeName(place) } };
  return { key: `${key}-role`, args: { ...args, place: placeName(place), role: roleName(place, role) } };
}

export function tellQuestion({ by, to, question }: Pick<Exchange, 'by' | 'to' | 'question'>, open: Open): Line {
  const args = { seat: { seat: by }, to: { seat: to } };
  return question === null
    ? { key: 'asked-aloud', args }
    : { key: 'asked', args: { ...args, question: saidIn(open, question, questionText) } };
}

export function tellAnswer({ by, to, answer }: Pick<Exchange, 'by' | 'to' | 'answer'>, open: Open): Line {
  const args = { seat: { seat: to }, to: { seat: by } };
  return answer === null
    ? { key: 'answered-aloud', args }
    : { key: 'answered', args: { ...args, answer: saidIn(open, answer, answerText) } };
}

export const tellRemark = ({ by, about, remark }: Pick<Remark, 'by' | 'about' | 'remark'>): Line => ({
  key: 'remarked',
  args: { seat: { seat: by }, about: { seat: about }, remark: remarkText(remark) },
});

export function tellVerdict({ suspect, votes, unanimous }: Verdict, seats: number): Line {
  const voters = votersOn(suspect, seats);
  return {
    key: unanimous ? 'vote-carried' : 'vote-failed',
    args: {
      suspect: { seat: suspect },
      ayes: seatNames(voters.filter(seat => votes[seat] === 'aye')),
      nays: seatNames(voters.filter(seat => votes[seat] === 'nay')),
    },
  };
}

/** How a round ended, and for whom. */
export function tellEnding(round: Round): Line {
  const { ending, spy } = round;
  const isSpys = isWonBySpy(round);
  switch (ending.type) {
    case 'named':
      return { key: isSpys ? 'ended-named-right' : 'ended-named-wrong', args: { spy: { seat: spy } } };
    case 'convicted':
      return {
        key: isSpys ? 'ended-convicted-innocent' : 'ended-convicted-spy',
        args: { suspect: { seat: ending.suspect } },
      };
    case 'escaped':
      return { key: 'ended-escaped', args: { spy: { seat: spy } } };
  }
}

export const tellSecret = ({ place, spy }: Round, round: number): Line => ({
  key: 'round-secret',
  args: { round, place: placeName(place), spy: { seat: spy } },
});

/** SPY-8.7: every role, and the points. */
export const tellSeats = ({ place, spy, roles, points }: Round): Line[] =>
  points.map((scored, seat) => {
    const args = { seat: { seat }, points: scored };
    const role = roles[seat] ?? '-';
    if (seat === spy) return { key: 'shown-spy', args };
    return role === '-'
      ? { key: 'shown-place', args }
      : { key: 'shown-role', args: { ...args, role: roleName(place, role) } };
  });

/** The seats from the best to the last. */
const standings = ({ totals, ranks }: Extract<Event, { type: 'matchEnded' }>): Line[] =>
  totals
    .map((points, seat) => ({ points, seat, rank: ranks[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ points, seat, rank }) => ({ key: 'standing', args: { rank, seat: { seat }, points } }));
