/** How long the page may be kept from anything else: half a frame. */
const SLICE = 8;

/** Gives way to whatever else waits: input first, then frames, then us again. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

interface Work<Step> {
  /** Called after each step. */
  took(step: Step): void;
  /** Called before each pause, when there is something new to show. */
  paused(): void;
  readonly signal: AbortSignal;
  /** Milliseconds, from whenever. */
  now?(): number;
}

/** Does long work a little at a time; undefined if it was called off. */
export async function runInSlices<Step, Result>(
  steps: Generator<Step, Result, void>,
  { took, paused, signal, now = () => performance.now() }: Work<Step>,
): Promise<Result | undefined> {
  let until = now() + SLICE;
  for (;;) {
    if (signal.aborted) return undefined;
    const step = steps.next();
    if (step.done) return step.value;
    took(step.value);
    if (now() < until) continue;
    paused();
    await pause();
    until = now() + SLICE;
  }
}
