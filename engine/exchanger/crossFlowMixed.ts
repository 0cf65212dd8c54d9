import type { Correlation } from '../correlation'
import type { Checked } from '../warnings'
import { ratioRange, requireUnits, type UnitsAndRatio, unitsAndRatio, vanishingRatio } from './effectivenessInputs'

/**
 * Effectiveness of cross-flow with both streams mixed.
 *
 * @param NTU  UA over the smaller heat capacity rate [-]
 * @param Cr   smaller over larger heat capacity rate [-]
 * @returns effectiveness, heat over the most that the smaller capacity rate could take [-]
 *
 * Valid for NTU >= 0 and 0 <= Cr <= 1 at constant properties.
 *
 * Source: W. M. Kays, A. L. London, Compact Heat Exchangers, 3rd ed. (1984), chapter 2.
 */
export function crossFlowMixed({ NTU, Cr }: UnitsAndRatio): Checked<number> {
  requireUnits({ NTU, Cr })
  if (NTU === 0) return { value: 0, warnings: [] }
  if (Cr < vanishingRatio) return { value: -Math.expm1(-NTU), warnings: [] }
  // The three terms cancel as NTU approaches zero; there the series is used.
  if (NTU < 1e-4) return { value: NTU * (1 - (NTU * (1 + Cr)) / 2), warnings: [] }
  const inverse = 1 / -Math.expm1(-NTU) + Cr / -Math.expm1(-Cr * NTU) - 1 / NTU
  return { value: 1 / inverse, warnings: [] }
}

/** Descriptor for the registry. */
export const crossFlowMixedCorrelation: Correlation<'NTU' | 'Cr'> = {
  id: 'effectiveness-cross-mixed',
  kind: 'effectiveness',
  authors: 'Kays, London',
  year: 1984,
  title: 'Cross-flow, both streams mixed',
  inputs: unitsAndRatio,
  validity: ratioRange,
  accuracy: 'exact at constant properties',
  source: 'Compact Heat Exchangers, 3rd ed. (1984)',
  evaluate: crossFlowMixed,
}
