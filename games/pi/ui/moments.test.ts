import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { pi } from '../rules/game.ts';
import { eventsOf, playOut } from '../rules/match.fixture.ts';
import { blunder, cardOf, examine, investigate, kasia, maciej, quarter, sceneAt } from '../rules/scene.fixture.ts';
import type { Event, Open } from '../rules/state.ts';
import { momentsOf } from './moments.ts';
import { tileKey, tileOf } from './highlights.ts';

const here = quarter('pi').here;
const start = given(pi, sceneAt('pi', { suspect: 'here', location: 'near', crime: 'near' }));
const staged = (open: Open, events: readonly Event[], me: number | undefined) =>
  momentsOf(
    open,
    events.map(event => ({ n: 7, event })),
    me,
  );
const effects = (moments: ReturnType<typeof staged>) => moments.map(({ content }) => content.effect);

describe('Moments of P.I.', () => {
  const asked = start.play(kasia, examine(cardOf(start.state, here, 'suspect')));

  test('my question, the reply, then the new card, then the call of the next player', () => {
    const events = asked.hears(maciej);
    const next = asked.state.open.turn;
    expect(effects(staged(asked.state.open, events, kasia))).toEqual(['ask', 'reply', 'card']);
    const moments = staged(asked.state.open, events, next);
    expect(effects(moments)).toEqual(['reply', 'card', 'turn']);
    expect(moments[0]?.content.highlight.tiles.size).toBe(1);
    expect(moments.map(({ sound }) => sound)).toEqual(['move', undefined, 'turn']);
  });

  test('an answer to me stays until I have seen it; the same answer is a short move for others', () => {
    const events = asked.hears(kasia);
    expect(staged(asked.state.open, events, kasia)[1]).toMatchObject({
      in: 320,
      hold: 1_500,
      out: 260,
      holdUntil: 'move',
      isMine: true,
      sound: 'right',
      by: kasia,
      heard: { n: 7, event: { type: 'examined', by: kasia } },
    });
    const [seen] = staged(asked.state.open, events, maciej);
    expect(seen).toMatchObject({ in: 300, hold: 700, out: 0, isMine: false, sound: 'move', by: kasia });
    expect(seen?.holdUntil).toBeUndefined();
  });

  test('where answers are given by hand, the question is a separate moment, shown once', () => {
    const byHand = { ...asked.state.open, options: { ...asked.state.open.options, answers: 'hand' as const } };
    expect(effects(staged(byHand, asked.hears(kasia), kasia))).toEqual(['reply', 'card']);
    const question = { type: 'evidence', card: cardOf(start.state, here, 'suspect') } as const;
    expect(effects(staged(byHand, [{ type: 'asked', by: kasia, question }], kasia))).toEqual(['ask']);
  });

  test('an investigator of mine is an answer to me, too', () => {
    const after = start.play(kasia, investigate(here));
    expect(staged(after.state.open, after.hears(kasia), kasia)[0]).toMatchObject({ hold: 1_500, isMine: true });
  });

  test('a wrong accusation has its own sound and duration', () => {
    const after = start.play(kasia, blunder(start.state, kasia));
    const wrong = staged(after.state.open, after.hears(kasia), kasia).find(({ content }) => content.effect === 'wrong');
    expect(wrong).toMatchObject({ sound: 'wrong', in: 300, hold: 1_800, out: 300, isMine: true });
  });

  test('spectators are never called, and nothing is about them but the ends', () => {
    const moments = staged(asked.state.open, asked.hears('audience'), undefined);
    expect(effects(moments)).toEqual(['reply', 'card']);
    expect(moments.some(({ isMine }) => isMine)).toBe(false);
  });

  test('in a whole match: nothing from before a deal lights the new map, and every chapter and the match end with one sound', () => {
    const { steps } = playOut({
      edition: '07',
      answers: 'auto',
      style: 'sensible',
      seats: 3,
      lastUnsolved: 'nextValue',
      seed: 3,
    });
    let deals = 0;
    let ends = 0;
    for (const step of steps.slice(1)) {
      const moments = staged(step.state.open, eventsOf(step), kasia);
      expect(new Set(moments.map(({ key }) => key)).size).toBe(moments.length);
      const sounds = moments.filter(({ sound }) => sound === 'end').length;
      expect(sounds).toBe(effects(moments).some(effect => effect === 'chapter' || effect === 'end') ? 1 : 0);
      ends += sounds;
      const dealt = moments.findIndex(({ content }) => content.effect === 'deal');
      if (dealt < 0) continue;
      deals += 1;
      for (const { content } of moments.slice(0, dealt))
        expect(content.highlight.tiles.size + content.highlight.places.size).toBe(0);
    }
    expect([deals, ends]).toEqual([2, 3]);
  });

  test('the accusation that ends an investigation is shown on the old map, never on the next one', () => {
    const { steps } = playOut({
      edition: 'pi',
      answers: 'auto',
      style: 'sensible',
      seats: 3,
      lastUnsolved: 'nextValue',
      seed: 3,
    });
    let shown = 0;
    steps.forEach((step, at) => {
      const before = steps[at - 1]?.state.open;
      const heard = eventsOf(step).map(event => ({ n: at, event }));
      if (!before || !heard.some(({ event }) => event.type === 'investigationStarted')) return;
      for (const { content } of momentsOf(step.state.open, heard, kasia, before)) {
        if (content.event.type !== 'accused') continue;
        const { accused } = content.event;
        const tiles = (['suspect', 'location', 'crime'] as const).map(kind => {
          const tile = tileOf(before, accused[kind]);
          return tileKey(tile.place, tile.kind);
        });
        expect([...content.highlight.tiles].sort()).toEqual(tiles.sort());
        shown += 1;
      }
    });
    expect(shown).toBeGreaterThan(0);
  });
});
