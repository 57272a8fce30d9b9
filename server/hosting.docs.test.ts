import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from './config.ts';
import { serverMetrics } from './metrics.ts';

const PAGE = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8');

describe('docs/hosting.md', () => {
  test('lists every setting in order, with its default, meaning and values', () => {
    const rows = PAGE.split('\n').filter(line => line.startsWith('| `PARLOUR_'));
    expect(rows).toEqual(
      Object.values(SETTINGS).map(
        ({ variable, usual, meaning, may }) =>
          `| \`${variable}\` | ${usual === '' ? '' : `\`${usual}\``} | ${meaning} | ${may} |`,
      ),
    );
  });

  test('names no variable that is none', () => {
    const known = new Set(Object.values(SETTINGS).map(({ variable }) => variable));
    const named = [...PAGE.matchAll(/\bPARLOUR_[A-Z_]+/g)].map(([name]) => name);
    expect(named.filter(name => !known.has(name))).toEqual([]);
  });

  test('names every figure that is measured, and no other', async () => {
    const metrics = serverMetrics();
    const measured = [...(await metrics.render()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    metrics.close();
    const named = [...PAGE.matchAll(/`((?:parlour|process|nodejs)_\w+)`/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(measured));
  });
});
