import { described } from '../described'
import { confinement, inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { partGradients } from './singlePhase'

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
 * Frictional gradient of R-134a in micro tubes.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, surface tension, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for diameters 0.24 to 0.79 mm only.
 *
 * Source: Y. W. Hwang, M. S. Kim, Int. J. Heat Mass Transfer 49 (2006) 1804-1812.
 */
export function hwangKim(input: Inputs): number {
  const x = inner(input.quality)
  const { liquid, vapour } = partGradients(input, x)
  const Re = (input.massFlux * input.diameter) / input.liquidViscosity
  const X = Math.sqrt(liquid / vapour)
  const C = 0.227 * Re ** 0.452 * X ** -0.32 * confinement(input) ** -0.82
  return liquid + C * Math.sqrt(liquid * vapour) + vapour
}

/** Descriptor for the registry. */
export const hwangKimCorrelation = described<keyof Inputs>({
  id: 'hwang-kim',
  kind: 'two-phase friction',
  authors: 'Hwang, Kim',
  year: 2006,
  title: 'Frictional gradient in micro tubes',
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
  validity: { diameter: [2.44e-4, 7.92e-4] },
  accuracy: 'mean deviation 8 % of its own data',
  source: 'Y. W. Hwang, M. S. Kim, Int. J. Heat Mass Transfer 49 (2006) 1804-1812.',
  formula: hwangKim,
})
