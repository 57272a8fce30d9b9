import { type Accessor, batch, createSignal } from 'solid-js';
import { type Change, patch } from '#kernel';

/** The objects of a document whose fields are tracked separately. Everything below is plain data. */
export interface TrackedPaths {
  readonly [field: string]: TrackedPaths;
}

/** A document with a signal for each tracked field. */
export interface TrackedDocument<Whole extends object> {
  /** The document as immutable plain data, for rules. */
  readonly snapshot: Accessor<Whole>;
  /** The same with signals along the tracked paths, for screens. */
  readonly fields: Accessor<Whole>;
  replace(whole: Whole): void;
  /** Sets the fields that a change names, and no others. */
  apply(change: Change): void;
}

export function createTrackedDocument<Whole extends object>(first: Whole, paths: TrackedPaths): TrackedDocument<Whole> {
  const [snapshot, setSnapshot] = createSignal(first);
  const root = createNode(first, paths);
  function set(whole: Whole, change?: Change): void {
    batch(() => {
      setSnapshot(() => whole);
      root.set(whole, change);
    });
  }
  return {
    snapshot,
    fields: () => root.read() as Whole,
    replace: set,
    apply: change => set(patch(snapshot(), change) as Whole, change),
  };
}

interface Node {
  /** Plain data, or an object whose fields are signals. */
  readonly read: Accessor<unknown>;
  /** Without a change, every field that holds something else is set. */
  set(value: unknown, change: Change | 0 | undefined): void;
}

interface Branch {
  readonly fields: object;
  readonly nodes: ReadonlyMap<string, Node>;
}

function createNode(first: unknown, paths: TrackedPaths | undefined): Node {
  let branch = branchOf(first, paths);
  const [read, write] = createSignal(branch ? branch.fields : first);
  return {
    read,
    set(value, change) {
      if (branch && isObject(value) && hasFields(value, branch)) {
        const keys = isObject(change) ? Object.keys(change) : branch.nodes.keys();
        for (const key of keys) branch.nodes.get(key)?.set(value[key], isObject(change) ? change[key] : undefined);
      } else {
        branch = branchOf(value, paths);
        write(() => (branch ? branch.fields : value));
      }
    },
  };
}

function branchOf(value: unknown, paths: TrackedPaths | undefined): Branch | undefined {
  if (!paths || !isObject(value)) return undefined;
  const fields = {};
  const nodes = new Map<string, Node>();
  for (const [key, field] of Object.entries(value)) {
    const node = createNode(field, paths[key]);
    nodes.set(key, node);
    Object.defineProperty(fields, key, { get: node.read, enumerable: true });
  }
  return { fields, nodes };
}

const hasFields = (value: object, { nodes }: Branch): boolean => {
  const keys = Object.keys(value);
  return keys.length === nodes.size && keys.every(key => nodes.has(key));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
