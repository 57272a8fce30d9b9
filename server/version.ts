import { readFileSync } from 'node:fs';

/** Which Parlour this is. */
export const { version: VERSION } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
