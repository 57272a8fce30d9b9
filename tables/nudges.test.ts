import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NUDGE_EVERY } from './chat.ts';
import type { House } from './house.ts';
import type { Nudge } from './protocol.ts';
import {
  type Client,
  comes,
  dealt,
  entriesOf,
  openPremises,
  type Premises,
  seated,
  SLOWLY,
  THREE,
} from './table.fixture.ts';

let premises: Premises;
let house: House;

beforeAll(async () => {
  premises = await openPremises();
  house = premises.house(SLOWLY);
});
afterAll(() => premises.close());

const nudge = (seat: number): Nudge => ({ do: 'nudge', seat });
const because = async (client: Client, seat: number): Promise<string> => {
  const answer = await client.asks(nudge(seat));
  return answer.type === 'refused' ? answer.refused.because : answer.type;
};
const nudgesOf = ({ heard }: Client) => heard.filter(({ type }) => type === 'nudged');

describe('A nudge', () => {
  test('reaches the player the table waits for and nobody else, and is kept nowhere', async () => {
    const { live, people } = await dealt(house, THREE);
    const eve = await comes(house, live, 'eve');
    const [awaited = -1] = people[0].doc.awaited;
    const others = people.filter((_, seat) => seat !== awaited);
    const before = await entriesOf(premises.store, live.key);
    expect(await because(others[0] as Client, awaited)).toBe('done');
    expect(nudgesOf(people[awaited] as Client)).toEqual([{ type: 'nudged', by: people.indexOf(others[0] as Client) }]);
    for (const client of [...others, eve]) expect(nudgesOf(client)).toEqual([]);
    expect(await entriesOf(premises.store, live.key)).toEqual(before);
  });

  test('comes once in a while, no matter from how many', async () => {
    const { people } = await dealt(house, THREE);
    const [awaited = -1] = people[0].doc.awaited;
    const [one, other] = people.filter((_, seat) => seat !== awaited) as [Client, Client];
    expect(await because(one, awaited)).toBe('done');
    expect(await other.asks(nudge(awaited))).toMatchObject({ refused: { because: 'tooFast', wait: NUDGE_EVERY } });
    premises.time.now += NUDGE_EVERY;
    expect(await because(other, awaited)).toBe('done');
    expect(nudgesOf(people[awaited] as Client)).toHaveLength(2);
  });

  test('is for players, and about players the table waits for', async () => {
    const { live, people } = await dealt(house, THREE);
    const eve = await comes(house, live, 'eve');
    const [awaited = -1] = people[0].doc.awaited;
    const idle = [0, 1, 2].filter(seat => seat !== awaited);
    expect(await because(eve, awaited)).toBe('notSeated');
    expect(await because(people[awaited] as Client, awaited)).toBe('badField');
    expect(await because(people[idle[0] ?? 0] as Client, idle[1] ?? 0)).toBe('badField');
    const before = await seated(house, ['ann', 'bob']);
    expect(await because(before.people[0], 1)).toBe('notPlaying');
  });
});
