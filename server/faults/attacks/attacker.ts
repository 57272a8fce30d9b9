// Runs one attack in its own process, so that it does not disturb the measurement.
//   node attacker.ts INDEX URL SECONDS

import { ATTACKS } from './all.ts';

const [index = '', url = '', seconds = ''] = process.argv.slice(2);
const attack = ATTACKS[Number(index)];
if (!attack) throw new Error(`there is no attack ${index}`);
const outcome = await attack.run({ url, port: Number(new URL(url).port), seconds: Number(seconds) });
process.send?.(outcome);
process.exit(0);
