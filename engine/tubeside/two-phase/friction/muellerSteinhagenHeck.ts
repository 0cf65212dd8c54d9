import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'
>

/**
 * Frictional pressure gradient of two phases, between that of all liquid and that of all vapour.
 *
 * @param input  mass flux, quality, inside diameter, densities and viscosities of the saturated phases, SI
 * @returns      gradient, positive where pressure falls [Pa/m]
 *
 * Valid for any quality: at 0 and 1 it is the single-phase gradient of a smooth tube.
 *
 * Source: H. Mueller-Steinhagen, K. Heck, Chem. Eng. Process. 20 (1986) 297-308.
 */
export function muellerSteinhagenHeck(input: Inputs): number {
  const { massFlux: G, diameter, quality: x } = input
  const liquid = allOf(G, diameter, input.liquidDensity, input.liquidViscosity)
  const vapour = allOf(G, diameter, input.vapourDensity, input.vapourViscosity)
  return (liquid + 2 * (vapour - liquid) * x) * Math.max(0, 1 - x) ** (1 / 3) + vapour * x ** 3
}

/** Gradient with the whole mass flux in one phase: laminar up to the crossing of both laws, then Blasius. */
function allOf(massFlux: number, diameter: number, density: number, viscosity: number): number {
  const Re = (massFlux * diameter) / viscosity
  const friction = Re < 1187 ? 64 / Re : 0.3164 / Re ** 0.25
  return (friction * massFlux * massFlux) / (2 * density * diameter)
}

/** Descriptor for the registry. */
export const muellerSteinhagenHeckCorrelation = described({
  id: 'mueller-steinhagen-heck',
  kind: 'two-phase friction',
  authors: 'Mueller-Steinhagen, Heck',
  year: 1986,
  title: 'Frictional gradient between all liquid and all vapour',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'vapourViscosity',
  ]),
  validity: { massFlux: [16, 6400], diameter: [4e-3, 0.4] },
  accuracy: 'mean deviation 42 % over 9 300 points of many fluids; about 20 % for refrigerants',
  source: 'Chem. Eng. Process. 20 (1986) 297-308',
  formula: muellerSteinhagenHeck,
})
