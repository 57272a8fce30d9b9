import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyMatch, admit, copy, quickChance, same, seatsAt, seatsOf, start, tick, viewersOf } from '#kernel';
import { continueFrom, type ContinuedPosition } from './new-tables.ts';
import { isRefused } from './decision.ts';
import type { TableService } from './service.ts';
import type { LiveTable } from './live.ts';
import type { Command } from './protocol.ts';
import {
  entriesOf,
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  START_TIME,
  guest,
  midway,
  mustDo,
  openTestTables,
  type TestTables,
  untilIdle,
  seatedTable,
  SLOWLY,
  someAction,
  titleOnShelf,
} from './table.fixture.ts';
import { matchOf } from './table.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const SEATS: ContinuedPosition['seats'] = [
  { name: 'Zoe', bot: null },
  { name: 'Hugo', bot: 'master' },
  { name: 'Yan', bot: null },
];

/** The view of this seat, and the players of the match. */
const positionOf = (match: AnyMatch, seat: number, changes: Partial<ContinuedPosition> = {}): ContinuedPosition => ({
  title: 'pi',
  version: match.game.version,
  options: match.options as ContinuedPosition['options'],
  seats: SEATS,
  seat,
  view: copy(match.game.view(match.state, seat)),
  language: 'pl',
  ...changes,
});

const someMatch = (luck: number, options: object = {}): AnyMatch =>
  midway({ title: 'pi', options: { ...usual, ...options }, seats: 3 }, quickChance(luck));

const usual = { answers: 'auto', lastUnsolved: 'nextValue', notebook: 1, turnSeconds: null };

async function continued(position: ContinuedPosition, where = service): Promise<{ live: LiveTable; ann: TableClient }> {
  const opened = await continueFrom(where, guest('ann'), position);
  if (isRefused(opened)) throw new Error(`not continued: ${JSON.stringify(opened)}`);
  const live = await liveTable(where, opened.table.id);
  return { live, ann: await connectClient(where, live, 'ann') };
}

/** A position in which the first seat may move markers, which reveals no information. */
function withMarkers(): ContinuedPosition {
  for (let luck = 0; ; luck++) {
    const position = positionOf(someMatch(luck), 0);
    if (
      titleOnShelf('pi')
        .game.offers(position.view)
        .some(({ type }) => type === 'assign')
    )
      return position;
  }
}

/** The test knows the case of each player. */
function guess({ live, doc }: TableClient): object {
  const { hands } = matchOf(live.table).state as { hands: object[] };
  return { type: 'accuse', ...hands.at((doc.you.seat ?? 0) - 1) };
}

describe('a match that goes on from a position', () => {
  test('equals the view of the seat, which the guest gets; bots stay and replace the other people', async () => {
    for (const seat of seatsOf(3)) {
      const match = someMatch(seat);
      const position = positionOf(match, seat);
      const { live, ann } = await continued(position);
      expect(ann.doc).toMatchObject({ you: { seat }, table: { phase: 'playing', continued: true, host: 'ann' } });
      expect(ann.doc.view).toEqual(position.view);
      const bots = live.table.chairs.map(({ taken }) => taken?.bot);
      expect(bots).toEqual(['regular', 'master', 'regular'].map((bot, one) => (one === seat ? null : bot)));
      const names = live.table.chairs.map(({ taken }) => taken?.name);
      expect(new Set(names).size).toBe(3);
      expect(names[seat]).toBe('ann');
      expect(names[1]).toBe(seat === 1 ? 'ann' : 'Hugo');
      expect(names).not.toContain('Zoe');
      expect(live.table.form).toMatchObject({ title: 'pi', seats: 3, language: 'pl', options: usual });
    }
  });

  test('draws hidden information again, consistent with the knowledge of the seat', async () => {
    const match = someMatch(7);
    const position = positionOf(match, 0);
    const others = new Set<string>();
    for (let time = 0; time < 12; time++) {
      const { live } = await continued(position);
      const now = matchOf(live.table);
      expect(same(now.game.view(now.state, 0), position.view)).toBe(true);
      expect(same(now.game.view(now.state, 'audience'), match.game.view(match.state, 'audience'))).toBe(true);
      others.add(JSON.stringify(now.state));
    }
    expect(others.size).toBeGreaterThan(6);
  });

  test('is the same for every process that reads its log', async () => {
    const { live, ann } = await continued(withMarkers());
    await mustDo(ann, { do: 'move', action: someAction(ann, quickChance(1), 'assign'), based: ann.n });
    const other = await liveTable(testTables.service(SLOWLY), live.table.id);
    const [one, again] = [matchOf(live.table), matchOf(other.table)];
    for (const viewer of viewersOf(3))
      expect(again.game.view(again.state, viewer)).toEqual(one.game.view(one.state, viewer));
    expect(again.moves).toEqual(one.moves);
  });

  test('can be undone to its first position, and no further', async () => {
    const { live, ann } = await continued(withMarkers());
    const before = ann.doc.view;
    expect(await ann.tries({ do: 'undo', based: ann.n })).toBe('undo');
    const assigned = someAction(ann, quickChance(1), 'assign', 'unassign');
    await mustDo(ann, { do: 'move', action: assigned, based: ann.n });
    expect(ann.doc.view).not.toEqual(before);
    await mustDo(ann, { do: 'undo', based: ann.n });
    expect(ann.doc.view).toEqual(before);
    expect(live.table.match?.moves).toHaveLength(2);
    const reloaded = await connectClient(
      testTables.service(SLOWLY),
      await liveTable(testTables.service(SLOWLY), live.table.id),
      'ann',
    );
    expect(reloaded.doc.view).toEqual(before);
    expect(await ann.tries({ do: 'undo', based: ann.n })).toBe('undo');
  });

  test('has its clock from the first move on', async () => {
    const there = testTables.service(SLOWLY);
    const { live } = await continued(positionOf(someMatch(3, { turnSeconds: 60 }), 0), there);
    expect((await testTables.store.find(live.table.id))?.card).toMatchObject({
      phase: 'playing',
      dueAt: START_TIME + 60_000,
    });
  });

  test('ends with a result and without a record, because it was not dealt', async () => {
    const there = testTables.service();
    const { live, ann } = await continued(positionOf(someMatch(4), 0), there);
    while (ann.doc.table.phase === 'playing') {
      if (ann.doc.awaited[0] !== 0) await new Promise(resolve => setImmediate(resolve));
      else await mustDo(ann, { do: 'move', action: guess(ann), based: ann.n });
    }
    expect(ann.doc.table).toMatchObject({ phase: 'over', result: { ranks: [{}, {}, {}] } });
    expect(await testTables.store.read(live.key, 'record', 0)).toEqual([]);
    await mustDo(ann, { do: 'rematch' });
    const again = await connectClient(there, await liveTable(there, ann.doc.table.next ?? ''), 'ann');
    expect(again.doc.table).toMatchObject({ phase: 'gathering', continued: false });
    expect(again.doc.table.seats.map(seat => seat?.bot)).toEqual([undefined, 'master', 'regular']);
    await mustDo(again, { do: 'sit', seat: 0, word: 'once more' });
    await mustDo(again, { do: 'start' });
    expect(again.doc.table).toMatchObject({ phase: 'playing', continued: false });
    again.leaves();
    await untilIdle(again.live);
  });

  test('starts only from an existing match', async () => {
    const match = someMatch(5);
    const position = positionOf(match, 0);
    const refusal = async (changes: Partial<ContinuedPosition>): Promise<unknown> =>
      continueFrom(service, guest('ann'), { ...position, ...changes });
    expect(await refusal({ title: 'poker' })).toEqual({ because: 'badField', field: 'title' });
    expect(await refusal({ options: { ...position.options, answers: 'maybe' } })).toEqual({
      because: 'badOption',
      field: 'answers',
    });
    expect(await refusal({ seats: SEATS.slice(0, 1) })).toEqual({ because: 'badField', field: 'seats' });
    expect(await refusal({ seat: 3 })).toEqual({ because: 'noSuchSeat' });
    expect(await refusal({ seat: 1 })).toEqual({ because: 'badField', field: 'view' });
    expect(await refusal({ view: {} })).toEqual({ because: 'badField', field: 'view' });
    expect(await refusal({ view: { ...position.view, hand: null } })).toEqual({ because: 'badField', field: 'view' });
    expect(await refusal({ language: 'tlh' })).toEqual({ because: 'badField', field: 'language' });
  });

  test('cannot be requested by a client at a table', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    const from = someMatch(6).state;
    await mustDo(people[0], { do: 'start', from } as Command);
    const last = (await entriesOf(service.store, live.key)).at(-1);
    expect(last).toMatchObject({ kind: 'started', by: 'ann', version: 2 });
    expect(last).not.toHaveProperty('from');
    expect(live.table.continuedFrom).toBeNull();
  });

  test('cannot start from a finished match', async () => {
    const { live, people } = await dealtTable(service, ['ann', 'bob'], { seats: 2 });
    const [ann, bob] = people;
    while (live.table.phase === 'playing') {
      const turn = ann.doc.awaited[0] === 0 ? ann : bob;
      await mustDo(turn, { do: 'move', action: guess(turn), based: turn.n });
    }
    const seats = SEATS.slice(0, 2);
    const position = { ...positionOf(matchOf(live.table), 0), seats };
    expect(await continueFrom(service, guest('ann'), position)).toEqual({ because: 'notPlaying' });
  });
});

describe('a match that goes on from a match that grew', () => {
  /** A match of Spyfall of three in which a fourth joined with the second round, and a fifth is about to. */
  function grownMatch(): { early: ContinuedPosition; late: ContinuedPosition } {
    const { game } = titleOnShelf('spyfall');
    const options = { rounds: 4, minutes: 1, conversation: 'phrasebook', roles: 'played', voteSeconds: 15 };
    const seats = ['Zoe', 'Yan', 'Ida', 'Ola', 'Leo'].map(name => ({ name, bot: null }));
    const match = start({ game, options, seats: 3, seed: new Uint8Array(32).fill(9) });
    const position = (seat: number): ContinuedPosition => ({ ...positionOf(match, seat), title: 'spyfall', seats });
    const early = position(0);
    admit(match, 0);
    for (let now = 0; seatsAt(match) === 3; now += 400_000) tick(match, now);
    admit(match, 400_000_000);
    return { early, late: position(3) };
  }

  test('from before a guest joined has the seats of that time', async () => {
    const { live, ann } = await continued(grownMatch().early);
    expect(live.table.chairs.map(({ taken }) => taken?.bot)).toEqual([null, 'regular', 'regular']);
    expect(ann.doc.you.seat).toBe(0);
  });

  test('from afterwards has all seats, and does not wait for guests about to join', async () => {
    const { live, ann } = await continued(grownMatch().late);
    expect(live.table.chairs.map(({ taken }) => taken?.bot)).toEqual(['regular', 'regular', 'regular', null]);
    expect(ann.doc.you.seat).toBe(3);
    expect(ann.doc.view).toMatchObject({ open: { seats: 4, joining: 0 } });
  });

  test('does not begin at a seat that was added later', async () => {
    const { early } = grownMatch();
    expect(await continueFrom(service, guest('ann'), { ...early, seat: 4 })).toMatchObject({
      because: 'badField',
      field: 'view',
    });
  });
});
