import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'surfaceTension' | 'pressure',
  'angle'
>

/** Standard atmosphere [Pa]. */
const atmosphere = 101_325

/**
 * Void fraction by drift flux at any inclination of the tube.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, surface tension, pressure,
 * inclination (optional), SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: M. A. Woldesemayat, A. J. Ghajar, Int. J. Multiphase Flow 33 (2007) 347-370.
 */
export function woldesemayatGhajar(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, angle = 0 } = input
  const x = inner(input.quality)
  const vapour = (G * x) / vapourDensity
  const liquid = (G * (1 - x)) / liquidDensity
  const mixed = vapour * (1 + (liquid / vapour) ** ((vapourDensity / liquidDensity) ** 0.1))
  const lift = gravity * D * input.surfaceTension * (1 + Math.cos(angle)) * (liquidDensity - vapourDensity)
  const drift = 2.9 * (lift / liquidDensity ** 2) ** 0.25
  return vapour / (mixed + drift * (1.22 + 1.22 * Math.sin(angle)) ** (atmosphere / input.pressure))
}

/** Descriptor for the registry. */
export const woldesemayatGhajarCorrelation = described<keyof Inputs>({
  id: 'woldesemayat-ghajar',
  kind: 'void fraction',
  authors: 'Woldesemayat, Ghajar',
  year: 2007,
  title: 'Void fraction by drift flux at any inclination',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'surfaceTension', 'pressure'],
    ['angle'],
  ),
  validity: {},
  accuracy: '85 % of 2,845 points within 15 %',
  source: 'M. A. Woldesemayat, A. J. Ghajar, Int. J. Multiphase Flow 33 (2007) 347-370.',
  formula: woldesemayatGhajar,
})
