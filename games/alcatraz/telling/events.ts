import { type Seat, seatsOf, type Viewer } from '#kernel';
import { type AddressedMessages, type Argument, inSecondPerson } from '#telling';
import type { Ending, Event, View } from '../rules/state.ts';
import {
  bundleList,
  cardName,
  cardNames,
  counted,
  locationIn,
  locationName,
  seatNames,
  taskName,
  thingList,
} from './names.ts';
import { tellPromise, tellSentence } from './sentences.ts';
import { type GameLine, line } from './line.ts';

const YOU = { you: 'seat' } as const;

/** What is said to a player about themselves. */
const ADDRESSED: AddressedMessages = {
  'match-started': YOU,
  'vote-called': YOU,
  voted: YOU,
  elected: YOU,
  'elected-tie': YOU,
  'player-turn-began': YOU,
  moved: YOU,
  'location-used': YOU,
  paid: YOU,
  'paid-cash': YOU,
  'gained-strength': YOU,
  'gained-cash': YOU,
  'items-taken': YOU,
  'guard-moved': YOU,
  'card-discarded': { you: 'seat', ofYou: 'victim' },
  'card-taken': { you: 'seat', ofYou: 'victim' },
  'card-drawn': YOU,
  'choice-opened': YOU,
  'card-kept': YOU,
  stole: { you: 'seat', ofYou: 'victim' },
  rioted: YOU,
  'item-discarded': YOU,
  'item-returned': YOU,
  bribed: YOU,
  'strength-spent': YOU,
  'trade-offered': { you: 'seat', ofYou: 'partner' },
  traded: { you: 'seat', ofYou: 'partner' },
  'trade-declined': YOU,
  'offer-withdrawn': YOU,
  'blackmail-played': YOU,
  'blackmail-played-victim': { you: 'seat', ofYou: 'victim' },
  'blackmail-played-location': YOU,
  'blackmail-played-task': YOU,
  'handed-over': { you: 'seat', ofYou: 'to' },
  'prisoner-moved': YOU,
  'task-performed': YOU,
  'element-marked': YOU,
  'player-turn-ended': YOU,
  'player-turn-ended-time': YOU,
  named: YOU,
  'ended-scapegoat': YOU,
  'ended-onlyOne': YOU,
  'ended-elements': YOU,
  'ended-cash': YOU,
  'ended-items': YOU,
  'ended-strength': YOU,
  'ended-naming': YOU,
  said: YOU,
};

/** What happened, as it is told to somebody. */
export const tellEvent = (event: Event, view: Readonly<View>, to?: Viewer): GameLine[] =>
  linesOf(event, view, to).map(said => inSecondPerson(to, said, ADDRESSED));

function linesOf(event: Event, { open }: Readonly<View>, to: Viewer | undefined): GameLine[] {
  switch (event.type) {
    case 'matchStarted':
      return [line('match-started', { seat: { seat: event.scapegoat } })];
    case 'turnBegan':
      return [line('round-began', { round: event.turn })];
    case 'guardEntered':
      return [line('guard-entered', { at: locationIn(event.at, 'at') })];
    case 'voteCalled':
      return [event.by === null ? line('vote-called-time') : line('vote-called', { seat: { seat: event.by } })];
    case 'voted':
      return [line('voted', { seat: { seat: event.by } })];
    case 'votesShown':
      return tellVotes(event, to);
    case 'playerTurnBegan':
      return [line('player-turn-began', { seat: { seat: event.seat }, ap: event.ap })];
    case 'moved':
      return [line('moved', { seat: { seat: event.by }, into: locationIn(event.to, 'into') })];
    case 'locationUsed':
      return [line('location-used', { seat: { seat: event.by }, location: locationName(event.at), cost: event.cost })];
    case 'paid':
      return [tellPayment(event)];
    case 'gained':
      return [
        event.what === 'strength'
          ? line('gained-strength', { seat: { seat: event.by }, count: event.amount })
          : line('gained-cash', { seat: { seat: event.by }, cash: counted('cash', event.amount) }),
      ];
    case 'itemsTaken': {
      const [items, from] = [thingList(event.items), locationIn(event.at, 'from')];
      return [line('items-taken', { seat: { seat: event.by }, items, from })];
    }
    case 'guardMoved':
      return [line('guard-moved', { seat: { seat: event.by }, ...wayOf(event) })];
    case 'cardDiscarded':
      return [line('card-discarded', { ...theft(event), card: cardName(event.card) })];
    case 'cardTaken':
      return [
        event.card === null
          ? line('card-taken-hidden', theft(event))
          : line('card-taken', { ...theft(event), card: cardName(event.card) }),
      ];
    case 'cardsShuffled':
      return [line('cards-shuffled')];
    case 'cardDrawn':
      return [
        event.card === null
          ? line('card-drawn-hidden', { seat: { seat: event.by } })
          : line('card-drawn', { seat: { seat: event.by }, card: cardName(event.card) }),
      ];
    case 'choiceOpened':
      return [
        event.cards === null
          ? line('choice-opened-hidden', { seat: { seat: event.by } })
          : line('choice-opened', { seat: { seat: event.by }, cards: cardNames(event.cards) }),
      ];
    case 'cardKept':
      return tellKeptCard(event);
    case 'stole':
      return [line('stole', { ...theft(event), what: counted(event.what) })];
    case 'rioted':
      return [line('rioted', { seat: { seat: event.by }, ...wayOf(event) })];
    case 'itemDiscarded': {
      const [item, into] = [counted(event.item), locationIn(event.at, 'into')];
      return [line('item-discarded', { seat: { seat: event.by }, item, into })];
    }
    case 'itemReturned': {
      const [item, into] = [counted(event.item), locationIn(event.at, 'into')];
      return [line('item-returned', { seat: { seat: event.of }, item, into })];
    }
    case 'bribed':
      return [line('bribed', { seat: { seat: event.by }, count: event.count, at: locationIn(event.at, 'at') })];
    case 'strengthSpent':
      return [line('strength-spent', { seat: { seat: event.by } })];
    case 'tradeOffered':
      return [line('trade-offered', dealOf(event))];
    case 'traded':
      return [line('traded', dealOf(event))];
    case 'tradeDeclined':
      return [line(event.isTimeUp ? 'trade-declined-time' : 'trade-declined', { seat: { seat: event.by } })];
    case 'offerWithdrawn':
      return [line('offer-withdrawn', { seat: { seat: event.by } })];
    case 'blackmailPlayed':
      return [tellBlackmail(event)];
    case 'handedOver':
      return [line('handed-over', { seat: { seat: event.by }, to: { seat: event.to }, what: counted(event.what) })];
    case 'prisonerMoved': {
      const end = event.path.at(-1);
      if (end === undefined) throw new Error('a prisoner was moved nowhere');
      return [line('prisoner-moved', { seat: { seat: event.victim }, into: locationIn(end, 'into') })];
    }
    case 'taskMoved':
      return [line('task-moved', { task: taskName(event.card), ...wayOf(event) })];
    case 'taskReplaced':
      return [line('task-replaced', { task: taskName(event.card), location: locationName(event.from) })];
    case 'taskPerformed': {
      const [task, at] = [taskName(event.card), locationIn(event.at, 'at')];
      return [line('task-performed', { seat: { seat: event.by }, task, at })];
    }
    case 'elementMarked':
      return [line('element-marked', { seat: { seat: event.seat }, element: event.element })];
    case 'rewardShown':
      return [event.card === null ? line('reward-none') : line('reward-shown', { task: taskName(event.card) })];
    case 'taskRejected':
      return [line('task-rejected', { task: taskName(event.card) })];
    case 'taskLaid':
      return [line('task-laid', { task: taskName(event.card), at: locationIn(event.at, 'at') })];
    case 'playerTurnEnded':
      return [line(event.isTimeUp ? 'player-turn-ended-time' : 'player-turn-ended', { seat: { seat: event.seat } })];
    case 'turnEnded':
      return [line('round-ended', { round: event.turn })];
    case 'namingBegan':
      return [line('naming-began', { seats: seatNames(event.candidates) })];
    case 'named':
      return [line('named', { seat: { seat: event.by } })];
    case 'matchEnded':
      return tellEnding(event.ending, open.seats, to);
    case 'said':
      return [line('said', { seat: { seat: event.by }, sentence: tellSentence(event) })];
    case 'promiseJudged':
      return [tellPromise(event.promise)];
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

const wayOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from: locationIn(from, 'from'),
  into: locationIn(to, 'into'),
});

const theft = ({ by, victim }: { readonly by: number; readonly victim: number }) => ({
  seat: { seat: by },
  victim: { seat: victim },
});

const dealOf = ({ by, partner, give, want }: EventOf<'tradeOffered' | 'traded'>) => ({
  seat: { seat: by },
  partner: { seat: partner },
  give: bundleList(give),
  want: bundleList(want),
});

/** ALC-5.9: who voted for whom. */
function tellVotes({ ballot, bonus, silent }: EventOf<'votesShown'>, to: Viewer | undefined): GameLine[] {
  return [
    line('votes-shown', { votes: votesOf(ballot.votes, to) }),
    ...(silent.length > 0 ? [line('votes-silent', { seats: seatNames(silent) })] : []),
    line(ballot.tied ? 'elected-tie' : 'elected', { seat: { seat: ballot.elected }, bonus }),
  ];
}

/** Each vote, as "Ann → Bob"; for the one who reads it, as "You → Bob". */
export const votesOf = (votes: readonly (number | null)[], to?: Viewer): Argument => ({
  row: votes.flatMap((player, seat) => (player === null ? [] : [tellVote(seat, player, to)])),
});

function tellVote(seat: Seat, player: Seat, to: Viewer | undefined): GameLine {
  if (seat === to && player === to) return line('vote-for-yourself');
  return inSecondPerson(to, line('vote-for', { seat: { seat }, player: { seat: player } }), {
    'vote-for': { you: 'seat', ofYou: 'player' },
  });
}

function tellPayment({ by, what, returnTo }: EventOf<'paid'>): GameLine {
  return returnTo === null
    ? line('paid-cash', { seat: { seat: by } })
    : line('paid', { seat: { seat: by }, what: counted(what), into: locationIn(returnTo, 'into') });
}

function tellKeptCard({ by, card, rejected }: EventOf<'cardKept'>): GameLine[] {
  return [
    card === null
      ? line('card-kept-hidden', { seat: { seat: by } })
      : line('card-kept', { seat: { seat: by }, card: cardName(card) }),
    ...(rejected.length > 0 ? [line('cards-rejected', { cards: cardNames(rejected) })] : []),
  ];
}

function tellBlackmail({ by, card, victim, location, task }: EventOf<'blackmailPlayed'>): GameLine {
  const args = { seat: { seat: by }, card: cardName(card) };
  if (victim !== null) return line('blackmail-played-victim', { ...args, victim: { seat: victim } });
  if (location !== null) return line('blackmail-played-location', { ...args, location: locationName(location) });
  return task === null
    ? line('blackmail-played', args)
    : line('blackmail-played-task', { ...args, task: taskName(task) });
}

/** How the match ended, and who wins. */
export function tellEnding(ending: Ending, seats: number, to?: Viewer): GameLine[] {
  if (ending.outcome === 'allLose') return [line('ended-allLose')];
  const { stays, decidedBy, namings } = ending;
  return [
    ...(namings ? [line('votes-shown', { votes: votesOf(namings, to) })] : []),
    line(`ended-${decidedBy}`, { seat: { seat: stays } }),
    line('ended-winners', { seats: seatNames(seatsOf(seats).filter(seat => seat !== stays)) }),
  ];
}
