import { createEffect, createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';

test('each field of a view, and of its open part, is tracked by itself', () => {
  const seen: string[] = [];
  const [view, setView] = createSignal<object>({ me: 0, open: { round: 1, solvers: [1] } });
  const dispose = createRoot(end => {
    const fields = fieldsOf(view) as () => {
      me?: number;
      hand?: string;
      open: { round: number; solvers: readonly number[] };
    };
    createEffect(() => seen.push(`round ${fields().open.round}`));
    createEffect(() => seen.push(`me ${fields().me} ${fields().hand}`));
    return end;
  });
  const { open } = view() as { open: object };
  setView({ me: 0, open: { ...open, round: 2 } });
  expect(seen.splice(0)).toEqual(['round 1', 'me 0 undefined', 'round 2']);
  setView({ me: 1, hand: 'ace', open: { ...open, round: 2 } });
  expect(seen.findLast(line => line.startsWith('me'))).toBe('me 1 ace');
  dispose();
});
