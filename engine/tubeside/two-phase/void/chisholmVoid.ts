import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity'>

/**
 * Void fraction with a slip ratio of the square root of liquid density over homogeneous density.
 *
 * @param input  quality, liquid density, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: D. Chisholm, Int. J. Heat Mass Transfer 16 (1973) 347-358.
 */
export function chisholmVoid(input: Inputs): number {
  const x = inner(input.quality)
  const densities = input.liquidDensity / input.vapourDensity
  return 1 / (1 + ((1 - x) / (x * densities)) * Math.sqrt(1 - x * (1 - densities)))
}

/** Descriptor for the registry. */
export const chisholmVoidCorrelation = described<keyof Inputs>({
  id: 'chisholm-void',
  kind: 'void fraction',
  authors: 'Chisholm',
  year: 1973,
  title: 'Void fraction by a slip of the mixed density',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'D. Chisholm, Int. J. Heat Mass Transfer 16 (1973) 347-358.',
  formula: chisholmVoid,
})
