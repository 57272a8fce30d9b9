import { readFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { FAULTS, type Fault } from './faults.ts';

// Plants one fault after the other while its tests are loaded, and lists those that no test finds. No file is changed.
// `npm run test:mutants kernel/offer` plants only those in files whose names contain `kernel/offer`.

const wanted = process.argv[2] ?? '';

for (const { file, find } of FAULTS)
  if (!readFileSync(file, 'utf8').includes(find)) throw new Error(`${file} has no ${JSON.stringify(find)}`);

const survivors: string[] = [];
let planted = 0;
for (const fault of FAULTS.filter(({ file }) => file.includes(wanted))) {
  planted += 1;
  const isFound = await findsFault(fault);
  process.stdout.write(`${isFound ? 'found   ' : 'SURVIVED'} ${nameOf(fault)}\n`);
  if (!isFound) survivors.push(nameOf(fault));
}
process.stdout.write(`${planted} faults planted, ${planted - survivors.length} found\n`);
process.exit(survivors.length > 0 ? 1 : 0);

async function findsFault({ file, find, replace, tests }: Fault): Promise<boolean> {
  const vitest = await startVitest(
    'test',
    [...tests],
    { watch: false, bail: 1, reporters: [{}], silent: true, fsModuleCache: false },
    {
      plugins: [
        {
          name: 'plant a fault',
          enforce: 'pre',
          transform: (code, id) => (id.endsWith(`/${file}`) ? code.replace(find, () => replace) : undefined),
        },
      ],
    },
  );
  const hasFailed = vitest.state.getCountOfFailedTests() > 0 || vitest.state.getUnhandledErrors().length > 0;
  const hasBrokenFile = vitest.state.getFiles().some(({ result }) => result?.state === 'fail');
  await vitest.close();
  return hasFailed || hasBrokenFile;
}

function nameOf({ file, find, replace }: Fault): string {
  return `${file}: ${JSON.stringify(find)} becomes ${JSON.stringify(replace)}`;
}
