import { described } from '../described'
import { gravity, inner, martinelli } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'
>

/**
 * Void fraction in smooth and micro-fin tubes by the Froude rate and the Martinelli parameter.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for refrigerants evaporating and condensing, mass flux 75 to 700 kg/s m2.
 *
 * Source: D. A. Yashar and co-workers, HVAC&R Research 7 (2001) 67-82.
 */
export function yashar(input: Inputs): number {
  const { massFlux: G, diameter: D, vapourDensity } = input
  const x = inner(input.quality)
  const Ft = (G / vapourDensity) * Math.sqrt(x ** 3 / ((1 - x) * gravity * D))
  return (1 + 1 / Ft + martinelli(input)) ** -0.321
}

/** Descriptor for the registry. */
export const yasharCorrelation = described<keyof Inputs>({
  id: 'yashar',
  kind: 'void fraction',
  authors: 'Yashar, Wilson, Kopke, Graham, Chato, Newell',
  year: 2001,
  title: 'Void fraction in micro-fin tubes',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'vapourViscosity',
  ]),
  validity: { massFlux: [75, 700] },
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'D. A. Yashar and co-workers, HVAC&R Research 7 (2001) 67-82.',
  formula: yashar,
})
