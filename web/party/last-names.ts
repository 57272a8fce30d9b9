import { setStored, getStored } from '../browser-storage.ts';

const KEY = 'parlour.party';

/** The names of the last party on this device, at most `most`. */
export function lastNames(most: number): readonly string[] {
  const text = getStored(KEY);
  if (text === null) return [];
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter(name => typeof name === 'string').slice(0, most) : [];
  } catch {
    return []; // not written by this app
  }
}

export const saveLastNames = (names: readonly string[]): void => setStored(KEY, JSON.stringify(names));
