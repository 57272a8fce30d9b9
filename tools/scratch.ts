import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A temporary repository with some of our files and new sources. */
export interface Scratch {
  ours: readonly string[];
  sources: Readonly<Record<string, string>>;
}

/** What a tool reports about a scratch repository, as JSON. */
export function runTool(script: string, args: readonly string[], { ours, sources }: Scratch): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-'));
  try {
    for (const file of ours) cpSync(join(root, file), join(folder, file));
    for (const [file, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${source}\n`);
    }
    const tool = join(root, 'node_modules', script);
    const { stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { cwd: folder, encoding: 'utf8' });
    if (stdout === '') throw new Error(`${script} printed nothing: ${stderr}`);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
