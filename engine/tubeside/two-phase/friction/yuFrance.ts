import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { gradientOf } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of boiling water in a tube of 3 mm.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for laminar liquid and turbulent vapour in tubes of about 3 mm; at quality 0 it is zero.
 *
 * Source: W. Yu, D. M. France, M. W. Wambsganss, J. R. Hull, Int. J. Multiphase Flow 28 (2002) 927-941.
 */
export function yuFrance(input: Inputs): number {
  const { massFlux: G, diameter: D } = input
  const x = inner(input.quality)
  const liquid = gradientOf(G * (1 - x), input.liquidDensity, input.liquidViscosity, input)
  const liquidRe = (G * (1 - x) * D) / input.liquidViscosity
  const vapourRe = (G * x * D) / input.vapourViscosity
  const densities = Math.sqrt(input.vapourDensity / input.liquidDensity)
  const X = (18.65 * densities * ((1 - x) / x) * vapourRe ** 0.1) / Math.sqrt(liquidRe)
  return liquid * X ** -1.9
}

/** Descriptor for the registry. */
export const yuFranceCorrelation = described<keyof Inputs>({
  id: 'yu-france',
  kind: 'two-phase friction',
  authors: 'Yu, France, Wambsganss, Hull',
  year: 2002,
  title: 'Frictional gradient of boiling water in a small tube',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: {},
  accuracy: 'most of its own data within 30 %',
  source: 'W. Yu, D. M. France, M. W. Wambsganss, J. R. Hull, Int. J. Multiphase Flow 28 (2002) 927-941.',
  formula: yuFrance,
})
