/** Up and down in a log, and to its ends; whether a key led anywhere. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }, rows: string): boolean {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(rows)];
  const at = all.findIndex(row => row === document.activeElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
  const next = to === undefined ? undefined : all[to];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
