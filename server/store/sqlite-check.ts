// A thread that checks a database once for damage, while it may be in use.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { damageIn } from './sqlite-condition.ts';

const database = new DatabaseSync(workerData as string, { readOnly: true });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(damageIn(database) ?? null); // null: nothing
database.close();
