import type { Actor } from '#kernel';

/** A law of the contract that a game breaks. */
export class LawBroken extends Error {
  readonly law: string;
  readonly reason: string;

  constructor(law: string, reason: string, circumstances = '') {
    super(`${law}: ${reason}${circumstances}`);
    this.name = 'LawBroken';
    this.law = law;
    this.reason = reason;
  }
}

/** Throws if the law does not hold. The reason is computed only if needed. */
export function demand(holds: boolean, law: string, reason: () => string): asserts holds {
  if (!holds) throw new LawBroken(law, reason());
}

/** Plain data as text, for messages. */
export const asText = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
};

export const viewerName = (who: Actor | 'audience'): string => (typeof who === 'number' ? `seat ${who}` : `the ${who}`);

/** The first place where two pieces of plain data differ, in words. */
export function difference(left: unknown, right: unknown, path = ''): string {
  if (!isTree(left) || !isTree(right) || Array.isArray(left) !== Array.isArray(right))
    return `${path || 'it'} is ${asText(left)} and ${asText(right)}`;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const [one, other] = [left[key], right[key]];
    if (JSON.stringify(one) !== JSON.stringify(other)) return difference(one, other, `${path}.${key}`);
  }
  return `${path || 'it'} has its keys in another order`;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
