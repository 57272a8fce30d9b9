/** A leaf of plain data. Actions hold only scalars and lists of them. */
export type Scalar = string | number | boolean | null;

/** A copy that shares nothing with its original. */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? copyItems(value) : copyFields(value);
}

// A shallow copy first, then nested values: much faster than copying field by field.
function copyItems(list: readonly unknown[]): unknown[] {
  const items = list.slice();
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (typeof item === 'object' && item !== null) items[at] = copy<unknown>(item);
  }
  return items;
}

function copyFields(of: object): object {
  const fields: Record<string, unknown> = { ...of };
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (typeof value === 'object' && value !== null) fields[key] = copy<unknown>(value);
  }
  return fields;
}

/** A copy that shares the values under these names with its original, at any depth. */
export function copyExcept(value: unknown, shared: ReadonlySet<string> | undefined): unknown {
  if (shared === undefined || typeof value !== 'object' || value === null) return copy(value);
  if (Array.isArray(value)) return value.map(item => copyExcept(item, shared));
  const fields: Record<string, unknown> = { ...value };
  for (const key of Object.keys(fields)) {
    const field = fields[key];
    if (typeof field === 'object' && field !== null && !shared.has(key)) fields[key] = copyExcept(field, shared);
  }
  return fields;
}

/** Whether two pieces of plain data are equal, regardless of key order. */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right))
    return Array.isArray(left) && Array.isArray(right) && sameItems(left, right);
  return sameFields(left as Fields, right as Fields);
}

function sameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (!same(left[at], right[at])) return false;
  return true;
}

function sameFields(left: Fields, right: Fields): boolean {
  let extra = 0;
  for (const _ in left) extra += 1;
  for (const key in right) {
    extra -= 1;
    const one = left[key];
    const other = right[key];
    // inherited properties are never plain data, so an equal value is an own one
    if (one !== other && !(Object.hasOwn(left, key) && same(one, other))) return false;
  }
  return extra === 0;
}

type Fields = { readonly [key: string]: unknown };

/** The value of a key in an object of unknown shape. */
export const field = (of: object, key: string): unknown => (Object.hasOwn(of, key) ? (of as Fields)[key] : undefined);

/** Sets a key, including `__proto__`. */
export function put(into: object, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
  else (into as Record<string, unknown>)[key] = value;
}

/** JSON with sorted keys: equal data gives equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(field(value, key))}`).join(',')}}`;
}
