/** Where a key leads in a row of things, of which one has the focus; undefined: that key leads nowhere. */
export function stepIn<Item>(items: readonly Item[], from: Item, key: string): Item | undefined {
  const at = items.indexOf(from);
  const last = items.length - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return items[at === last ? 0 : at + 1];
    case 'ArrowLeft':
    case 'ArrowUp':
      return items[at <= 0 ? last : at - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items[last];
    default:
      return undefined;
  }
}
