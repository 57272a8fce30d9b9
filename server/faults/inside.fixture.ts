// Loaded into a server under test before anything else: whoever started it can weigh it, and it does not outlive them.

process.channel?.unref();
process.on('disconnect', () => process.exit(0));
process.on('message', asked => {
  if (asked !== 'weigh' && asked !== 'glance') return;
  if (asked === 'weigh') globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, used: heapUsed + external });
});
