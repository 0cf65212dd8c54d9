import type { Correlation } from '../correlation'
import { type Checked, outOfRange } from '../warnings'
import { ratioRange, requireUnits, type UnitsAndRatio, unitsAndRatio, vanishingRatio } from './effectivenessInputs'

const range = { ...ratioRange, NTU: [0.5, 8] } as const

/**
 * Effectiveness of cross-flow with both streams unmixed, by the usual approximation.
 *
 * @param NTU  UA over the smaller heat capacity rate [-]
 * @param Cr   smaller over larger heat capacity rate [-]
 * @returns effectiveness [-], with a warning outside the range in which its error is known
 *
 * Valid as a comparison: from NTU 0.5 to 8 it is off by -3.3 to +1.1 %; `crossFlowUnmixed` is exact.
 *
 * Source: in W. M. Kays, A. L. London, Compact Heat Exchangers, and F. P. Incropera, D. P. DeWitt.
 */
export function crossFlowApproximate({ NTU, Cr }: UnitsAndRatio): Checked<number> {
  requireUnits({ NTU, Cr })
  const warnings = outOfRange('effectiveness-cross-approximate', { NTU, Cr }, range)
  if (NTU === 0) return { value: 0, warnings }
  if (Cr < vanishingRatio) return { value: -Math.expm1(-NTU), warnings }
  return { value: -Math.expm1((NTU ** 0.22 / Cr) * Math.expm1(-Cr * NTU ** 0.78)), warnings }
}

/** Descriptor for the registry. */
export const crossFlowApproximateCorrelation: Correlation<'NTU' | 'Cr'> = {
  id: 'effectiveness-cross-approximate',
  kind: 'effectiveness',
  authors: 'Kays, London',
  year: 1984,
  title: 'Cross-flow, both streams unmixed, approximation',
  inputs: unitsAndRatio,
  validity: range,
  accuracy: 'within 3.3 % between NTU 0.5 and 8',
  source: 'Compact Heat Exchangers, 3rd ed. (1984)',
  evaluate: crossFlowApproximate,
}
