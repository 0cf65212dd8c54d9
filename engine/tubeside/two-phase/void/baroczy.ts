import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Void fraction by ratios of quality, density and viscosity.
 *
 * @param input  quality, liquid density, vapour density, liquid viscosity, vapour viscosity, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: C. J. Baroczy, Chem. Eng. Prog. Symp. Ser. 61 (1965) 179-191.
 */
export function baroczy(input: Inputs): number {
  const x = inner(input.quality)
  const viscosities = input.liquidViscosity / input.vapourViscosity
  return 1 / (1 + ((1 - x) / x) ** 0.74 * (input.vapourDensity / input.liquidDensity) ** 0.65 * viscosities ** 0.13)
}

/** Descriptor for the registry. */
export const baroczyCorrelation = described<keyof Inputs>({
  id: 'baroczy',
  kind: 'void fraction',
  authors: 'Baroczy',
  year: 1965,
  title: 'Void fraction by density and viscosity ratios',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'C. J. Baroczy, Chem. Eng. Prog. Symp. Ser. 61 (1965) 179-191.',
  formula: baroczy,
})
