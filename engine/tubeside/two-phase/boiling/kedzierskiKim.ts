import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'pressure'
  | 'criticalPressure'
  | 'tapePitch'
  | 'heatFlux'
> & { tapeThickness?: number }

/**
 * Coefficient of boiling in a tube with a twisted tape by swirl, Prandtl and boiling number.
 *
 * @param input  mass flux, quality, inside diameter, liquid viscosity, liquid conductivity, liquid heat capacity,
 * latent heat, pressure, critical pressure, tape pitch, heat flux; `tapeThickness` thickness of the tape, thin if
 * left out [m], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for refrigerants in tubes with tapes of a pitch of about 4 diameters; quality limited to 0.95.
 *
 * Source: M. A. Kedzierski, M. S. Kim, Thermal Science and Engineering 6 (1998) 113-122.
 */
export function kedzierskiKim(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidConductivity: k, heatFlux } = input
  const x = Math.min(0.95, inner(input.quality))
  const y = input.tapePitch / D
  const velocity = Math.sqrt(1 + (Math.PI / (2 * y)) ** 2)
  const Sw =
    (((G * D) / input.liquidViscosity) * (Math.PI / (Math.PI - (4 * (input.tapeThickness ?? 0)) / D)) * velocity) /
    Math.sqrt(y)
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / k
  const reduced = Math.min(0.95, input.pressure / input.criticalPressure)
  const Bo = Math.max(1e-7, heatFlux / (G * input.latentHeat))
  const c1 = 0.993 - 1.18 * x + 0.899 * x * x
  const c2 = 1.108 - 2.366 * x + 1.451 * x * x
  const c3 = -2.383 + 5.255 * x - 1.791 * x * x
  const c4 = -3.195 + 6.668 * x
  const c5 = 1.073 - 2.679 * x + (1.44 + 0.003) * x * x
  const Nu = 1.356 * Sw ** c1 * Pr ** c2 * reduced ** c3 * (-Math.log10(reduced)) ** c4 * Bo ** c5
  return (Nu * k) / D
}

/** Descriptor for the registry. */
export const kedzierskiKimCorrelation = described<keyof Inputs>({
  id: 'kedzierski-kim',
  kind: 'boiling',
  authors: 'Kedzierski, Kim',
  year: 1998,
  title: 'Boiling in a tube with a twisted tape',
  inputs: [
    ...quantities([
      'massFlux',
      'quality',
      'diameter',
      'liquidViscosity',
      'liquidConductivity',
      'liquidHeatCapacity',
      'latentHeat',
      'pressure',
      'criticalPressure',
      'tapePitch',
      'heatFlux',
    ]),
    { name: 'tapeThickness', unit: 'm', meaning: 'thickness of the tape, thin if left out', optional: true },
  ],
  validity: {},
  accuracy: 'most of its own data within 20 %',
  source: 'M. A. Kedzierski, M. S. Kim, Thermal Science and Engineering 6 (1998) 113-122.',
  trust: 'verify',
  formula: kedzierskiKim,
})
