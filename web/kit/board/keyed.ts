import { type Accessor, createMemo, mapArray } from 'solid-js';

interface Keyed {
  readonly key: string;
}

/** Maps a list by key: an item with the same key keeps its result, and gets updates. */
export function mapKeyed<Item extends Keyed, Made>(
  list: Accessor<readonly Item[]>,
  make: (item: Accessor<Item>) => Made,
): Accessor<Made[]> {
  const byKey = createMemo(() => new Map(list().map(item => [item.key, item])));
  const keys = createMemo(() => [...byKey().keys()], undefined, {
    equals: (one, other) => one.length === other.length && one.every((key, at) => key === other[at]),
  });
  const made = mapArray(keys, key => {
    // a removed item keeps its last value until its result is disposed
    const item = createMemo((before: Item | undefined) => byKey().get(key) ?? before, undefined, {
      equals: isSameItem,
    });
    return make(item as Accessor<Item>);
  });
  return createMemo(made);
}

/** Whether all fields are the same. */
export function isSameItem<Item extends object>(one: Item | undefined, other: Item | undefined): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  const names = Object.keys(one) as (keyof Item)[];
  return names.length === Object.keys(other).length && names.every(name => one[name] === other[name]);
}
