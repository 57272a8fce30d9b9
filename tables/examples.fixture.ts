/**
 * The examples of a document as something that can be played. A scene is a list of lines: what
 * a client sends (→) and gets (←), and directions in brackets.
 *   …            any value; as a field or the last item, any further fields or items
 *   ‹name›       a variable: the same value everywhere in the example
 */
export type ExampleLine =
  | { readonly kind: 'sends' | 'gets'; readonly who: string; readonly what: string; readonly at: number }
  | { readonly kind: 'direction'; readonly what: string; readonly at: number };

/** The lines of all examples of a page, in order, with their line numbers. */
export function linesOf(page: string): ExampleLine[] {
  const lines: ExampleLine[] = [];
  let isInside = false;
  for (const [index, text] of page.split('\n').entries()) {
    const at = index + 1;
    if (text.startsWith('```')) {
      isInside = text === '```wire';
      continue;
    }
    if (!isInside) continue;
    const [, who, arrow, what] = /^(\w*) ?([→←]) (.*)$/.exec(text) ?? [];
    const last = lines.at(-1);
    if (what !== undefined) lines.push({ kind: arrow === '→' ? 'sends' : 'gets', who: who ?? '', what, at });
    else if (text.startsWith('(')) lines.push({ kind: 'direction', what: text, at });
    else if (last && text.startsWith(' ')) lines.splice(-1, 1, { ...last, what: `${last.what} ${text.trim()}` });
    else throw new Error(`line ${at} is no part of a scene: ${text}`);
  }
  return lines;
}

/** JSON of an example: … and ‹names› may replace a value, a field or an item. */
export function readExample(text: string): unknown {
  const opened: string[] = [];
  let last = '';
  const quoted = text.replace(/"(?:[^"\\]|\\.)*"|‹[^›]*›|…|[[\]{}:,]/g, piece => {
    const isField = opened.at(-1) === '{' && last !== ':';
    if (piece === '{' || piece === '[') opened.push(piece);
    if (piece === '}' || piece === ']') opened.pop();
    last = piece;
    if (piece === '…') return isField ? '"…": 0' : '"…"';
    return piece.startsWith('‹') ? JSON.stringify(piece) : piece;
  });
  return JSON.parse(quoted);
}

export type Remembered = Map<string, unknown>;

/** Replaces names by their remembered values. */
export function filled(example: unknown, remembered: Remembered): unknown {
  if (typeof example === 'string') {
    const [whole] = /^‹[^›]*›$/.exec(example) ?? [];
    if (whole !== undefined) return recall(whole, remembered);
    return example.replace(/‹[^›]*›/g, name => String(recall(name, remembered)));
  }
  if (Array.isArray(example)) return example.map(item => filled(item, remembered));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, filled(value, remembered)]));
}

function recall(name: string, remembered: Remembered): unknown {
  if (!remembered.has(name)) throw new Error(`nothing is known of ${name}`);
  return remembered.get(name);
}

/** The path of the first difference from an example, or undefined. Stores the variables of the example. */
export function differenceFromExample(
  example: unknown,
  found: unknown,
  remembered: Remembered,
  path = '',
): string | undefined {
  const differs = (): string => `${path || 'it'} is ${JSON.stringify(found)}, not ${JSON.stringify(example)}`;
  if (example === '…') return undefined;
  if (typeof example === 'string') return matches(example, found, remembered) ? undefined : differs();
  if (Array.isArray(example)) {
    if (!Array.isArray(found)) return differs();
    const isOpen = example.at(-1) === '…';
    const items: readonly unknown[] = isOpen ? example.slice(0, -1) : example;
    if (isOpen ? found.length < items.length : found.length !== items.length) return differs();
    return firstOf(items.map((item, at) => () => differenceFromExample(item, found[at], remembered, `${path}.${at}`)));
  }
  if (typeof example !== 'object' || example === null) return Object.is(example, found) ? undefined : differs();
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return differs();
  const { '…': rest, ...fields } = example as Record<string, unknown>;
  const stray = rest === undefined ? Object.keys(found).find(key => !Object.hasOwn(fields, key)) : undefined;
  if (stray !== undefined) return `${path}.${stray} is not in the example`;
  return firstOf(
    Object.entries(fields).map(
      ([key, value]) =>
        () =>
          Object.hasOwn(found, key)
            ? differenceFromExample(value, Reflect.get(found, key), remembered, `${path}.${key}`)
            : `${path}.${key} is missing`,
    ),
  );
}

function matches(example: string, found: unknown, remembered: Remembered): boolean {
  const [whole] = /^‹[^›]*›$/.exec(example) ?? [];
  if (whole === undefined) return found === filled(example, remembered);
  if (!remembered.has(whole)) remembered.set(whole, found);
  return Object.is(remembered.get(whole), found);
}

function firstOf(looks: readonly (() => string | undefined)[]): string | undefined {
  for (const look of looks) {
    const found = look();
    if (found !== undefined) return found;
  }
  return undefined;
}
