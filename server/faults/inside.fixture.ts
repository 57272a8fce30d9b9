// Loaded into a server under test: reports its memory to its parent, and ends with it.

process.channel?.unref();
process.on('disconnect', () => process.exit(0));
process.on('message', asked => {
  if (asked !== 'weigh' && asked !== 'glance') return;
  if (asked === 'weigh') globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, used: heapUsed + external });
});
