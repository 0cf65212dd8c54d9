import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { diameterRatio: [0, 1] } as const

/**
 * Loss of a sharp-edged contraction.
 *
 * @param diameterRatio  smaller over larger diameter [-]
 * @returns loss coefficient K on the velocity in the smaller pipe [-], with a warning outside the fitted range
 *
 * Valid from a large vessel (0) to no contraction (1).
 *
 * Source: Rennels, Hudson, Pipe Flow: A Practical and Comprehensive Guide (2012).
 */
export function sharpContractionLoss(input: { diameterRatio: number }): Checked<number> {
  const { diameterRatio } = input
  requireNumbers({ diameterRatio }, ['diameterRatio'])
  const beta = diameterRatio
  const jet = 1 + 0.622 * (1 - 0.215 * beta ** 2 - 0.785 * beta ** 5)
  const value = 0.0696 * (1 - beta ** 5) * jet ** 2 + (jet - 1) ** 2
  return { value, warnings: outOfRange('sharp-contraction', { diameterRatio }, range) }
}

/** Descriptor for the registry. */
export const sharpContractionLossCorrelation: Correlation<'diameterRatio'> = {
  id: 'sharp-contraction',
  kind: 'fitting loss',
  authors: 'Rennels, Hudson',
  year: 2012,
  title: 'Sharp contraction, loss coefficient on the velocity downstream',
  inputs: [
    {
      name: 'diameterRatio',
      unit: '-',
      meaning: 'smaller over larger diameter; 0 out of a header or a vessel: a sharp entrance',
    },
  ],
  validity: range,
  accuracy: 'about 5 %',
  source: 'Pipe Flow: A Practical and Comprehensive Guide (2012)',
  evaluate: sharpContractionLoss,
}
