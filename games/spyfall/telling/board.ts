import { seatsOf } from '#kernel';
import type { Entry, Line, Section } from '#telling';
import { cardIn } from '../rules/cards.ts';
import { totalsOf } from '../rules/score.ts';
import { PLACES } from '../rules/places.ts';
import {
  accusers,
  addressees,
  awaitedAfterDeal,
  holderOf,
  pendingQuestion,
  usedPlaces,
  votersOn,
} from '../rules/round.ts';
import type { Exchange, Motion, Open, View } from '../rules/state.ts';
import {
  tellAnswer,
  tellCard,
  tellEnding,
  tellQuestion,
  tellRemark,
  tellSeats,
  tellSecret,
  tellVerdict,
} from './events.ts';
import { placeName, seatNames } from './names.ts';

/** Everything a table shows at a glance, one fact a line. */
export const tellBoard = (view: Readonly<View>): Section[] => {
  const { open } = view;
  return [
    sectionOf('status', statusOf(open)),
    ...handOf(view),
    sectionOf('places', PLACES.map(placeLine(open))),
    sectionOf(
      'talk',
      open.talk.flatMap((exchange, at) => exchangeLines(exchange, at, open)),
    ),
    sectionOf(
      'votes',
      open.verdicts.map(verdict => tellVerdict(verdict, open.seats)),
    ),
    { word: 'seats', title: { key: 'section-seats' }, entries: seatsOf(open.seats).map(seat => seatEntry(open, seat)) },
    { word: 'rounds', title: { key: 'section-rounds' }, entries: open.past.map((_, at) => roundEntry(open, at)) },
  ].filter(({ entries }) => entries.length > 0);
};

const sectionOf = (word: string, lines: readonly Line[]): Section => ({
  word,
  title: { key: `section-${word}` },
  entries: lines.map(line => ({ line })),
});

function statusOf(open: Open): Line[] {
  const { round, options, dealer } = open;
  const heading = { key: 'status-round', args: { round, rounds: options.rounds, dealer: { seat: dealer } } };
  return [heading, stageOf(open)];
}

function stageOf(open: Open): Line {
  if (open.stage === 'over') return { key: 'status-over' };
  if (open.stage === 'dealt')
    return open.past.length === 0
      ? { key: 'status-dealt', args: { dealer: { seat: open.dealer } } }
      : { key: 'status-revealed', args: { missing: seatNames(awaitedAfterDeal(open)) } };
  if (open.motion) return motionLine(open.motion, open);
  const pending = pendingQuestion(open);
  if (pending) return { key: 'status-answering', args: { seat: { seat: pending.to }, by: { seat: pending.by } } };
  return { key: 'status-asking', args: { seat: { seat: holderOf(open) }, to: seatNames(addressees(open)) } };
}

function motionLine({ by, suspect, voted }: Motion, { seats }: Open): Line {
  const missing = seatNames(votersOn(suspect, seats).filter(seat => !voted.includes(seat)));
  const args = { suspect: { seat: suspect }, missing };
  return by === null
    ? { key: 'status-motion', args }
    : { key: 'status-accusation', args: { ...args, by: { seat: by } } };
}

function handOf(view: Readonly<View>): Section[] {
  const { me, vote } = view;
  const card = cardIn(view);
  if (me === 'audience' || !card) return [];
  const lines = [tellCard('hand', card, {}), ...(vote ? [{ key: `hand-${vote}` }] : [])];
  return [sectionOf('hand', lines)];
}

/** The full list is public, and so is what was played (SPY-1.3, SPY-2.1). */
function placeLine(open: Open): (place: string) => Line {
  const used = new Set(usedPlaces(open));
  return place => (used.has(place) ? { key: 'place-used', args: { place: placeName(place) } } : placeName(place));
}

/** A question, its answer, and what was remarked before the next answer. */
const exchangeLines = (exchange: Exchange, at: number, open: Open): Line[] => [
  tellQuestion(exchange, open),
  ...(exchange.answered ? [tellAnswer(exchange, open)] : []),
  ...open.remarks.filter(({ after }) => after === at + 1).map(tellRemark),
];

function seatEntry(open: Open, seat: number): Entry {
  // somebody who joined later has no score in the rounds before
  const scores = open.past.flatMap(({ points }) => points[seat] ?? []);
  const total = totalsOf(open)[seat] ?? 0;
  const line: Line =
    scores.length === 0
      ? { key: 'seat-new', args: { seat: { seat } } }
      : { key: 'seat-points', args: { seat: { seat }, total, scores: { row: scores } } };
  if (open.stage === 'over' || open.stage === 'dealt') return { line };
  return { line, under: [{ key: accusers(open).includes(seat) ? 'seat-accused' : 'seat-may-accuse' }] };
}

function roundEntry(open: Open, at: number): Entry {
  const round = open.past[at];
  if (!round) throw new Error(`there was no round ${at + 1}`);
  return {
    line: tellSecret(round, at + 1),
    under: [tellEnding(round), ...round.verdicts.map(verdict => tellVerdict(verdict, open.seats)), ...tellSeats(round)],
  };
}
