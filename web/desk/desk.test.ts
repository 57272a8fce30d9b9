import { beforeEach, describe, expect, test } from 'vitest';
import { type AnyMatch, awaited, readOptions, seedFrom, start, type Viewer } from '#kernel';
import type { ScreenProps } from '#screen';
import { titleNamed } from '#shelf';
import { createAnyDesk } from './desk.ts';

const title = titleNamed('pi');
if (!title) throw new Error('there is no title to test with');
const { game, telling } = title;
const read = readOptions(game.options, title.fixed);
if ('problem' in read) throw new Error('a title without usual options');
const match = start({
  game,
  options: read.options,
  seats: 3,
  seed: seedFrom(new Uint8Array(32), ['word']),
}) as AnyMatch;
const [mover = 0] = awaited(match);
const viewOf = (viewer: Viewer) => game.view(match.state, viewer);
const waiting = (mover + 1) % 3;

type Sent = { readonly action: object; done(isDone: boolean): void; fail(why: Error): void };
let sent: Sent[] = [];
beforeEach(() => {
  sent = [];
});

const deskOf = (me: Viewer, more: Partial<ScreenProps> = {}) =>
  createAnyDesk({
    game,
    telling,
    me,
    view: viewOf(me),
    fields: viewOf(me),
    offers: game.offers(viewOf(me)),
    seats: [],
    awaited: awaited(match),
    news: [],
    highlighted: [],
    clock: null,
    isLive: true,
    play: action => new Promise((done, fail) => sent.push({ action, done, fail })),
    say: ({ key, args }) => `${key} ${JSON.stringify(args)}`,
    word: (...[key]) => key,
    ruleAt: rule => `/rules/pi#${rule}`,
    notes: undefined,
    preferences: undefined,
    announce: () => undefined,
    ...more,
  });

const [card = ''] = (viewOf(mover) as { open: { display: string[] } }).open.display;
const examine = { type: 'examine', card };

describe('Available actions', () => {
  test('an offered action is legal, any other is not, with the rule that forbids it', () => {
    expect(deskOf(mover).may(examine)).toEqual({ ok: true });
    const not = deskOf(waiting).may(examine);
    expect(not).toEqual({ ok: false, rule: game.objection(viewOf(waiting), examine) });
    expect(not.ok || not.rule).toMatch(/^PI-/);
  });

  test('without a connection a legal action cannot be done, but no rule forbids it', () => {
    expect(deskOf(mover, { offers: [] }).may(examine)).toEqual({ ok: false, rule: undefined });
  });

  test('a rule has its text and a link', () => {
    const { key, args } = telling.rule('PI-5.1');
    expect(deskOf(waiting).ruleReference('PI-5.1')).toEqual({
      text: `${key} ${JSON.stringify(args)}`,
      href: '/rules/pi#PI-5.1',
      link: 'kit-see-rule {"rule":"PI-5.1"}',
    });
  });

  test('a spectator has no seat', () => {
    expect(deskOf('audience').seat()).toBeUndefined();
    expect(deskOf(0).seat()).toBe(0);
  });
});

describe('Doing it', () => {
  test('one action at a time: a second one is not sent', async () => {
    const desk = deskOf(mover);
    const first = desk.play(examine);
    expect(desk.busy()).toBe(true);
    expect(await desk.play(examine)).toBe(false);
    expect(sent.map(({ action }) => action)).toEqual([examine]);
    sent[0]?.done(true);
    expect(await first).toBe(true);
    expect(desk.busy()).toBe(false);
  });

  test('after a refusal or a failure the desk is not busy', async () => {
    const desk = deskOf(mover);
    const refused = desk.play(examine);
    sent[0]?.done(false);
    expect(await refused).toBe(false);
    const failed = desk.play(examine);
    sent[1]?.fail(new Error('no line'));
    await expect(failed).rejects.toThrow('no line');
    expect(desk.busy()).toBe(false);
  });
});
