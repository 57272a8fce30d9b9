import { afterEach, describe, expect, test, vi } from 'vitest';
import { setStored, getStored } from './browser-storage.ts';

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
    expect(getStored('a')).toBeNull();
    setStored('a', '1');
    expect(getStored('a')).toBe('1');
  });

  test.each(['everything', 'writing'] as const)('where it refuses %s, lasts until the page is closed', on => {
    vi.stubGlobal('localStorage', storage({ on }));
    expect(getStored(on)).toBeNull();
    setStored(on, '1');
    expect(getStored(on)).toBe('1');
  });

  test('is what was kept last, also if there was no room for it', () => {
    vi.stubGlobal('localStorage', storage({ on: 'writing' }));
    setStored('b', '1');
    vi.stubGlobal('localStorage', storage());
    expect(getStored('b')).toBe('1');
    setStored('b', '2');
    expect(getStored('b')).toBe('2');
  });
});
