/** Values that localStorage refused; they last until the page is closed. */
const meanwhile = new Map<string, string>();

/** The stored value of a key; null: none. */
export function getStored(key: string): string | null {
  try {
    return meanwhile.get(key) ?? localStorage.getItem(key);
  } catch {
    return meanwhile.get(key) ?? null; // localStorage is blocked
  }
}

/** All stored values. */
export function allStored(): ReadonlyMap<string, string> {
  try {
    return new Map([...Object.entries<string>(localStorage), ...meanwhile]);
  } catch {
    return meanwhile;
  }
}

/** Stores a value in this browser; if that fails, it lasts until the page is closed. */
export function setStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, text);
  }
}
