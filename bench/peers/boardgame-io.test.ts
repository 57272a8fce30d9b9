import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pi } from '../../games/pi/rules/game.ts';
import { tileAt, townOf } from '../../games/pi/rules/tiles.ts';
import type { Open, State } from '../../games/pi/rules/state.ts';
import { chooserOf, PI_OPTIONS, quietTable, seatsOfMatch, writeDown } from '../matches.ts';
import { type G, peerMoveFor, playPeer, startPeer, twinOfPeer, viewPeer } from './boardgame-io.ts';

const MATCHES = 40;

describe('the port to boardgame.io is the same game', () => {
  test.each(Array.from({ length: MATCHES }, (_, number) => number))('match %i takes the same course', number => {
    const seed = `match ${number}`;
    const seats = seatsOfMatch(number);
    const table = quietTable(twinOfPeer(seed));
    const choose = chooserOf(number);
    const ours = pi.setup(PI_OPTIONS, seats, table);
    let theirs = startPeer(seats, seed);
    expect(inOurWords(theirs.G)).toEqual(inTheirOrder(ours));
    while (!pi.result(ours)) {
      const turn = choose(ours);
      pi.apply(ours, turn.by, turn.action, table);
      theirs = playPeer(theirs, peerMoveFor(turn));
      expect(theirs.transients).toBeUndefined();
      expect(inOurWords(theirs.G)).toEqual(inTheirOrder(ours));
      expect(Number(theirs.ctx.currentPlayer)).toBe(ours.open.over ? turn.by : ours.open.turn);
    }
    const { winners, points } = pi.result(ours) ?? {};
    expect(theirs.ctx.gameover).toEqual({ winners: winners?.map(String), points });
  });

  test('these matches use every action', () => {
    const turns = Array.from(
      { length: MATCHES },
      (_, number) => writeDown(number, twinOfPeer(`match ${number}`)).turns,
    );
    const used = new Set(turns.flat().map(({ action }) => action.type));
    expect([...used].sort()).toEqual(['accuse', 'assign', 'examine', 'investigate', 'unassign']);
  });
});

describe('the port refuses illegal moves', () => {
  // boardgame.io logs every refused move
  beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  const match = startPeer(3, 'refusals');
  const { turn } = match.G;
  const refused = (seat: number, type: string, ...args: string[]): boolean =>
    playPeer(match, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } }).transients !== undefined;

  test('a card that is not on display, a place that is not in town, a blank', () => {
    expect(refused(turn, 'examine', match.G.secret.deck[0] ?? '')).toBe(true);
    expect(refused(turn, 'investigate', 'warsaw')).toBe(true);
    expect(refused(turn, 'accuse', 'bubbles', 'downtown', 'null')).toBe(true);
    expect(refused(turn, 'assign', 'downtown', 'cube', 'crime')).toBe(true);
    expect(refused(turn, 'unassign', 'downtown', 'crime')).toBe(true);
  });

  test('a turn out of turn', () => {
    const card = match.G.display[0] ?? '';
    expect(refused((turn + 1) % 3, 'examine', card)).toBe(true);
    expect(refused(turn, 'examine', card)).toBe(false);
  });

  test('a player sees no deck and no case except the one in hand', () => {
    const seen = JSON.stringify(viewPeer(match, '1'));
    expect(JSON.parse(seen)).toMatchObject({ secret: null, hand: match.G.secret.hands[1] });
    expect(JSON.parse(JSON.stringify(viewPeer(match, null)))).toMatchObject({ secret: null, hand: null });
  });
});

/** Everything there is in either state, under the same names. */
function inOurWords({ placeOf, players, secret, ...rest }: G): object {
  return { ...rest, placeOf, players, deck: secret.deck, hands: secret.hands };
}

function inTheirOrder(state: State): object {
  const { open, hands, deck } = state;
  const { investigation, first, round, turn, display, discard, past, over } = open;
  return {
    investigation,
    first,
    round,
    turn,
    display,
    discard,
    past,
    over,
    deck,
    hands,
    placeOf: layoutOf(open),
    players: open.solvers.map(({ standing, ...solver }) => ({ ...solver, active: standing === 'active' })),
  };
}

function layoutOf(open: Open): Record<string, string> {
  const layout: Record<string, string> = {};
  for (const [number, place] of townOf(open).placeIds.entries()) {
    for (const kind of ['suspect', 'crime'] as const) {
      const tile = tileAt(open, number, kind);
      if (tile !== null) layout[tile] = place;
    }
  }
  return layout;
}
