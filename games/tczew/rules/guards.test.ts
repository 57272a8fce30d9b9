import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { CITY, done, effect, offered, pick, play, wait, withCard } from './events.fixture.ts';
import { EX, example } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { shieldOf } from './guards.ts';
import { A, B, C, cell, dice, lies, namesOf, type Stated, stateOf } from './scene.fixture.ts';
import type { Lasting } from './state.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));

describe('Protection', () => {
  const rats = (b: Stated['b'] & object, pips: number) =>
    scene({ ...CITY, b, hands: withCard(EX.rats) }).play(A, play(EX.rats, B), dice(pips));
  const homes = { C3x9: 2, D4x9: 82, B2x9: 50, C3x8: 42, D4x10: 34, B2x10: 35 } as const;

  test('TCZ-14.21, TCZ-14.24, TCZ-19.13 each Health card saves one, also when the target is the actor', () => {
    expect(rats(homes, 6).state.open.pending).toMatchObject({ n: 1 });
    expect(rats(homes, 4).state.open.pending).toBeNull();
    const self = scene({ a: { C3x3: 1, C3x4: 'trade', D4x3: 34 }, b: { C3x5: 35, O15x1: 2 }, hands: [[EX.rats], []] });
    expect(self.play(A, play(EX.rats, A), dice(1)).state.open.pending).toBeNull();
    // a rival's Service next door protects nothing
    const next = scene({ a: { C3x3: 1, C3x4: 'trade' }, b: { C3x5: 35, O15x1: 2 }, hands: [[EX.rats], []] });
    expect(next.play(A, play(EX.rats, A), dice(1)).state.open.pending).toMatchObject({ seat: A, n: 1 });
  });

  test('TCZ-14.22, TCZ-14.23 wards come before guards, and a cancelled event does nothing', () => {
    const two = { C3x9: 2, D4x9: 26, C3x8: 27, I9x9: 5, I9x8: 'trade' } as const;
    const flood = scene({ seats: 3, a: { C3x3: 1 }, b: two, c: { I9x4: 3, I9x5: 'sport' }, hands: [[153], [], []] });
    const now = flood.play(A, play(153), dice(3));
    expect(now.hears(C)).toContainEqual({ type: 'cancelled', seat: B, event: 153, service: 'fire' });
    expect([lies(now.state, 'I9x8')?.[0], lies(now.state, 'I9x5')]).toEqual([B, null]);
    const ward: Lasting = { ...effect(B, 1, 188), kind: 'ward', themes: 'all', turns: 3, uses: 1 };
    const warded = scene({
      seats: 3,
      a: { C3x3: 1 },
      b: two,
      c: { I9x4: 3 },
      hands: [[153], [], []],
      lasting: [ward],
    }).play(A, play(153), dice(3));
    expect(warded.hears(C)).toContainEqual({ type: 'warded', seat: B, event: 153 });
    expect(warded.hears(C).some(({ type }) => type === 'cancelled')).toBe(false);
  });

  test('TCZ-14.24, TCZ-19.31 one budget for the whole event, spent on what really goes', () => {
    const brawl = (b: Stated['b'] & object) => scene({ ...CITY, b, hands: withCard(176) }).play(A, play(176, B));
    const one = { C3x9: 2, D4x9: 18 } as const;
    const both = brawl({ ...one, C3x8: 'sport', C3x10: 'sport', B2x9: 67 });
    expect(both.state.open.pending).toMatchObject({ n: 1 });
    expect(both.play(A, pick('C3x8')).state.open.pending).toMatchObject({ n: 1 });
    expect(brawl({ ...one, B2x9: 67 }).state.open.pending).toBeNull();
    const mixed = brawl({ ...one, C3x8: 'sport', B2x9: 67 });
    expect(offered(mixed, A)).toEqual(['B2x9']);
    expect(brawl({ ...one, C3x8: 20, C3x10: 'sport' }).hears(B)).toContainEqual({
      type: 'cancelled',
      seat: B,
      event: 176,
      service: 'police',
    });
    expect(rats({ C3x9: 2, D4x9: 82, C3x8: 34 }, 6).state.open.pending).toBeNull();
    // turns are saved as cards are
    expect(
      scene({ ...CITY, b: { C3x9: 2, D4x9: 26 }, hands: withCard(169) }).play(A, play(169, B)).state.open.lasting,
    ).toMatchObject([{ turns: 1 }]);
    expect(
      scene({ ...CITY, b: { C3x9: 2, D4x9: 26, C3x8: 27 }, hands: withCard(169) }).play(A, play(169, B)).state.open
        .lasting,
    ).toEqual([]);
  });

  test('TCZ-14.24 a step that costs nothing in the basic game spends nothing', () => {
    const boycott = example({
      hostile: true,
      target: { kind: 'one', among: 'rivals' },
      guards: [{ kind: 'reduce', service: 'police' }],
      each: [
        { op: 'hinder', who: 'target', what: ['plebiscite'], turns: 1 },
        { op: 'hinder', who: 'target', what: ['draw'], turns: 1 },
      ],
    });
    const bans = (mode: 'basic' | 'extended'): unknown[] =>
      scene({ ...CITY, options: { mode }, b: { C3x9: 2, D4x9: 18 }, hands: withCard(boycott) })
        .play(A, play(boycott, B))
        .state.open.lasting.map(one => one.kind === 'ban' && one.what);
    expect([bans('basic'), bans('extended')]).toEqual([[], ['draw']]);
  });

  test('TCZ-14.25, TCZ-19.13 cards beside a Fire brigade are safe, the brigade itself is not', () => {
    const now = scene({
      ...CITY,
      b: { C3x9: 2, G7x7: 26, G7x6: 93, G7x5: 5, H8x5: 94 },
      hands: withCard(EX.fire),
    }).play(A, play(EX.fire, B));
    expect(offered(now, A)).toEqual(['H8x5']);
    const { open } = now.state;
    if (!open.resolving) throw new Error('no event is being resolved');
    expect(shieldOf(open, open.resolving, cell('G7x6'))).toBe(cell('G7x7'));
    expect(shieldOf(open, open.resolving, cell('G7x7'))).toBeUndefined();
  });

  test('TCZ-14.26, TCZ-14.44 suspended services protect nothing, but still hold districts and conditions', () => {
    const off: Lasting = { ...effect(B, 1, 170), kind: 'suspension', services: ['fire', 'town_hall'], turns: 2 };
    const now = scene({
      ...CITY,
      b: { C3x9: 2, G7x7: 26, G7x6: 93, G7x5: 5 },
      hands: withCard(EX.fire),
      lasting: [off],
    }).play(A, play(EX.fire, B));
    expect(offered(now, A)).toEqual(['G7x6']);
    expect(namesOf(now.play(A, done).state, B)).toContain('G7x5');
    const ends = now.play(A, done).play(B, wait).play(A, wait).play(B, wait);
    expect(ends.state.open.lasting).toEqual([]);
    const mine: Lasting = { ...off, seat: A, actor: B };
    expect(
      scene({ a: { C3x3: 1, C3x4: 5 }, b: { O15x1: 2 }, hands: [[163, 81], []], lasting: [mine] })
        .play(A, play(163))
        .awaited(),
    ).toEqual([A]);
  });
});
