// Runs in a page before anything of the page does: what it saw is in `observed`.

const observed = {
  /** When the largest thing so far was painted. */
  largest: 0,
  firstPaint: 0,
  /** Each time something moved: when, and how much. */
  shifts: [],
  /** Tasks of more than 50 ms. */
  tasks: [],
  /** From a message's arrival to the first frame after it. */
  moves: [],
};
globalThis.observed = observed;

const watch = (type, take) =>
  new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true });

watch('largest-contentful-paint', ({ startTime }) => {
  observed.largest = startTime;
});
watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') observed.firstPaint = startTime;
});
watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
  if (!hadRecentInput) observed.shifts.push({ at: startTime, value });
});
watch('longtask', ({ startTime, duration }) => {
  observed.tasks.push({ at: startTime, lasted: duration });
});

// The first to hear a message is this: the clock starts before the page has looked at it. It stops when the frame that
// shows it has been handed over: a message to oneself, sent while a frame is made, is heard when that frame is done.
const Socket = globalThis.WebSocket;
globalThis.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (!String(data).includes('"view"')) return;
      const arrived = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => observed.moves.push(performance.now() - arrived));
        port1.start();
        port2.postMessage(null);
      });
    });
  }
};
