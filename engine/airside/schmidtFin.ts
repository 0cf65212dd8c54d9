import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

const range = { radiusRatio: [1, 4] } as const

/**
 * Fin efficiency by the hyperbolic approximation of Schmidt.
 *
 * @param input.m            fin parameter, sqrt(2 h / (k d)) [1/m]
 * @param input.rootRadius   collar radius [m]
 * @param input.radiusRatio  equivalent tip radius over collar radius [-]
 * @returns fin efficiency [-], with a warning for a radius ratio above 4
 *
 * Valid above an efficiency of 0.5 within -1.6 to 0 % of the exact round fin; below that use `annularFin`.
 *
 * Source: T. E. Schmidt, Refrigerating Engineering 57 (1949) 351-357.
 */
export function schmidtFin(input: { m: number; rootRadius: number; radiusRatio: number }): Checked<number> {
  const { m, rootRadius, radiusRatio } = input
  if (!(m >= 0 && rootRadius > 0 && radiusRatio >= 1)) {
    throw new EngineError('not-positive', 'fin parameter, radius and ratio must be positive', input)
  }
  return { value: schmidtFinHot(m, rootRadius, radiusRatio), warnings: outOfRange('schmidt', { radiusRatio }, range) }
}

/**
 * The same for solvers, without a check.
 *
 * @param m            fin parameter [1/m]
 * @param rootRadius   collar radius [m]
 * @param radiusRatio  equivalent tip radius over collar radius [-]
 * @returns fin efficiency [-]
 *
 * Valid as `schmidtFin`.
 *
 * Source: as `schmidtFin`.
 */
export function schmidtFinHot(m: number, rootRadius: number, radiusRatio: number): number {
  const length = m * rootRadius * (radiusRatio - 1) * (1 + 0.35 * Math.log(radiusRatio))
  return length < 1e-6 ? 1 : Math.tanh(length) / length
}

/** Descriptor for the registry. */
export const schmidtFinCorrelation: Correlation<'m' | 'rootRadius' | 'radiusRatio'> = {
  id: 'schmidt',
  kind: 'fin efficiency',
  authors: 'Schmidt',
  year: 1949,
  title: 'Plate fin as an equivalent round fin',
  inputs: [
    { name: 'm', unit: '1/m', meaning: 'fin parameter, sqrt(2 h / (k d))' },
    { name: 'rootRadius', unit: 'm', meaning: 'collar radius' },
    { name: 'radiusRatio', unit: '-', meaning: 'equivalent tip radius over collar radius' },
  ],
  validity: range,
  accuracy: '−1.6 to 0 % of the exact round fin above an efficiency of 0.5',
  source: 'Refrigerating Engineering 57 (1949) 351-357',
  evaluate: schmidtFin,
}
