import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { again } from './new-tables.ts';
import type { Intent } from './protocol.ts';
import {
  at,
  type Client,
  comes,
  dealt,
  guest,
  must,
  openPremises,
  type Premises,
  seated,
  SLOWLY,
} from './table.fixture.ts';

let premises: Premises;
let house: House;

beforeAll(async () => {
  premises = await openPremises();
  house = premises.house(SLOWLY);
});
afterAll(() => premises.close());

const say = (text: string, to: 'table' | 'watchers' = 'table'): Intent => ({ do: 'say', to, text });
const sit = (seat: number): Intent => ({ do: 'sit', seat, word: 'lantern' });
/** A guest takes another name, and the next connection has it. */
const renamed = (live: Live, { guest: { id } }: Client, name: string): Promise<Client> =>
  comes(house, live, id, { name });

describe('whoever sits', () => {
  test('talks under the name of the seat, whatever their name is by now', async () => {
    const { live, people } = await seated(house, ['ann', 'zed']);
    const [ann, zed] = people;
    const disguised = await renamed(live, zed, 'ann');
    await must(disguised, say('it is me, ann'));
    await must(disguised, say('really', 'watchers'));
    expect(ann.lines).toMatchObject([{ guest: 'zed', name: 'zed', seat: 1 }]);
    expect(ann.watchersLines).toMatchObject([{ guest: 'zed', name: 'zed', seat: 1 }]);
  });

  test('also during the match', async () => {
    const { live, people } = await dealt(house, ['ann', 'bob', 'zed']);
    const disguised = await renamed(live, people[2], 'bob');
    await must(disguised, say('it is me, bob'));
    expect(people[0].lines).toMatchObject([{ guest: 'zed', name: 'zed', seat: 2 }]);
  });

  test('cannot take the name of somebody else by leaving the seat and coming back', async () => {
    const { live, people } = await seated(house, ['ann', 'zed']);
    await must(people[1], { do: 'stand' });
    const disguised = await renamed(live, people[1], 'аnn');
    expect(await disguised.tries(sit(1))).toBe('nameTaken');
    expect(await disguised.tries(say('it is me, ann'))).toBe('nameTaken');
    expect(await disguised.tries(say('it is me, ann', 'watchers'))).toBe('nameTaken');
  });
});

describe('whoever watches', () => {
  test('does not talk under a name that looks like that of somebody who sits', async () => {
    const { live, people } = await seated(house, ['ann', 'bob']);
    const bot = people[0].doc.table.seats[2]?.name ?? '';
    for (const name of ['Ann', 'ꓮꓠꓠ', 'b0b', bot.toUpperCase()]) {
      const stranger = await comes(house, live, `as ${name}`, { name });
      expect(await stranger.tries(say('hello'))).toBe('nameTaken');
      expect(await stranger.tries(say('hello', 'watchers'))).toBe('nameTaken');
    }
    expect(people[0].lines).toEqual([]);
    expect(await (await comes(house, live, 'hanna')).tries(say('hello'))).toBe('ok');
  });

  test('not among watchers during the match either', async () => {
    const { live } = await dealt(house, ['ann', 'bob', 'cyd']);
    const stranger = await comes(house, live, 'eve', { name: 'Ann' });
    expect(await stranger.tries(say('hello', 'watchers'))).toBe('nameTaken');
  });

  test('does not talk under the name somebody else was the first to talk under', async () => {
    const { live } = await seated(house, ['ann']);
    const [eve, other] = [await comes(house, live, 'eve'), await comes(house, live, 'other', { name: 'Eve' })];
    await must(eve, say('I am Eve', 'watchers'));
    expect(await other.tries(say('so am I'))).toBe('nameTaken');
    expect(await eve.tries(say('I said so first'))).toBe('ok');
  });
});

describe('a name that was talked under', () => {
  test.each(['table', 'watchers'] as const)('in the room of the %s is not sat down under by others', async room => {
    const { live, people } = await seated(house, ['ann', 'bob']);
    await must(people[0], { do: 'clear', seat: 2 });
    const [eve, other] = [await comes(house, live, 'eve'), await comes(house, live, 'other', { name: 'EVE' })];
    await must(eve, say('may I join?', room));
    expect(await other.tries(sit(2))).toBe('nameTaken');
    expect(await eve.tries(sit(2))).toBe('ok');
  });

  test('is free again when the host mutes whoever did', async () => {
    const { live, people } = await seated(house, ['ann', 'bob']);
    await must(people[0], { do: 'clear', seat: 2 });
    const [eve, other] = [await comes(house, live, 'eve'), await comes(house, live, 'other', { name: 'Eve' })];
    await must(eve, say('I am not Eve'));
    await must(people[0], { do: 'mute', guest: 'eve', muted: true });
    expect(await other.tries(sit(2))).toBe('ok');
  });

  test('is no name for a bot', async () => {
    const { live, people } = await seated(house, ['ann', 'bob']);
    await must(people[0], { do: 'clear', seat: 2 });
    for (const name of ['Ada', 'Bruno', 'Celina'])
      await must(await comes(house, live, name), say(`I am ${name}`, 'watchers'));
    await must(people[0], { do: 'seatBot', seat: 2, bot: 'novice' });
    expect(people[0].doc.table.seats[2]?.name).toBe('Damian');
  });
});

test('the name a seat is kept for is not taken by others', async () => {
  const { live } = await seated(house, ['ann', 'bob']);
  const next = await again(house, guest('ann'), live.table);
  if ('because' in next) throw new Error(next.because);
  const rematch = await at(house, next.table.id);
  const ann = await comes(house, rematch, 'ann');
  const [bob, other] = [await comes(house, rematch, 'bob'), await comes(house, rematch, 'other', { name: 'Bob' })];
  await must(ann, { do: 'clear', seat: 2 });
  expect(await other.tries(sit(2))).toBe('nameTaken');
  expect(await other.tries(say('hello'))).toBe('nameTaken');
  expect(await bob.tries(sit(1))).toBe('ok');
});
