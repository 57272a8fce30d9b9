/** The longest slice of work, ms: half a frame. */
const SLICE = 8;

/** Lets the browser handle input and paint. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

interface Work<Step> {
  /** Called after each step. */
  took(step: Step): void;
  /** Called before each pause, when there is something new to show. */
  paused(): void;
  readonly signal: AbortSignal;
  /** A monotonic clock, ms. */
  now?(): number;
}

/** Runs long work in slices; undefined: it was cancelled. */
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
