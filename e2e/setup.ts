import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.ts';

/** Before any test: there is a browser, and the screens are built from the sources as they are. */
export default function setup(): void {
  // whoever has to install it does so once
  process.env['PARLOUR_CHROMIUM'] = findChromium();
  const tool = fileURLToPath(new URL('../tools/web.ts', import.meta.url));
  for (const flags of [[], ['--longest']]) {
    const { status } = spawnSync(process.execPath, [tool, ...flags], { stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('The screens could not be built: Vite says why above.');
  }
}
