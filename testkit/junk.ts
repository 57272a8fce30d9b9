import fc from 'fast-check';
import { type Chance, field, isBlank, put, type Scalar } from '#kernel';

/** The keys and values that were offered, from which a client can build actions. */
export interface Lexicon {
  /** The keys of each action type. */
  readonly actions: Map<string, readonly string[]>;
  /** The values offered under each key. */
  readonly values: Map<string, Set<Scalar>>;
}

export const lexicon = (): Lexicon => ({ actions: new Map(), values: new Map() });

const MAX_VALUES = 200;

export function learn({ actions, values }: Lexicon, offers: readonly { readonly type: string }[]): void {
  for (const offer of offers) {
    actions.set(offer.type, Object.keys(offer));
    for (const [key, asked] of Object.entries<unknown>(offer)) {
      const known = values.get(key) ?? new Set();
      values.set(key, known);
      if (known.size < MAX_VALUES) for (const value of scalarsIn(asked)) known.add(value);
    }
  }
}

function scalarsIn(asked: unknown): readonly Scalar[] {
  if (!isBlank(asked)) return (Array.isArray(asked) ? asked : [asked]) as Scalar[];
  if ('by' in asked) return Object.values(asked.cases).flatMap(scalarsIn);
  if ('oneOf' in asked) return asked.oneOf;
  if ('someOf' in asked) return asked.someOf;
  if ('listOf' in asked) return asked.listOf;
  return 'between' in asked ? asked.between : [];
}

/** A random action of these keys and values, legal or not. */
export function plausible({ actions, values }: Lexicon, luck: Chance): { type: string } {
  const action = { type: 'pass' };
  if (actions.size === 0) return action;
  const [type, keys] = luck.pick([...actions]);
  for (const key of keys) put(action, key, key === 'type' ? type : word([...(values.get(key) ?? [])], luck));
  return action;
}

function word(known: readonly Scalar[], luck: Chance): Scalar | Scalar[] {
  const strange: Scalar[] = [luck.below(8) - 1, 'nothing', null, true];
  const one = known.length > 0 && luck.below(6) > 0 ? luck.pick(known) : luck.pick(strange);
  return luck.below(8) === 0 ? luck.shuffle(known).slice(0, luck.below(4)) : one;
}

/** The action with a change that no offer allows. */
export function spoilt(action: { type: string }, luck: Chance): unknown {
  const key = luck.pick(Object.keys(action));
  const changed = (value: unknown): unknown => {
    const other = { ...action };
    put(other, key, value);
    return other;
  };
  const old = field(action, key);
  return luck.pick<() => unknown>([
    () => ({ ...action, also: luck.below(9) }),
    () => JSON.parse(JSON.stringify(action).replace('{', '{"__proto__":{"type":"pass"},')) as unknown,
    () => ({ ...action, constructor: 'x', toString: 1 }),
    () => Object.fromEntries(Object.entries(action).filter(([name]) => name !== key)),
    () => [action],
    () => Object.create(action) as unknown,
    () => changed(null),
    () => changed([old]),
    () => changed({ oneOf: [old] }),
    () => changed(typeof old === 'number' ? String(old) : 0),
    () => changed(typeof old === 'number' ? old + 0.5 : `${String(old)} `),
    () => changed(typeof old === 'number' ? -1 - old : '__proto__'),
    () => changed(Number.NaN),
    () => changed('x'.repeat(5000)),
    () => changed(nested(40)),
  ])();
}

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

/** A random message, independent of the game. */
export const anyJunk = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc
      .tuple(
        fc.constantFrom('constructor', '__proto__', 'toString', ''),
        fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 1 })),
      )
      .map(([type, fields]) => ({ ...fields, type })),
  );
