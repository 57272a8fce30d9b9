// npm run test:faults: eight tables and more, while the server is killed again and again. FAULTS_KILLS and FAULTS_SEED
// say how often, and which storm it is.

import { COMPANIES } from './companies.fixture.ts';
import { storm } from './storm.fixture.ts';

const seed = Number(process.env['FAULTS_SEED'] ?? Math.trunc(performance.timeOrigin) % 1_000_000);
const kills = Number(process.env['FAULTS_KILLS'] ?? 60);

console.log(`seed ${seed}`);
const since = performance.now();
try {
  const { flaws, longestRecovery, longestStart, ...report } = await storm({
    companies: COMPANIES,
    kills,
    stops: Math.ceil(kills / 10),
    outages: Math.ceil(kills / 20),
    longest: 1_500,
    seed,
    say: line => console.log(line),
  });
  const ms = (duration: number): string => `${Math.round(duration)} ms`;
  console.table({
    ...report,
    lost: flaws.length,
    'longest start': ms(longestStart),
    'longest recovery': ms(longestRecovery),
    took: ms(performance.now() - since),
  });
  for (const flaw of flaws) console.error(flaw);
  if (flaws.length > 0) throw new Error(`${flaws.length} flaws`);
} catch (error) {
  console.error(`FAULTS_SEED=${seed} failed:`, error);
  process.exitCode = 1;
}
