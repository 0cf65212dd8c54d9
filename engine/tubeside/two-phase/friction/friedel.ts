import { described } from '../described'
import { gravity, mixedDensity } from '../groups'
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
 * Frictional gradient of two phases in horizontal tubes and upward flow.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, surface tension, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for viscosity ratios below 1 000 and diameters above 4 mm.
 *
 * Source: L. Friedel, European Two-Phase Flow Group Meeting, Ispra (1979), paper E2.
 */
export function friedel(input: Inputs): number {
  const { massFlux: G, quality: x, diameter: D, liquidDensity, vapourDensity, surfaceTension } = input
  const { liquid, vapour } = wholeGradients(input)
  const viscosities = input.vapourViscosity / input.liquidViscosity
  const H = (liquidDensity / vapourDensity) ** 0.91 * viscosities ** 0.19 * Math.max(0, 1 - viscosities) ** 0.7
  const F = x ** 0.78 * Math.max(0, 1 - x) ** 0.224
  const density = mixedDensity(x, liquidDensity, vapourDensity)
  const Fr = (G / density) ** 2 / (gravity * D)
  const We = (G * G * D) / (surfaceTension * density)
  return liquid * (1 - x) ** 2 + vapour * x ** 2 + (liquid * 3.24 * F * H) / (Fr ** 0.0454 * We ** 0.035)
}

/** Descriptor for the registry. */
export const friedelCorrelation = described<keyof Inputs>({
  id: 'friedel',
  kind: 'two-phase friction',
  authors: 'Friedel',
  year: 1979,
  title: 'Frictional gradient by a multiplier on all liquid',
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
  validity: { diameter: [4e-3, 0.3] },
  accuracy: 'mean deviation 20 to 40 % for refrigerants',
  source: 'L. Friedel, European Two-Phase Flow Group Meeting, Ispra (1979), paper E2.',
  formula: friedel,
})
