import { described } from '../described'
import { inner, phaseAlone } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'pressure'
  | 'criticalPressure'
>

/**
 * Coefficient of film condensation in a plain tube, by enhancement of the whole flow as liquid.
 *
 * @param input  mass flux, quality, inside diameter, properties of the saturated liquid, pressures, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for reduced pressures 0.002 to 0.44 and turbulent liquid, in any direction of the tube.
 *
 * Source: M. M. Shah, Int. J. Heat Mass Transfer 22 (1979) 547-556.
 */
export function shah1979(input: Inputs): number {
  const x = inner(input.quality)
  const all = phaseAlone(
    input.massFlux,
    input.diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const reduced = input.pressure / input.criticalPressure
  return all * ((1 - x) ** 0.8 + (3.8 * x ** 0.76 * (1 - x) ** 0.04) / reduced ** 0.38)
}

/** Descriptor for the registry. */
export const shah1979Correlation = described({
  id: 'shah-1979',
  kind: 'condensing',
  authors: 'Shah',
  year: 1979,
  title: 'Condensation in a plain tube',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidViscosity',
    'liquidConductivity',
    'liquidHeatCapacity',
    'pressure',
    'criticalPressure',
  ]),
  validity: { massFlux: [10.8, 1599], diameter: [7e-3, 40e-3], reducedPressure: [0.002, 0.44], Re: [350, 1e6] },
  accuracy: 'mean deviation 15 % over 474 points',
  source: 'Int. J. Heat Mass Transfer 22 (1979) 547-556',
  formula: shah1979,
  groups: ({ massFlux, diameter, liquidViscosity, pressure, criticalPressure }) => ({
    reducedPressure: pressure / criticalPressure,
    Re: (massFlux * diameter) / liquidViscosity,
  }),
})
