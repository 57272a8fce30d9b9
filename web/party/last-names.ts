import { setStored, getStored } from '../browser-storage.ts';

const KEY = 'parlour.party';

/** Who shared this device last, and no more of them than can play. */
export function lastNames(most: number): readonly string[] {
  const text = getStored(KEY);
  if (text === null) return [];
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter(name => typeof name === 'string').slice(0, most) : [];
  } catch {
    return []; // somebody else wrote there
  }
}

export const saveLastNames = (names: readonly string[]): void => setStored(KEY, JSON.stringify(names));
