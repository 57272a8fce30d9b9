/** The path of a table in a pasted link; undefined: it is not a link to a table here. */
export function tablePathIn(text: string, origin: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  if (url.origin !== origin || !/^\/t\/[\w-]+$/.test(url.pathname)) return undefined;
  return url.pathname + url.hash;
}
