import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

/** The folder for screenshots. */
export const SCREENSHOTS = fileURLToPath(new URL('screenshots', import.meta.url));

/** No sandbox, because most containers do not allow it; no background requests; the same rendering on every machine. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The usual locations of Chromium and its relatives that are not on the PATH. */
const USUAL_PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/snap/bin/chromium', '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome'],
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    name => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(variable => {
    const folder = process.env[variable];
    const inside = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folder === undefined ? [] : inside.map(path => join(folder, path));
  }),
};

const HOW_TO_INSTALL =
  'The tests in a browser need Chromium: install it (on Debian: apt-get install chromium), ' +
  'or say where it is with PARLOUR_CHROMIUM=/path/to/chromium.';

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function present(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)));
  return [...onPath, ...(USUAL_PLACES[process.platform] ?? [])].find(isThere);
}

/** The package that carries Chromium, where a package manager we know may be told to install it. */
function packageHere(): string | undefined {
  if (process.getuid?.() !== 0 || !isThere('/usr/bin/apt-get')) return undefined;
  const release = readFileSync('/etc/os-release', 'utf8');
  return /^ID=ubuntu$/m.test(release) ? 'chromium-browser' : 'chromium';
}

function install(name: string): void {
  console.error(`There is no Chromium here: installing it with apt-get install ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options: SpawnSyncOptions = { stdio: ['ignore', 2, 2], env };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/** The path of Chromium on this machine; on Debian and Ubuntu it is installed if it is missing. The error says what to do. */
export function findChromium(): string {
  const named = process.env['PARLOUR_CHROMIUM'];
  if (named !== undefined) {
    if (isThere(named)) return named;
    throw new Error(`PARLOUR_CHROMIUM is ${named}, but there is no executable file.`);
  }
  const found = present();
  if (found !== undefined) return found;
  const name = packageHere();
  if (name !== undefined) install(name);
  const installed = present();
  // some packages of that name download the browser at the first start, which fails without a network
  if (installed === undefined || spawnSync(installed, ['--version']).status !== 0) throw new Error(HOW_TO_INSTALL);
  return installed;
}

export const openBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags], headless: true });
