import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux' | 'quality' | 'diameter' | 'vapourDensity' | 'vapourViscosity'> & {
  bendDiameter: number
}

/**
 * Pressure drop of a return bend with two-phase R-22.
 *
 * @param input  mass flux, quality, inside diameter, vapour density, vapour viscosity; `bendDiameter` centre to
 * centre of the legs of the bend [m], SI
 * @returns      pressure drop of one bend [Pa]
 *
 * Valid for R-22 in bends of 11.4 mm tube, quality 0.2 to 0.8.
 *
 * Source: D. F. Geary, ASHRAE Trans. 81 part 1 (1975) 250-264; not compared with the paper itself.
 */
export function geary(input: Inputs): number {
  const { massFlux: G, diameter: D, bendDiameter } = input
  const x = Math.max(1e-6, input.quality)
  const Re = (G * x * D) / input.vapourViscosity
  const factor = (8.03e-8 * Math.sqrt(Re)) / (x ** 1.25 * Math.exp((0.215 * bendDiameter) / D))
  const length = (Math.PI / 2) * bendDiameter
  return (factor * length * (x * G) ** 2) / (2 * input.vapourDensity * D)
}

/** Descriptor for the registry. */
export const gearyCorrelation = described<keyof Inputs>({
  id: 'geary-bend',
  kind: 'two-phase friction',
  authors: 'Geary',
  year: 1975,
  title: 'Return bends: pressure drop of R-22',
  inputs: [
    ...quantities(['massFlux', 'quality', 'diameter', 'vapourDensity', 'vapourViscosity']),
    { name: 'bendDiameter', unit: 'm', meaning: 'centre to centre of the legs of the bend' },
  ],
  validity: {},
  accuracy: 'about 20 % of its own data',
  source: 'D. F. Geary, ASHRAE Trans. 81 part 1 (1975) 250-264',
  trust: 'verify',
  formula: geary,
})
