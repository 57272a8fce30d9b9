/** A plain-text table: the first column left-aligned, numbers right-aligned. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => lengthOf(row[column]))));
  return rows.map(row =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, column > 0))
      .join('  ')
      .trimEnd(),
  );
}

const lengthOf = (cell = ''): number => [...cell].length;

function pad(cell: string, width: number, isNumber: boolean): string {
  const space = ' '.repeat(width - lengthOf(cell));
  return isNumber ? space + cell : cell + space;
}
