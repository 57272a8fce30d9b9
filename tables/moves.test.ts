import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickChance } from '#kernel';
import { COSMETIC_MOVES } from './allowances.ts';
import type { TableService } from './service.ts';
import type { LiveTable } from './live.ts';
import type { Command, ServerMessage } from './protocol.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  START_TIME,
  inOrder,
  mustDo,
  openTestTables,
  playMove,
  type TestTables,
  seatNumber,
  someAction,
  THREE,
  type Three,
  SLOWLY,
  waitUntil,
} from './table.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const numberOf = (message: ServerMessage): number => {
  if ((message.type === 'told' || message.type === 'done') && message.n !== undefined) return message.n;
  throw new Error(`no number in ${JSON.stringify(message)}`);
};

/** A match in which the first so many seats have markers to move. Not every investigator brings markers. */
async function withMarkers(seats: number): Promise<{ live: LiveTable; people: Three }> {
  for (;;) {
    const { live, people } = await dealtTable(service, THREE);
    const lacking = people.slice(0, seats);
    const hasMarkers = (client: TableClient): boolean => someAction(client, quickChance(1), 'assign') !== undefined;
    for (let turns = 0; turns < 12 && !lacking.every(hasMarkers); turns++) {
      const [turn] = inOrder(people);
      await playMove(turn, lacking.includes(turn) && !hasMarkers(turn) ? 'investigate' : 'examine');
    }
    if (lacking.every(hasMarkers)) return { live, people };
  }
}

describe('a move', () => {
  test('is sent to all clients, in order, and answers its sender', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    const [first, second, third] = inOrder(people);
    const before = first.n;
    const answer = await playMove(first, 'examine');
    expect(answer).toMatchObject({ type: 'told', n: before + 1, heard: [{ type: 'examined' }, {}, {}] });
    for (const client of [second, third, eve]) {
      const { re: _, ...news } = answer as ServerMessage & { re: string };
      expect(client.heard.at(-1)).toEqual(news);
    }
    await playMove(inOrder(people)[0], 'examine');
    expect(people.map(({ n }) => n)).toEqual([before + 2, before + 2, before + 2]);
  });

  test('is refused with the number of the rule, and is not sent to others', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    const [first, second] = inOrder(people);
    const heard = people.map(client => client.heard.length);
    const action = someAction(first, quickChance(1), 'examine');
    const based = first.n;
    expect(await second.asks({ do: 'move', action, based })).toMatchObject({
      type: 'refused',
      refused: { because: 'rule', rule: expect.stringMatching(/^PI-/) as string },
    });
    expect(await first.tries({ do: 'move', action: [1, 2], based })).toBe('malformed');
    expect(await eve.tries({ do: 'move', action, based })).toBe('notSeated');
    const answers = people.map(client => (client === first || client === second ? 1 : 0));
    expect(people.map(client => client.heard.length)).toEqual(heard.map((count, seat) => count + (answers[seat] ?? 0)));
  });

  test('may be based on a position before moves of other seats, but not before the last own move', async () => {
    const { people } = await dealtTable(service, THREE);
    const start = people[0].n;
    const [first, second] = inOrder(people);
    const action = someAction(first, quickChance(1), 'examine');
    expect(await first.tries({ do: 'move', action, based: start + 1 })).toBe('stale');
    expect(await first.tries({ do: 'move', action, based: start - 1 })).toBe('stale');
    expect(await first.tries({ do: 'move', action, based: start })).toBe('ok');
    const other = someAction(second, quickChance(2), 'examine');
    expect(await second.tries({ do: 'move', action: other, based: start })).toBe('ok');
    expect(await first.tries({ do: 'move', action, based: start })).toBe('stale');
    expect(await second.tries({ do: 'move', action: other, based: start })).toBe('stale');
  });

  test('may not be based on a position before an undo', async () => {
    const { people } = await withMarkers(1);
    const [first, second] = people;
    const based = first.n;
    await playMove(first, 'assign');
    await mustDo(first, { do: 'undo', based: first.n });
    const [turn] = inOrder(people);
    const action = someAction(turn, quickChance(1), 'examine');
    expect(await turn.tries({ do: 'move', action, based })).toBe('stale');
    expect(await turn.tries({ do: 'move', action, based: turn.n })).toBe('ok');
    expect(second.n).toBe(turn.n);
  });

  test('is made once if it is sent several times, also after a restart', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [first] = inOrder(people);
    const action = someAction(first, quickChance(1), 'examine');
    const command: Command = { do: 'move', action, based: first.n };
    const n = numberOf(await first.asks(command, 'mine'));
    for (let again = 0; again < 3; again++)
      expect(await first.asks(command, 'mine')).toEqual({ type: 'done', re: 'mine', n });
    const restarted = testTables.service();
    const reloaded = await liveTable(restarted, live.table.id);
    const back = await connectClient(restarted, reloaded, first.guest.id);
    expect(await back.asks(command, 'mine')).toEqual({ type: 'done', re: 'mine', n });
    expect(reloaded.table.match?.moves).toHaveLength(1);
    // the same id from another guest is another intent
    const [, other] = inOrder(people);
    expect(await other.tries(command, 'mine')).toBe('rule');
  });
});

describe('two processes at one table', () => {
  test('the slower one reads the entries of the other, sends them, and tries again', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [first, second, third] = inOrder(people);
    const other = testTables.service();
    const there = await liveTable(other, live.table.id);
    const [twin, watcher] = [
      await connectClient(other, there, second.guest.id),
      await connectClient(other, there, 'eve'),
    ];
    const elsewhere = await dealtTable(other, ['max', 'mia'], { seats: 2 });
    const quiet = elsewhere.people.map(({ heard }) => heard.length);
    const based = twin.n;
    await playMove(first, 'examine');
    expect(watcher.n).toBe(based);
    const action = someAction(second, quickChance(1), 'examine');
    expect(await twin.tries({ do: 'move', action, based })).toBe('ok');
    expect([twin.n, watcher.n, third.n]).toEqual([based + 2, based + 2, based + 1]);
    expect(watcher.heard.at(-2)).toEqual(third.heard.at(-1));
    // now the first process is the slower one
    await mustDo(third, { do: 'say', to: 'table', text: 'hm' });
    expect(people.map(({ n }) => n)).toEqual([based + 3, based + 3, based + 3]);
    expect(first.doc).toEqual({ ...twin.doc, you: first.doc.you, view: first.doc.view });
    expect(elsewhere.people.map(({ heard }) => heard.length)).toEqual(quiet);
  });

  test('an intent sent to both is carried out once', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [first] = inOrder(people);
    const other = testTables.service();
    const twin = await connectClient(other, await liveTable(other, live.table.id), first.guest.id);
    const action = someAction(first, quickChance(1), 'examine');
    const command: Command = { do: 'move', action, based: first.n };
    const answers = await Promise.all([first.asks(command, 'once'), twin.asks(command, 'once')]);
    expect(answers.map(numberOf)).toEqual([first.n, first.n]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'told']);
    const third = await liveTable(testTables.service(), live.table.id);
    expect(third.table.match?.moves).toHaveLength(1);
  });

  test('a guest recorded as away by one process is present again after a command at the other', async () => {
    const { live, people } = await dealtTable(service, ['ann']);
    const [ann] = people;
    const other = testTables.service({ ...SLOWLY, awayAfter: 0, grace: 0 });
    const there = await liveTable(other, live.table.id);
    const eve = await connectClient(other, there, 'eve');
    (await connectClient(other, there, 'ann')).leaves();
    await waitUntil(() => eve.doc.table.paused === 'deserted');
    expect(ann.doc.table.paused).toBeNull();
    expect(await ann.tries({ do: 'pause' })).toBe('ok');
    expect(ann.doc.table).toMatchObject({ paused: 'agreed', seats: [{ away: null }, {}, {}] });
  });

  test('with many concurrent commands, every entry is stored once and sent to all clients', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const services = [testTables.service(), testTables.service()];
    const visitors = await Promise.all(
      services.map(async one =>
        connectClient(one, await liveTable(one, live.table.id), `watcher ${services.indexOf(one)}`),
      ),
    );
    await Promise.all([
      ...visitors.flatMap((visitor, index) =>
        [1, 2, 3].map(line => visitor.tries({ do: 'say', to: 'watchers', text: `${index}.${line}` })),
      ),
      ...people.map(client => client.tries({ do: 'say', to: 'table', text: 'hello' })),
    ]);
    await Promise.all(visitors.map(visitor => visitor.tries({ do: 'say', to: 'watchers', text: 'and?' })));
    const stored = await testTables.store.read(live.key, 'watchers', 0);
    expect(stored).toHaveLength(8);
    const [, last] = visitors;
    expect(new Set(stored.map(body => (JSON.parse(body) as { text: string }).text)).size).toBe(7);
    expect([6, 7, 8]).toContain(last?.watchersLines.length);
  });
});

describe('undo', () => {
  test('works for the last own move if it revealed no information', async () => {
    const { live, people } = await withMarkers(1);
    const eve = await connectClient(service, live, 'eve');
    const [first] = people;
    expect(await first.tries({ do: 'undo', based: first.n })).toBe('undo');
    const seen = [...people, eve].map(({ doc }) => doc);
    const n = numberOf(await playMove(first, 'assign'));
    expect(await first.tries({ do: 'undo', based: n - 1 })).toBe('stale');
    expect(await first.asks({ do: 'undo', based: n })).toMatchObject({ type: 'told', n: n + 1, undone: [n] });
    expect([...people, eve].map(({ doc }) => doc)).toEqual(seen);
    expect(eve.heard.at(-1)).toMatchObject({ undone: [n] });
    await playMove(inOrder(people)[0], 'examine');
    const [turn] = inOrder(people);
    expect(await turn.tries({ do: 'undo', based: turn.n })).not.toBe('ok');
  });

  /** Two players have each moved a marker; now the first one wants to undo. */
  async function regret(): Promise<{
    people: Three;
    first: TableClient;
    second: TableClient;
    third: TableClient;
    n: number;
  }> {
    const { people } = await withMarkers(2);
    const [first, second, third] = people;
    const n = numberOf(await playMove(first, 'assign'));
    await playMove(second, 'assign');
    return { people, first, second, third, n };
  }

  test('needs the consent of all seats that have moved since', async () => {
    const { people, first, second, third, n } = await regret();
    const asked = numberOf(await mustDo(first, { do: 'undo', based: first.n }));
    for (const { doc } of people)
      expect(doc.table.asking).toEqual({ for: 'undo', by: 0, asked, agreed: [], waitingFor: [1, 2] });
    expect(await first.tries({ do: 'agree', asked })).toBe('nothingAsked');
    expect(await second.tries({ do: 'agree', asked: asked - 1 })).toBe('nothingAsked');
    expect(await third.tries({ do: 'undo', based: third.n })).toBe('alreadyAsked');
    expect(await third.tries({ do: 'pause' })).toBe('alreadyAsked');
    expect(await second.tries({ do: 'agree', asked })).toBe('ok');
    expect(await second.tries({ do: 'agree', asked })).toBe('nothingAsked');
    expect(first.doc.table.asking).toMatchObject({ agreed: [1], waitingFor: [2] });
    expect(await third.asks({ do: 'agree', asked })).toMatchObject({ undone: [n, n + 1] });
    for (const { doc } of people) expect(doc.table.asking).toBeNull();
    expect(await first.tries({ do: 'undo', based: first.n })).toBe('undo');
  });

  test('is shown in the document of each player, and not to the audience', async () => {
    const { live, people } = await withMarkers(2);
    const eve = await connectClient(service, live, 'eve');
    const [first, second] = people;
    const says = (): unknown[] => [...people, eve].map(({ doc }) => doc.you.undo);
    expect(says()).toEqual([null, null, null, null]);
    await playMove(first, 'assign');
    expect(says()).toEqual(['now', null, null, null]);
    await playMove(second, 'assign');
    expect(says()).toEqual(['ask', 'now', null, null]);
    for (const client of [...people, eve]) {
      const anew = await connectClient(service, live, client.guest.id);
      expect(anew.doc.you).toEqual(client.doc.you);
    }
    const reread = await liveTable(testTables.service(), live.table.id);
    expect((await connectClient(testTables.service(), reread, 'ann')).doc.you.undo).toBe('ask');
    await mustDo(second, { do: 'undo', based: second.n });
    // another player has moved since, so the first one has to ask now
    expect(says()).toEqual(['ask', null, null, null]);
    await playMove(inOrder(people)[0], 'examine');
    expect(says()).toEqual([null, null, null, null]);
  });

  test('is not offered to a player without moves left to undo', async () => {
    const { live, people } = await withMarkers(1);
    const [first] = people;
    live.table.spent.set('cosmetic 0', COSMETIC_MOVES - 1);
    await playMove(first, 'assign');
    expect(first.doc.you.undo).toBeNull();
    expect(await first.tries({ do: 'undo', based: first.n })).toBe('limitReached');
  });

  test('may be declined by another player and cancelled by the one who asked', async () => {
    const { people, first, second } = await regret();
    for (const who of [second, first]) {
      const asked = numberOf(await mustDo(first, { do: 'undo', based: first.n }));
      expect(await who.tries({ do: 'decline', asked: asked + 1 })).toBe('nothingAsked');
      expect(await who.tries({ do: 'decline', asked })).toBe('ok');
      expect(await who.tries({ do: 'decline', asked })).toBe('nothingAsked');
      for (const { doc } of people) expect(doc.table.asking).toBeNull();
    }
  });

  test('is declined by a move', async () => {
    const { people, first } = await regret();
    const asked = numberOf(await mustDo(first, { do: 'undo', based: first.n }));
    await playMove(inOrder(people)[0], 'examine');
    for (const { doc } of people) expect(doc.table.asking).toBeNull();
    for (const client of people) expect(await client.tries({ do: 'agree', asked })).toBe('nothingAsked');
  });

  test('does not ask players who are away', async () => {
    const { first, second, third, n } = await regret();
    await mustDo(second, { do: 'leave' });
    await mustDo(third, { do: 'leave' });
    expect(await first.asks({ do: 'undo', based: first.n })).toMatchObject({ undone: [n, n + 1] });
  });

  test('does not wait for players who go away', async () => {
    const { first, second, third, n } = await regret();
    const asked = numberOf(await mustDo(first, { do: 'undo', based: first.n }));
    await mustDo(second, { do: 'agree', asked });
    await mustDo(third, { do: 'leave' });
    await mustDo(first, { do: 'say', to: 'table', text: 'thanks' });
    expect(first.doc.table.asking).toBeNull();
    expect(second.heard).toContainEqual(expect.objectContaining({ undone: [n, n + 1] }));
  });

  test('is cancelled when the player who asked leaves', async () => {
    const { first, second, third } = await regret();
    const asked = numberOf(await mustDo(first, { do: 'undo', based: first.n }));
    await mustDo(first, { do: 'leave' });
    for (const { doc } of [first, second, third]) expect(doc.table.asking).toBeNull();
    expect(await second.tries({ do: 'agree', asked })).toBe('nothingAsked');
  });
});

describe('a pause', () => {
  test('needs consent, stops moves and time, and ends when any player ends it', async () => {
    const { live, people } = await dealtTable(service, THREE, { turnClock: 60 });
    const eve = await connectClient(service, live, 'eve');
    const [first, second, third] = inOrder(people);
    expect(await eve.tries({ do: 'pause' })).toBe('notSeated');
    expect(await first.tries({ do: 'resume' })).toBe('notPaused');
    testTables.time.now += 10_000;
    const asked = numberOf(await mustDo(first, { do: 'pause' }));
    await playMove(first, 'examine');
    testTables.time.now += 5_000;
    await mustDo(second, { do: 'agree', asked });
    expect(await third.asks({ do: 'agree', asked })).toMatchObject({ clock: { left: 55_000 } });
    for (const { doc } of [...people, eve]) expect(doc.table).toMatchObject({ paused: 'agreed', asking: null });
    testTables.time.now += 500_000;
    const action = someAction(second, quickChance(1), 'examine');
    for (const command of [
      { do: 'move', action, based: first.n },
      { do: 'undo', based: first.n },
      { do: 'pause' },
      { do: 'agree', asked },
    ] as Command[])
      expect(await second.tries(command)).toBe('paused');
    expect(await eve.tries({ do: 'resume' })).toBe('notSeated');
    expect(await third.asks({ do: 'resume' })).toMatchObject({ clock: { left: 55_000 } });
    expect(eve.doc.table.paused).toBeNull();
    expect(await second.tries({ do: 'move', action, based: first.n })).toBe('ok');
    expect(live.table.match?.moves.map(move => move.at)).toEqual([10_000, 15_000]);
    testTables.time.now = START_TIME;
  });

  test('needs no consent if all other players are bots', async () => {
    const { people } = await dealtTable(service, ['ann']);
    expect(await people[0].tries({ do: 'pause' })).toBe('ok');
    expect(people[0].doc.table.paused).toBe('agreed');
  });
});

describe('a stand-in', () => {
  test('may be requested by the players, at once if the owner has left', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [ann, bob, cyd] = people;
    const eve = await connectClient(service, live, 'eve');
    const forCyd: Command = { do: 'standIn', seat: 2, bot: 'novice' };
    expect(await bob.tries(forCyd)).toBe('seatIsHere');
    await mustDo(cyd, { do: 'leave' });
    for (const { doc } of [ann, bob, cyd, eve])
      expect(doc.table.seats[2]).toMatchObject({ away: testTables.time.now, left: true });
    expect(await eve.tries(forCyd)).toBe('notSeated');
    expect(await bob.tries({ ...forCyd, bot: 'nobody' })).toBe('noSuchBot');
    expect(await bob.tries({ ...forCyd, seat: 7 })).toBe('noSuchSeat');
    expect(await bob.tries(forCyd)).toBe('ok');
    expect(await bob.tries(forCyd)).toBe('stoodIn');
    for (const { doc } of [ann, bob, cyd, eve]) expect(doc.table.seats[2]?.standIn).toBe('novice');
  });

  test('replaces people only', async () => {
    const { people } = await dealtTable(service, ['ann', 'bob']);
    expect(await people[0].tries({ do: 'standIn', seat: 2, bot: 'novice' })).toBe('noSuchSeat');
  });

  test('plays until the owner takes the seat back', async () => {
    const { people } = await dealtTable(service, THREE);
    const [first, second] = inOrder(people);
    await mustDo(first, { do: 'leave' });
    const seat = seatNumber(first);
    await mustDo(second, { do: 'standIn', seat, bot: 'novice' });
    const action = someAction(first, quickChance(1), 'examine');
    expect(await second.tries({ do: 'takeBack' })).toBe('notStoodIn');
    expect(await first.tries({ do: 'move', action, based: first.n })).toBe('stoodIn');
    expect(second.doc.table.seats[seat]).toMatchObject({ away: null, left: false, standIn: 'novice' });
    expect(await first.tries({ do: 'takeBack' })).toBe('ok');
    for (const { doc } of people) expect(doc.table.seats[seat]).toMatchObject({ away: null, standIn: null });
    expect(await second.tries({ do: 'standIn', seat, bot: 'novice' })).toBe('seatIsHere');
    expect(await first.tries({ do: 'move', action, based: first.n })).toBe('ok');
  });
});
