import { canonical, field } from '#kernel';
import { demand, difference } from '../broken.ts';
import { positions } from '../walk.ts';
import type { Law } from './law.ts';

export const lastingLaw: Law = {
  id: 'lasting',
  says: 'what lies in the open part under a name that is said to last is replaced, and never changed',
  check(walk) {
    const names = walk.game.lasting ?? new Set();
    let seen: readonly Seen[] = [];
    for (const { state } of positions(walk)) {
      for (const { path, part, was } of seen)
        demand(canonical(part) === was, 'lasting', () => `${path} changed: ${difference(JSON.parse(was), part)}`);
      seen = [...partsUnder(names, field(state, 'open'), 'open')];
    }
  },
};

/** A value under a lasting name, and its content when it was seen. */
interface Seen {
  readonly path: string;
  readonly part: unknown;
  readonly was: string;
}

function* partsUnder(names: ReadonlySet<string>, whole: unknown, path: string): Generator<Seen> {
  if (typeof whole !== 'object' || whole === null) return;
  for (const name of Object.keys(whole)) {
    const part = field(whole, name);
    const found = `${path}.${name}`;
    if (names.has(name)) yield { path: found, part, was: canonical(part) };
    else yield* partsUnder(names, part, found);
  }
}
