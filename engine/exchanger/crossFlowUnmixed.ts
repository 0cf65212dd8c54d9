import type { Correlation } from '../correlation'
import type { Checked } from '../warnings'
import { ratioRange, requireUnits, type UnitsAndRatio, unitsAndRatio, vanishingRatio } from './effectivenessInputs'

/**
 * Effectiveness of cross-flow with both streams unmixed, by the exact series.
 *
 * @param NTU  UA over the smaller heat capacity rate [-]
 * @param Cr   smaller over larger heat capacity rate [-]
 * @returns effectiveness, heat over the most that the smaller capacity rate could take [-]
 *
 * Valid for NTU >= 0 and 0 <= Cr <= 1 at constant properties.
 *
 * Source: W. M. Kays, A. L. London, Compact Heat Exchangers, 3rd ed. (1984), chapter 2.
 */
export function crossFlowUnmixed({ NTU, Cr }: UnitsAndRatio): Checked<number> {
  requireUnits({ NTU, Cr })
  // Below this the products of the series underflow, although the sum does not.
  if (NTU < 1e-12) return { value: NTU, warnings: [] }
  if (Cr < vanishingRatio) return { value: -Math.expm1(-NTU), warnings: [] }
  // Each term is the product of two tails of Poisson distributions and decreases faster than a geometric series.
  const streams = [NTU, Cr * NTU] as const
  const terms = streams.map(units => ({ units, term: Math.exp(-units), tail: -Math.expm1(-units) }))
  let total = 0
  for (let m = 0; m < 2000; m++) {
    const part = terms[0]!.tail * terms[1]!.tail
    total += part
    if (m > NTU && part < 1e-14 * total) break
    for (const each of terms) {
      each.term *= each.units / (m + 1)
      each.tail = Math.max(0, each.tail - each.term)
    }
  }
  return { value: Math.min(1, total / (Cr * NTU)), warnings: [] }
}

/** Descriptor for the registry. */
export const crossFlowUnmixedCorrelation: Correlation<'NTU' | 'Cr'> = {
  id: 'effectiveness-cross-unmixed',
  kind: 'effectiveness',
  authors: 'Kays, London',
  year: 1984,
  title: 'Cross-flow, both streams unmixed, exact',
  inputs: unitsAndRatio,
  validity: ratioRange,
  accuracy: 'exact at constant properties',
  source: 'Compact Heat Exchangers, 3rd ed. (1984)',
  evaluate: crossFlowUnmixed,
}
