import { BASE_PATH, pathInApp } from '../base-path.ts';

/** The path of a table in a pasted link; undefined: it is not a link to a table here. */
export function tablePathIn(text: string, origin: string, base = BASE_PATH): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  if (url.origin !== origin || !/^\/t\/[\w-]+$/.test(pathInApp(url, base) ?? '')) return undefined;
  return url.pathname + url.hash;
}
