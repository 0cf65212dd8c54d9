/** Anderson mixing: combines the last steps of a fixed-point iteration, so that it converges in fewer steps. */
import { solveLinear } from './solveLinear'

/** The accelerator of a fixed-point iteration. */
export interface Anderson {
  /**
   * Overwrites `x` with the next guess, from `x` and its image under the iteration. Returns the length of the proposed
   * step.
   */
  step(x: Float64Array, image: Float64Array): number
  /** Forgets the steps so far. */
  forget(): void
}

/**
 * Anderson mixing: the next guess is the combination of the last ones that has the smallest residual.
 *
 * @param size     numbers in the guess
 * @param depth    number of steps that are kept
 * @param counted  numbers at the start that count in the residual, all where left out; the others, such as what an
 *                 iteration remembers, are combined in the same way
 * @returns      the mixer, with its own memory
 *
 * Valid for any iteration whose numbers have similar magnitudes; where the residual grows it forgets and takes half
 * steps.
 *
 * Source: D. G. Anderson, J. ACM 12 (1965) 547-560; H. F. Walker, P. Ni, SIAM J. Numer. Anal. 49 (2011) 1715-1735.
 */
export function anderson(size: number, depth: number, counted = size): Anderson {
  const lastX = new Float64Array(size)
  const lastF = new Float64Array(size)
  const f = new Float64Array(size)
  const changesX: Float64Array[] = []
  const changesF: Float64Array[] = []
  let hasLast = false
  let lowest = Number.POSITIVE_INFINITY
  let damping = 1

  const forget = () => {
    changesX.length = 0
    changesF.length = 0
    hasLast = false
  }
  const remember = (x: Float64Array) => {
    const dx = changesX.length < depth ? new Float64Array(size) : changesX.shift()!
    const df = changesF.length < depth ? new Float64Array(size) : changesF.shift()!
    for (let i = 0; i < size; i++) {
      dx[i] = x[i]! - lastX[i]!
      df[i] = f[i]! - lastF[i]!
    }
    changesX.push(dx)
    changesF.push(df)
  }
  return {
    forget,
    step(x, image) {
      let sum = 0
      for (let i = 0; i < size; i++) {
        f[i] = image[i]! - x[i]!
        if (i < counted) sum += f[i]! * f[i]!
      }
      const length = Math.sqrt(sum)
      if (length > 3 * lowest) {
        forget()
        damping = 0.5
        lowest = length
      } else if (length < lowest) {
        lowest = length
      }
      if (hasLast) remember(x)
      lastX.set(x)
      lastF.set(f)
      hasLast = true
      const weights = changesF.length > 0 ? leastSquares(changesF, f, counted) : []
      for (let i = 0; i < size; i++) x[i] = x[i]! + damping * f[i]!
      for (let k = 0; k < weights.length; k++) subtract(x, weights[k]!, changesX[k]!, changesF[k]!, damping)
      return length
    },
  }
}

/** Subtracts a weighted earlier step, and the change of the residual that it made. */
function subtract(x: Float64Array, weight: number, dx: Float64Array, df: Float64Array, damping: number): void {
  for (let i = 0; i < x.length; i++) x[i] = x[i]! - weight * (dx[i]! + damping * df[i]!)
}

/**
 * Weights of the columns whose sum is nearest to a vector in its first numbers, by the normal equations with slight
 * damping.
 */
function leastSquares(columns: Float64Array[], target: Float64Array, counted: number): number[] {
  const matrix = columns.map(() => new Array<number>(columns.length).fill(0))
  for (let row = 0; row < columns.length; row++) {
    for (let k = 0; k <= row; k++) {
      const product = dot(columns[row]!, columns[k]!, counted)
      matrix[row]![k] = product
      matrix[k]![row] = product
    }
  }
  const right = columns.map(a => dot(a, target, counted))
  for (let k = 0; k < columns.length; k++) matrix[k]![k]! *= 1 + 1e-10
  return solveLinear(matrix, right)
}

function dot(a: Float64Array, b: Float64Array, counted: number): number {
  let sum = 0
  for (let i = 0; i < counted; i++) sum += a[i]! * b[i]!
  return sum
}
