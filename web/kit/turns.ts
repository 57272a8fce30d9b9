/** What a page is made of, or what only completes it: there is room and words for it already. */
export type Rank = 'part' | 'finish';

/** What has yet to have its turn, in order. */
const waiting: Record<Rank, (() => void)[]> = { part: [], finish: [] };
/** So long one may follow the other before the page is painted and listens again, ms. */
const AT_A_TIME = 20;
let isUnderWay = false;

/**
 * Carries something out in its turn: everything that waits has one, in the order of the page, and the page can be
 * painted and used in between. What is asked for in the course of a turn follows at once; finishes come last.
 */
export function inTurn(run: () => void, rank: Rank = 'part'): void {
  waiting[rank].push(run);
  goOnSoon();
}

const next = (): (() => void) | undefined => waiting.part.shift() ?? waiting.finish.shift();

function goOn(): void {
  const since = performance.now();
  isUnderWay = true;
  try {
    for (let run = next(); run; run = performance.now() - since < AT_A_TIME ? next() : undefined) {
      const after = waiting.part;
      waiting.part = [];
      try {
        run();
      } finally {
        waiting.part.push(...after);
      }
    }
  } finally {
    isUnderWay = false;
    if (waiting.part.length + waiting.finish.length > 0) goOnSoon();
  }
}

let channel: MessageChannel | undefined;

/** In a task of its own, and sooner than any timer. */
function goOnSoon(): void {
  if (isUnderWay) return;
  isUnderWay = true;
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.addEventListener('message', goOn);
    channel.port1.start();
  }
  channel.port2.postMessage(null);
}
