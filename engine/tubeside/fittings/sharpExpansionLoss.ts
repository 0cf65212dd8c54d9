import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { diameterRatio: [0, 1] } as const

/**
 * Loss of a sudden expansion.
 *
 * @param diameterRatio  smaller over larger diameter [-]
 * @returns loss coefficient K on the velocity in the smaller pipe [-], with a warning outside the fitted range
 *
 * Valid from a large vessel (0) to no expansion (1).
 *
 * Source: momentum balance of Borda and Carnot.
 */
export function sharpExpansionLoss(input: { diameterRatio: number }): Checked<number> {
  const { diameterRatio } = input
  requireNumbers({ diameterRatio }, ['diameterRatio'])
  const value = (1 - diameterRatio ** 2) ** 2
  return { value, warnings: outOfRange('sharp-expansion', { diameterRatio }, range) }
}

/** Descriptor for the registry. */
export const sharpExpansionLossCorrelation: Correlation<'diameterRatio'> = {
  id: 'sharp-expansion',
  kind: 'fitting loss',
  authors: 'Borda, Carnot',
  year: 1766,
  title: 'Sharp expansion, loss coefficient on the velocity upstream',
  inputs: [
    { name: 'diameterRatio', unit: '-', meaning: 'smaller over larger diameter; 0 into a header or a vessel: an exit' },
  ],
  validity: range,
  accuracy: 'exact for even velocity',
  source: 'momentum balance of Borda and Carnot',
  evaluate: sharpExpansionLoss,
}
