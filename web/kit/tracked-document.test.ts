import { createEffect, createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { diff, type Change } from '#kernel';
import { createTrackedDocument } from './tracked-document.ts';

interface Doc {
  readonly table: { readonly phase: string; readonly seats: readonly { readonly name: string }[] };
  readonly view: { readonly hand: readonly string[]; readonly open: { readonly [field: string]: unknown } } | null;
}

const dealt: Doc = {
  table: { phase: 'playing', seats: [{ name: 'Ann' }, { name: 'Bob' }] },
  view: { hand: ['a', 'b'], open: { round: 1, solvers: [{ asked: 0 }, { asked: 0 }], over: false } },
};
const PATHS = { table: {}, view: { open: {} } };

/** Counts how often each reader is told of a change. */
function watched(first: Doc) {
  const document = createTrackedDocument(first, PATHS);
  const told: Record<string, number> = {};
  const readers: Record<string, (doc: Doc) => unknown> = {
    phase: doc => doc.table.phase,
    bob: doc => doc.table.seats[1]?.name,
    hand: doc => doc.view?.hand,
    round: doc => doc.view?.open['round'],
    solvers: doc => JSON.stringify(doc.view?.open['solvers']),
    isDealt: doc => doc.view !== null,
  };
  const end = createRoot(dispose => {
    for (const [name, read] of Object.entries(readers))
      createEffect(() => {
        read(document.fields());
        told[name] = (told[name] ?? -1) + 1;
      });
    return dispose;
  });
  const change = (after: Doc): Record<string, number> => {
    for (const name of Object.keys(told)) told[name] = 0;
    document.apply(diff(document.snapshot(), after) as Change);
    expect(document.snapshot()).toEqual(after);
    expect(document.fields()).toEqual(after);
    return Object.fromEntries(Object.entries(told).filter(([, times]) => times > 0));
  };
  return { document, change, told, end };
}

const openOf = ({ view }: Doc): object => view?.open ?? {};

describe('A tracked document', () => {
  test('runs the readers of the changed fields, and no others', () => {
    const { document, change, end } = watched(dealt);
    const now = (): Doc => document.snapshot();
    const withOpen = (open: object): Doc => ({
      ...now(),
      view: { hand: now().view?.hand ?? [], open: { ...openOf(now()), ...open } },
    });
    expect(change(withOpen({ round: 2 }))).toEqual({ round: 1 });
    expect(change(withOpen({ solvers: [{ asked: 0 }, { asked: 1 }] }))).toEqual({ solvers: 1 });
    expect(change({ ...now(), table: { ...now().table, phase: 'over' } })).toEqual({ phase: 1 });
    end();
  });

  test('shares unchanged data, and does not mutate old snapshots', () => {
    const { document, change, end } = watched(dealt);
    const [before, seats] = [document.snapshot(), document.fields().table.seats];
    change({ ...dealt, view: { hand: ['b'], open: dealt.view?.open ?? {} } });
    expect(before).toEqual(dealt);
    expect(document.snapshot().view?.open).toBe(before.view?.open);
    expect(document.fields().table.seats).toBe(seats);
    expect(document.fields().view?.hand).toEqual(['b']);
    end();
  });

  test('adds and removes fields', () => {
    const { document, change, end } = watched({ ...dealt, view: null });
    expect(document.fields().view).toBeNull();
    expect(change(dealt)).toEqual({ hand: 1, round: 1, solvers: 1, isDealt: 1 });
    const more: Doc = { ...dealt, view: { hand: [], open: { ...openOf(dealt), bonus: 5 } } };
    expect(change(more)).toMatchObject({ hand: 1, round: 1, solvers: 1 });
    const { bonus: _, ...fewer } = openOf(more) as { bonus: number };
    expect(change({ ...more, view: { hand: [], open: fewer } })).toMatchObject({ round: 1, solvers: 1 });
    expect(change({ ...dealt, view: null })).toEqual({ hand: 1, round: 1, solvers: 1, isDealt: 1 });
    end();
  });

  test('when replaced, runs the readers of fields that differ', () => {
    const { document, told, end } = watched(dealt);
    for (const name of Object.keys(told)) told[name] = 0;
    const { view } = dealt;
    document.replace({ table: { ...dealt.table, phase: 'over' }, view });
    expect(told).toEqual({ phase: 1, bob: 0, hand: 0, round: 0, solvers: 0, isDealt: 0 });
    expect(document.fields()).toEqual(document.snapshot());
    end();
  });

  test('is consistent during updates: readers see all fields after the change', () => {
    const document = createTrackedDocument(dealt, PATHS);
    const seen: string[] = [];
    createRoot(() =>
      createEffect(() => {
        const { table, view } = document.fields();
        seen.push(`${table.phase} ${String(view?.open['round'])} ${String(document.snapshot().view?.open['round'])}`);
      }),
    );
    document.apply({ table: { phase: ['over'] }, view: { open: { round: [7] } } });
    expect(seen).toEqual(['playing 1 1', 'over 7 7']);
  });
});
