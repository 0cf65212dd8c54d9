import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { shah1979 } from './shah1979'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'vapourViscosity'
  | 'pressure'
  | 'criticalPressure'
> & { vertical?: number }

/**
 * Coefficient of condensation in plain tubes; at low vapour velocity the laminar film of Nusselt is added.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, pressure, critical pressure; `vertical` 1 for a vertical
 * tube, downward flow [-], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for tubes of 2 to 49 mm, mass flux 4 to 820; at the limit of the regimes it has a step of the size of the film.
 *
 * Source: M. M. Shah, HVAC&R Research 15 (2009) 889-913.
 */
export function shah2009(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, liquidViscosity, liquidConductivity: k } = input
  const x = inner(input.quality)
  const reduced = input.pressure / input.criticalPressure
  const J = (x * G) / Math.sqrt(gravity * D * vapourDensity * (liquidDensity - vapourDensity))
  const Z = (1 / x - 1) ** 0.8 * reduced ** 0.4
  const turbulent = shah1979(input) * (liquidViscosity / (14 * input.vapourViscosity)) ** (0.0058 + 0.557 * reduced)
  if (J >= 0.98 * (Z + 0.263) ** -0.62) return turbulent
  const Re = (G * (1 - x) * D) / liquidViscosity
  const film = (liquidDensity * (liquidDensity - vapourDensity) * gravity * k ** 3) / liquidViscosity ** 2
  const laminar = 1.32 * Re ** (-1 / 3) * Math.cbrt(film)
  if (!input.vertical) return turbulent + laminar
  const slow = 0.95 / (1.254 + 2.27 * Z ** 1.249)
  return J <= slow ? laminar : turbulent + laminar
}

/** Descriptor for the registry. */
export const shah2009Correlation = described<keyof Inputs>({
  id: 'shah-2009',
  kind: 'condensing',
  authors: 'Shah',
  year: 2009,
  title: 'Condensation in a plain tube, three regimes',
  inputs: [
    ...quantities([
      'massFlux',
      'quality',
      'diameter',
      'liquidDensity',
      'vapourDensity',
      'liquidViscosity',
      'liquidConductivity',
      'liquidHeatCapacity',
      'vapourViscosity',
      'pressure',
      'criticalPressure',
    ]),
    { name: 'vertical', unit: '-', meaning: '1 for a vertical tube, downward flow', optional: true },
  ],
  validity: { massFlux: [4, 820], diameter: [2e-3, 49e-3], reducedPressure: [0.0008, 0.905] },
  accuracy: 'mean deviation 14 % over 1,189 points',
  source: 'M. M. Shah, HVAC&R Research 15 (2009) 889-913.',
  formula: shah2009,
  groups: ({ pressure, criticalPressure }) => ({ reducedPressure: pressure / criticalPressure }),
  mayBeZero: ['vertical'],
})
