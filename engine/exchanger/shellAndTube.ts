import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'
import { ratioRange, requireUnits, type UnitsAndRatio, unitsAndRatio } from './effectivenessInputs'

/**
 * Effectiveness of shells in series with an even number of tube passes in each.
 *
 * @param NTU     UA of all shells over the smaller heat capacity rate [-]
 * @param Cr      smaller over larger heat capacity rate [-]
 * @param shells  shells in series [-]; 1 if left out
 * @returns effectiveness [-]
 *
 * Valid for TEMA E shells with 2, 4, ... tube passes and a mixed shell fluid.
 *
 * Source: W. M. Kays, A. L. London, Compact Heat Exchangers, 3rd ed. (1984), chapter 2.
 */
export function shellAndTube({ NTU, Cr, shells = 1 }: UnitsAndRatio & { shells?: number }): Checked<number> {
  requireUnits({ NTU, Cr })
  if (!(Number.isInteger(shells) && shells >= 1))
    throw new EngineError('invalid-input', 'shells must be a whole number of at least 1', { shells })
  if (NTU === 0) return { value: 0, warnings: [] }
  const root = Math.sqrt(1 + Cr ** 2)
  const decay = Math.exp((-NTU / shells) * root)
  const one = 2 / (1 + Cr + (root * (1 + decay)) / -Math.expm1((-NTU / shells) * root))
  if (shells === 1) return { value: one, warnings: [] }
  // At equal capacity rates the quotient is 0/0.
  if (1 - Cr < 1e-7) return { value: (shells * one) / (1 + (shells - 1) * one), warnings: [] }
  const series = ((1 - one * Cr) / (1 - one)) ** shells
  return { value: (series - 1) / (series - Cr), warnings: [] }
}

/** Descriptor for the registry. */
export const shellAndTubeCorrelation: Correlation<'NTU' | 'Cr' | 'shells'> = {
  id: 'effectiveness-shell-tube',
  kind: 'effectiveness',
  authors: 'Kays, London',
  year: 1984,
  title: 'Shells in series with an even number of tube passes',
  inputs: [...unitsAndRatio, { name: 'shells', unit: '-', meaning: 'shells in series', optional: true }],
  validity: ratioRange,
  accuracy: 'exact at constant properties',
  source: 'Compact Heat Exchangers, 3rd ed. (1984)',
  evaluate: shellAndTube,
}
