import type { CorrelationInput } from '../correlation'
import { EngineError } from '../errors'

/** Inputs of an effectiveness relation. */
export interface UnitsAndRatio {
  NTU: number
  Cr: number
}

/** Descriptors of these inputs, for the registry. */
export const unitsAndRatio: readonly CorrelationInput<'NTU' | 'Cr'>[] = [
  { name: 'NTU', unit: '-', meaning: 'UA over the smaller heat capacity rate' },
  { name: 'Cr', unit: '-', meaning: 'smaller over larger heat capacity rate' },
]

/** Range of the ratio of capacity rates. */
export const ratioRange = { Cr: [0, 1] } as const

/** Ratios below this count as zero: one stream keeps its temperature. */
export const vanishingRatio = 1e-12

/**
 * Refuses numbers for which no effectiveness exists.
 *
 * @param inputs  NTU and ratio of capacity rates [-]
 * @returns nothing; throws `out-of-range` for a negative NTU or a ratio outside 0 to 1
 *
 * Valid for every relation on the smaller capacity rate.
 *
 * Source: none; a check of the input.
 */
export function requireUnits({ NTU, Cr }: UnitsAndRatio): void {
  if (!(NTU >= 0)) throw new EngineError('not-positive', 'NTU must not be negative', { NTU })
  if (!(Cr >= 0 && Cr <= 1)) throw new EngineError('out-of-range', 'Cr must be between 0 and 1', { Cr })
}
