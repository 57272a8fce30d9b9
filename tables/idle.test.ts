import { expect, test } from 'vitest';
import { canonical, viewersOf } from '#kernel';
import { attempt } from './commands.ts';
import type { CommandOutcome } from './decision.ts';
import { tableDoc, viewOf } from './doc.ts';
import type { Command } from './protocol.ts';
import { openedSpyfall } from './spyfall.fixture.ts';
import { NOTHING_SAID } from './table.fixture.ts';
import { matchOf } from './table.ts';

const NAMES = ['ann', 'bob', 'cyd'];

/** A round of Spyfall whose clock runs, as its table decides about it. */
function roundOf(secret: string) {
  const table = openedSpyfall({ seats: 3, secret: secret.repeat(32) });
  let at = 0;
  const does = (name: string, command: Exclude<Command, { do: 'rematch' }>): CommandOutcome => {
    at += 1;
    const guest = { id: name, name, madeAt: 0 };
    return attempt({ table, guest, now: at, outages: [], grace: 0 }, command, NOTHING_SAID);
  };
  NAMES.forEach((name, seat) => {
    does(name, { do: 'sit', seat, word: name });
    does(name, { do: 'ready', ready: true });
  });
  does('ann', { do: 'start' });
  const { state } = matchOf(table) as unknown as { state: { open: { dealer: number }; hands: { place: string }[] } };
  does(NAMES[state.open.dealer] ?? '', { do: 'move', action: { type: 'start' }, based: table.n });
  const spy = state.hands.findIndex(({ place }) => place === '--');
  return { table, does, spy };
}

test.each(['0a', '1b', '2c', '3d'])('no-ops are answered and not stored: table %s', secret => {
  const { table, does, spy } = roundOf(secret);
  const everything = (): string =>
    canonical([table.n, matchOf(table).moves.length, tableDoc(table), ...viewersOf(3).map(one => viewOf(table, one))]);
  const before = everything();
  const point = (how: string) => ({ do: 'move', action: { type: 'point', place: '07', how }, based: table.n }) as const;
  for (const name of NAMES) {
    expect(does(name, point('look'))).toEqual({ ok: true, again: table.n });
    expect(everything()).toBe(before);
  }
  for (const name of NAMES.filter((_, seat) => seat !== spy)) {
    expect(does(name, point('name'))).toEqual({ ok: true, again: table.n });
    expect(everything()).toBe(before);
  }
  expect(does(NAMES[spy] ?? '', point('name'))).toMatchObject({ ok: true, entry: { kind: 'moved' } });
  expect(everything()).not.toBe(before);
});

test('no-ops are refused like any action if they are not offered or out of date', () => {
  const { table, does, spy } = roundOf('0a');
  const name = NAMES[(spy + 1) % 3] ?? '';
  const action = { type: 'point', place: '99', how: 'look' };
  expect(does(name, { do: 'move', action, based: table.n })).toMatchObject({ refused: { rule: 'SPY-6.3' } });
  expect(does(name, { do: 'move', action: { ...action, place: '07' }, based: table.n + 1 })).toMatchObject({
    refused: { because: 'stale' },
  });
});
