import { expect, onTestFinished, test } from 'vitest';
import { type ServerMetrics, serverMetrics } from './metrics.ts';

function open(): ServerMetrics {
  const metrics = serverMetrics();
  onTestFinished(metrics.close);
  return metrics;
}

test('the counters of the server can be read', async () => {
  const metrics = open();
  metrics.liveTables.set(3);
  metrics.sockets.inc(2);
  metrics.sockets.dec(1);
  metrics.moves.inc();
  metrics.entries.inc(4);
  metrics.refusals.inc({ kind: 'rule' });
  metrics.storing.observe(0.002);
  metrics.storeFailures.inc({ failure: 'full' });
  metrics.botAnswers.inc({ answer: 'slow' });
  const lines = (await metrics.render()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'parlour_live_tables 3',
      'parlour_sockets 1',
      'parlour_moves_total 1',
      'parlour_entries_total 4',
      'parlour_refusals_total{kind="rule"} 1',
      'parlour_store_seconds_bucket{le="0.001"} 0',
      'parlour_store_seconds_bucket{le="0.0025"} 1',
      'parlour_store_seconds_count 1',
      'parlour_store_failures_total{failure="full"} 1',
      'parlour_bot_answers_total{answer="own"} 0',
      'parlour_bot_answers_total{answer="failed"} 0',
      'parlour_bot_answers_total{answer="slow"} 1',
    ]),
  );
});

test('every line is a comment or a sample as the format has them', async () => {
  const lines = (await open().render()).trimEnd().split('\n');
  const odd = lines.filter(
    line =>
      line !== '' &&
      !/^# HELP [a-z_]+ .+$/.test(line) &&
      !/^# TYPE [a-z_]+ (counter|gauge|histogram)$/.test(line) &&
      !/^[a-z_]+(\{[a-z]+="[^"]*"\})? [\d.e+-]+$/.test(line),
  );
  expect(odd).toEqual([]);
});

test('the process and the event loop are watched', async () => {
  const text = await open().render();
  const valueOf = (name: string): number => Number(text.split(`\n${name} `)[1]?.split('\n')[0]);
  expect(valueOf('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(valueOf('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
  expect(valueOf('process_start_time_seconds')).toBeGreaterThan(1.7e9);
  for (const of of ['p50', 'p99', 'max'])
    expect(valueOf(`parlour_event_loop_delay_seconds{of="${of}"}`)).toBeGreaterThanOrEqual(0);
});
