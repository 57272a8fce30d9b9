// Runs before the page does; the results are in `observed`.

const observed = {
  /** When the largest element so far was painted. */
  largest: 0,
  firstPaint: 0,
  /** Layout shifts: when, and how much. */
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

// This listener is the first, so the clock starts before the page handles the message. It stops when the frame that
// shows it is done: a message to itself, posted while the frame is made, arrives afterwards.
const Socket = globalThis.WebSocket;
globalThis.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (!String(data).includes('"view"')) return;
      const arrived = performance.now();
      performance.mark('move arrived');
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          observed.moves.push(performance.now() - arrived);
          performance.mark('move painted');
        });
        port1.start();
        port2.postMessage(null);
      });
    });
  }
};
