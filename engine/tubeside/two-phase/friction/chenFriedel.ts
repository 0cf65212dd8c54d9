import { described } from '../described'
import { gravity, inner, mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'
import { friedel } from './friedel'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'vapourViscosity'
  | 'surfaceTension',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of Friedel with a factor for small tubes.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, surface tension, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for tubes of 1 to 9 mm; a step at a Bond number of 2.5 (a quarter of the usual definition).
 *
 * Source: I. Y. Chen, K. S. Yang, Y. J. Chang, C. C. Wang, Int. J. Multiphase Flow 27 (2001) 1293-1299.
 */
export function chenFriedel(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, surfaceTension } = input
  const x = inner(input.quality)
  // A quarter of the usual Bond number.
  const Bo = (gravity * (liquidDensity - vapourDensity) * D * D) / (4 * surfaceTension)
  const friedelGradient = friedel({ ...input, quality: x })
  if (Bo >= 2.5) {
    const We = (G * G * D) / (surfaceTension * mixedDensity(x, liquidDensity, vapourDensity))
    return (friedelGradient * We ** 0.2) / (2.5 + 0.06 * Bo)
  }
  const liquidRe = (G * D) / input.liquidViscosity
  const vapourRe = (G * x * D) / input.vapourViscosity
  return (friedelGradient * 0.0333 * liquidRe ** 0.45) / (vapourRe ** 0.09 * (1 + 0.4 * Math.exp(-Bo)))
}

/** Descriptor for the registry. */
export const chenFriedelCorrelation = described<keyof Inputs>({
  id: 'chen-friedel',
  kind: 'two-phase friction',
  authors: 'Chen, Yang, Chang, Wang',
  year: 2001,
  title: 'Frictional gradient of Friedel, changed for small tubes',
  inputs: quantities(
    [
      'massFlux',
      'quality',
      'diameter',
      'liquidDensity',
      'vapourDensity',
      'liquidViscosity',
      'vapourViscosity',
      'surfaceTension',
    ],
    ['roughness', 'evenTransition'],
  ),
  validity: { diameter: [1e-3, 9e-3] },
  accuracy: 'mean deviation 19 % of its own data',
  source: 'I. Y. Chen, K. S. Yang, Y. J. Chang, C. C. Wang, Int. J. Multiphase Flow 27 (2001) 1293-1299.',
  formula: chenFriedel,
})
