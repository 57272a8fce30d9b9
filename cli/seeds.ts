import { createHash, randomBytes } from 'node:crypto';
import { type Chance, quickChance } from '#kernel';

/** The table's secret, derived from a text if one is given. */
export const secretFrom = (source: string | undefined): Uint8Array =>
  source === undefined ? new Uint8Array(randomBytes(32)) : hash(`secret ${source}`);

/** The luck of the bots, independent of the table's. */
export function botLuck(source: string | undefined): Chance {
  const bytes = source === undefined ? randomBytes(6) : Buffer.from(hash(`bots ${source}`));
  return quickChance(bytes.readUIntBE(0, 6));
}

const hash = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest());

export const LARGEST_SEED = Number.MAX_SAFE_INTEGER;
