import { copy, put, same } from './plain.ts';

/**
 * What changed between two pieces of plain data:
 *   [value]                     it is this now
 *   [from, gone, ...new]        a list: at `from`, `gone` items left and `new` ones came
 *   { key: change, key: 0 }     an object or a list of the same length: these fields changed; 0, this one is gone
 */
export type Change = readonly unknown[] | { readonly [key: string]: Change | 0 };

/** The change from `before` to `after`; undefined if they are equal. */
export const diff = (before: unknown, after: unknown): Change | undefined => compare(before, after, undefined);

/**
 * As `diff`, and updates `before` to equal `after`, in place. Values under immutable names are shared, and compared by
 * reference. The change also shares data with `after`, so it must be serialized before `after` changes.
 */
export const syncInPlace = <Whole extends object>(
  before: Whole,
  after: Whole,
  lasting: Lasting = new Set(),
): Change | undefined => {
  if (Array.isArray(before) !== Array.isArray(after)) throw new Error('a list cannot become an object in place');
  return compare(before, after, lasting);
};

/** Names of immutable fields: replaced, never changed in place. */
export type Lasting = ReadonlySet<string>;

// Most of a view does not change with a move, so nothing is allocated before a difference is found.
// Without `lasting`, `before` is not changed.

function compare(before: unknown, after: unknown, lasting: Lasting | undefined): Change | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (!Array.isArray(after))
    return Array.isArray(before) ? [after] : compareObjects(before as Fields, after as Fields, lasting);
  return Array.isArray(before) ? compareLists(before, after, lasting) : [after];
}

function compareLists(before: unknown[], after: readonly unknown[], lasting: Lasting | undefined): Change | undefined {
  if (before.length === after.length) return compareItems(before, after, lasting);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && (before[head] === after[head] || same(before[head], after[head]))) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;
  const gone = before.length - head - tail;
  const come = after.slice(head, after.length - tail);
  if (lasting) before.splice(head, gone, ...copy(come));
  return [head, gone, ...come];
}

function compareItems(before: unknown[], after: readonly unknown[], lasting: Lasting | undefined): Change | undefined {
  let changes: Record<string, Change> | undefined;
  let replaced = 0;
  for (let at = 0; at < after.length; at++) {
    const change = before[at] === after[at] ? undefined : compare(before[at], after[at], lasting);
    if (!change) continue;
    changes ??= {};
    changes[at] = change;
    if (!isReplaced(change)) continue;
    replaced += 1;
    if (lasting) before[at] = copy(after[at]);
  }
  return replaced > 0 && replaced === after.length ? [after] : changes;
}

function compareObjects(before: Fields, after: Fields, lasting: Lasting | undefined): Change | undefined {
  let changes: Record<string, Change | 0> | undefined;
  let gone = 0;
  for (const _ in before) gone += 1;
  for (const key in after) {
    // each value is read once: V8 specializes a second, rarely executed read for a single key, and deoptimizes
    const was = before[key];
    const is = after[key];
    // inherited properties are never plain data, so an equal value is an own one
    if (was === is) gone -= 1;
    else {
      const isNew = !Object.hasOwn(before, key);
      if (!isNew) gone -= 1;
      const isLasting = lasting?.has(key) === true;
      const change: Change | undefined = isNew ? [is] : compare(was, is, isLasting ? undefined : lasting);
      if (isLasting) put(before, key, is);
      else if (lasting && change && isReplaced(change)) put(before, key, copy(is));
      if (change) put((changes ??= {}), key, change);
    }
  }
  if (gone === 0) return changes;
  changes ??= {};
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) continue;
    put(changes, key, 0);
    if (lasting) Reflect.deleteProperty(before, key);
  }
  return changes;
}

/** Whether the value was replaced, not changed inside. */
const isReplaced = (change: Change): boolean => isList(change) && change.length === 1;

/** Applies a change. Unchanged parts are shared; `before` is not modified. */
export function patch(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isList(change)) return change.length === 1 ? change[0] : splice(before, change);
  if (Array.isArray(before)) return patchItems(before, change);
  if (isObject(before)) return patchFields(before, change);
  throw new Error('this change is for a list or an object, but the current value is not one');
}

function splice(before: unknown, [from, gone, ...come]: readonly unknown[]): unknown[] {
  if (!Array.isArray(before) || typeof from !== 'number' || typeof gone !== 'number')
    throw new Error('this change is for a list, but the current value is not a list');
  const items: readonly unknown[] = before;
  return [...items.slice(0, from), ...come, ...items.slice(from + gone)];
}

function patchItems(before: readonly unknown[], changes: Readonly<Record<string, Change | 0>>): unknown[] {
  const after = [...before];
  for (const [at, change] of Object.entries(changes))
    after[Number(at)] = change === 0 ? null : patch(before[Number(at)], change);
  return after;
}

function patchFields(before: object, changes: Readonly<Record<string, Change | 0>>): object {
  const after: object = {};
  for (const [key, value] of Object.entries(before)) {
    const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
    if (change !== 0) put(after, key, patch(value, change));
  }
  for (const [key, change] of Object.entries(changes)) {
    if (change !== 0 && !Object.hasOwn(before, key)) put(after, key, patch(undefined, change));
  }
  return after;
}

type Fields = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (change: Change): change is readonly unknown[] => Array.isArray(change);
