import { seatsOf } from '#kernel';
import { computedLine, type SectionEntry, type Section } from '#telling';
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
import { type GameLine, line } from './line.ts';

/** The table in words, one fact per line. */
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
    { word: 'seats', title: line('section-seats'), entries: seatsOf(open.seats).map(seat => seatEntry(open, seat)) },
    { word: 'rounds', title: line('section-rounds'), entries: open.past.map((_, at) => roundEntry(open, at)) },
  ].filter(({ entries }) => entries.length > 0);
};

const sectionOf = (word: string, lines: readonly GameLine[]): Section => ({
  word,
  title: computedLine(`section-${word}`),
  entries: lines.map(line => ({ line })),
});

function statusOf(open: Open): GameLine[] {
  const { round, options, dealer } = open;
  const heading = line('status-round', { round, rounds: options.rounds, dealer: { seat: dealer } });
  return [heading, stageOf(open)];
}

function stageOf(open: Open): GameLine {
  if (open.stage === 'over') return line('status-over');
  if (open.stage === 'dealt')
    return open.past.length === 0
      ? line('status-dealt', { dealer: { seat: open.dealer } })
      : line('status-revealed', { missing: seatNames(awaitedAfterDeal(open)) });
  if (open.motion) return motionLine(open.motion, open);
  const pending = pendingQuestion(open);
  if (pending) return line('status-answering', { seat: { seat: pending.to }, by: { seat: pending.by } });
  return line('status-asking', { seat: { seat: holderOf(open) }, to: seatNames(addressees(open)) });
}

function motionLine({ by, suspect, voted }: Motion, { seats }: Open): GameLine {
  const missing = seatNames(votersOn(suspect, seats).filter(seat => !voted.includes(seat)));
  const args = { suspect: { seat: suspect }, missing };
  return by === null ? line('status-motion', args) : line('status-accusation', { ...args, by: { seat: by } });
}

function handOf(view: Readonly<View>): Section[] {
  const { me, vote } = view;
  const card = cardIn(view);
  if (me === 'audience' || !card) return [];
  const lines = [tellCard('hand', card, {}), ...(vote ? [line(`hand-${vote}`)] : [])];
  return [sectionOf('hand', lines)];
}

/** The full list is public, and so are the places already played (SPY-1.3, SPY-2.1). */
function placeLine(open: Open): (place: string) => GameLine {
  const used = new Set(usedPlaces(open));
  return place => (used.has(place) ? line('place-used', { place: placeName(place) }) : placeName(place));
}

/** A question, its answer, and the remarks before the next answer. */
const exchangeLines = (exchange: Exchange, at: number, open: Open): GameLine[] => [
  tellQuestion(exchange, open),
  ...(exchange.answered ? [tellAnswer(exchange, open)] : []),
  ...open.remarks.filter(({ after }) => after === at + 1).map(tellRemark),
];

function seatEntry(open: Open, seat: number): SectionEntry {
  // a latecomer has no score in earlier rounds
  const scores = open.past.flatMap(({ points }) => points[seat] ?? []);
  const total = totalsOf(open)[seat] ?? 0;
  const score =
    scores.length === 0
      ? line('seat-new', { seat: { seat } })
      : line('seat-points', { seat: { seat }, total, scores: { row: scores } });
  if (open.stage === 'over' || open.stage === 'dealt') return { line: score };
  return { line: score, under: [line(accusers(open).includes(seat) ? 'seat-accused' : 'seat-may-accuse')] };
}

function roundEntry(open: Open, at: number): SectionEntry {
  const round = open.past[at];
  if (!round) throw new Error(`there was no round ${at + 1}`);
  return {
    line: tellSecret(round, at + 1),
    under: [tellEnding(round), ...round.verdicts.map(verdict => tellVerdict(verdict, open.seats)), ...tellSeats(round)],
  };
}
