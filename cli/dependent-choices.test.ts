import { expect, test } from 'vitest';
import { type AnyGame, type AnyMatch, fits, type Seat, start } from '#kernel';
import { harbour } from '../examples/harbour/rules/game.ts';
import { jailbreak } from '../examples/jailbreak/rules/game.ts';
import { takeTurn } from './turn-prompt.ts';
import type { Session } from './session.ts';

/** A person at a terminal who types these lines; everything is called by its own name. */
function sessionWith(match: AnyMatch, me: Seat, lines: readonly string[]): { session: Session; printed: string[] } {
  const printed: string[] = [];
  const typed = [...lines];
  const telling = {
    offer: ({ type }: { type: string }) => ({ key: type }),
    blank: ({ blank }: { blank: string }) => ({ key: `which ${blank}?` }),
    choice: (value: unknown) => ({ key: String(value) }),
    board: () => [],
    event: () => [],
    rule: (rule: string) => ({ key: rule }),
  };
  const session = {
    title: { telling },
    match,
    me,
    company: {},
    now: () => 0,
    speech: { say: ({ key }: { key: string }) => key },
    terminal: {
      print: (...texts: string[]) => void printed.push(...texts),
      heading: (text: string) => text,
      ask: () => Promise.resolve(typed.length > 0 ? { line: typed.shift() } : 'end'),
    },
    brief: true,
    shown: new Map(),
    log: [],
  } as unknown as Session;
  return { session, printed };
}

const dealt = (game: AnyGame, seed: number): AnyMatch =>
  start({ game, options: {}, seats: 3, seed: new Uint8Array(32).fill(seed) });

/** A match after the vote of its first day. */
function noon(): AnyMatch {
  const match = dealt(jailbreak, 1);
  for (const seat of [0, 1, 2]) jailbreak.apply(match.state as never, seat, { type: 'vote', for: 1 }, NO_LUCK);
  return match;
}

const NO_LUCK = {
  below: () => 0,
  pick: <T>(list: readonly T[]) => list[0] as T,
  shuffle: <T>(list: readonly T[]) => [...list],
  tell: () => {},
  whisper: () => {},
};

test('each part is asked for with the choices that go with the parts before', async () => {
  const { session, printed } = sessionWith(noon(), 0, ['radio', 'tower', 'yard', 'tower', 'kitchen']);
  expect(await takeTurn(session)).toBe('moved');
  expect(session.match.moves.at(-1)?.action).toEqual({
    type: 'radio',
    from: 'tower',
    to: 'yard',
    thenFrom: 'tower',
    thenTo: 'kitchen',
  });
  const asked = printed.slice(printed.indexOf('which thenTo?'));
  // the yard is full by then
  expect(asked.filter(line => /^ {2}\d/.test(line))).toEqual(['  1. chapel', '  2. kitchen']);
});

test('all parts can be typed at once, and lists with commas', async () => {
  const { session } = sessionWith(noon(), 0, ['trade 1', 'key, rope', 'tools']);
  expect(await takeTurn(session)).toBe('moved');
  expect(session.match.moves.at(-1)?.action).toEqual({
    type: 'trade',
    partner: 1,
    give: ['key', 'rope'],
    want: ['tools'],
  });
});

test('where nothing need be chosen, an empty line is enough', async () => {
  const { session, printed } = sessionWith(noon(), 0, ['trade', '', '1', '', '', 'tools']);
  expect(await takeTurn(session)).toBe('moved');
  expect(session.match.moves.at(-1)?.action).toEqual({ type: 'trade', partner: 1, give: [], want: ['tools'] });
  // only for what I give: something has to be wanted
  expect(printed.filter(line => line === 'cli-or-none')).toHaveLength(1);
  expect(printed.filter(line => line === 'cli-empty')).toHaveLength(2);
});

test('a card, and then a cell for it', async () => {
  const match = dealt(harbour, 2);
  const place = harbour.offers(harbour.view(match.state as never, 0)).find(({ type }) => type === 'place');
  if (!place || place.type !== 'place' || typeof place.card === 'number' || !('oneOf' in place.card))
    throw new Error('no building was dealt');
  const card = place.card.oneOf[0] ?? 0;
  const { session, printed } = sessionWith(match, 0, ['place', `${card}`, `${(card % 3) + 3}`]);
  expect(await takeTurn(session)).toBe('moved');
  expect(fits(place, session.match.moves.at(-1)?.action)).toBe(true);
  expect(printed.filter(line => /^ {2}\d+\. \d+$/.test(line)).length).toBeGreaterThanOrEqual(4);
});
