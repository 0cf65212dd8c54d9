import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity'>

/**
 * Void fraction by equal velocity heads, with 0.4 of the liquid carried by the vapour.
 *
 * @param input  quality, liquid density, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: S. L. Smith, Proc. Inst. Mech. Eng. 184 (1969) 647-664.
 */
export function smith(input: Inputs): number {
  const x = inner(input.quality)
  const ratio = (1 - x) / x
  const densities = input.liquidDensity / input.vapourDensity
  const K = 0.4
  const slip = K + (1 - K) * Math.sqrt((densities + K * ratio) / (1 + K * ratio))
  return 1 / (1 + (ratio * slip) / densities)
}

/** Descriptor for the registry. */
export const smithCorrelation = described<keyof Inputs>({
  id: 'smith',
  kind: 'void fraction',
  authors: 'Smith',
  year: 1969,
  title: 'Void fraction by equal velocity heads',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity']),
  validity: {},
  accuracy: 'most data within 10 %',
  source: 'S. L. Smith, Proc. Inst. Mech. Eng. 184 (1969) 647-664.',
  formula: smith,
})
