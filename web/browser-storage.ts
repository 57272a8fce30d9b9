/** What is kept for lack of anything better: until the page is closed. */
const meanwhile = new Map<string, string>();

/** Something this browser was told to keep; null: nothing. */
export function getStored(key: string): string | null {
  try {
    return meanwhile.get(key) ?? localStorage.getItem(key);
  } catch {
    return meanwhile.get(key) ?? null; // this browser keeps nothing for anybody
  }
}

/** Everything this browser keeps for us. */
export function allStored(): ReadonlyMap<string, string> {
  try {
    return new Map([...Object.entries<string>(localStorage), ...meanwhile]);
  } catch {
    return meanwhile;
  }
}

/** Keeps something in this browser; where it refuses, or is full, until the page is closed. */
export function setStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, text);
  }
}
