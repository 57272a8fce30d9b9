// A thread that looks once for damage in a database that may be in use, and says what it found.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { damageIn } from './sqlite-condition.ts';

const database = new DatabaseSync(workerData as string, { readOnly: true });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(damageIn(database) ?? null); // null: nothing
database.close();
