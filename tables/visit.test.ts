import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from './house.ts';
import {
  at,
  comes,
  dealt,
  inOrder,
  must,
  openPremises,
  plays,
  type Premises,
  THREE,
  visit,
  SLOWLY,
} from './table.fixture.ts';

let premises: Premises;
let house: House;

beforeAll(async () => {
  premises = await openPremises();
  house = premises.house(SLOWLY);
});
afterAll(() => premises.close());

describe('whoever comes to a table', () => {
  test('may watch a match unless the host forbids it, and those who play may always come', async () => {
    const { live: open } = await dealt(house, THREE);
    const { live: shut } = await dealt(house, THREE, { watching: false });
    expect(await visit(house, open, 'eve')).toMatchObject({ doc: { you: { seat: null }, view: { me: 'audience' } } });
    expect(await visit(house, shut, 'eve')).toEqual({ because: 'watchingForbidden' });
    expect(await visit(house, shut, 'eve', { since: 1 })).toEqual({ because: 'watchingForbidden' });
    expect(await visit(house, shut, 'bob')).toMatchObject({ doc: { you: { seat: 1 }, view: { me: 1 } } });
    expect(shut.listeners.size).toBe(4);
  });

  test('is told what they missed, or everything if that is less trouble or they cannot have seen it', async () => {
    const { live, people } = await dealt(house, THREE);
    const [ann] = people;
    const seen = { since: ann.n, doc: ann.doc };
    await plays(inOrder(people)[0], 'examine');
    await must(ann, { do: 'say', to: 'table', text: 'hm' });
    const back = await comes(house, live, 'ann', seen);
    expect(back.heard.map(({ type }) => type)).toEqual(['told', 'told', 'caughtUp']);
    expect(back.doc).toEqual(ann.doc);
    expect(back.lines).toEqual(ann.lines);
    const upToDate = await comes(house, live, 'ann', { since: ann.n, doc: ann.doc });
    expect(upToDate.heard.map(({ type }) => type)).toEqual(['caughtUp']);
    for (const since of [0, ann.n + 1, 1_000_000]) {
      const anew = await comes(house, live, 'ann', { since });
      expect(anew.heard.map(({ type }) => type)).toEqual(['welcome']);
      expect(anew.doc).toEqual(ann.doc);
    }
    for (let line = 0; line < 200; line++) {
      premises.time.now += 10_000;
      await must(people[line % 3 === 0 ? 1 : 2], { do: 'say', to: 'table', text: `${line}` });
    }
    const last = { since: live.table.n - 200, doc: ann.doc };
    expect((await comes(house, live, 'ann', last)).heard).toHaveLength(201);
    const late = await comes(house, live, 'ann', { ...last, since: live.table.n - 201 });
    expect(late.heard.map(({ type }) => type)).toEqual(['welcome']);
  });

  test('hears what another process has written since', async () => {
    const { live, people } = await dealt(house, THREE);
    const other = premises.house();
    const behind = await at(other, live.table.id);
    const eve = await comes(other, behind, 'eve');
    await plays(inOrder(people)[0], 'examine');
    const [ann] = people;
    const moved = await comes(other, behind, 'ann', { since: ann.n, doc: ann.doc });
    expect(moved.heard.map(({ type }) => type)).toEqual(['caughtUp']);
    expect(eve.n).toBe(ann.n);
  });
});
