// Writes the preview images of links to tables, from the covers of the titles: npm run previews

import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'web/service/public/previews');

/** The size that messengers show uncropped; server/preview.ts names it. */
const viewport = { width: 1200, height: 630 };

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage({ viewport });
for (const path of globSync('games/*/ui/covers/*.svg', { cwd: root })) {
  const cover = readFileSync(join(root, path)).toString('base64');
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100vw;height:100vh;object-fit:cover}</style><img src="data:image/svg+xml;base64,${cover}">`,
  );
  await page.screenshot({ path: join(folder, `${basename(path, '.svg')}.jpg`), type: 'jpeg', quality: 82 });
}
await browser.close();
