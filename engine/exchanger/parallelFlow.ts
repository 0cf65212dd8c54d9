import type { Correlation } from '../correlation'
import type { Checked } from '../warnings'
import { ratioRange, requireUnits, type UnitsAndRatio, unitsAndRatio, vanishingRatio } from './effectivenessInputs'

/**
 * Effectiveness of parallel flow.
 *
 * @param NTU  UA over the smaller heat capacity rate [-]
 * @param Cr   smaller over larger heat capacity rate [-]
 * @returns effectiveness, heat over the most that the smaller capacity rate could take [-]
 *
 * Valid for NTU >= 0 and 0 <= Cr <= 1 at constant properties.
 *
 * Source: W. M. Kays, A. L. London, Compact Heat Exchangers, 3rd ed. (1984), chapter 2.
 */
export function parallelFlow({ NTU, Cr }: UnitsAndRatio): Checked<number> {
  requireUnits({ NTU, Cr })
  if (NTU === 0) return { value: 0, warnings: [] }
  if (Cr < vanishingRatio) return { value: -Math.expm1(-NTU), warnings: [] }
  return { value: -Math.expm1(-NTU * (1 + Cr)) / (1 + Cr), warnings: [] }
}

/** Descriptor for the registry. */
export const parallelFlowCorrelation: Correlation<'NTU' | 'Cr'> = {
  id: 'effectiveness-parallel',
  kind: 'effectiveness',
  authors: 'Kays, London',
  year: 1984,
  title: 'Parallel flow',
  inputs: unitsAndRatio,
  validity: ratioRange,
  accuracy: 'exact at constant properties',
  source: 'Compact Heat Exchangers, 3rd ed. (1984)',
  evaluate: parallelFlow,
}
