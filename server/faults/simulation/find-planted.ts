import { simulationWith } from './plant.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

// Plants one fault after the other, and lists those that the simulation does not find. Without arguments each is
// looked for with its own seed only; with a number, with that many seeds, to find new ones.
//   node tools/run.js server/faults/simulation/find-planted.ts [SEEDS] [FIRST] [LAST]

const LENGTH = 6 * 60_000;
const [seeds = 0, first = 0, last = PLANTED_FAULTS.length - 1] = process.argv.slice(2).map(Number);

/** What a fault of a process breaks besides. */
let broken: string | undefined;
process.on('unhandledRejection', error => {
  broken = String(error);
});

let missed = 0;
for (const [place, fault] of PLANTED_FAULTS.entries()) {
  if (place < first || place > last) continue;
  const { simulate } = await simulationWith(place);
  const from = seeds === 0 ? fault.seed : 1;
  const until = seeds === 0 ? fault.seed : seeds;
  let found: string | undefined;
  let seed = from;
  for (; seed <= until && found === undefined; seed++) {
    broken = undefined;
    try {
      const { flaws } = await simulate({ seed, length: LENGTH });
      [found = broken] = flaws;
    } catch (error) {
      found = String(error);
    }
  }
  if (found === undefined) missed += 1;
  const outcome = found === undefined ? 'MISSED' : `seed ${seed - 1}: ${found.split('\n', 1)[0]?.slice(0, 100)}`;
  process.stdout.write(`${place} ${fault.file}: ${JSON.stringify(fault.find.slice(0, 60))} ${outcome}\n`);
}
process.stdout.write(`${PLANTED_FAULTS.length} faults, ${missed} missed\n`);
process.exit(missed === 0 ? 0 : 1);
