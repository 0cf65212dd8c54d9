import { described } from '../described'
import { inner, martinelli } from '../groups'
import { type Given, quantities } from '../quantities'
import { wholeGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of pure and mixed refrigerants.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for refrigerants in tubes of 7.7 to 10.9 mm, mass flux 50 to 600.
 *
 * Source: A. L. Souza, M. M. Pimenta, ASME FED 210 (1995) 161-171; not compared with the paper itself.
 */
export function souzaPimenta(input: Inputs): number {
  const x = inner(input.quality)
  const densities = Math.sqrt(input.liquidDensity / input.vapourDensity)
  const ratio = densities * (input.vapourViscosity / input.liquidViscosity) ** 0.125
  const factor = 1 + (ratio ** 2 - 1) * x ** 1.75 * (1 + 0.9524 * ratio * martinelli(input) ** 0.4126)
  return wholeGradients(input).liquid * factor
}

/** Descriptor for the registry. */
export const souzaPimentaCorrelation = described<keyof Inputs>({
  id: 'souza-pimenta',
  kind: 'two-phase friction',
  authors: 'Souza, Pimenta',
  year: 1995,
  title: 'Frictional gradient of pure and mixed refrigerants',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: { massFlux: [50, 600], diameter: [7.7e-3, 10.9e-3] },
  accuracy: 'mean deviation about 10 % of its own data',
  source: 'A. L. Souza, M. M. Pimenta, ASME FED 210 (1995) 161-171',
  trust: 'verify',
  formula: souzaPimenta,
})
