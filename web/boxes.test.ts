import { expect, test } from 'vitest';
import { SHELF, titleNamed } from '#shelf';
import { BOXES } from './boxes.ts';

test('there is a box for every title, in the order of the shelf', () => {
  expect(BOXES.map(({ id }) => id)).toEqual(SHELF.map(({ id }) => id));
});

test.each(BOXES)('$id: a browser knows the title and the names of its bots', async box => {
  const shelved = titleNamed(box.id);
  const title = await box.loadRules();
  expect(title).toMatchObject({ id: box.id, name: box.name, game: shelved?.game, telling: shelved?.telling });
  expect(title.botNames).toEqual(Object.keys(shelved?.bots ?? {}));
  expect(title.botNames).toContain(box.usual.bot);
  expect(title).not.toHaveProperty('bots');
});

test.each(BOXES)('$id: what a table fetches is the same title, without what makes the moves', async box => {
  const [{ game, telling, ...atTable }, whole] = await Promise.all([box.loadTable(), box.loadRules()]);
  expect(whole).toMatchObject(atTable);
  expect(whole.game).toMatchObject(game);
  expect(whole.telling).toMatchObject(telling);
  for (const part of ['setup', 'view', 'apply', 'imagine']) expect(game).not.toHaveProperty(part);
  expect(atTable.hasClock).toBe(whole.game.clock !== undefined);
  expect(atTable.takesLatecomers).toBe(whole.game.growth !== undefined);
});
