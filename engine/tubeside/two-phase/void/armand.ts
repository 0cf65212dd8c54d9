import { described } from '../described'
import { type Given, quantities } from '../quantities'
import { homogeneous } from './homogeneous'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity'>

/**
 * Void fraction as 0.833 of that without slip.
 *
 * @param input  quality, liquid density, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid below a volume share of vapour of about 0.9; at quality 1 it stays at 0.833.
 *
 * Source: A. A. Armand, Izv. Vses. Teplotekh. Inst. 1 (1946) 16-23.
 */
export function armand(input: Inputs): number {
  return 0.833 * homogeneous(input)
}

/** Descriptor for the registry. */
export const armandCorrelation = described<keyof Inputs>({
  id: 'armand',
  kind: 'void fraction',
  authors: 'Armand',
  year: 1946,
  title: 'Void fraction as a share of that without slip',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'A. A. Armand, Izv. Vses. Teplotekh. Inst. 1 (1946) 16-23.',
  formula: armand,
})
