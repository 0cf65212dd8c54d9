/** Linear least squares, for fits that are made when a fluid is created. */

/**
 * Factors of basis functions with the smallest squared error.
 *
 * @param rows     the basis functions at each point
 * @param values   the value at each point
 * @param weights  weight of each point; 1 where left out
 * @returns        a factor for each basis function
 *
 * Valid for more points than functions, and functions that are clearly linearly independent.
 *
 * Source: normal equations by Cholesky's method, the columns scaled to one.
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  weights?: readonly number[],
): number[] {
  const size = rows[0]!.length
  const weight = (k: number) => weights?.[k] ?? 1
  const scale = Array.from({ length: size }, (_, i) =>
    Math.sqrt(rows.reduce((sum, row, k) => sum + (weight(k) * row[i]!) ** 2, 0)),
  )
  const at = (k: number, i: number) => (weight(k) * rows[k]![i]!) / scale[i]!
  const matrix = scale.map((_, i) =>
    scale.map((_, j) => rows.reduce((sum, _, k) => sum + at(k, i) * at(k, j), i === j ? 1e-15 : 0)),
  )
  const right = scale.map((_, i) => rows.reduce((sum, _, k) => sum + at(k, i) * weight(k) * values[k]!, 0))
  for (let i = 0; i < size; i++) {
    const row = matrix[i]!
    for (let j = 0; j <= i; j++) {
      let sum = row[j]!
      for (let k = 0; k < j; k++) sum -= row[k]! * matrix[j]![k]!
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-300)) : sum / matrix[j]![j]!
    }
    for (let k = 0; k < i; k++) right[i]! -= row[k]! * right[k]!
    right[i]! /= row[i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) right[i]! -= matrix[k]![i]! * right[k]!
    right[i]! /= matrix[i]![i]!
  }
  return right.map((value, i) => value / scale[i]!)
}
