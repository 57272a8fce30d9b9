import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PLANTED_FAULTS } from './planted-faults.ts';
import type * as Simulation from './simulation.ts';

// Loads the simulation, and all that it simulates, with a fault in one file. No file is changed, and every fault has
// modules of its own.

/** Modules that keep no faults: loaded once. */
const MUTABLE = /\/(tables|server)\/.*[.]ts$/;

registerHooks({
  resolve(name, context, next) {
    const found = next(name, context);
    const [, place] = /[?]fault=(\d+)$/.exec(context.parentURL ?? '') ?? [];
    return place !== undefined && MUTABLE.test(found.url) ? { ...found, url: `${found.url}?fault=${place}` } : found;
  },
  load(url, context, next) {
    const [, file = '', place = ''] = /^(.*)[?]fault=(\d+)$/.exec(url) ?? [];
    const fault = PLANTED_FAULTS[Number(place)];
    if (!fault || place === '' || !file.endsWith(`/${fault.file}`)) return next(url, context);
    const code = readFileSync(fileURLToPath(file), 'utf8');
    if (!code.includes(fault.find)) throw new Error(`${fault.file} has no ${JSON.stringify(fault.find)}`);
    return { format: 'module-typescript', source: code.replace(fault.find, () => fault.replace), shortCircuit: true };
  },
});

/** The simulation with this fault. */
export const simulationWith = (place: number): Promise<typeof Simulation> =>
  import(`./simulation.ts?fault=${place}`) as Promise<typeof Simulation>;
