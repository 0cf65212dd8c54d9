/**
 * Solves a small dense system of linear equations by elimination with row exchange. The arguments are overwritten.
 *
 * @param matrix  square matrix, row by row
 * @param right   right-hand side
 * @returns the solution; unknowns without an independent equation are zero
 *
 * Valid for a few dozen unknowns.
 *
 * Source: Gaussian elimination with partial pivoting.
 */
export function solveLinear<Line extends number[] | Float64Array>(matrix: Line[], right: Line): Line {
  const n = right.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row
    }
    swap(matrix, pivot, column)
    swap(right, pivot, column)
    const head = matrix[column]!
    if (head[column] === 0) continue
    for (let row = column + 1; row < n; row++) {
      const line = matrix[row]!
      const factor = line[column]! / head[column]!
      if (factor === 0) continue
      for (let k = column; k < n; k++) line[k]! -= factor * head[k]!
      right[row]! -= factor * right[column]!
    }
  }
  for (let row = n - 1; row >= 0; row--) {
    const line = matrix[row]!
    let rest = right[row]!
    for (let k = row + 1; k < n; k++) rest -= line[k]! * right[k]!
    right[row] = line[row] === 0 ? 0 : rest / line[row]!
  }
  return right
}

function swap<T>(list: { [index: number]: T }, a: number, b: number): void {
  const kept = list[a]!
  list[a] = list[b]!
  list[b] = kept
}
