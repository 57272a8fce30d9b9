import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageFiles } from './messages.ts';

test.each([...messageFiles()])('%s has the messages of its English catalogue (npm run messages)', (path, types) => {
  expect(readFileSync(path, 'utf8')).toBe(types);
});
