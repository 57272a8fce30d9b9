import { type Accessor, createMemo, untrack } from 'solid-js';

/** A computed view as a game's screen reads it: a memo for each field, and for each field of `open`. */
export function fieldsOf(view: Accessor<object>): Accessor<object> {
  return memosFor(view, (key, value) =>
    key === 'open' && typeof untrack(value) === 'object'
      ? memosFor(value as Accessor<object>, (_, field) => field)
      : value,
  );
}

type Fields = Readonly<Record<string, unknown>>;

function memosFor(
  whole: Accessor<object>,
  track: (key: string, value: Accessor<unknown>) => Accessor<unknown>,
): Accessor<object> {
  // the fields depend on the viewer
  const keys = createMemo(() => Object.keys(whole()).join());
  return createMemo(() => {
    keys();
    const fields = {};
    for (const key of Object.keys(untrack(whole)))
      Object.defineProperty(fields, key, {
        get: track(
          key,
          createMemo(() => (whole() as Fields)[key]),
        ),
        enumerable: true,
      });
    return fields;
  });
}
