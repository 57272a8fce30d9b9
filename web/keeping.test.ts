import { afterEach, describe, expect, test, vi } from 'vitest';
import { keep, kept } from './keeping.ts';

/** A browser's storage, as far as it is needed, that may refuse. */
function storage(refusal?: { readonly on: 'everything' | 'writing' }) {
  const items = new Map<string, string>();
  const refuse = (): never => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  return {
    getItem: (key: string) => (refusal?.on === 'everything' ? refuse() : (items.get(key) ?? null)),
    setItem: (key: string, text: string) => (refusal ? refuse() : void items.set(key, text)),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('What a browser keeps', () => {
  test('comes back', () => {
    vi.stubGlobal('localStorage', storage());
    expect(kept('a')).toBeNull();
    keep('a', '1');
    expect(kept('a')).toBe('1');
  });

  test.each(['everything', 'writing'] as const)('where it refuses %s, lasts until the page is closed', on => {
    vi.stubGlobal('localStorage', storage({ on }));
    expect(kept(on)).toBeNull();
    keep(on, '1');
    expect(kept(on)).toBe('1');
  });

  test('is what was kept last, also if there was no room for it', () => {
    vi.stubGlobal('localStorage', storage({ on: 'writing' }));
    keep('b', '1');
    vi.stubGlobal('localStorage', storage());
    expect(kept('b')).toBe('1');
    keep('b', '2');
    expect(kept('b')).toBe('2');
  });
});
