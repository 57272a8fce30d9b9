/** How often each hidden fact occurred together with each shown one. */
export type Crosstab = Map<string, Map<string, number>>;

export function countAct(table: Crosstab, shown: string, hidden: string): void {
  const row = table.get(shown) ?? new Map<string, number>();
  table.set(shown, row);
  row.set(hidden, (row.get(hidden) ?? 0) + 1);
}

/** How many bits the shown facts tell about the hidden ones, corrected for chance (Miller–Madow). */
export function bitsIn(table: Crosstab): number {
  const rows = [...table.values()].map(row => [...row.values()].reduce((sum, one) => sum + one, 0));
  const columns = new Map<string, number>();
  for (const row of table.values())
    for (const [hidden, count] of row) columns.set(hidden, (columns.get(hidden) ?? 0) + count);
  const total = rows.reduce((sum, one) => sum + one, 0);
  if (total === 0) return 0;
  let bits = 0;
  let cells = 0;
  [...table.values()].forEach((row, at) => {
    for (const [hidden, count] of row) {
      cells += 1;
      bits += (count / total) * Math.log2((count * total) / ((rows[at] ?? 1) * (columns.get(hidden) ?? 1)));
    }
  });
  const bias = (cells - rows.length - columns.size + 1) / (2 * total * Math.LN2);
  return Math.max(0, bits - bias);
}
