import type { BySeat, Seat, Table } from '#kernel';
import { planCard, prisonerOf } from './board.ts';
import { owns, thingsIn } from './items.ts';
import { checkOf } from './sentences.ts';
import type { Event, Open, Promised } from './state.ts';

/** A table that also writes down what it told everybody. */
export function overheard(table: Table<Event>, heard: Event[]): Table<Event> {
  return {
    below: table.below,
    pick: table.pick,
    shuffle: table.shuffle,
    whisper: table.whisper,
    tell(event) {
      heard.push(event);
      table.tell(event);
    },
  };
}

/** Judges the open promises by what everybody has just heard (ALC-19.6, ALC-19.7). */
export function judgePromises(open: Open, heard: readonly Event[], table: Table<Event>): void {
  if (!open.promises.some(({ state }) => state === 'open')) return;
  for (const event of heard) {
    if (!JUDGING.has(event.type)) continue;
    const judged = open.promises.map(promise => judgedBy(open, promise, event));
    const settled = judged.filter((promise, at) => promise !== open.promises[at]);
    if (settled.length === 0) continue;
    open.promises = judged;
    for (const promise of settled) table.tell({ type: 'promiseJudged', promise });
  }
}

const JUDGING: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'votesShown',
  'traded',
  'stole',
  'taskPerformed',
  'blackmailPlayed',
  'guardMoved',
  'rioted',
  'playerTurnEnded',
  'turnEnded',
  'matchEnded',
]);

/** The promise as it stands after an event; the same object if the event does not decide it. */
function judgedBy(open: Open, promise: Promised, event: Event): Promised {
  if (promise.state !== 'open') return promise;
  const state = verdictOf(open, promise, event);
  return state ? { ...promise, state } : promise;
}

function verdictOf(open: Open, promise: Promised, event: Event): Promised['state'] | undefined {
  if (event.type === 'matchEnded') return 'lapsed';
  const isTimeUp = event.type === 'turnEnded' && event.turn === promise.due;
  switch (checkOf(promise.sentence)) {
    case 'vote':
      return event.type === 'votesShown' ? (isVotedFor(promise, event.ballot.votes) ? 'kept' : 'broken') : undefined;
    case 'notVote':
      return event.type === 'votesShown' ? (isVotedFor(promise, event.ballot.votes) ? 'broken' : 'kept') : undefined;
    case 'give':
      return isGift(promise, event) ? 'kept' : isTimeUp ? 'broken' : undefined;
    case 'notSteal':
      if (event.type === 'stole' && event.by === promise.by && event.victim === promise.to) return 'broken';
      return isTimeUp ? 'kept' : undefined;
    case 'meet':
      if (!isTimeUp) return undefined;
      return prisonerOf(open, promise.by).at === promise.location ? 'kept' : 'broken';
    case 'bring':
      return isBrought(open, promise, event) ? 'kept' : isTimeUp ? 'broken' : undefined;
    case 'perform':
      return isPerformed(promise, event) ? 'kept' : isTimeUp ? 'broken' : undefined;
    case 'notPerform':
      return isPerformed(promise, event) ? 'broken' : isTimeUp ? 'kept' : undefined;
    case 'noBlackmail':
      if (event.type === 'blackmailPlayed' && event.by === promise.by && event.victim === promise.to) return 'broken';
      return isTimeUp ? 'kept' : undefined;
    case 'drawGuard':
      return isShift(promise.by, event) && event.from === promise.location ? 'kept' : isTimeUp ? 'broken' : undefined;
    case 'noGuard':
      return isShift(promise.by, event) && event.to === promise.location ? 'broken' : isTimeUp ? 'kept' : undefined;
    case undefined:
      return undefined;
  }
}

const isVotedFor = ({ by, player }: Promised, votes: Readonly<BySeat<Seat>>): boolean => votes[by] === player;

/** The promised thing passed between the two, whoever made the offer. */
function isGift({ by, to, thing }: Promised, event: Event): boolean {
  if (event.type !== 'traded') return false;
  const passed =
    event.by === by && event.partner === to ? event.give : event.by === to && event.partner === by ? event.want : '';
  return thingsIn(passed).some(one => one === thing);
}

/** The promiser's own player turn ends at the location, with the thing. */
const isBrought = (open: Open, { by, location, thing }: Promised, event: Event): boolean =>
  event.type === 'playerTurnEnded' &&
  event.seat === by &&
  event.at === location &&
  thing !== null &&
  owns(prisonerOf(open, by), thing);

const isPerformed = ({ by, element }: Promised, event: Event): boolean =>
  event.type === 'taskPerformed' && event.by === by && planCard(event.card).element === element;

type Shift = Extract<Event, { type: 'guardMoved' | 'rioted' }>;

/** A guard whom this player moved, in whatever way. */
const isShift = (by: Seat, event: Event): event is Shift =>
  (event.type === 'guardMoved' || event.type === 'rioted') && event.by === by;

/** How many promises of a player were kept and broken so far (ALC-19.8). */
export function recordOf({ promises }: Pick<Open, 'promises'>, seat: Seat): { kept: number; broken: number } {
  const own = promises.filter(({ by }) => by === seat);
  const count = (state: Promised['state']): number => own.filter(promise => promise.state === state).length;
  return { kept: count('kept'), broken: count('broken') };
}
