import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { filmThickness, pattern } from '../stratified'

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
  | 'latentHeat'
  | 'surfaceTension'
  | 'wallDifference'
>

/**
 * Coefficient of condensation in a horizontal tube by its flow pattern: a falling film at the top, a convective film on
 * the rest.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, surface tension, wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for plain horizontal tubes.
 *
 * Source: J. R. Thome, J. El Hajal, A. Cavallini, Int. J. Heat Mass Transfer 46 (2003) 3365-3387; pattern 3349-3363.
 */
export function thome2003(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, liquidViscosity, liquidConductivity: k } = input
  const x = inner(input.quality)
  const { voidFraction, dryAngle, stratifiedFlux } = pattern({ ...input, quality: x }, 'condensing')
  const delta = filmThickness(D, voidFraction, dryAngle)
  const Re = (4 * G * (1 - x) * delta) / ((1 - voidFraction) * liquidViscosity)
  const Pr = (liquidViscosity * input.liquidHeatCapacity) / k
  const vapourSpeed = (G * x) / (vapourDensity * voidFraction)
  const liquidSpeed = (G * (1 - x)) / (liquidDensity * (1 - voidFraction))
  const gap = liquidDensity - vapourDensity
  const waves = ((gap * gravity * delta ** 2) / input.surfaceTension) ** 0.25 * Math.sqrt(vapourSpeed / liquidSpeed)
  const roughness = 1 + waves * Math.min(1, G / stratifiedFlux)
  const convective = (0.003 * Re ** 0.74 * Math.sqrt(Pr) * k * roughness) / delta
  const dT = Math.max(0.1, input.wallDifference)
  const falling =
    0.728 * ((liquidDensity * gap * gravity * input.latentHeat * k ** 3) / (liquidViscosity * D * dT)) ** 0.25
  return (dryAngle * falling + (2 * Math.PI - dryAngle) * convective) / (2 * Math.PI)
}

/** Descriptor for the registry. */
export const thome2003Correlation = described<keyof Inputs>({
  id: 'thome-2003',
  kind: 'condensing',
  authors: 'Thome, El Hajal, Cavallini',
  year: 2003,
  title: 'Condensation in a horizontal tube by flow pattern',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'liquidConductivity',
    'liquidHeatCapacity',
    'vapourViscosity',
    'latentHeat',
    'surfaceTension',
    'wallDifference',
  ]),
  validity: { massFlux: [16, 1532], diameter: [3.1e-3, 21.4e-3] },
  accuracy: '85 % of its own data within 20 %',
  source: 'J. R. Thome, J. El Hajal, A. Cavallini, Int. J. Heat Mass Transfer 46 (2003) 3365-3387',
  formula: thome2003,
})
