/** Accelerates a fixed-point iteration by the quasi-Newton method of Broyden. */

/** The approximate inverse Jacobian of a few unknowns, kept from one point of a line to the next. */
export interface QuasiNewton {
  readonly size: number
  /** The negative inverse of the Jacobian of the residuals, row by row. */
  readonly inverse: Float64Array
  readonly residual: Float64Array
  readonly step: Float64Array
  /** Work space. */
  readonly moved: Float64Array
  readonly along: Float64Array
  /** Whether `residual` and `step` are those of the last step. */
  isUnderWay: boolean
}

/**
 * An initial state, whose first step is one of plain substitution.
 *
 * @param size  number of unknowns
 * @returns     the state
 *
 * Source: definition.
 */
export function quasiNewton(size: number): QuasiNewton {
  const room = () => new Float64Array(size)
  const made = {
    size,
    inverse: new Float64Array(size * size),
    residual: room(),
    step: room(),
    moved: room(),
    along: room(),
    isUnderWay: false,
  }
  forget(made)
  return made
}

/**
 * Resets the approximate inverse.
 *
 * @param of  the state
 *
 * Source: definition.
 */
export function forget(of: QuasiNewton): void {
  of.inverse.fill(0)
  for (let i = 0; i < of.size; i++) of.inverse[i * of.size + i] = 1
  of.isUnderWay = false
}

/**
 * The next step of all unknowns, written to `step`.
 *
 * @param of        the state
 * @param residual  change of each unknown by the substitution
 *
 * Source: C. G. Broyden, Math. Comp. 19 (1965) 577, the first method, by the inverse.
 */
export function learn(of: QuasiNewton, residual: Float64Array): void {
  const { size, inverse, step, moved, along } = of
  if (of.isUnderWay) {
    // With the inverse M and the change y of the residuals: M += (s + M y) (s' M) / -(s' M y).
    moved.fill(0)
    along.fill(0)
    let scale = 0
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++) {
        const m = inverse[i * size + j]!
        const change = residual[j]! - of.residual[j]!
        moved[i]! += m * change
        along[j]! += step[i]! * m
        scale -= step[i]! * m * change
      }
    if (Math.abs(scale) > 1e-300)
      for (let i = 0; i < size; i++)
        for (let j = 0; j < size; j++) inverse[i * size + j]! += ((step[i]! + moved[i]!) * along[j]!) / scale
  }
  for (let i = 0; i < size; i++) {
    let sum = 0
    for (let j = 0; j < size; j++) sum += inverse[i * size + j]! * residual[j]!
    step[i] = sum
    of.residual[i] = residual[i]!
  }
  of.isUnderWay = true
}
