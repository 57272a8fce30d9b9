// Runs a file on the Node this project pins, after installing what is missing.
//   node tools/run.js cli/parlour.ts play pi
// It starts on the machine's own Node, so it is plain JavaScript. It writes to stderr: stdout belongs to the file.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const installedLock = join(root, 'node_modules', '.package-lock.json');

/** @param {string[]} path */
const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

/** @typedef {{ packages: Record<string, { version: string, optional?: boolean, devOptional?: boolean }> }} Lock */

/** Whether node_modules matches the lock file; missing optional packages are for other machines. */
function installed() {
  if (!existsSync(installedLock)) return false;
  /** @type {Lock} */
  const wanted = readJson('package-lock.json');
  /** @type {Lock} */
  const present = readJson('node_modules', '.package-lock.json');
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    const found = present.packages[path];
    return path === '' || (found ? found.version === version : optional || devOptional);
  });
}

/** Installs with the npm and the Node that started this script, since the pinned Node may be replaced. */
function install() {
  console.error('Installing…');
  // npm writes its lock last: without one, an installation was interrupted.
  if (!existsSync(installedLock)) rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  // Not `npm ci`: it needs a lock with the packages of every platform, and not all of them are published.
  const flags = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error'];
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const windows = process.platform === 'win32';
  // npm's own stdout goes to our stderr.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: !npm && windows };
  const { status } = npm ? spawnSync(node, [npm, ...flags], options) : spawnSync('npm', flags, options);
  if (status !== 0) stop('Could not install the dependencies: npm says why above.');
}

/** The pinned Node if a package has it for this machine and it starts, else the machine's own. */
function findNode() {
  for (const name of Object.keys(readJson('package.json').optionalDependencies)) {
    if (!existsSync(join(root, 'node_modules', name))) continue;
    const node = join(root, 'node_modules', name, readJson('node_modules', name, 'package.json').bin.node);
    if (node === process.execPath || spawnSync(node, ['--version']).status === 0) return node;
  }
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath;
  return stop(`Parlour needs Node ${OLDEST_NODE} or newer on this machine; this is Node ${process.versions.node}.`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * @param {string} node
 * @param {string[]} args
 */
function hand(node, args) {
  process.env.PATH = bin + delimiter + process.env.PATH;
  const child = spawn(node, args, { stdio: 'inherit' });

  // A terminal sends Ctrl-C to both processes: the child handles it, and we wait for the child.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('error', error => stop(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

if (!installed()) install();
const [file, ...args] = process.argv.slice(2);
if (!file) stop('Usage: node tools/run.js <file> [arguments]');
hand(findNode(), [join(root, file), ...args]);
