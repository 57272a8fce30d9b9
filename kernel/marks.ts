import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Move, ToldEvent } from './match.ts';
import { canonical } from './plain.ts';
import type { MatchRecord, SettledField } from './record.ts';

/** The part of a record before its moves. */
export type RecordHead = Pick<
  MatchRecord,
  'parlour' | 'game' | 'version' | 'edition' | 'options' | 'seats' | 'commitment' | 'secret' | 'words'
>;

// Every link depends on the seed through the first one, so secrets cannot be guessed by trying marks.
export const firstLink = (
  { parlour, game, version, edition, options, seats, commitment, secret, words }: RecordHead,
  seed: Uint8Array,
  told: readonly ToldEvent<unknown>[],
): Uint8Array => link(seed, [{ parlour, game, version, edition, options, seats, commitment, secret, words }, told]);
// keyed by the secret, so that words cannot be guessed before the secret is shown
export const headMark = (head: RecordHead, field: SettledField): string =>
  shortHash(link(utf8ToBytes(head.secret ?? ''), [field, head[field]]));
export const nextLink = (
  chain: Uint8Array,
  { by, at, action }: Move<unknown>,
  told: readonly ToldEvent<unknown>[],
): Uint8Array => link(chain, [{ by, at, action }, told]);
export const lastLink = (chain: Uint8Array, result: unknown): Uint8Array => link(chain, result);
const link = (chain: Uint8Array, value: unknown): Uint8Array =>
  sha256(concatBytes(chain, utf8ToBytes(canonical(value))));
export const shortHash = (chain: Uint8Array): string => bytesToHex(chain.subarray(0, 8));
