// Tries to append every number to one table, and prints those it got, separated by spaces.
//   node append-rival.fixture.ts <url> <table> <last number> <name>

import { openPostgres } from './postgres.ts';
import { storedLine } from '../../tables/store.fixture.ts';

const [url = '', id = '', last = '', name = ''] = process.argv.slice(2);
const store = await openPostgres({ url, now: null });
const key = (await store.find(id))?.key ?? 0;
const won: number[] = [];
for (let number = 2; number <= Number(last); number++)
  if (await store.append(key, [storedLine(number, `${number} by ${name}`)], null)) won.push(number);
process.stdout.write(won.join(' '));
await store.close();
