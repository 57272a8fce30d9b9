import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/state.ts';
import { momentsOf } from './moments.ts';
import type { MapContents } from './map-contents.ts';
import { displayShown, unshownPieces, withoutUnshown } from './unshown-pieces.ts';
import { given } from '#testkit';
import { pi } from '../rules/game.ts';
import { cardOf, examine, kasia, quarter, sceneAt } from '../rules/scene.fixture.ts';
import { tileOf } from './highlights.ts';

const here = quarter('pi').here;
const start = given(pi, sceneAt('pi', { suspect: 'here', location: 'near', crime: 'near' }));
const card = cardOf(start.state, here, 'suspect');
const asked = start.play(kasia, examine(card));
const { open } = asked.state;
const staged = (events: readonly Event[], me: number) =>
  momentsOf(
    open,
    events.map(event => ({ n: 3, event })),
    me,
  );
const tile = (one: string) => tileOf(open, one);

describe('Unshown pieces', () => {
  const moments = staged(asked.hears(kasia), kasia);

  test('a marker is hidden until the answer, not only until the question', () => {
    expect(moments.map(({ content }) => content.effect)).toEqual(['ask', 'reply', 'card']);
    const lying: MapContents = { on: () => [{ seat: kasia, marker: 'disc', sure: 'confirmed' }], at: () => [] };
    const shown = (left: typeof moments) => withoutUnshown(lying, unshownPieces(left, tile)).on(here, 'suspect').length;
    expect([shown(moments), shown(moments.slice(1)), shown(moments.slice(2))]).toEqual([0, 0, 1]);
    expect(withoutUnshown(lying, unshownPieces(moments, tile)).on(here, 'crime')).toHaveLength(1);
  });

  test('an investigator is hidden with its markers; earlier ones stay', () => {
    const event: Event = { type: 'investigated', by: 1, place: here, discs: 0, cubes: 2, about: ['suspect', 'crime'] };
    const held = unshownPieces(staged([event], kasia), tile);
    const lying: MapContents = { on: () => [], at: () => [{ seat: 1, count: 2, discs: 1, cubes: 3 }] };
    expect(withoutUnshown(lying, held).at(here)).toEqual([{ seat: 1, count: 1, discs: 1, cubes: 1 }]);
    const only: MapContents = { on: () => [], at: () => [{ seat: 1, count: 1, discs: 0, cubes: 2 }] };
    expect(withoutUnshown(only, held).at(here)).toEqual([]);
    expect(withoutUnshown(only, held).at('elsewhere')).toHaveLength(1);
  });

  test('an examined card stays until the new one is dealt', () => {
    const before = start.state.open.display;
    expect(open.display).not.toEqual(before);
    expect(displayShown(open.display, moments)).toEqual(before);
    expect(displayShown(open.display, moments.slice(2))).toEqual(open.display);
    expect(displayShown(open.display, [])).toBe(open.display);
  });

  const momentsOfEvents = (events: readonly Event[]) =>
    events.map((event, at) => ({ ...moments[0], key: `${at}`, content: { event } }) as (typeof moments)[number]);

  test('two questions one after the other, the second about the card that came for the first', () => {
    const list = momentsOfEvents([
      { type: 'examined', by: 0, card: 'a', reply: 'none' },
      { type: 'displayRefilled', card: 'b', deck: 9 },
      { type: 'examined', by: 1, card: 'b', reply: 'none' },
      { type: 'displayRefilled', card: 'c', deck: 8 },
    ]);
    expect(displayShown(['x', 'c'], list)).toEqual(['x', 'a']);
    expect(displayShown(['x', 'c'], list.slice(2))).toEqual(['x', 'b']);
  });

  test('a card that was asked about comes back after a reshuffle', () => {
    const list = momentsOfEvents([
      { type: 'examined', by: 0, card: 'a', reply: 'none' },
      { type: 'displayRefilled', card: 'b', deck: 0 },
      { type: 'examined', by: 1, card: 'b', reply: 'none' },
      { type: 'displayRefilled', card: 'a', deck: 20 },
    ]);
    expect(displayShown(['x', 'a'], list)).toEqual(['x', 'a']);
    expect(displayShown(['x', 'a'], list.slice(2))).toEqual(['x', 'b']);
  });
});
