import { chacha20 } from '@noble/ciphers/chacha.js';
import { type Chance, chanceFromWords } from './chance.ts';

/** 256 bits from which all luck of a match is derived. */
export type Seed = Uint8Array;

/** Luck that knows whether any was drawn. */
export interface Stream extends Chance {
  used(): boolean;
}

const BLOCK = 64;
const NOTHING = new Uint32Array(0);

/** The luck of one step: ChaCha20 with the seed as key and the step as nonce. */
export function streamOf(seed: Seed, step: number): Stream {
  let block: Uint32Array = NOTHING;
  let at = 0;
  let counter = 0;
  const chance = chanceFromWords(() => {
    if (at === block.length) {
      block = keystream(seed, step, counter);
      counter += 1;
      at = 0;
    }
    const word = block[at] ?? 0;
    at += 1;
    return word;
  });
  return { below: chance.below, pick: chance.pick, shuffle: chance.shuffle, used: () => counter > 0 };
}

function keystream(seed: Seed, step: number, counter: number): Uint32Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(4, BigInt(step), true);
  const bytes = chacha20(seed, nonce, new Uint8Array(BLOCK), undefined, counter);
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  const block = new Uint32Array(BLOCK / 4);
  for (let word = 0; word < block.length; word++) block[word] = words.getUint32(word * 4, true);
  return block;
}
