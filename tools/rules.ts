// Checks that every rule cited in a game's sources is stated in its RULES.md, or in its SCREEN.md for what the table shows.

import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unstated } from '../testkit/citations.ts';

for (const ledger of globSync('{games,examples}/*/RULES.md')) {
  const lists = globSync(`${dirname(ledger)}/{RULES,SCREEN}.md`);
  const rules = lists.map(list => readFileSync(list, 'utf8')).join('\n');
  // Message keys write rule numbers differently.
  const files = globSync(`${dirname(ledger)}/**/*.{ts,tsx}`, { exclude: ['**/messages.ts'] });
  for (const file of files)
    for (const number of unstated(rules, readFileSync(file, 'utf8'))) {
      console.log(`${file} cites ${number}, which ${ledger} does not state`);
      process.exitCode = 1;
    }
}
