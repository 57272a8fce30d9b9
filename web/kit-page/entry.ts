import type { Component } from 'solid-js';

/** One component of the kit on the kit page. Each file in `entries/` exports one as `entry`. */
export interface KitEntry {
  readonly name: string;
  /** Its purpose, in a sentence. */
  readonly about: string;
  /** The component in each of its states, by the name of the state. */
  readonly states: Readonly<Record<string, Component>>;
}

const files = import.meta.glob<KitEntry>('./entries/*.tsx', { import: 'entry', eager: true });

/** All entries by file name, in alphabetical order. */
export const KIT_ENTRIES: ReadonlyMap<string, KitEntry> = new Map(
  Object.entries(files).map(([path, entry]) => [path.replace(/^.*\/|[.]tsx$/g, ''), entry]),
);
