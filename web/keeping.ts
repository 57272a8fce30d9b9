/** What is kept for lack of anything better: until the page is closed. */
const meanwhile = new Map<string, string>();

/** Something this browser was told to keep; null: nothing. */
export function kept(key: string): string | null {
  try {
    return meanwhile.get(key) ?? localStorage.getItem(key);
  } catch {
    return meanwhile.get(key) ?? null; // this browser keeps nothing for anybody
  }
}

/** Everything this browser keeps for us. */
export function allKept(): ReadonlyMap<string, string> {
  try {
    return new Map([...Object.entries<string>(localStorage), ...meanwhile]);
  } catch {
    return meanwhile;
  }
}

/** Keeps something in this browser; where it refuses, or is full, until the page is closed. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, text);
  }
}
