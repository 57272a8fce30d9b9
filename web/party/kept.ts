import { keep, kept } from '../keeping.ts';

const KEY = 'parlour.party';

/** Who shared this device last, and no more of them than can play. */
export function keptNames(most: number): readonly string[] {
  const text = kept(KEY);
  if (text === null) return [];
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter(name => typeof name === 'string').slice(0, most) : [];
  } catch {
    return []; // somebody else wrote there
  }
}

export const keepNames = (names: readonly string[]): void => keep(KEY, JSON.stringify(names));
