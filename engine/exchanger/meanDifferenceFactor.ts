/** The correction factor of the mean temperature difference of every arrangement, from its effectiveness. */
import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'

/**
 * Correction factor of the logarithmic mean temperature difference.
 *
 * @param effectiveness  of the stream to which the other two refer [-]
 * @param NTU            UA over the capacity rate of that stream [-]
 * @param ratio          its capacity rate over that of the other stream [-]; may exceed 1
 * @returns NTU that counterflow would need over the actual NTU [-]
 *
 * Valid where heat is exchanged and neither stream reaches the entering temperature of the other: an effectiveness
 * above 0, below 1 and below 1/ratio; else `out-of-range`.
 *
 * Source: definition; R. K. Shah, D. P. Sekulic, Fundamentals of Heat Exchanger Design (2003), section 3.7.
 *
 * @example meanDifferenceFactor({ effectiveness: 0.5, NTU: 1, ratio: 1 }) // 1
 */
export function meanDifferenceFactor(of: { effectiveness: number; NTU: number; ratio: number }): number {
  const { effectiveness: P, NTU, ratio: R } = of
  if (!(P > 0 && P < 1 && P * R < 1 && NTU > 0))
    throw new EngineError('out-of-range', 'a stream that reaches the other has no mean temperature difference', of)
  const difference = 1 - R
  // For equal rates the logarithm over the difference is 0/0; its limit is P / (1 - P).
  const units = Math.abs(difference) < 1e-9 ? P / (1 - P) : Math.log((1 - R * P) / (1 - P)) / difference
  return units / NTU
}

/**
 * Makes the correction factor of an arrangement as a correlation, with the inputs of its effectiveness.
 *
 * @param of  the registry entry of the effectiveness, `effectiveness-...`
 * @returns   the entry `factor-...`
 *
 * Valid for effectivenesses by NTU and a ratio of capacity rates, `Cr` or `R`.
 *
 * Source: `meanDifferenceFactor`.
 */
export function factorOf<Name extends string>(of: Correlation<Name>): Correlation<Name> {
  return {
    ...of,
    id: of.id.replace('effectiveness-', 'factor-'),
    kind: 'mean temperature difference',
    title: `${of.title.replace(/, air-side effectiveness$/, '')}: correction factor`,
    evaluate(inputs): Checked<number> {
      const { value: effectiveness, warnings } = of.evaluate(inputs)
      const { NTU, Cr, R } = inputs as Record<string, number>
      return { value: meanDifferenceFactor({ effectiveness, NTU: NTU!, ratio: (Cr ?? R)! }), warnings }
    },
  }
}
