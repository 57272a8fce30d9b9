import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import { type AnyGame, type VerifyResult, type MatchRecord, verifyInSteps } from '#kernel';
import { runInSlices } from '../records/slices.ts';
import type { RememberedPromise, CheckProgress } from './checks.ts';

/** Checks a record in slices, while the component lives. */
export function createCheckProgress(
  record: MatchRecord,
  game: AnyGame,
  memory: RememberedPromise,
): Accessor<CheckProgress> {
  const [steps, setSteps] = createSignal(0);
  const [finding, setFinding] = createSignal<VerifyResult | null>(null);
  const [failure, setFailure] = createSignal<{ readonly cause: unknown }>();
  const leaving = new AbortController();
  let taken = 0;
  onCleanup(() => leaving.abort());
  void runInSlices(verifyInSteps(record, game), {
    took: () => {
      taken += 1;
    },
    paused: () => setSteps(taken),
    signal: leaving.signal,
  }).then(
    found =>
      batch(() => {
        setSteps(taken);
        if (found) setFinding(found);
      }),
    (cause: unknown) => setFailure({ cause }),
  );
  return createMemo(() => {
    const failed = failure();
    if (failed) throw failed.cause;
    return { memory, steps: steps(), finding: finding() };
  });
}
