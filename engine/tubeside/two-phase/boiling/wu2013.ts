import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { rifledAreas, rifledFactor } from '../rifled'
import { rouhaniSteiner } from '../void/rouhaniSteiner'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'saturationTemperature'
  | 'surfaceTension'
  | 'heatFlux'
  | 'fins'
  | 'finHeight'
  | 'helixAngle'
  | 'apexAngle'
>

/**
 * Coefficient of boiling in a micro-fin tube by the evaporating film and suppressed nucleate boiling.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, latent heat, saturation temperature, surface tension, heat flux, number of
 * fins, fin height, helix angle, apex angle, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for micro-fin tubes up to dry-out.
 *
 * Source: Z. Wu, Y. Wu, B. Sunden, W. Li, Exp. Thermal Fluid Sci. 44 (2013) 398-408.
 */
export function wu2013(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, liquidConductivity: k } = input
  const { latentHeat, saturationTemperature: T, surfaceTension, liquidHeatCapacity: cp, heatFlux: q } = input
  const x = inner(input.quality)
  const voidFraction = rouhaniSteiner({ ...input, quality: x })
  const delta = Math.sqrt(rifledAreas(input).flow / Math.PI) * (1 - Math.sqrt(voidFraction))
  const Pr = (input.liquidViscosity * cp) / k
  const filmRe = (4 * G * (1 - x) * delta) / ((1 - voidFraction) * input.liquidViscosity)
  const film = (0.014 * filmRe ** 0.68 * Pr ** 0.4 * k) / delta
  const convective = film * rifledFactor(input, (G * D) / input.liquidViscosity, Pr)

  const onset = ((2 * surfaceTension * T * convective) / (0.38e-6 * vapourDensity * latentHeat * k)) * k
  const bubble = 0.51 * Math.sqrt((2 * surfaceTension) / (gravity * (liquidDensity - vapourDensity)))
  const drive = Math.max(0, q - onset)
  const density = (vapourDensity / liquidDensity) ** 0.581
  const nucleate = 2.8 * 207 * (k / bubble) * ((drive * bubble) / (k * T)) ** 0.745 * density * Pr ** 0.533
  const jacob = ((liquidDensity * cp * T) / (vapourDensity * latentHeat)) ** 1.25
  const z = (1.96e-5 * jacob * convective * bubble) / k
  const S = z > 1e-9 ? -Math.expm1(-z) / z : 1
  return (convective ** 3 + (S * nucleate) ** 3) ** (1 / 3)
}

/** Descriptor for the registry. */
export const wu2013Correlation = described<keyof Inputs>({
  id: 'wu-2013',
  kind: 'boiling',
  authors: 'Wu, Wu, Sunden, Li',
  year: 2013,
  title: 'Boiling in a micro-fin tube, by film and bubbles',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'liquidConductivity',
    'liquidHeatCapacity',
    'latentHeat',
    'saturationTemperature',
    'surfaceTension',
    'heatFlux',
    'fins',
    'finHeight',
    'helixAngle',
    'apexAngle',
  ]),
  validity: {},
  accuracy: 'mean deviation about 25 % over 2,221 points',
  source: 'Z. Wu, Y. Wu, B. Sunden, W. Li, Exp. Thermal Fluid Sci. 44 (2013) 398-408.',
  trust: 'verify',
  formula: wu2013,
})
