import { describe, expect, test } from 'vitest';
import { cataloguesOf } from '../../text/catalogue.fixture.ts';
import { DEAL_CHECKS, type RememberedPromise, type CheckState } from './checks.ts';

const VERDICTS: Record<CheckState, true> = { right: true, wrong: true, checking: true, unchecked: true };
const MEMORIES: Record<RememberedPromise, true> = { same: true, other: true, none: true };
const PARTS = ['asks', 'is', 'by-hand', 'protects', 'not'];

describe('The words of a fair deal', () => {
  const said = new Set(cataloguesOf('web/fair/text').en.keys());

  test('have all texts of every check', () => {
    const needed = DEAL_CHECKS.flatMap(check => [`fair-${check}`, ...PARTS.map(part => `fair-${check}-${part}`)]);
    expect(needed.filter(key => !said.has(key))).toEqual([]);
  });

  test('have a text for every state', () => {
    const needed = [
      ...Object.keys(VERDICTS).map(verdict => `fair-verdict-${verdict}`),
      ...Object.keys(MEMORIES).map(memory => `fair-memory-${memory}`),
    ];
    expect(needed.filter(key => !said.has(key))).toEqual([]);
  });
});
