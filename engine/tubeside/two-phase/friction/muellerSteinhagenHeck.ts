import { described } from '../described'
import { type Given, quantities } from '../quantities'
import { gradientOf } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of two phases, between that of all liquid and that of all vapour.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for any quality: at 0 and 1 it is the single-phase gradient.
 *
 * Source: H. Mueller-Steinhagen, K. Heck, Chem. Eng. Process. 20 (1986) 297-308; single phases by Colebrook, where
 * the authors used Blasius.
 */
export function muellerSteinhagenHeck(input: Inputs): number {
  const { quality: x } = input
  const liquid = gradientOf(input.massFlux, input.liquidDensity, input.liquidViscosity, input)
  const vapour = gradientOf(input.massFlux, input.vapourDensity, input.vapourViscosity, input)
  return (liquid + 2 * (vapour - liquid) * x) * Math.max(0, 1 - x) ** (1 / 3) + vapour * x ** 3
}

/** Descriptor for the registry. */
export const muellerSteinhagenHeckCorrelation = described<keyof Inputs>({
  id: 'mueller-steinhagen-heck',
  kind: 'two-phase friction',
  authors: 'Mueller-Steinhagen, Heck',
  year: 1986,
  title: 'Frictional gradient between all liquid and all vapor',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: { massFlux: [16, 6400], diameter: [4e-3, 0.4] },
  accuracy: 'mean deviation 42 % over 9,300 points of many fluids; about 20 % for refrigerants',
  source: 'H. Mueller-Steinhagen, K. Heck, Chem. Eng. Process. 20 (1986) 297-308',
  formula: muellerSteinhagenHeck,
})
