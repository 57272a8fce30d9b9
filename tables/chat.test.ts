import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from './house.ts';
import type { Intent } from './protocol.ts';
import { comes, dealt, EVENING, must, openPremises, type Premises, seated, THREE, SLOWLY } from './table.fixture.ts';

let premises: Premises;
let house: House;

beforeAll(async () => {
  premises = await openPremises();
  house = premises.house(SLOWLY);
});
afterAll(() => premises.close());

const say = (text: string, to: 'table' | 'watchers' = 'table'): Intent => ({ do: 'say', to, text });

describe('at the table', () => {
  test('everybody talks to everybody before the match', async () => {
    const { live, people } = await seated(house, ['ann', 'bob']);
    const eve = await comes(house, live, 'eve');
    await must(eve, say('  may I\u0007 watch? '));
    await must(people[1], say('sure', 'watchers'));
    for (const client of [...people, eve]) {
      expect(client.lines).toEqual([{ guest: 'eve', name: 'eve', seat: null, text: 'may I watch?', at: EVENING }]);
      expect(client.watchersLines).toMatchObject([{ guest: 'bob', seat: 1, text: 'sure' }]);
    }
  });

  test('only those who play talk in it, and those who watch among themselves', async () => {
    const { live, people } = await dealt(house, THREE);
    const [eve, eva] = [await comes(house, live, 'eve'), await comes(house, live, 'eva')];
    expect(await people[0].tries(say('your turn'))).toBe('ok');
    expect(await eve.tries(say('his turn'))).toBe('notSeated');
    expect(await people[0].tries(say('psst', 'watchers'))).toBe('notAtTable');
    expect(await eve.asks(say('psst', 'watchers'), 'psst')).toMatchObject({ type: 'told', w: 1, re: 'psst' });
    expect(eva.watchersLines).toMatchObject([{ text: 'psst' }]);
    for (const client of [...people, eve, eva]) expect(client.lines.map(({ text }) => text)).toEqual(['your turn']);
    for (const client of people) expect(client.watchersLines).toEqual([]);
  });

  test('a line that is sent twice is said once', async () => {
    const { live, people } = await dealt(house, THREE);
    const eve = await comes(house, live, 'eve');
    for (let time = 0; time < 3; time++) {
      await must(people[0], say('once'), 'line');
      await must(eve, say('once', 'watchers'), 'line');
    }
    expect(eve.lines).toHaveLength(1);
    expect(eve.watchersLines).toHaveLength(1);
  });

  test.each(['', ' \u200b ', 'x'.repeat(301)])('%j is no line', async text => {
    const { people } = await seated(house, ['ann']);
    expect(await people[0].asks(say(text))).toMatchObject({ refused: { because: 'badField', field: 'text' } });
  });

  test('nobody talks faster than others can read', async () => {
    const { people } = await seated(house, ['ann', 'bob']);
    const [ann, bob] = people;
    for (let line = 0; line < 6; line++) {
      await must(ann, say(`${line}`));
      premises.time.now += 1_000;
    }
    expect(await ann.asks(say('more'))).toMatchObject({ refused: { because: 'tooFast', wait: 4_000 } });
    expect(await bob.tries(say('slowly'))).toBe('ok');
    premises.time.now += 4_000;
    expect(await ann.tries(say('more'))).toBe('ok');
    premises.time.now = EVENING;
  });

  test.each(['table', 'watchers'] as const)(
    'a clock that is set back silences nobody in the room of the %s',
    async to => {
      const { people } = await seated(house, ['ann']);
      const [ann] = people;
      for (let line = 0; line < 6; line++) await must(ann, say(`${line}`, to));
      expect(await ann.tries(say('more', to))).toBe('tooFast');
      premises.time.now -= 3_600_000;
      for (let line = 0; line < 6; line++) expect(await ann.tries(say(`${line} again`, to))).toBe('ok');
      expect(await ann.asks(say('more', to))).toMatchObject({ refused: { because: 'tooFast', wait: 10_000 } });
      premises.time.now = EVENING;
    },
  );

  test('the last hundred lines are remembered', async () => {
    const { live, people } = await seated(house, ['ann']);
    for (let line = 0; line < 103; line++) {
      premises.time.now += 60_000;
      await must(people[0], say(`${line}`));
    }
    const eve = await comes(house, live, 'eve');
    expect(eve.lines.map(({ text }) => text)).toEqual(Array.from({ length: 100 }, (_, line) => `${line + 3}`));
    premises.time.now = EVENING;
  });
});

describe('the host', () => {
  test('silences others in both rooms, and lets them talk again', async () => {
    const { live, people } = await dealt(house, THREE);
    const [ann, bob] = people;
    const eve = await comes(house, live, 'eve');
    expect(await bob.tries({ do: 'mute', guest: 'eve', muted: true })).toBe('notHost');
    expect(await ann.asks({ do: 'mute', guest: 'ann', muted: true })).toMatchObject({
      refused: { because: 'badField', field: 'guest' },
    });
    for (const guest of ['eve', 'bob']) await must(ann, { do: 'mute', guest, muted: true });
    for (const { doc } of [ann, bob, eve]) expect(doc.table.muted).toEqual(['eve', 'bob']);
    expect(await eve.tries(say('psst', 'watchers'))).toBe('muted');
    expect(await bob.tries(say('hey'))).toBe('muted');
    await must(ann, { do: 'mute', guest: 'bob', muted: false });
    expect(await bob.tries(say('hey'))).toBe('ok');
    expect(eve.doc.table.muted).toEqual(['eve']);
  });
});
