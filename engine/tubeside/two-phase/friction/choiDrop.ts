import { described } from '../described'
import { gravity, mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'latentHeat'> & {
  qualityIn: number
  qualityOut: number
  length: number
}

/**
 * Pressure drop of refrigerant over a length of plain or micro-fin tube, friction and acceleration.
 *
 * @param input  mass flux, inside diameter, liquid density, vapour density, liquid viscosity, latent heat;
 * `qualityIn` quality entering [-]; `qualityOut` quality leaving [-]; `length` length of tube [m], SI
 * @returns      pressure drop [Pa]
 *
 * Valid for evaporating and condensing refrigerants; in micro-fin tubes the diameter is the hydraulic diameter.
 *
 * Source: J. Y. Choi, M. A. Kedzierski, P. A. Domanski, NISTIR 6333 (1999).
 */
export function choiDrop(input: Inputs): number {
  const { massFlux: G, diameter: D, length: L, qualityIn, qualityOut } = input
  const volume = (x: number) => 1 / mixedDensity(x, input.liquidDensity, input.vapourDensity)
  const entering = volume(qualityIn)
  const leaving = volume(qualityOut)
  const Re = (G * D) / input.liquidViscosity
  const K = (Math.abs(qualityOut - qualityIn) * input.latentHeat) / (L * gravity)
  const friction = 0.00506 * Re ** -0.0951 * K ** 0.1554
  return ((friction * L * (leaving + entering)) / D + leaving - entering) * G * G
}

/** Descriptor for the registry. */
export const choiDropCorrelation = described<keyof Inputs>({
  id: 'choi-kedzierski-domanski-drop',
  kind: 'two-phase friction',
  authors: 'Choi, Kedzierski, Domanski',
  year: 1999,
  title: 'Pressure drop of a length of plain or micro-fin tube, friction and acceleration',
  inputs: [
    ...quantities(['massFlux', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'latentHeat']),
    { name: 'qualityIn', unit: '-', meaning: 'quality entering' },
    { name: 'qualityOut', unit: '-', meaning: 'quality leaving' },
    { name: 'length', unit: 'm', meaning: 'length of tube' },
  ],
  validity: {},
  accuracy: 'mean deviation 11 % of its own data',
  source: 'J. Y. Choi, M. A. Kedzierski, P. A. Domanski, NISTIR 6333 (1999).',
  formula: choiDrop,
})
