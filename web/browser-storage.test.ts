import { afterEach, describe, expect, test, vi } from 'vitest';
import { setStored, getStored } from './browser-storage.ts';

/** A minimal localStorage that can refuse access. */
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

describe('Browser storage', () => {
  test('is read back', () => {
    vi.stubGlobal('localStorage', storage());
    expect(getStored('a')).toBeNull();
    setStored('a', '1');
    expect(getStored('a')).toBe('1');
  });

  test.each(['everything', 'writing'] as const)('if it refuses %s, the value lasts until the page is closed', on => {
    vi.stubGlobal('localStorage', storage({ on }));
    expect(getStored(on)).toBeNull();
    setStored(on, '1');
    expect(getStored(on)).toBe('1');
  });

  test('is the last stored value, also if the storage was full', () => {
    vi.stubGlobal('localStorage', storage({ on: 'writing' }));
    setStored('b', '1');
    vi.stubGlobal('localStorage', storage());
    expect(getStored('b')).toBe('1');
    setStored('b', '2');
    expect(getStored('b')).toBe('2');
  });
});
