/** `part`: needed to use the page. `finish`: drawings and texts for screen readers, added after all parts. */
export type RenderPriority = 'part' | 'finish';

/** The queued jobs, in order. */
const waiting: Record<RenderPriority, (() => void)[]> = { part: [], finish: [] };
/** Jobs run for this long before the page may paint and handle input, ms. */
const SLICE = 20;
let isScheduled = false;

/**
 * Queues a rendering job. Jobs run in order, in short tasks, so that the page can paint and handle input in between.
 * Jobs queued by a running job come right after it.
 */
export function queueRender(run: () => void, priority: RenderPriority = 'part'): void {
  waiting[priority].push(run);
  schedule();
}

const next = (): (() => void) | undefined => waiting.part.shift() ?? waiting.finish.shift();

function runSlice(): void {
  const since = performance.now();
  isScheduled = true;
  try {
    for (let run = next(); run; run = performance.now() - since < SLICE ? next() : undefined) {
      const after = waiting.part;
      waiting.part = [];
      try {
        run();
      } finally {
        waiting.part.push(...after);
      }
    }
  } finally {
    isScheduled = false;
    if (waiting.part.length + waiting.finish.length > 0) schedule();
  }
}

let channel: MessageChannel | undefined;

/** Runs the next slice in its own task; a message is delivered sooner than a timer. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.addEventListener('message', runSlice);
    channel.port1.start();
  }
  channel.port2.postMessage(null);
}
