import { expect, test } from 'vitest';
import { copy, fill, type Offer, quickChance, seatsOf } from '#kernel';
import { attempt } from './commands.ts';
import { foldDecision } from './decision.ts';
import { offersOf } from './doc.ts';
import { welcome } from './listeners.ts';
import { moveOfClock } from './moves.ts';
import type { Command } from './protocol.ts';
import { openedSpyfall } from './spyfall.fixture.ts';
import { NOTHING_SAID } from './table.fixture.ts';
import { clockDue, matchOf, type FoldedTable } from './table.ts';
import { type Listener, shownOf, showTo, tell } from './tell.ts';

const NAMES = ['ann', 'bob', 'cyd', 'dan'];
const guestOf = (name: string) => ({ id: name, name, madeAt: 0 });

type Hands = { hands: { place: string; role: string }[] };
const spyAt = (table: FoldedTable): number =>
  (matchOf(table).state as Hands).hands.findIndex(({ place }) => place === '--');

/** A table of Spyfall in one of two worlds, and everything each of its listeners is sent. */
function worldOf(conversation: string) {
  const table = openedSpyfall({ seats: 4, secret: '5e'.repeat(32), options: { conversation, rounds: 2, minutes: 1 } });
  const shown = shownOf(table);
  const sent = NAMES.map((): string[] => []);
  const listeners = NAMES.map(
    (name, at): Listener => ({
      guest: guestOf(name),
      viewer: 'audience',
      offers: true,
      hear: message => void sent[at]?.push(message),
      dismiss: () => {},
    }),
  );
  for (const listener of listeners) {
    listener.hear(welcome(table, listener, { clock: null, history: '', watchers: null }));
    showTo(listener, table, shown);
  }
  const given = (now: number) => ({ now, outages: [], grace: 0 });
  const does = (
    name: string,
    command: Exclude<Command, { do: 'rematch' }>,
    now: number,
    before?: () => void,
  ): boolean => {
    const outcome = attempt({ table, guest: guestOf(name), ...given(now) }, command, NOTHING_SAID);
    before?.();
    if (!outcome.ok || !('entry' in outcome)) return false;
    tell({ table, entry: outcome.entry, shown, listeners });
    return true;
  };
  const strikes = (now: number): void => {
    const moved = moveOfClock(table, given(now));
    const outcome = moved && foldDecision(table, moved);
    if (outcome?.ok && 'entry' in outcome) tell({ table, entry: outcome.entry, shown, listeners });
  };
  return { table, sent, does, strikes };
}
type World = ReturnType<typeof worldOf>;

/** Deals; in the other world, a seat swaps cards with the spy before any card is shown. */
function deal({ table, does }: World, swapped: number | null): void {
  NAMES.forEach((name, seat) => {
    does(name, { do: 'sit', seat, word: name }, 1);
    does(name, { do: 'ready', ready: true }, 1);
  });
  does('ann', { do: 'start' }, 1, () => {
    const { hands } = matchOf(table).state as Hands;
    const spy = spyAt(table);
    if (swapped === null) return;
    const [mine, spys] = [hands[swapped], hands[spy]];
    if (mine && spys) [hands[swapped], hands[spy]] = [spys, mine];
    // from here on, this counts as the deal
    matchOf(table).checkpoints.push({ after: 0, state: copy(matchOf(table).state) });
    for (const one of matchOf(table).told)
      if (one.to !== 'all' && one.to[0] !== undefined) Object.assign(one.event, { card: hands[one.to[0]] });
  });
}

/** One round without its end, with the same commands, senders and times in both worlds. */
function playTogether(worlds: readonly World[], seed: number): number {
  const chance = quickChance(seed);
  const [first] = worlds;
  if (!first) throw new Error('there is no world');
  let now = 2;
  let moves = 0;
  const isOver = (): boolean => (matchOf(first.table).state as { open: { past: unknown[] } }).open.past.length > 0;
  for (let step = 0; step < 60 && !isOver(); step++) {
    now += 900;
    const due = clockDue(first.table);
    if (due !== undefined && due <= now) {
      for (const world of worlds) world.strikes(now);
      continue;
    }
    // a latecomer changes nothing
    if (step === 10) for (const world of worlds) world.does('eve', { do: 'join' }, now);
    const seat = chance.below(NAMES.length);
    const offers = offersOf(first.table, seat) as Offer<{ type: string }>[];
    if (offers.length === 0) continue;
    const filled = fill(chance.pick(offers), chance);
    // a vote that convicts, or a place that is named, would end the round, and then all is shown
    const action =
      'vote' in filled ? { ...filled, vote: 'nay' } : 'how' in filled ? { ...filled, how: 'look' } : filled;
    const done = worlds.map(world => world.does(NAMES[seat] ?? '', { do: 'move', action, based: world.table.n }, now));
    // also of the spy's offers, only looking, a no-op, is left of pointing here
    expect(done).toEqual(worlds.map(() => action.type !== 'point'));
    moves += 1;
  }
  return moves;
}

const CARD = /"card":(?:\{"place":"(?:\d\d|--)","role":"[\d-]"\}|"#\d\d (?:\d\d|--) [\d-]")/g;

test.each(
  ['spoken', 'written', 'phrasebook'].flatMap(conversation => seatsOf(4).map(seat => ({ conversation, seat }))),
)(
  'SPY-6.5 $conversation: if seat $seat is the spy or not, all clients get the same number of messages of the same size, equal except for cards',
  ({ conversation, seat }) => {
    const worlds = [worldOf(conversation), worldOf(conversation)];
    const [here, there] = worlds;
    if (!here || !there) throw new Error('there are two worlds');
    deal(here, null);
    const spy = spyAt(here.table);
    deal(there, seat === spy ? (seat + 1) % 4 : seat);
    expect(spyAt(there.table)).not.toBe(spy);
    expect(playTogether(worlds, 11 + seat)).toBeGreaterThan(10);
    expect(worlds.map(({ table }) => table.waiting.length)).toEqual([1, 1]);
    NAMES.forEach((_, at) => {
      const [mine, other] = [here.sent[at] ?? [], there.sent[at] ?? []];
      expect(other.map(message => Buffer.byteLength(message))).toEqual(mine.map(message => Buffer.byteLength(message)));
      expect(other.map(message => message.replace(CARD, 'card'))).toEqual(
        mine.map(message => message.replace(CARD, 'card')),
      );
      const cards = [mine, other].map(messages => messages.join('\n').match(CARD)?.length ?? 0);
      expect(cards).toEqual([2, 2]); // in the first view, and in the events of the deal
    });
  },
);
