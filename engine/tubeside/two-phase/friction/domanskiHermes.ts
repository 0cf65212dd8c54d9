import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'vapourViscosity'> & {
  bendDiameter: number
}

/**
 * Ratio of the pressure gradient in a return bend to that in a straight tube by Mueller-Steinhagen and Heck.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, vapour viscosity; `bendDiameter`
 * centre to centre of the legs of the bend [m], SI
 * @returns      ratio of gradients, at least 1 [-]
 *
 * Valid for R-22 and R-410A in bends of 3.3 to 11.6 mm; not below 1.
 *
 * Source: P. A. Domanski, C. J. L. Hermes, Appl. Thermal Eng. 28 (2008) 793-800; not compared with the paper itself.
 */
export function domanskiHermes(input: Inputs): number {
  const x = Math.min(0.999, Math.max(1e-3, input.quality))
  const Re = (input.massFlux * x * input.diameter) / input.vapourViscosity
  const densities = input.liquidDensity / input.vapourDensity
  const curve = (input.bendDiameter / input.diameter) ** -0.67
  return Math.max(1, 6.5e-3 * Re ** 0.54 * (1 / x - 1) ** 0.21 * densities ** 0.34 * curve)
}

/** Descriptor for the registry. */
export const domanskiHermesCorrelation = described<keyof Inputs>({
  id: 'domanski-hermes-bend',
  kind: 'two-phase friction',
  authors: 'Domanski, Hermes',
  year: 2008,
  title: 'Return bends: gradient over that of straight tube',
  inputs: [
    ...quantities(['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'vapourViscosity']),
    { name: 'bendDiameter', unit: 'm', meaning: 'centre to centre of the legs of the bend' },
  ],
  validity: {},
  accuracy: 'mean deviation 21 % over 241 points',
  source: 'P. A. Domanski, C. J. L. Hermes, Appl. Thermal Eng. 28 (2008) 793-800',
  trust: 'verify',
  formula: domanskiHermes,
})
