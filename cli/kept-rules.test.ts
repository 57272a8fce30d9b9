import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type MatchRecord, readRecord, verify } from '#kernel';
import { ALL_VERSIONS, findTitle, titleNamed } from '#shelf';

/** The records in `games/<game>/playthroughs`: a match under each version of its rules. */
const RECORDS: readonly MatchRecord[] = [...new Set(ALL_VERSIONS.map(({ game }) => game.id))].flatMap(id => {
  const folder = new URL(`../games/${id}/playthroughs/`, import.meta.url);
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => {
      const read = readRecord(readFileSync(new URL(file, folder), 'utf8'));
      if ('problem' in read) throw new Error(`${id}/playthroughs/${file} is not a record: ${read.problem}`);
      return read.record;
    });
});

test.each(RECORDS.map(record => ({ title: record.edition, version: record.version, record })))(
  'version $version of $title plays a recorded match as it was: else it is another version',
  ({ title, version, record }) => {
    const found = titleNamed(title, version);
    if (!found) throw new Error(`version ${version} of ${title} is not kept: its record can go`);
    expect(verify(record, found.game)).toMatchObject({ ok: true });
  },
);

test('there is a record of every version of every game', () => {
  const recorded = new Set(RECORDS.map(({ game, version }) => `${game} ${version}`));
  expect(ALL_VERSIONS.map(({ game }) => `${game.id} ${game.version}`).filter(named => !recorded.has(named))).toEqual(
    [],
  );
});

test('a version that is kept is older than the current one', () => {
  for (const { id, game } of ALL_VERSIONS) {
    const current = findTitle(ALL_VERSIONS, id)?.game.version;
    expect(game.version).toBeLessThanOrEqual(current ?? 0);
  }
});
