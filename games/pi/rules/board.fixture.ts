import { type BySeat, copy, type Seat } from '#kernel';
import { type Kind, KINDS, type Place, type Town, townFor } from './edition.ts';
import { eventsOf, type MatchHistory } from './match.fixture.ts';
import type { Case, Event, Marker, Reply } from './state.ts';

/** The pieces of one seat, moved by hand as the rulebook says. */
export interface SeatPieces {
  discs: number;
  cubes: number;
  substitutes: number; // cubes from elsewhere that lie on the board
  investigators: number;
  /** Investigators of earlier investigations. */
  box: number;
  onBoard: { place: Place; discs: number; cubes: number }[];
  /** By place and kind. */
  tiles: Record<string, { marker: Marker; sure: 'confirmed' | 'assigned' | 'solved' }>;
}

export interface HandMovedBoard {
  readonly pieces: BySeat<SeatPieces>;
  /** The steps of PI-5.8 that occurred so far. */
  readonly used: Set<number>;
}

interface Hand {
  readonly town: Town;
  readonly board: HandMovedBoard;
  layout: { readonly suspect: readonly (string | null)[]; readonly crime: readonly (string | null)[] };
}

export const slot = (place: Place, kind: Kind): string => `${place} ${kind}`;

/** The table after every step of a match, derived from the public events. */
export function boardsOf({ plan, steps }: MatchHistory): HandMovedBoard[] {
  const town = townFor(plan.edition);
  const board: HandMovedBoard = { pieces: Array.from({ length: plan.seats }, () => kitOf(town)), used: new Set() };
  const hand: Hand = { town, board, layout: { suspect: [], crime: [] } };
  return steps.map(step => {
    for (const event of eventsOf(step)) follow(hand, event, step.move?.action.type === 'answerInvestigator');
    return { pieces: copy(board.pieces), used: new Set(board.used) };
  });
}

const kitOf = ({ kit }: Town): SeatPieces => ({
  discs: kit.discs,
  cubes: kit.cubes,
  substitutes: 0,
  investigators: kit.investigators,
  box: 0,
  onBoard: [],
  tiles: {},
});

function follow(hand: Hand, event: Event, answeredInvestigator: boolean): void {
  const { board } = hand;
  switch (event.type) {
    case 'investigationStarted':
      hand.layout = { suspect: event.suspects, crime: event.crimes };
      for (const pieces of board.pieces) clearUp(hand.town, pieces);
      return;
    case 'examined':
      return placeReply(hand, piecesOf(board, event.by), event.card, event.reply);
    case 'investigated':
      return send(piecesOf(board, event.by), event);
    case 'assigned':
      return assign(piecesOf(board, event.by), event);
    case 'unassigned':
      return takeBack(piecesOf(board, event.by), event.place, slot(event.place, event.tile));
    case 'accused':
      return event.right ? showCase(hand, piecesOf(board, event.by), event.accused) : undefined;
    case 'misled':
      // PI-13.10: an investigator that was answered falsely counts as used
      if (answeredInvestigator) send(piecesOf(board, event.solver), { place: '', discs: 0, cubes: 0 });
      return showCase(hand, piecesOf(board, event.solver), event.case);
    default:
      return undefined;
  }
}

export function piecesOf({ pieces }: HandMovedBoard, seat: Seat): SeatPieces {
  const own = pieces[seat];
  if (!own) throw new Error(`no player at seat ${seat}`);
  return own;
}

function clearUp({ kit }: Town, pieces: SeatPieces): void {
  const { investigators, box, onBoard } = pieces;
  Object.assign(pieces, { discs: kit.discs, cubes: kit.cubes, substitutes: 0, investigators, onBoard: [], tiles: {} });
  pieces.box = box + onBoard.length;
}

function send(pieces: SeatPieces, { place, discs, cubes }: { place: Place; discs: number; cubes: number }): void {
  pieces.investigators -= 1;
  pieces.onBoard.push({ place, discs, cubes });
  for (let taken = 0; taken < discs; taken++) takeNew(pieces, 'disc');
  for (let taken = 0; taken < cubes; taken++) takeNew(pieces, 'cube');
}

function takeNew(pieces: SeatPieces, marker: Marker): void {
  if (marker === 'disc') pieces.discs -= 1;
  else if (pieces.cubes > 0) pieces.cubes -= 1;
  else pieces.substitutes += 1;
}

const counted = (marker: Marker): 'discs' | 'cubes' => (marker === 'disc' ? 'discs' : 'cubes');

function assign(pieces: SeatPieces, { place, marker, tile }: { place: Place; marker: Marker; tile: Kind }): void {
  const from = pieces.onBoard.find(one => one.place === place && one[counted(marker)] > 0);
  if (!from || pieces.tiles[slot(place, tile)]) throw new Error(`no ${marker} of ${place} can lie on its ${tile}`);
  from[counted(marker)] -= 1;
  pieces.tiles[slot(place, tile)] = { marker, sure: 'assigned' };
}

function takeBack(pieces: SeatPieces, place: Place, tile: string): void {
  const lying = pieces.tiles[tile];
  const investigator = pieces.onBoard.find(one => one.place === place);
  if (lying?.sure !== 'assigned' || !investigator) throw new Error(`nothing on ${tile} goes back to an investigator`);
  investigator[counted(lying.marker)] += 1;
  Reflect.deleteProperty(pieces.tiles, tile);
}

/** PI-5.8 and PI-5.9, literally. */
function placeReply({ town, board, layout }: Hand, pieces: SeatPieces, card: string, reply: Reply): void {
  const { kind, place } = lies(town, layout, card);
  const tile = slot(place, kind);
  const step = (number: number): void => void board.used.add(number);
  if (reply === 'none') {
    if (pieces.tiles[tile]?.sure === 'assigned') takeBack(pieces, place, tile);
    return;
  }
  const there = pieces.tiles[tile];
  if (there?.sure === 'confirmed') return there.marker === reply ? step(1) : contradiction(card);
  if (there?.marker === reply) {
    there.sure = 'confirmed';
    return step(2);
  }
  if (there) {
    step(3);
    takeBack(pieces, place, tile);
  }
  const confirmed = { marker: reply, sure: 'confirmed' } as const;
  const here = pieces.onBoard.filter(one => one.place === place);
  if (here.length === 0) {
    step(6);
    takeNew(pieces, reply);
    pieces.tiles[tile] = confirmed;
    return;
  }
  if (here.every(one => one[counted(reply)] === 0)) {
    step(5);
    for (const one of KINDS) {
      const other = pieces.tiles[slot(place, one)];
      if (other?.sure === 'assigned' && other.marker === reply) takeBack(pieces, place, slot(place, one));
    }
  }
  const from = here.find(one => one[counted(reply)] > 0);
  if (!from) return contradiction(card);
  step(4);
  from[counted(reply)] -= 1;
  pieces.tiles[tile] = confirmed;
}

function contradiction(card: string): never {
  throw new Error(`the reply to ${card} contradicts what lies on the table`);
}

function lies(town: Town, { suspect, crime }: Hand['layout'], card: string): { kind: Kind; place: Place } {
  const where = { suspect, location: town.placeIds, crime };
  for (const kind of KINDS) {
    const place = town.placeIds[where[kind].indexOf(card)];
    if (place !== undefined) return { kind, place };
  }
  throw new Error(`${card} lies nowhere`);
}

/** PI-8.9: cubes return, the discs lie on the three tiles, investigators stay without markers. */
function showCase({ town, layout }: Hand, pieces: SeatPieces, shown: Case): void {
  Object.assign(pieces, { discs: 0, cubes: town.kit.cubes, substitutes: 0, tiles: {} });
  for (const investigator of pieces.onBoard) Object.assign(investigator, { discs: 0, cubes: 0 });
  for (const kind of KINDS)
    pieces.tiles[slot(lies(town, layout, shown[kind]).place, kind)] = { marker: 'disc', sure: 'solved' };
}
