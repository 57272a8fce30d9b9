/** A fault to plant in a source file, and the first seed of a simulation that finds it. */
export interface PlantedFault {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly seed: number;
}

type Change = readonly [find: string, replace: string, seed: number];

const plantedIn = (file: string, changes: readonly Change[]): PlantedFault[] =>
  changes.map(([find, replace, seed]) => ({ file, find, replace, seed }));

/** Faults in locking, acknowledging, filling gaps, handing over, presence, bots and clocks. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...plantedIn('tables/commit.ts', [
    [
      'if (!(await storeLines(live, deps, lines, { entries: all.length, card: cardAfter(live, deps, all) }))) return false;\n  deliverAll(live, deps, all);',
      'deliverAll(live, deps, all);\n  if (!(await storeLines(live, deps, lines, { entries: all.length, card: cardAfter(live, deps, all) }))) return false;',
      1,
    ],
    [
      'if (!(await store.append(live.key, lines, card, live.epoch ?? undefined)))',
      'if (!(await store.append(live.key, lines, card, live.epoch ?? undefined).catch(() => true)))',
      1,
    ],
    ['    live.needsReload = true;\n    live.recovery ??=', '    live.needsReload = false;\n    live.recovery ??=', 1],
    ['if (live.needsReload) await catchUp(live, deps);', '', 3],
    ['if (isBehind) await catchUp(live, deps);', '', 2],
    ['if (turns.working) await new Promise<void>(begin => turns.jobs.push({ begin, decision: null }));', '', 2],
    ['  if (turns.working) {\n    const outcome', '  if (turns === null) {\n    const outcome', 1],
    ['    else turns.working = false;', '    turns.working = false;', 16],
    [
      'for (const one of all) deliver(live, deps, one);',
      'for (const one of all.slice(0, 1)) deliver(live, deps, one);',
      1,
    ],
    ['const lines = all.flatMap(one => one.lines);', 'const lines = all.slice(0, 1).flatMap(one => one.lines);', 1],
    ['  live.told = n;\n', '', 1],
    [
      '    tell({ table, entry, shown: live.shown, listeners, clock: isClocked ? clockNews(live, deps) : undefined });\n',
      '',
      1,
    ],
    ['  resetShown(live);\n', '', 1],
    ['  saveSnapshotIfDue(live, deps);\n  live.followUp();', '  saveSnapshotIfDue(live, deps);', 3],
    ['number: live.watchers.w + 1,', 'number: live.watchers.w + 2,', 1],
  ]),
  ...plantedIn('tables/commands.ts', [
    ['  if (before !== undefined) return { ok: true, again: before };\n  if (table.phase', '  if (table.phase', 1],
    ['if (id !== undefined && lines.some(line => line.id === id && line.by === guest.id))', 'if (id === undefined)', 4],
  ]),
  ...plantedIn('tables/fold.ts', [['dropOldest(own, REMEMBERED_IDS)', 'dropOldest(own, 0)', 1]]),
  ...plantedIn('tables/decision.ts', [['entry.at < last &&', 'entry.at < 0 &&', 8]]),
  ...plantedIn('tables/listeners.ts', [
    [
      '    await refresh(live, service);\n    if (live.isDropped) throw displaced();',
      '    if (live.isDropped) throw displaced();',
      3,
    ],
    [
      'retell(then, later.slice(0, table.n - since), listener);',
      'retell(then, later.slice(1, table.n - since), listener);',
      1,
    ],
    [
      'retell(then, later.slice(0, table.n - since), listener);',
      'retell(then, later.slice(0, table.n - since - 1), listener);',
      1,
    ],
    ['  if (since < table.n) {\n    const', '  if (since > table.n) {\n    const', 1],
    [
      'const refused = await enqueue(live, async () => {',
      'const refused = await (async (_: unknown, job: () => Promise<Refused | undefined>) => job())(live, async () => {',
      2,
    ],
  ]),
  ...plantedIn('tables/live-tables.ts', [
    ['  await enqueue(live, async () => {});\n  sendAway(live);', '  await enqueue(live, async () => {});', 1],
    ['  drop(service, live);\n  sendAway(live);', '  drop(service, live);', 1],
    ['  live.isDropped = true;\n  live.followUp = () => {};', '', 6],
    ['  setClock(service, live);\n  askBots', '  askBots', 1],
    ['  awaitDesertion(service, live);\n', '', 12],
  ]),
  ...plantedIn('tables/clocks.ts', [['due - service.now()', 'due - service.now() + 30_000', 1]]),
  ...plantedIn('tables/time.ts', [['now - time.at - missed(outages, time.at, now)', '1.2 * (now - time.at)', 1]]),
  ...plantedIn('tables/bot-moves.ts', [['    live.resting.delete(seat);\n', '', 1]]),
  ...plantedIn('tables/processes.ts', [
    ['now: () => now() + ahead', 'now: () => now() - ahead', 3],
    ['if (!hasLeft) setLiving', 'if (living.length === 0) setLiving', 5],
    ['hash(`${table} ${peer.id}`)', 'hash(`${table} ${peer.id} ${peers[0]?.id ?? 0}`)', 1],
  ]),
  ...plantedIn('tables/ownership.ts', [
    ['.filter(([id]) => !processes.owns(id))', '.filter(([id]) => processes.owns(id))', 2],
  ]),
  ...plantedIn('tables/connection.ts', [
    ["if (state === 'linked') dismiss(because ?? 'restart');", "if (state === 'linked') link = undefined;", 1],
    ['if (seat) exit(service, seat.live, seat.listener);', '', 3],
  ]),
  ...plantedIn('tables/links.ts', [
    ['{ ...hello, token: undefined }', '{ ...hello, token: undefined, since: (hello.since ?? 0) + 1 }', 1],
  ]),
  ...plantedIn('tables/sweeps.ts', [['every(PULSE, () => wakeDue(service)),', '', 1]]),
  ...plantedIn('server/faults/simulation/memory-store.ts', [
    ['lanes[lane].slice(after)', 'lanes[lane].slice(after, after + 30)', 1],
  ]),
];
