// Appends to each of these tables until it is killed, and prints each stored line: "<id> <number>".
//   node append-loop.fixture.ts <file> <id>…

import { openSqlite } from './sqlite.ts';
import { exampleCard, storedLine, startTime, tableIn } from '../../tables/store.fixture.ts';

const [file = '', ...ids] = process.argv.slice(2);
const store = await openSqlite({ file, durability: 'full', limit: null, now: startTime });
await Promise.all(
  ids.map(async id => {
    const key = (await store.find(id))?.key ?? (await tableIn(store, exampleCard(id)));
    for (let number = (await store.read(key, 'table', 0)).length + 1; ; number++) {
      if (!(await store.append(key, [storedLine(number)], null))) throw new Error(`${id} ${number} is taken`);
      process.stdout.write(`${id} ${number}\n`);
    }
  }),
);
await store.close();
