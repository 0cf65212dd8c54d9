import { described } from '../described'
import { gravity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'liquidDensity' | 'vapourDensity' | 'liquidConductivity' | 'liquidViscosity' | 'latentHeat' | 'wallDifference'
> & { length: number; inclination?: number }

/**
 * Mean coefficient of a laminar film of condensate on an inclined plate.
 *
 * @param input  liquid density, vapour density, liquid conductivity, liquid viscosity, latent heat, wall difference;
 * `length` length of the plate along the flow [m]; `inclination` angle of the plate to the horizontal, vertical if
 * left out [rad], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for film Reynolds numbers below 30.
 *
 * Source: W. Nusselt, Z. VDI 60 (1916) 541-546, 569-575.
 */
export function nusseltPlate(input: Inputs): number {
  const { liquidDensity, liquidConductivity: k, length, inclination = Math.PI / 2 } = input
  const difference = Math.max(1e-6, input.wallDifference)
  const weight = gravity * Math.sin(inclination) * liquidDensity * (liquidDensity - input.vapourDensity)
  const film = (k ** 3 * weight * input.latentHeat) / (input.liquidViscosity * difference * length)
  return ((2 * Math.SQRT2) / 3) * film ** 0.25
}

/** Descriptor for the registry. */
export const nusseltPlateCorrelation = described<keyof Inputs>({
  id: 'nusselt-plate',
  kind: 'condensing',
  authors: 'Nusselt',
  year: 1916,
  title: 'Laminar film on an inclined plate',
  inputs: [
    ...quantities([
      'liquidDensity',
      'vapourDensity',
      'liquidConductivity',
      'liquidViscosity',
      'latentHeat',
      'wallDifference',
    ]),
    { name: 'length', unit: 'm', meaning: 'length of the plate along the flow' },
    {
      name: 'inclination',
      unit: 'rad',
      meaning: 'angle of the plate to the horizontal, vertical if left out',
      optional: true,
    },
  ],
  validity: {},
  accuracy: 'exact for a smooth laminar film',
  source: 'W. Nusselt, Z. VDI 60 (1916) 541-546, 569-575.',
  formula: nusseltPlate,
})
