const LABEL = 62;

/** One line of the report. */
export function reportLine(label: string, figure: string): void {
  console.log(`  ${label.padEnd(LABEL, ' ')} ${figure}`);
}

export function heading(title: string): void {
  console.log(`\n${title}`);
}

/** A figure with its aim. A missed aim is reported, and fails nothing. */
export function aim(label: string, figure: string, { reached, wanted }: { reached: boolean; wanted: string }): void {
  reportLine(label, `${figure.padEnd(16, ' ')} ${reached ? 'PASS' : 'MISS'}  (aim: ${wanted})`);
}

export const round = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Rows under a header; the first column is text, the others are figures. */
export function printColumns(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)));
    console.log(`  ${cells.join('  ')}`);
  }
}
