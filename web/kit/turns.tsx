import {
  type Accessor,
  createContext,
  createSignal,
  onCleanup,
  onMount,
  type ParentComponent,
  Show,
  untrack,
  useContext,
} from 'solid-js';

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

/** Whether what is around stands already: what is added to it then is there at once. */
const Standing = createContext<Accessor<boolean>>(() => false);

/** Whether it is the turn of what asks. */
export function createTurn(rank: Rank = 'part'): Accessor<boolean> {
  const [isHere, setHere] = createSignal(untrack(useContext(Standing)));
  if (!untrack(isHere)) waitFor(() => setHere(true), rank);
  return isHere;
}

/** Whether everything that what asks is made of has had its turn. */
export function createLastTurn(): Accessor<boolean> {
  const [isHere, setHere] = createSignal(untrack(useContext(Standing)));
  if (!untrack(isHere)) onMount(() => waitFor(() => setHere(true), 'part'));
  return isHere;
}

function waitFor(run: () => void, rank: Rank): void {
  let isGone = false;
  inTurn(() => {
    if (!isGone) run();
  }, rank);
  onCleanup(() => {
    isGone = true;
  });
}

/** Something that is built in its turn. */
export const InTurn: ParentComponent = props => {
  const isHere = createTurn();
  return <Show when={isHere()}>{props.children}</Show>;
};

/** Something that is built in turns once: what changes in it later changes at once. */
export const BuiltInTurns: ParentComponent = props => {
  const isStanding = createTurn('finish');
  return <Standing.Provider value={isStanding}>{props.children}</Standing.Provider>;
};
