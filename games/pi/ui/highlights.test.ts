import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { EDITIONS, KINDS } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { eventsOf, playOut } from '../rules/match.fixture.ts';
import {
  allSolve,
  assign,
  blunder,
  cardOf,
  sceneState,
  examine,
  investigate,
  kasia,
  quarter,
  sceneAt,
  whereIs,
} from '../rules/scene.fixture.ts';
import type { Event } from '../rules/state.ts';
import {
  highlightOfAll,
  highlightOfEvent,
  highlightOfQuestion,
  type OutlinedMove,
  outlinedMoves,
  tileKey,
} from './highlights.ts';

const here = quarter('pi').here;
const near = { suspect: 'here', location: 'near', crime: 'near' } as const;
const start = given(pi, sceneAt('pi', near));
const heardOf = (events: readonly Event[], type: Event['type']): Event => {
  const event = events.find(one => one.type === type);
  if (!event) throw new Error(`nothing of ${type} was heard`);
  return event;
};

describe('Highlights', () => {
  test('an examined card: its tile, the card, and who asked', () => {
    const card = cardOf(start.state, here, 'suspect');
    const after = start.play(kasia, examine(card));
    const sight = highlightOfEvent(after.state.open, heardOf(after.hears(kasia), 'examined'));
    expect(sight).toEqual({
      places: new Set([here]),
      tiles: new Set([tileKey(here, 'suspect')]),
      cards: new Set([card]),
      seats: new Set([kasia]),
    });
  });

  test('an investigator: its place, and no tile of it', () => {
    const after = start.play(kasia, investigate(here));
    const sight = highlightOfEvent(after.state.open, heardOf(after.hears(kasia), 'investigated'));
    expect([[...sight.places], sight.tiles.size]).toEqual([[here], 0]);
  });

  test('a marker moved: its tile', () => {
    const after = start.play(kasia, investigate(here)).play(kasia, assign(here, 'disc', 'suspect'));
    const sight = highlightOfEvent(after.state.open, heardOf(after.hears(kasia), 'assigned'));
    expect([...sight.tiles]).toEqual([tileKey(here, 'suspect')]);
  });

  test('an accusation: its three tiles, in any places', () => {
    const after = start.play(kasia, blunder(start.state, kasia));
    const event = heardOf(after.hears(kasia), 'accused');
    const accused = event.type === 'accused' ? event.accused : undefined;
    expect(highlightOfEvent(after.state.open, event).tiles).toEqual(
      new Set(KINDS.map(kind => tileKey(whereIs(after.state, accused?.[kind] ?? ''), kind))),
    );
  });

  test('events of an earlier investigation highlight no tile, because the tiles have changed', () => {
    const card = cardOf(start.state, here, 'suspect');
    const asked = start.play(kasia, examine(card));
    const event = heardOf(asked.hears(kasia), 'examined');
    const later = allSolve(asked);
    expect(later.state.open.investigation).toBe(2);
    expect(highlightOfEvent(later.state.open, event).tiles.size).toBe(0);
  });

  test('PI-13.7 a question that waits is shown where it is asked', () => {
    const table = given(pi, sceneState({ edition: 'pi', answers: 'hand' }));
    const [card = ''] = table.state.open.display;
    expect(highlightOfQuestion(table.state.open).tiles.size).toBe(0);
    expect([...highlightOfQuestion(table.play(kasia, examine(card)).state.open).cards]).toEqual([card]);
    expect([...highlightOfQuestion(table.play(kasia, investigate(here)).state.open).places]).toEqual([here]);
    expect(highlightOfQuestion(table.play(kasia, blunder(table.state, kasia)).state.open).tiles.size).toBe(3);
  });

  test('every event of whole matches can be pointed at, as soon as it has happened', () => {
    for (const edition of EDITIONS)
      for (const answers of ['auto', 'hand'] as const) {
        const { steps } = playOut({
          edition,
          answers,
          style: 'sensible',
          seats: 3,
          lastUnsolved: 'nextValue',
          seed: 5,
        });
        for (const step of steps) {
          const events = eventsOf(step);
          const { places, tiles } = highlightOfAll(step.state.open, events);
          for (const key of tiles) expect(places).toContain(key.split(' ')[1]);
        }
      }
  });
});

const outlined = (place: string, by: number, isStrong = false): OutlinedMove => ({ place, by, isStrong });

describe('Moves outlined on the map', () => {
  test('of two moves at one place the last one is outlined', () => {
    expect(outlinedMoves([outlined('downtown', 1), outlined('docks', 1), outlined('downtown', 2)])).toEqual([
      outlined('downtown', 2),
      outlined('docks', 1),
    ]);
  });

  test('of two moves at one place the one the player has stepped to is outlined', () => {
    expect(outlinedMoves([outlined('downtown', 1, true), outlined('downtown', 2)])).toEqual([
      outlined('downtown', 1, true),
    ]);
    expect(outlinedMoves([outlined('downtown', 1), outlined('downtown', 2, true)])).toEqual([
      outlined('downtown', 2, true),
    ]);
  });
});
