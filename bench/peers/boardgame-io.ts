import { createRequire } from 'node:module';
import type { ActionShape, Ctx, FnContext, Game, TransientState } from 'boardgame.io';
import type * as core from 'boardgame.io/core' with { 'resolution-mode': 'require' };
import type * as internal from 'boardgame.io/internal' with { 'resolution-mode': 'require' };
import type { Chance } from '#kernel';
import type { Action } from '../../games/pi/rules/state.ts';
import edition from '../../games/pi/rules/editions/pi.json' with { type: 'json' };

// P.I. as a user of boardgame.io 0.50 would write it: G is changed in place under Immer, every move checks
// its own arguments, playerView takes the secrets out. Where the library leaves a choice that is equally
// idiomatic, the cheaper one is taken: turns end by `maxMoves`, not by an event; what follows a turn is done
// in the move, not in a hook of its own; undo is off; and it runs on the bare reducer, without store, log or wire.

// The package has no `exports`, so its folders can only be required.
const require = createRequire(import.meta.url);
const { INVALID_MOVE, Stage } = require('boardgame.io/core') as typeof core;
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as typeof internal;

const TYPES = ['suspect', 'location', 'crime'] as const;
type TileType = (typeof TYPES)[number];
type Marker = 'disc' | 'cube';
type Reply = Marker | 'none';
type Case = Record<TileType, string>;

interface Player {
  active: boolean;
  solvedIn: number | null;
  case: Case | null;
  replies: { card: string; reply: Reply }[];
  investigators: { place: string; discs: number; cubes: number; about: TileType[] }[];
  assigned: { place: string; tile: TileType; marker: Marker }[];
  wrong: Case[];
  left: number;
  scores: (number | null)[];
  penalty: number;
}

/** The G of boardgame.io. */
export interface G {
  investigation: number;
  first: number;
  round: number;
  turn: number;
  /** The place of every suspect and crime; other slots are blanks. */
  placeOf: Record<string, string>;
  display: string[];
  discard: string[];
  players: Player[];
  past: Case[][];
  over: boolean;
  secret: { deck: string[]; hands: Case[] };
}

type Context = FnContext<G>;
type Mover = Context & { playerID: string };
/** boardgame.io takes undefined as a move that was made. */
type PeerOutcome = typeof INVALID_MOVE | void;

const PLACES = edition.places.map(place => place.id);
const NEIGHBOURS = new Map(edition.places.map(place => [place.id, new Set(place.neighbours)]));
const TYPE_OF = new Map<string, TileType>([
  ...edition.suspects.map(suspect => [suspect, 'suspect'] as const),
  ...edition.crimes.map(crime => [crime, 'crime'] as const),
  ...PLACES.map(place => [place, 'location'] as const),
]);
const EVIDENCE = [...edition.suspects, ...edition.crimes, ...PLACES];

function setup({ ctx, random }: Pick<Context, 'ctx' | 'random'>): G {
  const first = random.Die(ctx.numPlayers) - 1;
  const G: G = {
    investigation: 0,
    first,
    round: 1,
    turn: first,
    placeOf: {},
    display: [],
    discard: [],
    players: ctx.playOrder.map(() => ({
      active: true,
      solvedIn: null,
      case: null,
      replies: [],
      investigators: [],
      assigned: [],
      wrong: [],
      left: edition.kit.investigators,
      scores: [],
      penalty: 0,
    })),
    past: [],
    over: false,
    secret: { deck: [], hands: [] },
  };
  setUpInvestigation(G, first, random);
  return G;
}

function setUpInvestigation(G: G, first: number, random: Context['random']): void {
  const layout = (tiles: readonly string[]): [string, string][] =>
    random
      .Shuffle([...tiles, ...Array.from({ length: PLACES.length - tiles.length }, () => null)])
      .flatMap((tile, place): [string, string][] => (tile === null ? [] : [[tile, PLACES[place] ?? '']]));
  G.investigation += 1;
  G.first = first;
  G.turn = first;
  G.round = 1;
  G.placeOf = Object.fromEntries([...layout(edition.suspects), ...layout(edition.crimes)]);
  const deck = random.Shuffle(EVIDENCE);
  G.display = deck.splice(-edition.display).reverse();
  G.discard = [];
  const suspects = random.Shuffle(edition.suspects);
  const crimes = random.Shuffle(edition.crimes);
  const locations = random.Shuffle(PLACES);
  G.secret = {
    deck,
    hands: G.players.map((_, seat) => ({
      suspect: suspects[seat] ?? '',
      location: locations[seat] ?? '',
      crime: crimes[seat] ?? '',
    })),
  };
  for (const player of G.players) {
    player.active = true;
    player.solvedIn = null;
    player.case = null;
    player.replies = [];
    player.investigators = [];
    player.assigned = [];
    player.wrong = [];
    player.scores.push(null);
  }
}

function examine({ G, playerID, random }: Mover, card: string): PeerOutcome {
  const position = G.display.indexOf(card);
  const type = TYPE_OF.get(card);
  if (position === -1 || type === undefined) return INVALID_MOVE;
  const player = playerAt(G, Number(playerID));
  const reply = truth(G, caseOf(G, Number(playerID)), type, placeOf(G, card));
  settle(G, player, card, reply);
  if (reply !== 'none') G.discard.push(card);
  const next = isLastChance(G) ? undefined : draw(G, random);
  if (next === undefined) G.display.splice(position, 1);
  else G.display[position] = next;
  endTurn(G, random);
}

/** The next evidence card; the discards become the deck when it is empty. */
function draw(G: G, random: Context['random']): string | undefined {
  if (G.secret.deck.length === 0 && G.discard.length > 0) {
    G.secret.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  return G.secret.deck.pop();
}

/** A single remaining player has one more turn, and no card is drawn in it. */
const isLastChance = (G: G): boolean => G.players.filter(player => player.active).length === 1;

function investigate({ G, playerID, random }: Mover, place: string): PeerOutcome {
  const player = playerAt(G, Number(playerID));
  if (player.left === 0 || !NEIGHBOURS.has(place)) return INVALID_MOVE;
  const secret = caseOf(G, Number(playerID));
  const about = uncovered(G, player, place);
  let discs = 0;
  let cubes = 0;
  for (const type of about) {
    const reply = truth(G, secret, type, place);
    if (reply === 'disc') discs += 1;
    if (reply === 'cube') cubes += 1;
  }
  player.left -= 1;
  player.investigators.push({ place, discs, cubes, about });
  endTurn(G, random);
}

function accuse({ G, playerID, random }: Mover, suspect: string, location: string, crime: string): PeerOutcome {
  const isTriple =
    TYPE_OF.get(suspect) === 'suspect' && TYPE_OF.get(location) === 'location' && TYPE_OF.get(crime) === 'crime';
  if (!isTriple) return INVALID_MOVE;
  const player = playerAt(G, Number(playerID));
  const secret = caseOf(G, Number(playerID));
  if (secret.suspect === suspect && secret.location === location && secret.crime === crime) {
    player.scores[G.investigation - 1] = scoreFor(solvingRounds(G).filter(round => round !== G.round).length);
    player.active = false;
    player.solvedIn = G.round;
    player.case = { suspect, location, crime };
    player.assigned = [];
  } else {
    player.wrong.push({ suspect, location, crime });
    player.penalty += edition.penaltyStep;
  }
  endTurn(G, random);
}

function assign({ G, playerID }: Mover, place: string, marker: Marker, tile: TileType): PeerOutcome {
  const player = playerAt(G, Number(playerID));
  if (!player.active || !NEIGHBOURS.has(place) || !TYPES.includes(tile)) return INVALID_MOVE;
  if (onInvestigators(G, player, place, marker) <= 0) return INVALID_MOVE;
  const card = tileAt(G, place, tile);
  if (marker === 'disc' && card === undefined) return INVALID_MOVE;
  if (player.replies.some(one => one.card === card)) return INVALID_MOVE;
  if (player.assigned.some(one => one.place === place && one.tile === tile)) return INVALID_MOVE;
  player.assigned.push({ place, tile, marker });
}

function unassign({ G, playerID }: Mover, place: string, tile: TileType): PeerOutcome {
  const player = playerAt(G, Number(playerID));
  const position = player.assigned.findIndex(one => one.place === place && one.tile === tile);
  if (!player.active || position === -1) return INVALID_MOVE;
  player.assigned.splice(position, 1);
}

const truth = (G: G, secret: Case, type: TileType, place: string): Reply => {
  const lies = placeOf(G, secret[type]);
  if (lies === place) return 'disc';
  return NEIGHBOURS.get(place)?.has(lies) ? 'cube' : 'none';
};

const placeOf = (G: G, element: string): string => G.placeOf[element] ?? element;

/** The holder of a case sits before its solver. */
const caseOf = (G: G, seat: number): Case => G.secret.hands[(seat + G.players.length - 1) % G.players.length] as Case;

const playerAt = (G: G, seat: number): Player => G.players[seat] as Player;

function tileAt(G: G, place: string, type: TileType): string | undefined {
  if (type === 'location') return place;
  const tiles = type === 'suspect' ? edition.suspects : edition.crimes;
  return tiles.find(tile => G.placeOf[tile] === place);
}

/** The marker on this tile that was confirmed by an evidence card. */
function confirmed(G: G, player: Player, place: string, type: TileType): Marker | undefined {
  const found = player.replies.find(({ card }) => TYPE_OF.get(card) === type && placeOf(G, card) === place);
  return found && found.reply !== 'none' ? found.reply : undefined;
}

function uncovered(G: G, player: Player, place: string): TileType[] {
  if (player.investigators.some(one => one.place === place)) return [];
  return TYPES.filter(type => confirmed(G, player, place, type) === undefined);
}

function onInvestigators(G: G, player: Player, place: string, marker: Marker): number {
  let lying = 0;
  for (const one of player.investigators) {
    if (one.place !== place) continue;
    lying += marker === 'disc' ? one.discs : one.cubes;
    for (const type of one.about) if (confirmed(G, player, place, type) === marker) lying -= 1;
  }
  for (const one of player.assigned) if (one.place === place && one.marker === marker) lying -= 1;
  return lying;
}

/** Puts the marker of an evidence reply where it belongs (PI-5.8, PI-5.9). */
function settle(G: G, player: Player, card: string, reply: Reply): void {
  if (player.replies.some(one => one.card === card)) return;
  const place = placeOf(G, card);
  const type = TYPE_OF.get(card);
  player.assigned = player.assigned.filter(one => one.place !== place || one.tile !== type);
  player.replies.push({ card, reply });
  if (reply === 'none' || onInvestigators(G, player, place, reply) >= 0) return;
  player.assigned = player.assigned.filter(one => one.place !== place || one.marker !== reply);
}

function endTurn(G: G, random: Context['random']): void {
  const seats = G.players.length;
  const active = G.players.filter(player => player.active);
  if (active.length === 0) return endInvestigation(G, random);
  for (let seat = (G.turn + 1) % seats; seat !== G.first; seat = (seat + 1) % seats) {
    if (!playerAt(G, seat).active) continue;
    G.turn = seat;
    return;
  }
  const [last] = active;
  if (active.length === 1 && last) {
    last.scores[G.investigation - 1] = scoreFor(Math.max(1, solvingRounds(G).length));
    return endInvestigation(G, random);
  }
  G.round += 1;
  G.turn = G.first;
  while (!playerAt(G, G.turn).active) G.turn = (G.turn + 1) % seats;
}

function endInvestigation(G: G, random: Context['random']): void {
  G.past.push(G.players.map((_, seat) => ({ ...caseOf(G, seat) })));
  if (G.investigation === edition.investigations) G.over = true;
  else setUpInvestigation(G, (G.first + 1) % G.players.length, random);
}

const solvingRounds = (G: G): number[] => [
  ...new Set(G.players.flatMap(({ solvedIn }) => (solvedIn === null ? [] : [solvedIn]))),
];

const scoreFor = (step: number): number => edition.scoreTrack[Math.min(step, edition.scoreTrack.length - 1)] ?? 0;

/** Total, then investigators left, then fewer penalties. */
function ranking(G: G): { winners: string[]; points: number[] } {
  const points = G.players.map(
    ({ scores, penalty }) => scores.reduce<number>((sum, one) => sum + (one ?? 0), 0) - penalty,
  );
  const keys = G.players.map(({ left, penalty }, seat) => [points[seat] ?? 0, left, -penalty]);
  const isBetter = (one: number[], other: number[]): boolean => {
    const at = one.findIndex((value, at) => value !== other[at]);
    return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  const winners = keys.flatMap((key, seat) => (keys.some(other => isBetter(other, key)) ? [] : [String(seat)]));
  return { winners, points };
}

/** For the library's own server; the reducer below has it processed. */
export const piOnBoardgameIo: Game<G> = {
  name: 'pi',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,
  setup,
  moves: {
    examine: { move: examine, client: false },
    investigate: { move: investigate, client: false },
    accuse: { move: accuse, client: false },
    assign: { move: assign, noLimit: true },
    unassign: { move: unassign, noLimit: true },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
    // PI-7.8: markers may be moved at any time, also outside one's turn
    activePlayers: { currentPlayer: Stage.NULL as unknown as string, others: 'waiting' },
    stages: {
      waiting: { moves: { assign: { move: assign, noLimit: true }, unassign: { move: unassign, noLimit: true } } },
    },
  },
  endIf: ({ G }) => (G.over ? ranking(G) : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    secret: null,
    hand: playerID === null ? null : G.secret.hands[Number(playerID)],
  }),
};

/** The seed of every table of the server. */
export const TABLE_SEED = 'table';

/** Processed once, as the library's own server does. */
const game = ProcessGameConfig(piOnBoardgameIo);
const reduce = CreateGameReducer({ game });

export type PeerMatch = TransientState<G>;
export type PeerMove = ActionShape.MakeMove;

export const startPeer = (numPlayers: number, seed: string): PeerMatch =>
  InitializeGame({ game: { ...game, seed }, numPlayers });

/** Our action as a move of the library. */
export const peerMoveFor = ({ by, action }: { by: number; action: Action }): PeerMove => ({
  type: 'MAKE_MOVE',
  payload: { type: action.type, args: argumentsOf(action), playerID: String(by) },
});

function argumentsOf(action: Action): string[] {
  switch (action.type) {
    case 'examine':
      return [action.card];
    case 'investigate':
      return [action.place];
    case 'accuse':
      return [action.suspect, action.location, action.crime];
    case 'assign':
      return [action.place, action.marker, action.tile];
    case 'unassign':
      return [action.place, action.tile];
    default:
      throw new Error(`${action.type} is an answer by hand, which the port does not support`);
  }
}

/** The match after the move; a refused one leaves its reason in `transients`. */
export const playPeer = (match: PeerMatch, move: PeerMove): PeerMatch => reduce(match, move);

/** The view of one player; null: the audience. */
export const viewPeer = ({ G, ctx }: { G: G; ctx: Ctx }, playerID: string | null): unknown =>
  game.playerView?.({ G, ctx, playerID });

/** The library's luck for a seed, for our table, so that both deal the same. */
export function twinOfPeer(seed: string): Chance {
  const luck = luckOf(seed);
  const below = (limit: number): number => luck.Die(limit) - 1;
  return {
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    shuffle: list => luck.Shuffle([...list]),
  };
}

function luckOf(seed: string): Context['random'] {
  let luck: Context['random'] | undefined;
  const lend = ({ random }: Pick<Context, 'random'>): object => {
    luck = random;
    return {};
  };
  InitializeGame({ game: { seed, setup: lend } });
  if (!luck) throw new Error('boardgame.io set up a match without luck');
  return luck;
}
