import { described } from '../described'
import { gravity, inner, mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'
import { wholeGradients } from './singlePhase'

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
 * Frictional gradient of condensing refrigerants.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, surface tension, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for refrigerants in tubes of 0.1 to 10 mm; towards quality 0 the last term has no meaning, so that quality is
 * limited.
 *
 * Source: Y. Xu, X. Fang, Nucl. Eng. Design 263 (2013) 87-96.
 */
export function xuFang(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity } = input
  const x = inner(input.quality)
  const { liquid, vapour } = wholeGradients(input)
  const density = mixedDensity(x, liquidDensity, vapourDensity)
  const Fr = (G / density) ** 2 / (gravity * D)
  const We = (G * G * D) / (input.surfaceTension * density)
  const square = vapour / liquid
  const liftOff = 0.00775 * x ** -0.475 * Fr ** 0.535 * We ** 0.188
  return liquid * (square * x ** 3 + (1 - x ** 2.59) ** 0.632 * (1 + 2 * x ** 1.17 * (square - 1) + liftOff))
}

/** Descriptor for the registry. */
export const xuFangCorrelation = described<keyof Inputs>({
  id: 'xu-fang',
  kind: 'two-phase friction',
  authors: 'Xu, Fang',
  year: 2013,
  title: 'Frictional gradient of condensing flow',
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
  validity: {},
  accuracy: 'mean deviation 19 % over 1,289 points',
  source: 'Y. Xu, X. Fang, Nucl. Eng. Design 263 (2013) 87-96.',
  formula: xuFang,
})
