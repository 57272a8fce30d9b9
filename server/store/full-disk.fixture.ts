// Opens a store on a full disk and prints the outcome as JSON. It runs in its own mount namespace:
//   unshare -Urm sh -c 'mount -t tmpfs -o size=8m tmpfs DIR && node full-disk.fixture.ts DIR'

import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from './sqlite.ts';
import { exampleCard, storedLine, startTime, tableIn } from '../../tables/store.fixture.ts';
import { isStoreFailure, type Store } from '../../tables/store.ts';

const [folder = ''] = process.argv.slice(2);
const [file, filler] = [join(folder, 'parlour.db'), join(folder, 'filler')];
const said: unknown[] = [];
const open = (now: number) =>
  openSqlite({ file, durability: 'full', limit: null, now, log: remark => void said.push(remark) });

function fillDisk(): void {
  for (const size of [65_536, 4096, 1])
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size));
    } catch {
      // it is full
    }
}

const outcome = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => (isStoreFailure(error) ? error.failure : String(error)));

const append = (store: Store, number: number): Promise<unknown> => outcome(store.append(1, [storedLine(number)], null));

const first = await open(startTime);
await tableIn(first, exampleCard('a', { dueAt: startTime + 60_000 }));
await first.close();

fillDisk();
const store = await open(startTime + 10_000);
said.push(await store.read(1, 'table', 0), await store.outages(), store.condition());
said.push(await append(store, 2), await outcome(store.pulse(startTime + 11_000)), store.condition());

rmSync(filler);
while ((await append(store, 2)) !== true)
  await new Promise(resolve => {
    setTimeout(resolve, 100);
  });
said.push(await store.read(1, 'table', 0), await store.outages(), store.condition());
said.push((await store.find('a'))?.card.dueAt);
await store.close();
process.stdout.write(JSON.stringify(said));
