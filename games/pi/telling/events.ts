import type { Seat, Viewer } from '#kernel';
import { type AddressedMessages, inSecondPerson } from '#telling';
import { KINDS } from '../rules/edition.ts';
import { holderOf, leftOf } from '../rules/neighbours.ts';
import type { Event, Open, Question, View } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import {
  cardName,
  caseName,
  kindWord,
  kindWords,
  markersIn,
  markerWord,
  placeName,
  themed,
  tileName,
} from './names.ts';
import { type GameLine, line } from './line.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Messages in the second person. */
const ADDRESSED: AddressedMessages = {
  'match-started': { you: 'first' },
  'investigation-started': { you: 'first' },
  'hand-dealt': { you: 'holder' },
  'asked-evidence': { you: 'seat', ofYou: 'holder' },
  'asked-investigator': { you: 'seat', ofYou: 'holder' },
  'asked-accusation': { you: 'seat', ofYou: 'holder' },
  'examined-disc': { you: 'seat', ofYou: 'holder' },
  'examined-cube': { you: 'seat', ofYou: 'holder' },
  'examined-none': { you: 'seat', ofYou: 'holder' },
  investigated: { you: 'seat' },
  'investigated-partly': { you: 'seat' },
  'investigated-again': { you: 'seat' },
  'accused-right': { you: 'seat' },
  'accused-wrong': { you: 'seat' },
  assigned: { you: 'seat' },
  unassigned: { you: 'seat' },
  solved: { you: 'seat' },
  misled: { you: 'seat', ofYou: 'holder' },
  'last-unsolved-scored': { you: 'seat' },
};

export const tellEvent = (event: Event, view: Readonly<View>, to?: Viewer): GameLine[] =>
  linesOf(event, view).map(line => inSecondPerson(to, line, ADDRESSED));

/**
 * The lines about an event. The next investigation may already be laid out, so this reads only what cannot have
 * changed.
 */
function linesOf(event: Event, { open }: Readonly<View>): GameLine[] {
  const seats = open.solvers.length;
  switch (event.type) {
    case 'matchStarted':
      return [line('match-started', { first: { seat: event.first } })];
    case 'investigationStarted':
      return [
        themed(open, 'investigation-started', {
          investigation: event.investigation,
          investigations: townOf(open).investigations,
          first: { seat: event.first },
        }),
      ];
    case 'handDealt':
      return [
        line('hand-dealt', {
          holder: { seat: event.to },
          solver: { seat: leftOf(event.to, seats) },
          case: caseName(event.hand),
        }),
      ];
    case 'turnStarted':
      return [
        line(event.lastChance ? 'turn-started-last' : 'turn-started', {
          round: event.round,
          seat: { seat: event.seat },
        }),
      ];
    case 'asked':
      return [tellQuestion(event.question, event.by, open)];
    case 'examined':
      return [tellExamined(event, open)];
    case 'investigated':
      return [tellInvestigated(event, open)];
    case 'accused':
      return [
        line(event.right ? 'accused-right' : 'accused-wrong', {
          seat: { seat: event.by },
          case: caseName(event.accused),
          penalty: townOf(open).penaltyStep,
        }),
      ];
    case 'assigned':
      return [
        themed(open, 'assigned', {
          seat: { seat: event.by },
          marker: markerWord(open, event.marker),
          tile: tileName(open, event.place, event.tile),
          place: placeName(event.place),
        }),
      ];
    case 'unassigned':
      return [
        themed(open, 'unassigned', {
          seat: { seat: event.by },
          tile: tileName(open, event.place, event.tile),
          place: placeName(event.place),
        }),
      ];
    case 'deckReshuffled':
      return [line('deck-reshuffled', { count: event.cards })];
    case 'displayRefilled':
      return [line('display-refilled', { card: cardName(open, event.card), deck: event.deck })];
    case 'solved':
      return [line('solved', { seat: { seat: event.seat }, round: event.round, points: event.points })];
    case 'misled':
      return [
        line('misled', {
          holder: { seat: event.by },
          seat: { seat: event.solver },
          case: caseName(event.case),
          points: townOf(open).scoreTrack[0] ?? 0,
        }),
      ];
    case 'roundEnded':
      return [line('round-ended', { round: event.round })];
    case 'lastUnsolvedScored':
      return [line('last-unsolved-scored', { seat: { seat: event.seat }, points: event.points })];
    case 'investigationEnded':
      return [
        line('investigation-ended', { investigation: event.investigation }),
        ...event.cases.map((known, seat) =>
          line('case-shown', { seat: { seat }, case: caseName(known), points: event.points[seat] ?? 0 }),
        ),
      ];
    case 'matchEnded':
      return [line('match-ended'), ...standings(event)];
  }
}

/** The question to the holder. */
export function tellQuestion(question: Question, by: Seat, open: Open): GameLine {
  const args = { seat: { seat: by }, holder: { seat: holderOf(by, open.solvers.length) } };
  switch (question.type) {
    case 'evidence':
      return line('asked-evidence', { ...args, card: cardName(open, question.card) });
    case 'investigator':
      return themed(open, 'asked-investigator', { ...args, place: placeName(question.place) });
    case 'accusation':
      return line('asked-accusation', { ...args, case: caseName(question.accused) });
  }
}

function tellExamined({ by, card, reply }: EventOf<'examined'>, open: Open): GameLine {
  const kind = townOf(open).kindOf.get(card) ?? 'location';
  return themed(open, `examined-${reply}`, {
    seat: { seat: by },
    holder: { seat: holderOf(by, open.solvers.length) },
    card: cardName(open, card),
    kind: kindWord(open, kind),
  });
}

/** PI-6.6: a reply that is not about all three kinds says which it is about. */
function tellInvestigated({ by, place, discs, cubes, about }: EventOf<'investigated'>, open: Open): GameLine {
  const args = { seat: { seat: by }, place: placeName(place), reply: markersIn(open, { discs, cubes }) };
  if (about.length === KINDS.length) return themed(open, 'investigated', args);
  if (about.length === 0) return themed(open, 'investigated-again', args);
  return themed(open, 'investigated-partly', { ...args, about: kindWords(open, about) });
}

/** The seats, best first. */
function standings({ totals, ranks }: EventOf<'matchEnded'>): GameLine[] {
  return totals
    .map((points, seat) => ({ points, seat, rank: ranks[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ points, seat, rank }) => line('standing', { rank, seat: { seat }, points }));
}
