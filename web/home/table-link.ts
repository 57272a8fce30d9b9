/** The page of a table whose link somebody pasted where a code was asked for; undefined: it is no link of ours. */
export function tablePathIn(text: string, origin: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  if (url.origin !== origin || !/^\/t\/[\w-]+$/.test(url.pathname)) return undefined;
  return url.pathname + url.hash;
}
