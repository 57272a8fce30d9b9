import { expect, test } from 'vitest';
import { sparingly } from './log.ts';

test('of many lines at once a few are written; the next line has the number of omitted ones', () => {
  let now = 0;
  const written: object[] = [];
  const write = sparingly<{ line: number }>(
    { burst: 3, perSecond: 1 },
    line => void written.push(line),
    () => now,
  );
  for (let line = 0; line < 1_000; line++) write({ line });
  expect(written).toEqual([{ line: 0 }, { line: 1 }, { line: 2 }]);
  now += 2_000;
  write({ line: 1_000 });
  write({ line: 1_001 });
  expect(written.slice(3)).toEqual([{ line: 1_000, leftOut: 997 }, { line: 1_001 }]);
});
