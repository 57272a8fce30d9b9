/** Sums for a least-squares fit that stays near given weights where the samples say little. */
export interface Sums {
  readonly size: number;
  /** The sum of products of features, row by row. */
  readonly products: Float64Array;
  readonly targets: Float64Array;
  samples: number;
}

export const emptySums = (size: number): Sums => ({
  size,
  products: new Float64Array(size * size),
  targets: new Float64Array(size),
  samples: 0,
});

/** One sample: the values at these places, all others being zero. */
export function addSample(sums: Sums, places: readonly number[], values: readonly number[], target: number): void {
  const { size, products, targets } = sums;
  for (let one = 0; one < places.length; one++) {
    const value = values[one] ?? 0;
    if (value === 0) continue;
    const place = places[one] ?? 0;
    targets[place] = (targets[place] ?? 0) + value * target;
    for (let other = 0; other < places.length; other++) {
      const at = place * size + (places[other] ?? 0);
      products[at] = (products[at] ?? 0) + value * (values[other] ?? 0);
    }
  }
  sums.samples += 1;
}

/** The weights with the least squared error; `strength` says how strongly they are drawn to the prior ones. */
export function fitted({ size, products, targets }: Sums, prior: readonly number[], strength: number): number[] {
  const matrix = products.slice();
  const right = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    matrix[row * size + row] = (matrix[row * size + row] ?? 0) + strength;
    right[row] = (targets[row] ?? 0) + strength * (prior[row] ?? 0);
  }
  return solved(matrix, right, size);
}

/** Solves a symmetric positive system by Cholesky's method. */
function solved(matrix: Float64Array, right: Float64Array, size: number): number[] {
  const entry = (row: number, column: number): number => matrix[row * size + column] ?? 0;
  for (let column = 0; column < size; column++)
    for (let row = column; row < size; row++) {
      let sum = entry(row, column);
      for (let before = 0; before < column; before++) sum -= entry(row, before) * entry(column, before);
      matrix[row * size + column] = row === column ? Math.sqrt(sum) : sum / entry(column, column);
    }
  const forward = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = right[row] ?? 0;
    for (let before = 0; before < row; before++) sum -= entry(row, before) * (forward[before] ?? 0);
    forward[row] = sum / entry(row, row);
  }
  const weights = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = forward[row] ?? 0;
    for (let after = row + 1; after < size; after++) sum -= entry(after, row) * (weights[after] ?? 0);
    weights[row] = sum / entry(row, row);
  }
  return weights;
}
