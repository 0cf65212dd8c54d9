import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'surfaceTension'
>

/**
 * Void fraction with a slip ratio by the Reynolds and the Weber number of the whole flow as liquid.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, surface
 * tension, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: A. Premoli, D. Di Francesco, A. Prina, La Termotecnica 25 (1971) 17-26.
 */
export function premoli(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, liquidViscosity, surfaceTension } = input
  const x = inner(input.quality)
  const densities = liquidDensity / vapourDensity
  const Re = (G * D) / liquidViscosity
  const We = (G * G * D) / (surfaceTension * liquidDensity)
  const y = (x / (1 - x)) * densities
  const first = 1.578 * Re ** -0.19 * densities ** 0.22
  const second = 0.0273 * We * Re ** -0.51 * densities ** -0.08
  const slip = 1 + first * Math.sqrt(Math.max(0, y / (1 + y * second) - y * second))
  return 1 / (1 + (slip * (1 - x)) / (x * densities))
}

/** Descriptor for the registry. */
export const premoliCorrelation = described<keyof Inputs>({
  id: 'premoli',
  kind: 'void fraction',
  authors: 'Premoli, Di Francesco, Prina',
  year: 1971,
  title: 'Void fraction by a slip of Re and We (CISE)',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'surfaceTension',
  ]),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'A. Premoli, D. Di Francesco, A. Prina, La Termotecnica 25 (1971) 17-26.',
  formula: premoli,
})
